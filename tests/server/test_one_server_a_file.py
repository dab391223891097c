"""One SQLite file is used by one server at a time, whatever name each of them knows it by."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from mastaba.server.storage.database import Unavailable
from mastaba.server.storage.sqlite import SqliteDatabase


def same(file: Path) -> Path:
    return file


def linked(file: Path) -> Path:
    link = file.parent / "link.db"
    link.symlink_to(file)
    return link


def linked_folder(file: Path) -> Path:
    link = file.parent.parent / "elsewhere"
    link.symlink_to(file.parent, target_is_directory=True)
    return link / file.name


def spelled_otherwise(file: Path) -> Path:
    return file.parent / ".." / file.parent.name / file.name


def second_name(file: Path) -> Path:
    name = file.parent / "second.db"
    os.link(file, name)
    return name


@pytest.mark.parametrize("other", [same, linked, linked_folder, spelled_otherwise, second_name])
def test_a_second_server_is_refused(tmp_path: Path, other: Callable[[Path], Path]) -> None:
    async def check() -> None:
        folder = tmp_path / "data"
        folder.mkdir()
        first = SqliteDatabase(str(folder / "a.db"))
        await first.open()
        await first.write(lambda db: db.run("insert into setting (name, value) values ('a', 'b')"))
        second = SqliteDatabase(str(other(folder / "a.db")))
        with pytest.raises(Unavailable, match="another server"):
            await second.open()
        assert await first.read(lambda db: db.rows("select value from setting where name = 'a'")) == [("b",)]
        await first.write(lambda db: db.run("insert into setting (name, value) values ('c', 'd')"))
        await first.close()
        await second.open()  # once the first is gone
        assert len(await second.read(lambda db: db.rows("select value from setting"))) == 2
        await second.close()

    asyncio.run(check())


def test_a_link_to_nothing_makes_the_file_it_points_to(tmp_path: Path) -> None:
    async def check() -> None:
        (tmp_path / "link.db").symlink_to(tmp_path / "there" / "real.db")
        database = SqliteDatabase(str(tmp_path / "link.db"))
        await database.open()
        await database.close()
        assert (tmp_path / "there" / "real.db").stat().st_size > 0

    asyncio.run(check())
