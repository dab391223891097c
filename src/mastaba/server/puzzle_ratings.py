"""Ratings of puzzles and of those who solve them: each puzzle is a game of two, as the package openskill rates it.

The scale is the one that chess has made known: a difference of 400 points is ten to one."""

from __future__ import annotations

import math
from functools import cache
from typing import Any, Final, Literal, NamedTuple

Standing = Literal["solved", "near", "missed"]

START: Final = 1200.0  # of somebody who has solved nothing yet
DOUBT: Final = 350.0
PUZZLE_DOUBT: Final = 60.0  # of a puzzle: its rating is no guess of ours, and one solver moves it little
DRIFT: Final = 6.0  # people learn: between two puzzles the doubt grows by this
SPREAD: Final = 400 / math.log(10) / math.sqrt(2)
RANKS: Final = {"solved": [1, 2], "near": [1, 1], "missed": [2, 1]}  # near is a draw


class Rating(NamedTuple):
    value: float = START
    doubt: float = DOUBT  # one standard deviation


@cache
def model() -> Any:
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=START, sigma=DOUBT, beta=SPREAD, tau=0)


def rated(solver: Rating, puzzle: Rating, standing: Standing, hint: bool) -> tuple[Rating, Rating]:
    """Both after the first try. With a hint the solver gains half, and the puzzle learns nothing."""
    makes = model()
    teams = [[makes.rating(solver.value, math.hypot(solver.doubt, DRIFT))], [makes.rating(*puzzle)]]
    [[one], [other]] = makes.rate(teams, ranks=RANKS[standing])
    gain = one.mu - solver.value
    after = Rating(solver.value + (gain / 2 if hint and gain > 0 else gain), min(DOUBT, one.sigma))
    return after, puzzle if hint else Rating(other.mu, other.sigma)
