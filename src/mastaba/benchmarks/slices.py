"""Loops measured side by side in short slices, so that all see the same machine."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mastaba.benchmarks.figures import Figure


class Loop(NamedTuple):
    """Something to be measured: `work` does a little and says how many units it was."""

    name: str
    unit: str
    work: Callable[[], int]


def side_by_side(ours: Sequence[Loop], yardstick: Loop, rounds: int, seconds: float) -> list[Figure]:
    """The rates of all in every round, and the ratio of each of ours to the yardstick."""
    *own, other = all_together((*ours, yardstick), rounds, seconds)
    ratios = [
        Figure(ratio_of(figure.name), "times", [a / b for a, b in zip(figure.rounds, other.rounds, strict=True)])
        for figure in own
    ]
    return [*own, other, *ratios]


def ratio_of(name: str) -> str:
    """What the ratio of a loop is called."""
    return f"{name} ratio"


def all_together(loops: Sequence[Loop], rounds: int, seconds: float) -> list[Figure]:
    """The rates of several loops in every round."""
    for loop in loops:
        loop.work()  # the first time is never like the others
    rates = [one_round(loops, seconds) for _ in range(rounds)]
    return [Figure(loop.name, loop.unit, [rate[k] for rate in rates]) for k, loop in enumerate(loops)]


def one_round(loops: Sequence[Loop], seconds: float) -> tuple[float, ...]:
    """Units for each second of processor time, when each has had that many seconds.

    Whichever has had less goes on: a busy machine changes its speed within tenths of a second."""
    done, spent = [0] * len(loops), [0.0] * len(loops)
    before = time.process_time()
    while min(spent) < seconds:
        turn = spent.index(min(spent))
        done[turn] += loops[turn].work()
        now = time.process_time()
        spent[turn] += now - before
        before = now
    return tuple(units / used for units, used in zip(done, spent, strict=True))
