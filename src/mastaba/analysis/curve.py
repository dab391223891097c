"""Everybody's chance to win at every point of a game.

Each point is played out many times. A playout that goes on just as the game did, to the next point, is worth what that
point is worth: so what a move changed is not lost in the luck of two samples."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean, pvariance
from typing import NamedTuple

from mastaba import core
from mastaba.analysis.walk import walk_of
from mastaba.bots.judge import Judge
from mastaba.bots.judges import shipped
from mastaba.bots.rollouts import GUIDED, QUIET, Rollouts
from mastaba.intervals import Z95
from mastaba.kernel.agenda import CHANCE, NOBODY, State, apply
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import fractions

CLOSE = 0.008  # half of the 95 % interval of a chance: the luck of a game is the sum of a hundred of them
OTHER_LUCK = 10**9
MORE = 3  # times the usual playouts, at most, where they vary so much


class Sample(NamedTuple):
    """Playouts from the position after `number` moves; what those were worth that left the path of the game, in the
    mean and in variance, for every seat."""

    number: int
    playouts: int
    on_the_path: int
    worth: tuple[float, ...]
    variance: tuple[float, ...]


class Chances(NamedTuple):
    """After `number` moves: each seat's chance of winning, and half of its 95 % interval.

    A part of it, `as_played`, is the chance at the next point; `own_errors` are the errors of the rest."""

    number: int
    wins: tuple[float, ...]
    errors: tuple[float, ...]
    as_played: float
    own_errors: tuple[float, ...]


def sampled(
    text: str, data: Mapping[str, object] | None, number: int, until: int, playouts: int, luck: int = 0
) -> Sample:
    """Plays the position on by priors, many times; the next point is after `until` moves. Hidden cards lie as they lay,
    all later luck is new, and other with every `luck`.

    Where the network can judge, chance decides what comes next, and each is judged at the next quiet position: that
    varies far less than who wins in the end, and what chance decides adds up to nothing over many games. Where even
    that varies much, it is played on more often."""
    walk = walk_of(text, data)
    game, position, seats = walk.game, walk.before[number], walk.setup.seats
    judge = judge_of(game, position)
    rng = Rng(number + OTHER_LUCK * luck)
    rollouts = Rollouts(game, rng, GUIDED if judge is None else QUIET)
    step = position.now
    certain = step is None or (judge is not None and step.seat != CHANCE and game.quiet(position, NOBODY))
    moves, movers = [move.id for _, move in walk.log[number:until]], [seat for seat, _ in walk.log[number:until]]
    draws = step is not None and step.seat == CHANCE
    out, weights = game.buffer(), game.buffer()
    found: list[list[float]] = [[] for _ in range(seats)]
    done, on_the_path, wanted = 0, 0, 1 if certain else playouts
    while done < wanted:
        done += 1
        state = position.copy()
        if moves and not certain and rollouts.follow(state, moves, movers):
            on_the_path += 1
        else:
            while draws and (now := state.now) is not None and now.seat == CHANCE:
                apply(state, now.draw(state, rng, out, weights))
            rollouts.play_on(state)
            for values_of_seat, value in zip(found, worth_of(game, state, judge), strict=True):
                values_of_seat.append(value)
        if done == playouts and judge is not None and core.compiled() and found[0]:
            wanted = enough(max(map(error_of, found)) * len(found[0]) / done, playouts)
    if not found[0]:
        return Sample(number, done, on_the_path, (0.0,) * seats, (0.0,) * seats)
    least = 0.0 if certain or judge is not None else 1 / len(found[0])  # a share of few games is never quite certain
    variance = tuple(max(least, pvariance(one)) for one in found)
    return Sample(number, done, on_the_path, tuple(map(fmean, found)), variance)


def worth_of(game: Game, state: State, judge: Judge | None) -> list[float]:
    """What every seat has, or may expect, where a playout ended."""
    seats = state.setup.seats
    if judge is None or state.now is None:
        places = game.ranking(state)
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    values = fractions(MOST_SEATS)
    judge.judge(state, values)
    return [values[seat] for seat in range(seats)]


def joined(samples: Sequence[Sample]) -> list[Chances]:
    """The curve, of the samples of all its points from some point on: the last one tells of itself alone."""
    found: list[Chances] = []
    for sample in sorted(samples, reverse=True):
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
        found.append(Chances(sample.number, tuple(wins), tuple(errors), as_played, tuple(own_errors)))
    return found[::-1]


def chances_at(text: str, data: Mapping[str, object] | None, points: Sequence[int], playouts: int) -> Chances:
    """The first of these points, by as many of the others as its playouts lead to."""
    samples = []
    for number, until in pairwise([*points, points[-1]]):
        samples.append(sampled(text, data, number, until, playouts))
        if samples[-1].on_the_path == 0:
            break
    return joined(samples)[0]


def error_of(values: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean."""
    return Z95 * math.sqrt(pvariance(values) / len(values))


def enough(error: float, playouts: int) -> int:
    """How many playouts make an error small that so many left, within reason."""
    return min(MORE * playouts, round(playouts * (error / CLOSE) ** 2))


def judge_of(game: Game, position: State) -> Judge | None:
    """The network, if it knows such games and rollouts can lead to where it judges.

    Where bots plan a whole turn (`to_chance`), priors play it so much worse that whoever is to move would seem to lose
    13 points with every draw (Babel); there games are played out."""
    judge = None if game.search_settings().to_chance else shipped(game)
    return judge if judge is not None and judge.judge(position, fractions(MOST_SEATS)) else None
