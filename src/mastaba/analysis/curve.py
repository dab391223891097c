"""Everybody's chance to win at every point of a game: each is played out many times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean, pvariance

from mastaba.analysis.samples import Chances, Sample, joined
from mastaba.analysis.walk import walk_of
from mastaba.bots.judge import Judge
from mastaba.bots.judges import shipped
from mastaba.bots.rollouts import GUIDED, QUIET, Rollouts
from mastaba.kernel.agenda import CHANCE, NOBODY, State, apply
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import fractions

OTHER_LUCK = 10**9


def sampled(
    text: str, data: Mapping[str, object] | None, number: int, until: int, playouts: int, luck: int = 0
) -> Sample:
    """Plays the position on by priors, many times; the next point is after `until` moves. Hidden cards lie as they lay,
    all later luck is new, and other with every `luck`.

    Where the network can judge, chance decides what comes next, and each is judged at the next quiet position: that
    varies far less than who wins in the end, and what chance decides adds up to nothing over many games."""
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
    done, on_the_path = 1 if certain else playouts, 0
    for _ in range(done):
        state = position.copy()
        if moves and not certain and rollouts.follow(state, moves, movers):
            on_the_path += 1
        else:
            while draws and (now := state.now) is not None and now.seat == CHANCE:
                apply(state, now.draw(state, rng, out, weights))
            rollouts.play_on(state)
            for values_of_seat, value in zip(found, worth_of(game, state, judge), strict=True):
                values_of_seat.append(value)
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


def chances_at(text: str, data: Mapping[str, object] | None, points: Sequence[int], playouts: int) -> Chances:
    """The first of these points, by as many of the others as its playouts lead to."""
    samples = []
    for number, until in pairwise([*points, points[-1]]):
        samples.append(sampled(text, data, number, until, playouts))
        if samples[-1].on_the_path == 0:
            break
    return joined(samples)[0]


def judge_of(game: Game, position: State) -> Judge | None:
    """The network, if it knows such games and rollouts can lead to where it judges.

    Where bots plan a whole turn (`to_chance`), priors play it so much worse that whoever is to move would seem to lose
    13 points with every draw (Babel); there games are played out."""
    judge = None if game.search_settings().to_chance else shipped(game)
    return judge if judge is not None and judge.judge(position, fractions(MOST_SEATS)) else None
