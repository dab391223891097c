"""`mastaba --version` says how the rules run."""

from __future__ import annotations

import os
import subprocess
import sys

import mastaba
from mastaba.core import PLAIN_ENVIRONMENT


def test_version_and_build_are_printed() -> None:
    environment = os.environ | PLAIN_ENVIRONMENT
    command = [sys.executable, "-m", "mastaba", "--version"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert mastaba.__version__ in done.stdout
    assert "pure (MASTABA_PURE is set)" in done.stdout
