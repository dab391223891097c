"""Two loops measured side by side in short slices, so that both see the same machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from mastaba.benchmarks.figures import Figure


class Loop(NamedTuple):
    """Something to be measured: `work` does a little and says how many units it was."""

    name: str
    unit: str
    work: Callable[[], int]


def side_by_side(ours: Loop, yardstick: Loop, rounds: int, seconds: float) -> list[Figure]:
    """The rates of both in every round, and their ratio."""
    ours.work()  # the first time is never like the others
    yardstick.work()
    rates = [one_round((ours, yardstick), seconds) for _ in range(rounds)]
    return [
        Figure(ours.name, ours.unit, [own for own, _ in rates]),
        Figure(yardstick.name, yardstick.unit, [other for _, other in rates]),
        Figure("ratio", "times", [own / other for own, other in rates]),
    ]


def one_round(loops: tuple[Loop, Loop], seconds: float) -> tuple[float, float]:
    """Units for each second of processor time, when each has had that many seconds.

    Whichever has had less goes on: a busy machine changes its speed within tenths of a second."""
    done, spent = [0, 0], [0.0, 0.0]
    before = time.process_time()
    while min(spent) < seconds:
        turn = 0 if spent[0] <= spent[1] else 1
        done[turn] += loops[turn].work()
        now = time.process_time()
        spent[turn] += now - before
        before = now
    return done[0] / spent[0], done[1] / spent[1]
