"""Environments of their own, as people have them who only play, and wheels as they are built for them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.repository.toy_project import ROOT

UV = ROOT / ".tools" / "bin" / "uv"  # put there by make
LOCKS = ROOT / "requirements"


def clean(**more: str) -> dict[str, str]:
    """This environment without what makes Mastaba or Python behave otherwise, as the programs of the tests' own."""
    ours = ("MASTABA_", "PYTHON", "VIRTUAL_ENV")
    path = [folder for folder in os.environ["PATH"].split(os.pathsep) if Path(folder) != Path(sys.prefix, "bin")]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"PATH": os.pathsep.join(path)} | more


def run(*words: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [str(word) for word in words]
    return subprocess.run(
        command, cwd=cwd, env=clean(**environment), capture_output=True, text=True, check=False, timeout=1200
    )


def new_environment(folder: Path, *locks: str) -> Path:
    """Its Python; it holds what these locks hold and nothing else."""
    python = folder / "bin" / "python"
    done = run(UV, "venv", "--quiet", "--python", sys.executable, folder, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    files = [word for lock in locks for word in ("-r", str(LOCKS / f"{lock}.lock"))]
    done = run(UV, "pip", "install", "--quiet", "--python", python, "--require-hashes", *files, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return python


def build_wheel(project: Path, into: Path, **environment: str) -> tuple[subprocess.CompletedProcess[str], Path | None]:
    """What the build said, and the wheel it made, if it made one; the page is not built for it."""
    words = ["build", "--wheel", "--build-constraints", str(LOCKS / "build.lock"), "--python", sys.executable]
    done = run(UV, *words, "--out-dir", into, project, cwd=project, MASTABA_WEB="skip", **environment)
    return done, next(into.glob("*.whl"), None)
