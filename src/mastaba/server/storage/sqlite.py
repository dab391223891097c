"""SQLite: whatever is waiting is committed as one group, and one connection only reads."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from mastaba.server.storage.database import Connection, Duplicate, Row, Unavailable, Unstorable, missing_migrations
from mastaba.server.storage.jobs import Groups, Job

T = TypeVar("T")
TIDY_AFTER = 10_000  # pages of the write-ahead log, 40 MB: a page that changes often is copied back less often
WATCH = 1.0  # seconds between looks whether another program wrote to the file
UNSTORABLE = (UnicodeEncodeError, OverflowError)


class SqliteConnection:
    def __init__(self, path: str, read_only: bool) -> None:
        self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.db.execute("pragma busy_timeout=5000")
        if read_only:
            self.db.execute("pragma query_only=on")
        else:
            self.db.execute("pragma journal_mode=wal")
            self.db.execute("pragma synchronous=full")
            self.db.execute(f"pragma wal_autocheckpoint={TIDY_AFTER}")

    def run(self, sql: str, *values: object) -> int:
        try:
            return self.db.execute(sql, values).rowcount
        except UNSTORABLE as error:
            raise Unstorable(str(error)) from error

    def rows(self, sql: str, *values: object) -> list[Row]:
        try:
            return self.db.execute(sql, values).fetchall()
        except UNSTORABLE as error:
            raise Unstorable(str(error)) from error

    def many(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        try:
            self.db.executemany(sql, values)
        except UNSTORABLE as error:
            raise Unstorable(str(error)) from error

    def notify(self, message: str) -> None:
        """There is no other process: one server owns the file."""


def take_locks(path: str) -> list[int]:
    """Of a file beside the database, and on Linux of the database itself, which may have two names: hard links.

    There `flock` and the locks SQLite takes do not see each other; elsewhere they may."""
    found: list[int] = []
    for name in (path + ".lock", *((path,) if sys.platform == "linux" else ())):
        found.append(os.open(name, os.O_RDWR | os.O_CREAT, 0o600))
        try:
            fcntl.flock(found[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            close_all(found)
            raise Unavailable(f"another server uses {path}") from None
    return found


def close_all(files: list[int]) -> None:
    for file in files:
        os.close(file)


class SqliteDatabase:
    """The default database: a file in the user's data folder, used by one server at a time.

    Statements only touch memory and run on the event loop, for a thread would wait for the interpreter at every one of
    them; the commit waits for the disk and runs on the writer thread. What comes meanwhile is the next group."""

    shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self.groups = Groups(self.begin_group)
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-read")
        self.version = 0  # of the file, as far as others write to it
        self.hear: Callable[[str], None] | None = None
        self.watching: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.path = os.path.realpath(self.path)  # SQLite too writes beside the file itself, not beside a link to it
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            self.locks = take_locks(self.path)
        except OSError as error:
            raise Unavailable(f"{self.path} cannot be used: {error}") from error
        try:
            self.writer = SqliteConnection(self.path, read_only=False)
            Path(self.path).chmod(0o600)
            migrate(self.writer)
            self.version = self.writer.rows("pragma data_version")[0][0]
            self.reader = SqliteConnection(self.path, read_only=True)
        except (sqlite3.Error, UnicodeDecodeError) as error:  # SQLite quotes a damaged schema as it is
            close_all(self.locks)
            raise Unavailable(f"{self.path} cannot be used: {error}") from error

    async def close(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
        await self.groups.finish()
        self.writing.shutdown()
        self.readers.shutdown()
        self.reader.db.close()
        self.writer.db.close()
        close_all(self.locks)

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.loop.run_in_executor(self.readers, work, self.reader)
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read now: {error}") from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.groups.write(work)

    @property
    def commits(self) -> int:
        return self.groups.count

    def listen(self, hear: Callable[[str], None]) -> None:
        """Reports `people` when the host has written to the file, as `mastaba ban` does; there is no other server."""
        self.hear = hear
        self.watch()

    def watch(self) -> None:
        if not self.groups.busy:
            self.look_elsewhere()
        self.watching = self.loop.call_later(WATCH, self.watch)

    def look_elsewhere(self) -> None:
        """SQLite changes this number when another connection has committed."""
        version = self.writer.rows("pragma data_version")[0][0]
        if version != self.version:
            self.version = version
            if self.hear is not None:
                self.hear("people")

    # ---------------------------------------------------------------------- groups
    def begin_group(self, group: list[Job]) -> None:
        """Everything that waits becomes one transaction."""
        try:
            self.look_elsewhere()
            self.carry_out(group)
        except BaseException as error:  # whatever it is: the callers must get it
            self.fail(group, error)
            self.groups.done(group)
            if not isinstance(error, Exception):
                raise
        else:
            self.writing.submit(self.commit, group)

    def carry_out(self, group: list[Job]) -> None:
        """If a job fails by itself, all begin again, each in a savepoint of its own, which takes twice the time."""
        db = self.writer.db
        if db.in_transaction:  # of a group that could not even be rolled back
            db.execute("rollback")
        db.execute("begin immediate")
        try:
            for job in group:
                job.result = job.work(self.writer)
        except sqlite3.OperationalError:
            raise
        except Exception:
            db.execute("rollback")
            db.execute("begin immediate")
            for job in group:
                self.attempt(job)

    def attempt(self, job: Job) -> None:
        db = self.writer.db
        db.execute("savepoint job")
        try:
            job.result = job.work(self.writer)
        except sqlite3.OperationalError:
            raise
        except sqlite3.IntegrityError as error:
            db.execute("rollback to job")
            job.error = Duplicate(str(error))
        except Exception as error:  # concerns this job alone; the others of the group go on
            db.execute("rollback to job")
            job.error = error
        db.execute("release job")

    def commit(self, group: list[Job]) -> None:
        """On the writer thread: nobody is answered before this is on the disk."""
        try:
            self.writer.db.execute("commit")
        except BaseException as error:
            self.fail(group, error)
        self.loop.call_soon_threadsafe(self.groups.done, group)

    def fail(self, group: list[Job], error: BaseException) -> None:
        """Disk full, read-only, I/O: nothing of the group has happened."""
        if self.writer.db.in_transaction:
            with suppress(sqlite3.Error):  # the next group begins by rolling back what is left
                self.writer.db.execute("rollback")
        for job in group:
            job.error = Unavailable(f"the database cannot be written now: {error}")


def migrate(connection: SqliteConnection, up_to: int = 10**6) -> None:
    db = connection.db
    db.execute("begin immediate")
    try:
        for number, statements in missing_migrations(db.execute("pragma user_version").fetchone()[0]):
            if number > up_to:
                break
            for statement in statements:
                db.execute(statement)
            db.execute(f"pragma user_version = {number}")
        db.execute("commit")
    except BaseException:
        db.execute("rollback")
        raise
