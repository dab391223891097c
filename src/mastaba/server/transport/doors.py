"""Who is connected to this process: not more than it can hold, not all from one place, and nobody who hangs."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Protocol

from mastaba.server.transport.addresses import neighbourhood

MOST = 10_000  # connections in all
MOST_OF_ONE = 300  # of one address: a school behind one router, with a few for each
KEPT_FREE = 200  # files that the database, the workers and the page need
LOOK = 1.0  # seconds between looks at everybody
FAREWELL = 10.0  # seconds that a closing connection has to take what is still on its way


class Guest(Protocol):
    """A connection, whatever is spoken on it."""

    transport: asyncio.Transport

    def look(self, now: float) -> None:
        """Whether it still behaves."""
        ...


def raise_file_limit() -> int:
    """As many open files as the system allows, for each connection is one; how many connections that makes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + KEPT_FREE
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return min(MOST, max(soft - KEPT_FREE, soft // 2)) if soft != resource.RLIM_INFINITY else MOST


class Doors:
    """All connections of this process. One without an address, as a reverse proxy's, speaks for many."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self.most, self.most_of_one = most, most_of_one
        self.guests: dict[Guest, str] = {}
        self.by_place: Counter[str] = Counter()
        self.closing: dict[Guest, float] = {}  # since when
        self.timer: asyncio.TimerHandle | None = None

    def enter(self, guest: Guest, address: str | None) -> bool:
        """False if there is no room."""
        place = neighbourhood(address) if address else ""
        if len(self.guests) >= self.most or (place and self.by_place[place] >= self.most_of_one):
            return False
        self.guests[guest] = place
        self.by_place[place] += 1
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(LOOK, self.look)
        return True

    def follow(self, guest: Guest, successor: Guest) -> None:
        """The same connection speaks another language from now on."""
        place = self.guests.pop(guest, None)
        if place is not None:
            self.guests[successor] = place

    def leave(self, guest: Guest) -> None:
        place = self.guests.pop(guest, None)
        self.closing.pop(guest, None)
        if place is not None:
            self.by_place[place] -= 1
            if not self.by_place[place]:
                del self.by_place[place]

    def look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for guest in list(self.guests):
            if not guest.transport.is_closing():
                guest.look(now)
            elif now - self.closing.setdefault(guest, now) > FAREWELL:
                guest.transport.abort()  # it does not take its last bytes, for which closing waits for ever
        self.timer = loop.call_later(LOOK, self.look) if self.guests else None


DOORS = Doors()
