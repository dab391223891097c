"""Hatchling hook: every build carries the built page; a wheel also carries the compiled rules, where this machine can
compile them. Editable installs never compile.

MASTABA_MYPYC=auto (default: where there is a compiler, and then it must succeed) | off | require
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
        return [*([] if why_pure() else compile_requirements()), *build_web.requirements()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_web.build()
        if self.target_name == "wheel" and version != "editable":
            add_compiled_core(build_data)


def why_pure() -> str | None:
    """Why this wheel carries no compiled core; None where it must."""
    mode = os.environ.get("MASTABA_MYPYC", "auto")
    if mode not in ("auto", "off", "require"):
        raise SystemExit(f"MASTABA_MYPYC is auto, off or require, not {mode}.")
    if mode == "off":
        return "MASTABA_MYPYC is off."
    missing = compile_core.what_is_missing()
    if sys.implementation.name != "cpython":
        missing = f"Only CPython runs compiled rules, and this is {sys.implementation.name}."
    if missing is not None and mode == "require":
        raise SystemExit(f"mastaba: {missing}")
    return missing


def compile_requirements() -> list[str]:
    """The dependency group `compile`, so that its versions stand in one place."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    group: list[str] = project["dependency-groups"]["compile"]
    return group


def add_compiled_core(build_data: dict[str, Any]) -> None:
    """Puts the compiled core into the wheel, or says why the wheel stays pure."""
    if reason := why_pure():
        print(f"mastaba: this wheel carries the plain sources only. {reason}", file=sys.stderr)
        return
    done = subprocess.run([sys.executable, compile_core.__file__], check=False, capture_output=True, text=True)
    if done.returncode:
        hint = "MASTABA_MYPYC=off builds a wheel of the plain sources"
        raise SystemExit(f"{done.stdout}{done.stderr}mastaba: compiling the rules failed; {hint}.")
    core = compile_core.load_core(compile_core.SOURCES)
    packed = Path(core.PACKED).relative_to(compile_core.SOURCES)
    folder = Path(core.find())
    for file in folder.rglob("*"):
        if file.is_file():
            build_data["force_include"][str(file)] = (packed / file.relative_to(folder)).as_posix()
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
