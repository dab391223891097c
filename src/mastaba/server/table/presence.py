"""Who is at a table: with a socket or over plain HTTP, in this process or in others that share the database."""

from __future__ import annotations

import logging
import time

from mastaba.server.context import Context
from mastaba.server.storage.database import Unavailable

log = logging.getLogger("mastaba")
REPEAT = 20.0  # seconds after which a process repeats who is connected to it
FORGET = 60.0  # seconds without a repetition after which somebody counts as gone
NEW = 2.5  # seconds for which a process without a known heartbeat is believed
CALLED = 30.0  # seconds for which somebody counts as here after a plain HTTP request


class Presence:
    """The people at one table, but for those with a socket here."""

    def __init__(self, context: Context, table: str) -> None:
        self.context = context
        self.table = table
        self.elsewhere: dict[tuple[str, str], float] = {}  # process and person, to when it was last reported
        self.callers: dict[str, float] = {}  # who uses plain HTTP, to their last request

    def people(self) -> set[str]:
        """Those who are connected to other processes that still run."""
        now, alive = time.monotonic(), self.context.leases.alive
        return {
            person
            for (process, person), said in self.elsewhere.items()
            if now - said < (FORGET if process in alive else NEW)
        }

    def calling(self) -> set[str]:
        """Those who made a plain HTTP request lately."""
        now = time.monotonic()
        return {person for person, called in self.callers.items() if now - called < CALLED}

    def call(self, person: str) -> None:
        self.callers[person] = time.monotonic()

    def silent(self) -> set[str]:
        """Those who have stopped making requests since this was last called."""
        found = self.callers.keys() - self.calling()
        for person in found:
            del self.callers[person]
        return found

    async def say(self, what: str, person: str = "-") -> None:
        """Sends `here`, `gone` or `who` (a question) to the other processes."""
        if self.context.database.shared:
            message = f"{what} {self.table} {self.context.leases.process} {person}"
            try:
                await self.context.database.write(lambda db: db.notify(message))
            except Unavailable:
                log.warning("presence could not be reported", extra={"table": self.table})

    def heard(self, what: str, process: str, person: str) -> bool:
        """A report of another process; True if it changes who is here."""
        before = self.people()
        now = time.monotonic()
        if what == "here":
            self.elsewhere[process, person] = now
        else:
            self.elsewhere.pop((process, person), None)
        for key in [key for key, said in self.elsewhere.items() if now - said >= FORGET]:
            del self.elsewhere[key]
        return before != self.people()
