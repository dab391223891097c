"""Lines to PostgreSQL: whatever has died is replaced before it is used, and nobody waits for an answer for ever."""

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
CUT = 1.0  # seconds for which nobody else tries after a line that led nowhere
# the network may be cut without a word; the address may say otherwise
WATCHFUL: dict[str, str | int] = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 4000,
}
# a process that stands still in the middle of a transaction must not hold up the others at its tables
LIMITS = (
    f"set statement_timeout = {int(PATIENCE * 1000)}; set lock_timeout = {int(PATIENCE * 1000)}; "
    "set idle_in_transaction_session_timeout = 3000"
)


class Wait:
    """Somebody waits on a line: how often a look found that."""

    ticks = 0


class Lines:
    """One line for each thread, and those a thread waits on now."""

    def __init__(self, address: str) -> None:
        self.address = make_conninfo("", **{**WATCHFUL, **conninfo_to_dict(address)})
        self.own = threading.local()
        self.all: set[psycopg.Connection[Row]] = set()
        self.waits: dict[psycopg.Connection[Row], Wait] = {}
        self.cut_until = 0.0

    def connect(self) -> psycopg.Connection[Row]:
        """A fresh line."""
        if time.monotonic() < self.cut_until:
            raise Unavailable("the database did not answer a moment ago")
        try:
            db = psycopg.connect(self.address, autocommit=True)
        except psycopg.errors.ConnectionTimeout:
            self.cut_until = time.monotonic() + CUT
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
        """On this thread's line. If that turns out to be dead at the very first word, a fresh one takes its place."""
        db: psycopg.Connection[Row] | None = getattr(self.own, "db", None)
        if db is not None and not is_well(db):
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
        finally:
            self.waits.pop(db, None)

    def look(self) -> None:
        """Called every TICK: ends the lines that have been waited on for too long, whatever they wait for.

        Ticks are counted and not seconds: after this process stood still, answers may have come meanwhile."""
        for db, wait in list(self.waits.items()):
            wait.ticks += 1
            if wait.ticks == int(PATIENCE / TICK):
                self.cut_until = time.monotonic() + CUT
                shut(db)

    def close(self) -> None:
        for db in self.all:
            db.close()


def is_well(db: psycopg.Connection[Row]) -> bool:
    """Nothing comes on an idle line unless the database says goodbye, or something about itself."""
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


def shut(db: psycopg.Connection[Row]) -> None:
    """From another thread: whoever waits on this line hears that it is over."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(db.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
