"""Streams that stand for a terminal somebody looks at."""

from __future__ import annotations

import io

import pytest

from mastaba.terminal.screen import Screen


class LiveStream(io.StringIO):
    """Says it is a terminal."""

    def isatty(self) -> bool:
        return True


def piped(typed: str = "") -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    return Screen(out, io.StringIO(typed), {}), out


def live(monkeypatch: pytest.MonkeyPatch, typed: str, columns: int, lines: int, **environment: str) -> LiveStream:
    """Makes stdin and stdout a terminal of that size; the result collects what is shown."""
    out = LiveStream()
    monkeypatch.setattr("sys.stdin", LiveStream(typed))
    monkeypatch.setattr("sys.stdout", out)
    for name, value in {"TERM": "xterm", "COLUMNS": str(columns), "LINES": str(lines), **environment}.items():
        monkeypatch.setenv(name, value)
    return out
