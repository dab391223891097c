"""PostgreSQL: a few connections write in groups, a few read; several server processes may share the database."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg

from mastaba.server.storage.database import Connection, Duplicate, Row, Unavailable, Unstorable, missing_migrations
from mastaba.server.storage.jobs import Groups, Job
from mastaba.server.storage.postgres_connections import PATIENCE, TICK, ThreadConnections

T = TypeVar("T")
READERS = 8
WRITERS = 4
LARGEST_GROUP = 32  # so that many moves at once are shared by all writers
CHANNEL = "mastaba"
LISTENED = 2.0  # seconds of listening until the connection is tested
MIGRATING = 7301  # the advisory lock of two processes that start together


class PostgresConnection:
    def __init__(self, db: psycopg.Connection[Row]) -> None:
        self.db = db
        self.messages: list[str] = []  # sent with the commit

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
        self.messages.append(message)

    def use_one_snapshot(self) -> None:
        """All reads from now on see the same point in time."""
        self.db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ

    def migrate(self) -> None:
        migrate(self)

    def send_messages(self) -> None:
        """In one statement: NOTIFY holds a lock that serialises the commits of all processes."""
        if self.messages:
            self.db.execute("select pg_notify(%s, text) from unnest(%s::text[]) as text", (CHANNEL, self.messages))


def spelled(sql: str) -> bytes:
    """psycopg writes parameters as %s."""
    return sql.replace("?", "%s").encode()


class PostgresDatabase:
    """For more than one process or machine."""

    shared = True

    def __init__(self, address: str) -> None:
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="postgres-read")
        self.writing = ThreadPoolExecutor(WRITERS, thread_name_prefix="postgres-write")
        self.groups = Groups(self.begin_group, WRITERS, LARGEST_GROUP)
        self.connections = ThreadConnections(address)
        self.watching: asyncio.TimerHandle | None = None
        self.closing = False
        self.listener: threading.Thread | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.readers, self.migrate)
        self.watch()

    def migrate(self) -> None:
        """On a connection of its own: this may take long, and may wait for another process that does the same."""
        try:
            with psycopg.connect(self.connections.address) as db:
                migrate(PostgresConnection(db))
        except psycopg.OperationalError as error:
            raise Unavailable(f"the database cannot be reached now: {error}") from error
        except psycopg.Error as error:  # an address it cannot read, or a role without the right to make tables
            raise Unavailable(f"the database cannot be used: {error}") from error

    def watch(self) -> None:
        self.connections.check_waits()
        self.groups.refuse_old(PATIENCE)
        self.watching = self.loop.call_later(TICK, self.watch)

    async def close(self) -> None:
        self.closing = True
        await self.groups.finish()
        if self.listener is not None:
            await asyncio.get_running_loop().run_in_executor(None, self.listener.join)
        for pool in (self.writing, self.readers):
            await self.loop.run_in_executor(None, pool.shutdown)
        if self.watching is not None:
            self.watching.cancel()
        self.connections.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.wait_for(self.loop.run_in_executor(self.readers, self.transact, work), PATIENCE)
        except TimeoutError:
            raise Unavailable("the database does not answer") from None

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.groups.write(work)

    @property
    def commits(self) -> int:
        return self.groups.count

    # ---------------------------------------------------------------------- groups
    def begin_group(self, group: list[Job]) -> None:
        self.writing.submit(self.carry_out, group)

    def carry_out(self, group: list[Job]) -> None:
        """On a thread: one transaction for all; if one of them fails, each is tried in a transaction of its own."""
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
                except Exception as error:  # concerns this job alone
                    job.error = error
        self.loop.call_soon_threadsafe(self.groups.done, group)

    def transact(self, work: Callable[[Connection], T]) -> T:
        """One transaction on this thread's connection; one that is found broken at the start is replaced."""
        try:
            with self.connections.transaction() as db:
                connection = PostgresConnection(db)
                result = work(connection)
                connection.send_messages()
                return result
        except psycopg.IntegrityError as error:
            raise Duplicate(str(error)) from error
        except (psycopg.DataError, UnicodeEncodeError) as error:
            raise Unstorable(str(error)) from error
        except psycopg.errors.DeadlockDetected:  # two processes wrote to the same tables in another order
            raise
        except (psycopg.OperationalError, psycopg.errors.IdleInTransactionSessionTimeout) as error:
            raise Unavailable(f"the database cannot be reached now: {error}") from error

    def listen(self, hear: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()

        def work() -> None:
            while not self.closing:
                try:
                    self.hear_all(hear, loop)
                except (psycopg.Error, Unavailable, RuntimeError):
                    if not self.closing:
                        threading.Event().wait(0.2)

        self.listener = threading.Thread(target=work, name="postgres-listen", daemon=True)
        self.listener.start()

    def hear_all(self, hear: Callable[[str], None], loop: asyncio.AbstractEventLoop) -> None:
        """Until the connection breaks, which only a query shows."""
        db = self.connections.connect()
        try:
            db.execute(spelled(f"listen {CHANNEL}"))
            loop.call_soon_threadsafe(hear, "")  # messages may have been missed so far
            asked = time.monotonic()
            while not self.closing:
                for notice in db.notifies(timeout=0.2):
                    loop.call_soon_threadsafe(hear, notice.payload)
                if time.monotonic() - asked > LISTENED:
                    with self.connections.watched(db):
                        db.execute("select 1")
                    asked = time.monotonic()
        finally:
            self.connections.drop(db)


def migrate(connection: Connection) -> None:
    connection.rows("select pg_advisory_xact_lock(?)", MIGRATING)
    connection.run("create table if not exists schema_version (number bigint not null)")
    done: Any = connection.rows("select coalesce(max(number), 0) from schema_version")[0][0]
    for number, statements in missing_migrations(int(done)):
        for statement in statements:
            connection.run(statement)
        connection.run("insert into schema_version values (?)", number)
