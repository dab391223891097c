"""Hatchling hook: every build carries the built page; a wheel also carries the compiled rules, where this machine can
compile them. Editable installs never compile.

MASTABA_MYPYC=auto (default) | off | require
MASTABA_WEB=auto (default: when its sources changed) | skip | force
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import build_web  # noqa: E402 (it lies in tools/)
import compile_core  # noqa: E402


class MastabaBuildHook(BuildHookInterface):
    """Everything that a build adds to the sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [*(compile_requirements() if compiling_wanted() else []), *build_web.requirements()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_web.build()
        if self.target_name == "wheel" and version != "editable":
            add_compiled_core(build_data)


def compiling_wanted() -> bool:
    """Whether to try: never for `off`, always for `require`, else if nothing is missing."""
    mode = os.environ.get("MASTABA_MYPYC", "auto")
    if mode not in ("auto", "off", "require"):
        raise SystemExit(f"MASTABA_MYPYC is auto, off or require, not {mode}.")
    able = sys.implementation.name == "cpython" and compile_core.what_is_missing() is None
    return mode == "require" or (mode == "auto" and able)


def compile_requirements() -> list[str]:
    """The dependency group `compile`, so that its versions stand in one place."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    group: list[str] = project["dependency-groups"]["compile"]
    return group


def add_compiled_core(build_data: dict[str, Any]) -> None:
    """Puts the compiled core into the wheel, or says why the wheel stays pure."""
    if not compiling_wanted():
        print("mastaba: this wheel carries the plain sources only.", file=sys.stderr)
        return
    done = subprocess.run([sys.executable, compile_core.__file__], check=False, capture_output=True, text=True)
    if done.returncode:
        if os.environ.get("MASTABA_MYPYC") == "require":
            raise SystemExit(f"{done.stdout}{done.stderr}mastaba: compiling the rules failed.")
        print("mastaba: compiling the rules failed, so this wheel carries the plain sources only.", file=sys.stderr)
        return
    core = compile_core.load_core(compile_core.SOURCES)
    packed = Path(core.PACKED).relative_to(compile_core.SOURCES)
    folder = Path(core.find())
    for file in folder.rglob("*"):
        if file.is_file():
            build_data["force_include"][str(file)] = (packed / file.relative_to(folder)).as_posix()
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
