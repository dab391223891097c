"""How the race for the pyramid stands at the beginning of a turn, fitted to many games. Used by bots alone.

A small network reads the facts about one city and answers the logarithm of its chance, up to what is the same for all:
a straight sum, and a layer of cells that count only above zero. Other goals are judged by the turns they still take."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import SCRIBE
from mastaba.games.sa_re.facts import FACTS, gather
from mastaba.games.sa_re.prospect_weights import BIASES, BY_FACT, CELLS, OUT, STRAIGHT
from mastaba.games.sa_re.state import Table
from mastaba.kernel.vectors import counts

SCALE: Final = 1000.0  # of the weights
FOUND: Final[vec[i64]] = counts(FACTS)  # scratch paper
SUMS: Final[vec[i64]] = counts(CELLS)


def packed(numbers: list[int]) -> vec[i64]:
    row = counts(len(numbers))
    for k, number in enumerate(numbers):
        row[k] = number
    return row


WEIGHTS: Final[vec[i64]] = packed(BY_FACT)
STRAIGHT_WEIGHTS: Final[vec[i64]] = packed(STRAIGHT)
CELL_BIASES: Final[vec[i64]] = packed(BIASES)
CELL_WEIGHTS: Final[vec[i64]] = packed(OUT)


def races(state: Table) -> bool:
    """Whether the pyramid alone is the goal, for which the weights were fitted."""
    return state.switches.goal == SCRIBE


def prospect(state: Table, seat: i64) -> float:
    """The logarithm of the chance to win, up to what is the same for all."""
    gather(state, seat, FOUND)
    sums = SUMS
    weights = WEIGHTS
    cell: i64
    for cell in range(CELLS):
        sums[cell] = CELL_BIASES[cell]
    straight: i64 = 0
    k: i64
    for k in range(FACTS):
        fact: i64 = FOUND[k]
        if fact != 0:
            straight += fact * STRAIGHT_WEIGHTS[k]
            at: i64 = k * CELLS
            for cell in range(CELLS):
                sums[cell] += fact * weights[at + cell]
    bent: i64 = 0
    for cell in range(CELLS):
        if sums[cell] > 0:
            bent += sums[cell] * CELL_WEIGHTS[cell]
    return float(straight) / SCALE + float(bent) / SCALE / SCALE


def shares(worths: vec[float], seats: i64) -> None:
    """Turns logarithms into chances, in place."""
    best: float = -1000000.0
    total: float = 0.0
    seat: i64
    for seat in range(seats):
        best = max(best, worths[seat])
    for seat in range(seats):
        worths[seat] = math.exp(worths[seat] - best)
        total += worths[seat]
    for seat in range(seats):
        worths[seat] /= total
