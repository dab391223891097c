"""The example of a game in a package of its own: installed as anybody would, it passes its own tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.repository.toy_project import ROOT

EXAMPLE = ROOT / "examples" / "royal_ur"


def test_the_example_passes_its_own_tests(tmp_path: Path) -> None:
    words = ["pip", "install", "--quiet", "--no-deps", "--python", sys.executable, "--target", str(tmp_path)]
    words += ["--build-constraints", str(ROOT / "requirements" / "build.lock"), str(EXAMPLE)]
    subprocess.run([str(ROOT / ".tools" / "bin" / "uv"), *words], check=True)
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-c",
            os.devnull,
            "--rootdir",
            str(EXAMPLE),
            str(EXAMPLE / "tests"),
        ],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "skipped" not in ran.stdout
