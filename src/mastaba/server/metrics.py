"""Counters and gauges in Prometheus text, for the host alone.

Counters are updated once a minute: if they followed every command, a reader could infer what another seat
does during a sealed choice."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

HELP = {
    "moves": "Moves that were published, those of chance included.",
    "commits": "Transactions written.",
    "commands": "Commands answered.",
    "hints": "Hints asked for.",
    "refusals": "Commands refused.",
    "sockets_opened": "WebSockets opened.",
    "rate_limited": "Requests and commands refused because they came too often.",
    "errors": "Requests that failed by an error of the server.",
}


class Metrics:
    def __init__(self, period: float = 60.0) -> None:
        self.counters: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.commits: Callable[[], int] = lambda: 0
        self.period = period  # seconds between updates of the counters
        self.taken: Counter[str] = Counter()
        self.taken_at = -period

    def count(self, name: str, amount: int = 1) -> None:
        self.counters[name] += amount

    def text(self) -> str:
        now = time.monotonic()
        if now - self.taken_at >= self.period:
            self.taken, self.taken_at = self.counters.copy(), now
            self.taken["commits"] = self.commits()
        lines: list[str] = []
        for name, what in HELP.items():
            lines += [
                f"# HELP mastaba_{name}_total {what}",
                f"# TYPE mastaba_{name}_total counter",
                f"mastaba_{name}_total {self.taken[name]}",
            ]
        for name, value in self.gauges.items():
            lines += [f"# TYPE mastaba_{name} gauge", f"mastaba_{name} {value():g}"]
        return "\n".join([*lines, ""])
