"""Runs the command line as a user would, in this process or in one of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any, NamedTuple

import pytest

from mastaba.cli import main


class Ran(NamedTuple):
    """What a run left behind."""

    code: int
    out: str
    err: str

    def document(self) -> Any:
        """The one JSON document on stdout of a run that went well."""
        assert (self.code, self.err) == (0, "")
        return json.loads(self.out)

    def sentence(self) -> str:
        """The one sentence of a refusal."""
        assert self.code == 2
        assert self.err.startswith("mastaba: ") and self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("mastaba: ").removesuffix("\n")


class Mastaba:
    """The command line in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: object) -> Ran:
        self.capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as stopped:  # argparse
            code = stopped.code if isinstance(stopped.code, int) else 1
        return Ran(code, *self.capsys.readouterr())


def in_own_process(*words: object, **environment: str) -> Ran:
    done = subprocess.run(
        [sys.executable, "-m", "mastaba", *map(str, words)],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
