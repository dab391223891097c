"""The analysis of one game: chances over time, luck apart from skill, losses, key moments.

Luck is what chance changed: the chances after it less the chances before it, which are the mean over all it could have
decided. What a seat changed by its own moves is computed the same way, so that everything adds up to the result."""

from __future__ import annotations

import math
from itertools import pairwise
from statistics import NormalDist
from typing import NamedTuple

from mastaba import core
from mastaba.analysis.opinions import WORTH_TELLING, Opinion
from mastaba.analysis.samples import Chances
from mastaba.analysis.walk import Run, Walk
from mastaba.bots.levels import LEVELS, simulations_of
from mastaba.intervals import Z95
from mastaba.kernel.agenda import CHANCE
from mastaba.kernel.game import Game

JUDGED = 50_000  # playouts of a whole game at first, shared out among its points, where the network judges soon
PLAYOUTS_PURE = 1_500  # where the rules are not compiled
FEWEST, MOST = 20, 4_000  # at one point
MORE = 2  # times all of them, afterwards, where chances vary most
FEWEST_SIMULATIONS = 24  # of a decision; all there are where the rules are not compiled
LONG = 400  # points, and decisions: in a longer game each gets less, so that all take no longer
AGAIN = 8  # times the simulations in the second search: every decision gets those of `normal`, so that makes `strong`
LOOKED_AT_AGAIN = 3  # decisions of each seat, the dearest
KEY_MOMENTS = 5
WORTH_A_MOMENT = 0.05  # a change smaller than this is nothing to remember


class Effort(NamedTuple):
    """The effort for each question: playouts from a point at first, simulations for a decision."""

    playouts: int
    simulations: int

    def more(self, points: int) -> int:
        """Playouts that are made afterwards, from those of so many points whose chances vary most."""
        return MORE * self.playouts * points if core.compiled() else 0


def usual_effort(game: Game, points: int, decisions: int, judged: bool) -> Effort:
    """Compiled, a whole game takes less than 20 s on two cores; interpreted, less is thought."""
    normal = simulations_of(LEVELS["normal"], game)
    playouts = JUDGED if judged else game.search_settings().playouts
    total, simulations = (playouts, normal) if core.compiled() else (PLAYOUTS_PURE, FEWEST_SIMULATIONS)
    playouts = int(total / points * LONG / max(points, LONG))
    simulations = int(simulations * (LONG / max(decisions, LONG)) ** 2)
    return Effort(min(MOST, max(FEWEST, playouts)), max(FEWEST_SIMULATIONS, simulations))


class Moment(NamedTuple):
    """A run of moves, and what it changed for each seat."""

    first: int
    last: int
    actors: tuple[int, ...]
    change: tuple[float, ...]
    errors: tuple[float, ...]


class Shares(NamedTuple):
    """What moved a seat's chances from the start of a game to its end; the parts add up."""

    start: float
    luck: float
    own: float
    others: float
    together: float  # choices that several seats made at once, which cannot be separated
    end: float


PARTS = ("luck", "own", "others", "together")  # of Shares, which moves add up to


class Analysis:
    def __init__(self, walk: Walk, chances: list[Chances], opinions: list[Opinion], effort: Effort) -> None:
        self.walk = walk
        self.chances = sorted(chances)
        self.opinions = sorted(opinions)
        self.effort = effort
        self.moments = moments_of(walk.runs, self.chances)

    def shares(self, seat: int) -> Shares:
        parts = dict.fromkeys(PARTS, 0.0)
        for moment in self.moments:
            parts[part_of(moment, seat)] += moment.change[seat]
        return Shares(start=self.chances[0].wins[seat], **parts, end=self.chances[-1].wins[seat])

    def error(self, seat: int, part: str) -> float:
        """Half of the 95 % interval of a part. Two moments share what they know of the point between them: where both
        belong to the part, it counts for nothing, and so does what playouts share that went on as the game did."""
        belongs = [0, *(int(part_of(moment, seat) == part) for moment in self.moments), 0]
        square = passed_on = 0.0
        for point, (before, after) in zip(self.chances, pairwise(belongs), strict=True):
            weight = before - after + passed_on
            square += (weight * point.own_errors[seat]) ** 2
            passed_on = weight * point.as_played
        return math.sqrt(square)

    def losses(self, seat: int) -> list[Opinion]:
        """The decisions in which more could have been had, also at a second look; the dearest first."""
        found = [one for one in self.opinions if one.seat == seat and one.again and one.loss >= WORTH_TELLING]
        return sorted(found, key=lambda opinion: -opinion.loss)

    def key_moments(self) -> list[Moment]:
        """The greatest changes that stand clear of their errors, in the order of the game.

        Among hundreds of moments some are off by more than their own 95 % interval by chance alone: those that are
        shown are clear of that too, with 95 % for all of them together."""
        compared = max(1, len(self.moments) * (self.walk.setup.seats - 1))
        wider = NormalDist().inv_cdf(1 - 0.025 / compared) / Z95
        clear = [
            moment
            for moment in self.moments
            if any(
                abs(change) > max(wider * error, WORTH_A_MOMENT)
                for change, error in zip(moment.change, moment.errors, strict=True)
            )
        ]
        greatest = sorted(clear, key=lambda moment: -max(abs(change) for change in moment.change))[:KEY_MOMENTS]
        return sorted(greatest)

    def better(self, moment: Moment) -> Opinion | None:
        """The dearest decision of a moment, if something was better also at a second look."""
        found = [one for one in self.within(moment) if one.again and one.loss >= WORTH_TELLING]
        return max(found, key=lambda opinion: opinion.loss, default=None)

    def within(self, moment: Moment) -> list[Opinion]:
        return [opinion for opinion in self.opinions if moment.first <= opinion.number <= moment.last]

    def doubtful(self) -> list[int]:
        """The decisions that deserve a second look: the greatest of many losses are often accidents of the first."""
        seats = range(self.walk.setup.seats)
        groups = [dearest([one for one in self.opinions if one.seat == seat], LOOKED_AT_AGAIN) for seat in seats]
        groups += [dearest(self.within(moment), 1) for moment in self.key_moments()]
        return sorted({opinion.number for group in groups for opinion in group})


def part_of(moment: Moment, seat: int) -> str:
    """Which part of a seat's story it belongs to."""
    if len(moment.actors) > 1:
        return "together"
    (actor,) = moment.actors
    return "luck" if actor == CHANCE else "own" if actor == seat else "others"


def dearest(opinions: list[Opinion], most: int) -> list[Opinion]:
    return sorted(opinions, key=lambda opinion: (-opinion.loss, opinion.number))[:most]


def moments_of(runs: list[Run], chances: list[Chances]) -> list[Moment]:
    found = []
    for run, (earlier, later) in zip(runs, pairwise(chances), strict=True):
        change = tuple(b - a for a, b in zip(earlier.wins, later.wins, strict=True))
        left = 1 - earlier.as_played  # the rest of the earlier chance is the later one
        errors = tuple(
            math.hypot(own, left * doubt) for own, doubt in zip(earlier.own_errors, later.errors, strict=True)
        )
        found.append(Moment(run.first, run.last, run.actors, change, errors))
    return found
