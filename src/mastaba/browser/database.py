"""The database of a worker: a SQLite file in memory, which the page keeps in its own storage after every change."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

from mastaba.server.storage.database import Connection, Unavailable
from mastaba.server.storage.jobs import Job
from mastaba.server.storage.sqlite import SqliteConnection, SqliteDatabase, migrate

T = TypeVar("T")
Keep = Callable[[], Awaitable[object]]


class BrowserDatabase(SqliteDatabase):
    """There are no threads, and nobody else has the file. Nobody is answered before the page has kept it."""

    def __init__(self, path: str, keep: Keep) -> None:
        super().__init__(path)
        self.keep = keep
        self.keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            self.writer = self.reader = SqliteConnection(self.path, read_only=False)
            self.writer.db.execute("pragma journal_mode=memory")  # after a commit the file alone holds everything
            migrate(self.writer)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise Unavailable(f"the database on this device cannot be read: {error}") from error

    async def close(self) -> None:
        await self.groups.finish()
        self.writer.db.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            return work(self.reader)
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read now: {error}") from error

    def look_elsewhere(self) -> None:
        """Nobody else writes."""

    def listen(self, hear: Callable[[str], None]) -> None:
        """Nor says anything."""

    def begin_group(self, group: list[Job]) -> None:
        try:
            self.carry_out(group)
            self.writer.db.execute("commit")
        except BaseException as error:
            self.fail(group, error)
            self.groups.done(group)
            if not isinstance(error, Exception):
                raise
        else:
            self.keeping = asyncio.ensure_future(self.keep_and_tell(group))

    async def keep_and_tell(self, group: list[Job]) -> None:
        """What the device could not keep has happened all the same, and goes with the window: the page says so."""
        try:
            await self.keep()
        finally:
            self.groups.done(group)
