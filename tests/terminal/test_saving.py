"""Files are written whole or not at all, and never over another file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mastaba.terminal.saving import free_name, write_new


def test_a_new_file(tmp_path: Path) -> None:
    write_new(tmp_path / "game.mst", "é\n")
    assert (tmp_path / "game.mst").read_bytes() == b"\xc3\xa9\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.mst"]


@pytest.mark.parametrize("links", [True, False])
def test_an_existing_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    if not links:
        without_links(monkeypatch)
    (tmp_path / "game.mst").write_text("precious")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "game.mst", "new")
    assert (tmp_path / "game.mst").read_text() == "precious"
    assert [file.name for file in tmp_path.iterdir()] == ["game.mst"]


def test_a_file_system_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_links(monkeypatch)
    write_new(tmp_path / "game.mst", "new")
    assert (tmp_path / "game.mst").read_text() == "new"
    assert [file.name for file in tmp_path.iterdir()] == ["game.mst"]


def test_nothing_is_left_of_a_file_that_could_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_new(tmp_path / "game.mst", "new")
    assert list(tmp_path.iterdir()) == []


def test_the_next_free_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert free_name("babel") == Path("babel-1.mst")
    (tmp_path / "babel-1.mst").touch()
    assert free_name("babel") == Path("babel-2.mst")


def without_links(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
