"""Who is at a table: with a socket or over plain HTTP, also through the other processes that share the database."""

from __future__ import annotations

import logging
import time

from mastaba.server.context import Context
from mastaba.server.storage.database import Unavailable

log = logging.getLogger("mastaba")
REPEAT = 20.0  # seconds after which a process says again who is with it
FORGET = 60.0  # seconds after which somebody a process no longer speaks of is gone, if its word was lost
NEW = 2.5  # seconds a process is believed that is not yet known to live
CALLED = 30.0  # seconds for which somebody who asked over plain HTTP is here


class Presence:
    """The people at one table, but for those with a socket here."""

    def __init__(self, context: Context, table: str) -> None:
        self.context = context
        self.table = table
        self.elsewhere: dict[tuple[str, str], float] = {}  # process and person to when it was last said
        self.callers: dict[str, float] = {}  # those who ask over plain HTTP, and when they last did

    def people(self) -> set[str]:
        """Those who are here through other processes; with a process that dies they are gone."""
        now, alive = time.monotonic(), self.context.leases.alive
        return {
            person
            for (process, person), said in self.elsewhere.items()
            if now - said < (FORGET if process in alive else NEW)
        }

    def calling(self) -> set[str]:
        """Those who asked over plain HTTP a moment ago."""
        now = time.monotonic()
        return {person for person, called in self.callers.items() if now - called < CALLED}

    def call(self, person: str) -> None:
        self.callers[person] = time.monotonic()

    def silent(self) -> set[str]:
        """Those who have stopped asking since this was last called."""
        found = self.callers.keys() - self.calling()
        for person in found:
            del self.callers[person]
        return found

    async def say(self, what: str, person: str = "-") -> None:
        """Tells the others: `here`, `gone`, or `who`, which asks them."""
        if self.context.database.shared:
            message = f"{what} {self.table} {self.context.leases.process} {person}"
            try:
                await self.context.database.write(lambda db: db.notify(message))
            except Unavailable:
                log.warning("presence could not be told", extra={"table": self.table})

    def heard(self, what: str, process: str, person: str) -> bool:
        """Notes what another process says; whether something changed."""
        before = self.people()
        now = time.monotonic()
        if what == "here":
            self.elsewhere[process, person] = now
        else:
            self.elsewhere.pop((process, person), None)
        for key in [key for key, said in self.elsewhere.items() if now - said >= FORGET]:
            del self.elsewhere[key]
        return before != self.people()
