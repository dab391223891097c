"""Who is at a table, also through the other processes that share the database."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from mastaba.server.storage.database import Unavailable

if TYPE_CHECKING:
    from mastaba.server.services import Services

log = logging.getLogger("mastaba")
REPEAT = 20.0  # seconds after which a process says again who is with it
FORGET = 60.0  # seconds after which somebody a process no longer speaks of is gone: the process may have died


class Presence:
    """The people at one table."""

    def __init__(self, services: Services, table: str) -> None:
        self.services = services
        self.table = table
        self.elsewhere: dict[tuple[str, str], float] = {}  # process and person to when it was last said

    def people(self) -> set[str]:
        """Those who are here through other processes."""
        now = time.monotonic()
        return {person for (_, person), said in self.elsewhere.items() if now - said < FORGET}

    async def say(self, what: str, person: str = "-") -> None:
        """Tells the others: `here`, `gone`, or `who`, which asks them."""
        if self.services.database.shared:
            message = f"{what} {self.table} {self.services.process} {person}"
            try:
                await self.services.database.write(lambda db: db.notify(message))
            except Unavailable:
                log.warning("presence could not be told", extra={"table": self.table})

    def heard(self, what: str, process: str, person: str) -> bool:
        """Notes what another process says; whether something changed."""
        before = self.people()
        if what == "here":
            self.elsewhere[process, person] = time.monotonic()
        else:
            self.elsewhere.pop((process, person), None)
        return before != self.people()
