"""Connections to PostgreSQL: broken ones are replaced before they are used, and every wait has a time limit."""

from __future__ import annotations

import os
import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from mastaba.server.storage.database import Row, Unavailable

PATIENCE = 5.0  # seconds for one transaction, on either side
TICK = 0.5
BACKOFF = 1.0  # seconds without another attempt after a connection timed out
# a cut network is noticed soon; the address of the database may set other values
TIMEOUTS: dict[str, str | int] = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 4000,
}
# a process that is suspended in the middle of a transaction must not block the others
LIMITS = (
    f"set statement_timeout = {int(PATIENCE * 1000)}; set lock_timeout = {int(PATIENCE * 1000)}; "
    "set idle_in_transaction_session_timeout = 3000"
)


class Wait:
    """A thread waits for an answer on a connection: since when, and for how many ticks."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.ticks = 0


class ThreadConnections:
    """One connection for each thread, and those on which a thread waits for an answer."""

    def __init__(self, address: str) -> None:
        self.address = make_conninfo("", **{**TIMEOUTS, **conninfo_to_dict(address)})
        self.own = threading.local()
        self.all: set[psycopg.Connection[Row]] = set()
        self.waits: dict[psycopg.Connection[Row], Wait] = {}
        self.answered = 0.0  # when the database last answered, on any connection
        self.retry_after = 0.0

    def connect(self) -> psycopg.Connection[Row]:
        """A new connection."""
        if time.monotonic() < self.retry_after:
            raise Unavailable("the database did not answer a moment ago")
        began = time.monotonic()
        try:
            db = psycopg.connect(self.address, autocommit=True)
        except psycopg.errors.ConnectionTimeout:
            self.back_off(began)
            raise
        self.all.add(db)
        try:
            with self.watched(db):
                db.execute(LIMITS.encode())
        except psycopg.Error:
            self.drop(db)
            raise
        return db

    def drop(self, db: psycopg.Connection[Row]) -> None:
        self.all.discard(db)
        db.close()

    @contextmanager
    def transaction(self) -> Iterator[psycopg.Connection[Row]]:
        """On this thread's connection. If the first statement finds it broken, a new one is opened."""
        db: psycopg.Connection[Row] | None = getattr(self.own, "db", None)
        if db is not None and not is_healthy(db):
            self.drop(db)
            db = None
        with ExitStack() as stack:
            try:
                db = self.own.db = db or self.connect()
                self.begin(stack, db)
            except psycopg.OperationalError:
                if db is None or not db.closed:
                    raise
                self.drop(db)
                db = self.own.db = self.connect()
                self.begin(stack, db)
            yield db

    def begin(self, stack: ExitStack, db: psycopg.Connection[Row]) -> None:
        stack.enter_context(self.watched(db))
        stack.enter_context(db.transaction())

    @contextmanager
    def watched(self, db: psycopg.Connection[Row]) -> Iterator[None]:
        self.waits[db] = Wait()
        try:
            yield
            self.answered = time.monotonic()
            self.retry_after = 0.0
        finally:
            self.waits.pop(db, None)

    def check_waits(self) -> None:
        """Called every TICK: shuts down the connections on which a thread has waited for too long.

        Ticks are counted and not seconds: after this process was suspended, answers may have come meanwhile."""
        for db, wait in list(self.waits.items()):
            wait.ticks += 1
            if wait.ticks == int(PATIENCE / TICK):
                self.back_off(wait.began)
                shut_down(db)

    def back_off(self, began: float) -> None:
        """No other attempts for a moment, unless the database has answered somebody since this one began."""
        if self.answered < began:
            self.retry_after = time.monotonic() + BACKOFF

    def close(self) -> None:
        for db in self.all:
            db.close()


def is_healthy(db: psycopg.Connection[Row]) -> bool:
    """An idle connection that is readable has been closed, or has a notice of the server."""
    if db.closed:
        return False
    poll = select.poll()
    poll.register(db.fileno(), select.POLLIN)
    if not poll.poll(0):
        return True
    try:
        db.execute("select 1")
    except psycopg.Error:
        return False
    return True


def shut_down(db: psycopg.Connection[Row]) -> None:
    """From another thread: the thread that waits on this connection gets an error."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(db.fileno())) as raw:
        raw.shutdown(socket.SHUT_RDWR)
