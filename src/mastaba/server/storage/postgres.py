"""PostgreSQL: a few connections write in groups, a few read; several server processes may share the database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg

from mastaba.server.storage.database import Connection, Duplicate, Row, Unavailable, missing_migrations
from mastaba.server.storage.jobs import Groups, Job

T = TypeVar("T")
READERS = 8
WRITERS = 4
LARGEST_GROUP = 32  # so that many moves at once are shared by all writers
CHANNEL = "mastaba"
MIGRATING = 7301  # the advisory lock of two processes that start together
KEEPING = 7302


class PostgresConnection:
    def __init__(self, db: psycopg.Connection[Row]) -> None:
        self.db = db
        self.news: list[str] = []  # told with the commit

    def run(self, sql: str, *values: object) -> int:
        return self.db.execute(spelled(sql), values).rowcount

    def rows(self, sql: str, *values: object) -> list[Row]:
        return self.db.execute(spelled(sql), values).fetchall()

    def many(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        if len(values) == 1:
            self.db.execute(spelled(sql), values[0])
            return
        with self.db.cursor() as cursor:
            cursor.executemany(spelled(sql), values)

    def notify(self, message: str) -> None:
        self.news.append(message)

    def see_one_moment(self) -> None:
        """All reads from now on see one point in time."""
        self.db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ

    def migrate(self) -> None:
        migrate(self)

    def tell(self) -> None:
        """One statement for all: each takes its time, and no other process can commit news meanwhile."""
        if self.news:
            self.db.execute("select pg_notify(%s, news) from unnest(%s::text[]) as news", (CHANNEL, self.news))


def spelled(sql: str) -> bytes:
    """psycopg writes parameters as %s."""
    return sql.replace("?", "%s").encode()


class PostgresDatabase:
    """For more than one process or machine."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="postgres-read")
        self.writing = ThreadPoolExecutor(WRITERS, thread_name_prefix="postgres-write")
        self.groups = Groups(self.begin_group, WRITERS, LARGEST_GROUP)
        self.own = threading.local()
        self.all: list[psycopg.Connection[Row]] = []
        self.keeper: psycopg.Connection[Row] | None = None
        self.keeper_lock = threading.Lock()
        self.kept: set[str] = set()
        self.closing = False
        self.listener: threading.Thread | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            await self.write(migrate)
        except psycopg.Error as error:  # an address it cannot read, or a role without the right to make tables
            raise Unavailable(f"the database cannot be used: {error}") from error

    async def close(self) -> None:
        self.closing = True
        await self.groups.finish()
        if self.listener is not None:
            await asyncio.get_running_loop().run_in_executor(None, self.listener.join)
        self.writing.shutdown()
        self.readers.shutdown()
        for db in self.all:
            db.close()
        if self.keeper is not None:
            self.keeper.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.loop.run_in_executor(self.readers, self.transact, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.groups.write(work)

    @property
    def commits(self) -> int:
        return self.groups.count

    # ---------------------------------------------------------------------- groups
    def begin_group(self, group: list[Job]) -> None:
        self.writing.submit(self.carry_out, group)

    def carry_out(self, group: list[Job]) -> None:
        """On a thread: one transaction for all; if one of them fails by itself, each has its own after all."""
        try:
            results = self.transact(lambda db: [job.work(db) for job in group])
            for job, result in zip(group, results, strict=True):
                job.result = result
        except Unavailable as error:
            for job in group:
                job.error = error
        except Exception:  # nothing of the group has happened
            for job in group:
                try:
                    job.result = self.transact(job.work)
                except psycopg.errors.DeadlockDetected as error:
                    job.error = Unavailable(str(error))
                except Exception as error:  # the job's own affair
                    job.error = error
        self.loop.call_soon_threadsafe(self.groups.done, group)

    def transact(self, work: Callable[[Connection], T]) -> T:
        """One transaction on this thread's connection; a connection found dead before anything was done is replaced."""
        try:
            db = self.connection()
            with db.transaction():
                connection = PostgresConnection(db)
                result = work(connection)
                connection.tell()
                return result
        except psycopg.IntegrityError as error:
            raise Duplicate(str(error)) from error
        except psycopg.errors.DeadlockDetected:  # two processes wrote to the same tables in another order
            raise
        except psycopg.OperationalError as error:
            raise Unavailable(f"the database cannot be reached now: {error}") from error

    def connection(self) -> psycopg.Connection[Row]:
        db: psycopg.Connection[Row] | None = getattr(self.own, "db", None)
        if db is not None and not db.closed:
            try:
                db.execute("select 1") if db.broken else None
                return db
            except psycopg.OperationalError:
                db.close()
        db = psycopg.connect(self.address, autocommit=True)
        self.own.db = db
        self.all.append(db)
        return db

    def listen(self, hear: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()

        def work() -> None:
            while not self.closing:
                try:
                    with psycopg.connect(self.address, autocommit=True) as db:
                        db.execute(spelled(f"listen {CHANNEL}"))
                        loop.call_soon_threadsafe(hear, "")  # whatever was missed so far
                        while not self.closing:
                            for notice in db.notifies(timeout=0.2):
                                loop.call_soon_threadsafe(hear, notice.payload)
                except (psycopg.OperationalError, RuntimeError):
                    if not self.closing:
                        threading.Event().wait(0.2)

        self.listener = threading.Thread(target=work, name="postgres-listen", daemon=True)
        self.listener.start()

    async def keep(self, name: str) -> bool:
        return await self.loop.run_in_executor(self.readers, self.try_keep, name)

    def try_keep(self, name: str) -> bool:
        """An advisory lock of the session: PostgreSQL hands it on when this process dies."""
        with self.keeper_lock:
            try:
                if self.keeper is None or self.keeper.closed:
                    self.kept.clear()
                    self.keeper = psycopg.connect(self.address, autocommit=True)
                self.keeper.execute("select 1")
                if name in self.kept:
                    return True
                row = self.keeper.execute("select pg_try_advisory_lock(%s, hashtext(%s))", (KEEPING, name)).fetchone()
            except psycopg.OperationalError:
                self.keeper = None
                return False
            got = bool(row and row[0])
            if got:
                self.kept.add(name)
            return got


def migrate(connection: Connection) -> None:
    connection.rows("select pg_advisory_xact_lock(?)", MIGRATING)
    connection.run("create table if not exists schema_version (number bigint not null)")
    done: Any = connection.rows("select coalesce(max(number), 0) from schema_version")[0][0]
    for number, statements in missing_migrations(int(done)):
        for statement in statements:
            connection.run(statement)
        connection.run("insert into schema_version values (?)", number)
