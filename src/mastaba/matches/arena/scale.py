"""One scale for all bots of a ladder, `random` at 0.

Who wins a game is drawn, as it were, among all seats by their strength (Luce): a bot whose rating is 400 higher has ten
times the strength. The ratings are the most likely ones for the games that were counted, and the intervals follow from
how sharply the likelihood falls around them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from mastaba.bots.ladders import TENFOLD
from mastaba.intervals import Z95

DOUBT = 1.0  # games that nobody played, half of them won by either: a match that went all one way says no infinity
ROUNDS = 200


class Counted(NamedTuple):
    """A match: so many games of one bot alone among others of one kind, and how many of them it won."""

    one: str
    others: str
    seats: int
    games: int
    won: float

    @property
    def fair(self) -> float:
        return 1.0 / self.seats


class Rated(NamedTuple):
    bot: str
    rating: float
    low: float  # of the 95 % interval
    high: float


def scale(matches: Sequence[Counted], zero: str) -> list[Rated]:
    """The ratings of all bots in these matches, in the order in which they are named there."""
    bots = list(dict.fromkeys(name for match in matches for name in (zero, match.others, match.one)))
    place = {bot: k for k, bot in enumerate(bots)}
    strengths = [0.0] * len(bots)  # logarithms, the first one fixed
    for _ in range(ROUNDS):
        slopes, bends = slope_and_bend(matches, place, strengths)
        steps = solved(bends, slopes)
        for k, step in enumerate(steps):
            strengths[k + 1] += max(-1.0, min(1.0, step))
        if max((abs(step) for step in steps), default=0.0) < 1e-9:
            break
    bends = slope_and_bend(matches, place, strengths)[1]
    unit = TENFOLD / math.log(10)
    found = [Rated(zero, 0.0, 0.0, 0.0)]
    for k, bot in enumerate(bots[1:]):
        variance = solved(bends, [float(k == other) for other in range(len(bots) - 1)])[k]
        half = Z95 * math.sqrt(variance)
        rating = strengths[k + 1]
        found.append(Rated(bot, unit * rating, unit * (rating - half), unit * (rating + half)))
    return found


def expected(one: float, others: float, seats: int) -> float:
    """The share of victories of one bot alone among others, by their ratings."""
    return 1.0 / (1.0 + (seats - 1) * 10 ** ((others - one) / TENFOLD))


def slope_and_bend(
    matches: Sequence[Counted], place: dict[str, int], strengths: list[float]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood and its curvature, without the bot that is fixed."""
    size = len(strengths) - 1
    slopes = [0.0] * size
    bends = [[0.0] * size for _ in range(size)]
    for match in matches:
        one, others = place[match.one] - 1, place[match.others] - 1
        games, won = match.games + DOUBT, match.won + DOUBT * match.fair
        chance = 1.0 / (1.0 + (match.seats - 1) * math.exp(strengths[others + 1] - strengths[one + 1]))
        pull, bend = won - games * chance, games * chance * (1.0 - chance)
        for k, sign in ((one, 1.0), (others, -1.0)):
            if k >= 0:
                slopes[k] += sign * pull
                bends[k][k] += bend
        if one >= 0 and others >= 0:
            bends[one][others] -= bend
            bends[others][one] -= bend
    return slopes, bends


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A small system of linear equations, by elimination; the matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for k in range(size):
        for below in range(k + 1, size):
            share = rows[below][k] / rows[k][k]
            for column in range(k, size + 1):
                rows[below][column] -= share * rows[k][column]
    found = [0.0] * size
    for k in reversed(range(size)):
        found[k] = (rows[k][size] - sum(rows[k][j] * found[j] for j in range(k + 1, size))) / rows[k][k]
    return found
