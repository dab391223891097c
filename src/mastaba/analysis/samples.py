"""What playouts say of the points of a game, and how sure that is.

A playout that goes on just as the game did, to the next point, is worth what that point is worth: so what a move
changed is not lost in the luck of two samples."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from mastaba.intervals import Z95


class Sample(NamedTuple):
    """Playouts from the position after `number` moves; what those were worth that left the path of the game, in the
    mean and in variance, for every seat."""

    number: int
    playouts: int
    on_the_path: int
    worth: tuple[float, ...]
    variance: tuple[float, ...]

    def with_more(self, more: Sample) -> Sample:
        """Both together."""
        left, other = self.playouts - self.on_the_path, more.playouts - more.on_the_path
        share = other / max(1, left + other)
        worth, variance = [], []
        for here, there, spread, other_spread in zip(self.worth, more.worth, self.variance, more.variance, strict=True):
            worth.append(here + share * (there - here))
            variance.append(spread + share * (other_spread - spread) + share * (1.0 - share) * (there - here) ** 2)
        playouts, on_the_path = self.playouts + more.playouts, self.on_the_path + more.on_the_path
        return Sample(self.number, playouts, on_the_path, tuple(worth), tuple(variance))


class Chances(NamedTuple):
    """After `number` moves: each seat's chance of winning, and half of its 95 % interval.

    A part of it, `as_played`, is the chance at the next point; `own_errors` are the errors of the rest."""

    number: int
    wins: tuple[float, ...]
    errors: tuple[float, ...]
    as_played: float
    own_errors: tuple[float, ...]


def joined(samples: Sequence[Sample]) -> list[Chances]:
    """The curve, of the samples of all its points from some point on: the last one tells of itself alone. Several
    samples of a point count together."""
    points: dict[int, Sample] = {}
    for sample in samples:
        before = points.get(sample.number)
        points[sample.number] = sample if before is None else before.with_more(sample)
    found: list[Chances] = []
    for number in sorted(points, reverse=True):
        sample = points[number]
        as_played = sample.on_the_path / sample.playouts if found else 0.0
        left = 1.0 - as_played
        later = found[-1] if found else None
        wins, errors, own_errors = [], [], []
        for seat, (worth, variance) in enumerate(zip(sample.worth, sample.variance, strict=True)):
            there, doubt = (later.wins[seat], later.errors[seat]) if later else (0.0, 0.0)
            wins.append(as_played * there + left * worth)
            spread = left * (variance + as_played * (worth - there) ** 2)
            own_errors.append(Z95 * math.sqrt(spread / sample.playouts))
            errors.append(math.hypot(as_played * doubt, own_errors[-1]))
        found.append(Chances(number, tuple(wins), tuple(errors), as_played, tuple(own_errors)))
    return found[::-1]


def where_they_vary(samples: Sequence[Sample], playouts: int) -> dict[int, int]:
    """So many playouts more, by points: those whose results vary most get most, so that all errors together, squared,
    become as small as they can. Those that have as many as that already get none."""
    done = {sample.number: sample.playouts for sample in samples}
    varies = {one.number: max(one.own_errors) * math.sqrt(done[one.number]) for one in joined(samples)}
    varies = {number: varied for number, varied in varies.items() if varied > 0.0}
    # The playouts of a point are to be proportional to the deviation of one. Who has too many by that is left out.
    while varies:
        rate = (playouts + sum(done[number] for number in varies)) / sum(varies.values())
        wanted = {number: round(rate * varied) - done[number] for number, varied in varies.items()}
        if all(more > 0 for more in wanted.values()):
            return wanted
        varies = {number: varies[number] for number, more in wanted.items() if more > 0}
    return {}
