"""Whoever waits for the compiler is told how long, whether on a terminal or in a log."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest

from tools.compile_progress import FIRST_TIME, Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def groups(tmp_path: Path) -> dict[str, list[Path]]:
    found = {name: [tmp_path / f"{name}.py"] for name in ("mastaba_kernel", "mastaba_babel", "mastaba_sa_re")}
    for (file,) in found.values():
        file.write_text("pass\n" * 1000)
    return found


def run(progress: Progress, files: int = 20) -> None:
    progress.announce(3)
    progress.files(files * 100, files, 0)
    for number in range(files):
        progress.file_done(f"file {number}", 100)
    progress.remember()


def test_a_log_gets_some_lines(tmp_path: Path, groups: dict[str, list[Path]]) -> None:
    out = io.StringIO()
    run(Progress(tmp_path / "pace", groups, out), 1000)
    lines = out.getvalue().splitlines()
    assert lines[0].endswith("on a machine that has nothing else to do.")
    assert len(lines) == 13
    assert lines[-1] == "  100%, about 0 s left"


def test_a_terminal_gets_one_line_that_changes(tmp_path: Path, groups: dict[str, list[Path]]) -> None:
    out = Terminal()
    run(Progress(tmp_path / "pace", groups, out))
    assert out.getvalue().count("\n") == 2
    assert "left: file 7" in out.getvalue()
    assert out.getvalue().endswith("\r\033[K")


def test_the_next_time_only_what_changed_is_counted(tmp_path: Path, groups: dict[str, list[Path]]) -> None:
    memory = tmp_path / "pace"
    first = Progress(memory, groups, io.StringIO())
    assert first.changed == list(groups)
    run(first)
    assert Progress(memory, groups, io.StringIO()).changed == []
    groups["mastaba_babel"][0].write_text("pass\n" * 2000)
    memory.write_text(json.dumps({**json.loads(memory.read_text()), "front": 50.0, "line": 0.01}))
    again = Progress(memory, groups, io.StringIO())
    assert again.changed == ["mastaba_babel"]
    assert again.expected() == pytest.approx(50 + 2000 * 0.01 / (os.cpu_count() or 1))
    groups["mastaba_kernel"][0].write_text("pass")
    assert Progress(memory, groups, io.StringIO()).changed == list(groups)


def test_a_memory_that_cannot_be_read_is_none(tmp_path: Path, groups: dict[str, list[Path]]) -> None:
    memory = tmp_path / "pace"
    memory.write_text("{")
    assert Progress(memory, groups, io.StringIO()).last == FIRST_TIME
