"""How sure a share is that was counted: the 95 % interval by Wilson, for matches and for the analysis of a game."""

from __future__ import annotations

import math
from typing import NamedTuple

Z95 = 1.959964


class Interval(NamedTuple):
    low: float
    high: float

    def clear_of(self, value: float) -> bool:
        return self.low > value or self.high < value


def half_width(share: float, games: int) -> float:
    """Half of the interval: never quite nothing, also when all games went one way."""
    spread = share * (1 - share) / games + Z95 * Z95 / (4 * games * games)
    return Z95 / (1 + Z95 * Z95 / games) * math.sqrt(spread)


def wilson(share: float, games: int) -> Interval:
    """The 95 % interval of a share; parts of shared victories count as parts. It takes games as independent, which the
    swapped seats of a round with the same luck make cautious rather than bold."""
    centre = (share + Z95 * Z95 / (2 * games)) / (1 + Z95 * Z95 / games)
    half = half_width(share, games)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))
