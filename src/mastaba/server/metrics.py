"""Counters and gauges in Prometheus text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

HELP = {
    "moves": "Moves stored, those of chance included.",
    "stored_bytes": "Bytes of moves, snapshots and answers stored.",
    "commands": "Commands answered.",
    "hints": "Hints asked for.",
    "refusals": "Commands refused.",
    "sockets_opened": "WebSockets opened.",
    "rate_limited": "Requests and commands refused because they came too often.",
    "errors": "Requests that failed by a fault of the server.",
}


class Metrics:
    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, amount: int = 1) -> None:
        self.counters[name] += amount

    def text(self) -> str:
        lines: list[str] = []
        for name, what in HELP.items():
            lines += [
                f"# HELP mastaba_{name}_total {what}",
                f"# TYPE mastaba_{name}_total counter",
                f"mastaba_{name}_total {self.counters[name]}",
            ]
        for name, value in self.gauges.items():
            lines += [f"# TYPE mastaba_{name} gauge", f"mastaba_{name} {value():g}"]
        return "\n".join([*lines, ""])
