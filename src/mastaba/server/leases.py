"""Which tables this process looks after, where several share the database.

Every process writes a heartbeat each second. One that has written none for a while counts as stopped, and the others
take over its tables. It knows that itself: a process that was suspended, or cut off from the database, holds no table
until it has registered again, under a new name."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection, Sequence
from contextlib import suppress

from mastaba.server.storage.database import Database, Unavailable
from mastaba.server.storage.lease_store import LeaseStore

VALID = 3.0  # seconds after which a process without a new heartbeat counts as stopped
BEAT = 1.0
LOOK = 0.5  # seconds between searches for orphaned tables
ASK_AGAIN = 1.5  # seconds until a table that another process had is asked for again
NEVER = -1e9


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Leases:
    def __init__(self, database: Database) -> None:
        self.shared = database.shared
        self.store = LeaseStore(database)
        self.process = secrets.token_hex(6)  # how this process names itself to others
        self.alive: frozenset[str] = frozenset()
        self.held: set[str] = set()
        self.good_until = NEVER
        self.others: dict[str, float] = {}  # tables that were found locked by other processes, and when
        self.ahead = 0  # milliseconds by which the database's clock is ahead of this machine's
        self.waiting: set[str] = set()  # tables that were orphaned at the last search

    def now(self) -> int:
        """Milliseconds since 1970, the same for all processes that share the database."""
        return wall_clock() + self.ahead

    def is_alive(self) -> bool:
        return not self.shared or time.monotonic() < self.good_until

    def holds(self, table: str) -> bool:
        """Whether this process looks after the table, as far as can be known without asking."""
        return not self.shared or (table in self.held and self.is_alive())

    async def try_lock(self, table: str) -> bool:
        """Takes the table, unless another process has it."""
        if self.holds(table):
            return True
        if not self.is_alive() or time.monotonic() - self.others.get(table, NEVER) < ASK_AGAIN:
            return False
        with suppress(Unavailable):
            await self.claim([table])
        return self.holds(table)

    async def claim(self, tables: Sequence[str]) -> set[str]:
        process, now = self.process, time.monotonic()
        got = await self.store.claim(tables, process)
        if process != self.process:  # it has registered anew since
            return set()
        self.held |= got
        for table in tables:
            self.others.pop(table, None)
            if table not in got:
                self.others[table] = now
        return got

    async def release(self, table: str) -> None:
        if table in self.held:
            self.held.discard(table)
            with suppress(Unavailable):  # else the next search finds it among those of this process
                await self.store.release([table], self.process)

    # ---------------------------------------------------------------------- heartbeat
    async def beat(self) -> bool:
        """Writes a heartbeat; True if it came too late and the process was registered anew, holding no table."""
        sent, fresh = time.monotonic(), secrets.token_hex(6)
        name = None if self.good_until == NEVER else self.process
        said = await self.store.beat(name, fresh, int(VALID * 1000))
        if not said.in_time:
            self.held.clear()
            self.others.clear()
            self.process = fresh
        self.alive = said.alive
        self.ahead = said.now - wall_clock()
        self.good_until = sent + VALID
        return not said.in_time

    async def end(self) -> None:
        self.held.clear()
        self.good_until = NEVER
        with suppress(Unavailable):
            await self.store.end(self.process)

    # ---------------------------------------------------------------------- orphaned tables
    async def orphaned(self, here: Collection[str]) -> list[str]:
        """The tables this process should take now: at the first search its own share and what it has in memory, at the
        second all that are still orphaned."""
        process, before = self.process, set(self.held)
        found = await self.store.orphaned(process)
        if process != self.process:
            return []
        own = {lease.table for lease in found if lease.process == process}
        self.held -= before - own  # taken by another process
        waiting = {lease.table for lease in found if lease.due} - self.held
        useless = [lease.table for lease in found if not lease.due and lease.table not in self.held]
        if useless:
            await self.store.forget(useless)
            await self.store.release(useless, process)
        again, self.waiting = self.waiting, waiting
        living = (self.alive - {lease.process for lease in found}) | {process}
        return sorted(
            table for table in waiting if table in here or table in again or first_for(table, living) == process
        )


def first_for(table: str, processes: Collection[str]) -> str:
    """The process that may take a table first: rendezvous hashing, so that all processes agree."""
    return max(processes, key=lambda each: hashlib.sha256(f"{each} {table}".encode()).digest())
