"""A real database that fails on wish: at any statement, at the commit, or after it, and in any way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import psycopg

from mastaba.server.storage.database import Connection, Database, Row, Unavailable

T = TypeVar("T")


class Unforeseen(Exception):
    """An error that nobody thought of."""


def broken_line(connection: Any) -> None:
    """What a database says when it cannot go on: PostgreSQL really loses the connection."""
    if isinstance(connection.db, psycopg.Connection):
        connection.db.execute("select pg_terminate_backend(pg_backend_pid())")
    raise sqlite3.OperationalError("disk I/O error")


def wrong_data(connection: Any) -> None:
    """PostgreSQL refuses a NUL by itself."""
    if isinstance(connection.db, psycopg.Connection):
        connection.db.execute("select %s::text", ("\0",))
    raise sqlite3.DataError("string or blob too big")


def unforeseen(connection: Any) -> None:
    raise Unforeseen


def duplicate(connection: Any) -> None:
    connection.run("create temporary table if not exists only_one (name text primary key)")
    for _ in range(2):
        connection.run("insert into only_one values ('x')")


WAYS: dict[str, Callable[[Any], None]] = {
    "broken line": broken_line,
    "wrong data": wrong_data,
    "unforeseen": unforeseen,
    "duplicate": duplicate,
}
AFTERWARDS: dict[str, type[BaseException]] = {  # the commit is on the disk, and whoever waits hears something else
    "unavailable afterwards": Unavailable,
    "unforeseen afterwards": Unforeseen,
    "cancelled afterwards": asyncio.CancelledError,
}


class Fault:
    """Strikes at the n-th statement from now on (a commit counts as one): once, or from then on."""

    def __init__(self, way: str, at: int, lasting: bool) -> None:
        self.way = way
        self.left = at
        self.lasting = lasting
        self.struck = False

    def is_due(self) -> bool:
        self.left -= 1
        self.struck = self.struck or self.left == 0
        return self.left == 0 or (self.lasting and self.left < 0)


class FailingConnection:
    def __init__(self, real: Connection, fault: Fault) -> None:
        self.real = real
        self.fault = fault

    def meet(self) -> None:
        if self.fault.way in WAYS and self.fault.is_due():
            WAYS[self.fault.way](self.real)

    def run(self, sql: str, *values: object) -> int:
        self.meet()
        return self.real.run(sql, *values)

    def rows(self, sql: str, *values: object) -> list[Row]:
        self.meet()
        return self.real.rows(sql, *values)

    def many(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        self.meet()
        self.real.many(sql, values)

    def notify(self, message: str) -> None:
        self.real.notify(message)


class FailingDatabase:
    """Passes everything on; while `fault` is set, statements meet it."""

    def __init__(self, real: Database) -> None:
        self.real = real
        self.shared = real.shared
        self.fault: Fault | None = None

    @property
    def commits(self) -> int:
        return self.real.commits

    async def open(self) -> None:
        await self.real.open()

    async def close(self) -> None:
        await self.real.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        fault = self.fault
        if fault is None:
            return await self.real.read(work)
        return await self.real.read(lambda db: work(FailingConnection(db, fault)))

    async def write(self, work: Callable[[Connection], T]) -> T:
        fault = self.fault
        if fault is None:
            return await self.real.write(work)

        def failing(db: Connection) -> T:
            connection = FailingConnection(db, fault)
            result = work(connection)
            connection.meet()  # in place of the commit
            return result

        result = await self.real.write(failing)
        if fault.way in AFTERWARDS and fault.is_due():
            raise AFTERWARDS[fault.way]
        return result

    def listen(self, hear: Callable[[str], None]) -> None:
        self.real.listen(hear)
