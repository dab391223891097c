"""Rate limits for one person or address; legal moves are never limited."""

from __future__ import annotations

import time
from typing import NamedTuple

from mastaba.server.protocol.refusals import Problem


class Limit(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


LIMITS = {
    "session": Limit(60, 0.5),
    "login": Limit(8, 0.1),  # for one account from one address: nobody can lock its owner out from elsewhere
    "logins": Limit(30, 0.3),  # for any account from one address
    "account": Limit(5, 0.05),
    "table": Limit(20, 0.2),
    "lesson": Limit(30, 0.3),  # a course has up to fourteen boards
    "puzzle": Limit(30, 0.3),
    "import": Limit(5, 0.1),
    "imports": Limit(30, 0.3),  # of anybody from one address
    "chat": Limit(8, 0.5),
    "ask": Limit(40, 1),  # undo, pause, mute and the like
    "seat": Limit(60, 2),  # whatever changes a table beside its moves
    "report": Limit(5, 0.05),
    "claim": Limit(10, 0.2),
    "make code": Limit(20, 0.2),
    "code": Limit(30, 0.5),  # from one address: a family shares one
    "wrong code": Limit(10, 0.02),  # codes are short: nobody may try many
    "club": Limit(10, 0.02),
    "join": Limit(30, 0.5),  # from one address: a family shares one
    "hint": Limit(12, 0.2),
    "story": Limit(60, 1),  # a whole game played again
    "analysis": Limit(5, 0.02),
    "picture": Limit(20, 0.5),  # from one address: each takes a quarter of a second of a worker
    "request": Limit(200, 20),
    "refused": Limit(60, 10),
    "feed": Limit(60, 1),  # from one address: feed readers have no session
    "address": Limit(10, 0.1),  # of a webhook or a browser: its name is looked up
    "mail": Limit(4, 0.002),  # codes to an address, by one person
    "mails": Limit(10, 0.01),  # from one address: new guests are easily made
    "mail code": Limit(10, 0.02),
    "make bot": Limit(20, 0.05),
    # Higher limits for bots; all others are the same for both.
    "bot table": Limit(60, 1),
    "bot seat": Limit(180, 6),
    "bot request": Limit(600, 60),
}


class RateLimits:
    """Token buckets, dropped when they are full again."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, action: str, who: str) -> float:
        """Takes one; 0 if it was there, else the seconds until one will be."""
        if not self.enabled:
            return 0.0
        limit, now = LIMITS[action], time.monotonic()
        left, seen = self.buckets.get((action, who), (limit.burst, now))
        left = min(limit.burst, left + (now - seen) * limit.per_second)
        if left < 1:
            self.buckets[action, who] = (left, now)
            return (1 - left) / limit.per_second
        self.buckets[action, who] = (left - 1, now)
        if len(self.buckets) > 50_000:
            self.sweep(now)
        return 0.0

    def check(self, action: str, who: str) -> None:
        wait = self.wait(action, who)
        if wait:
            raise Problem(429, "too-often", f"Too often: {action}. Wait {wait:.0f} s.", wait)

    def sweep(self, now: float) -> None:
        for key, (left, seen) in list(self.buckets.items()):
            limit = LIMITS[key[0]]
            if left + (now - seen) * limit.per_second >= limit.burst:
                del self.buckets[key]
