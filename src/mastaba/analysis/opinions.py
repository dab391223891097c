"""The two questions that the analysis asks of a position: who wins from here, and what else could have been done."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import fmean, pvariance
from typing import NamedTuple

from mastaba import core
from mastaba.analysis.reasons import FEWEST_WORLDS, WORLDS, Because, because
from mastaba.analysis.walk import Walk
from mastaba.bots.judge import Judge
from mastaba.bots.judges import shipped
from mastaba.bots.rollouts import GUIDED, QUIET, Rollouts
from mastaba.bots.search import Budget, Search
from mastaba.intervals import Z95, half_width
from mastaba.kernel.agenda import CHANCE, NOBODY, State, apply
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import fractions

OTHER_LUCK = 10**9
WORTH_TELLING = 0.02  # a loss smaller than this is noise
CLOSE = 0.008  # half of the 95 % interval of a chance: the luck of a game is the sum of a hundred of them
MORE = 3  # times the usual playouts, at most, where they vary so much


class Chances(NamedTuple):
    """After `number` moves: each seat's chance of winning, and half of its 95 % interval."""

    number: int
    wins: tuple[float, ...]
    errors: tuple[float, ...]


class Opinion(NamedTuple):
    """Move `number` beside the best that was found; values are from 0 (lost) to 1 (won), as the search evaluates."""

    number: int
    seat: int
    played: int
    best: int
    value: float | None  # of the move that was played; None if the search never tried it
    best_value: float
    simulations: int
    again: bool = False  # a second look, with other luck
    because: Because | None = None  # why the best move rather than the one that was played

    @property
    def loss(self) -> float:
        return 0.0 if self.value is None else max(0.0, self.best_value - self.value)


_latest: list[tuple[str, Mapping[str, object] | None, Walk]] = []  # of this worker process


def walk_of(text: str, data: Mapping[str, object] | None) -> Walk:
    """Kept for the next question about the same game."""
    if not _latest or _latest[0][:2] != (text, data):
        _latest[:] = [(text, data, Walk(text, data))]
    return _latest[0][2]


def chances_at(text: str, data: Mapping[str, object] | None, number: int, playouts: int) -> Chances:
    """Plays the position on, many times, by priors; hidden cards lie as they lay, all later luck is new.

    Where the network can judge, chance decides what comes next, and each is judged at the next quiet position: that
    varies far less than who wins in the end, and what chance decides adds up to nothing over many games. Where even
    that varies much, it is played on more often."""
    walk = walk_of(text, data)
    position, seats = walk.before[number], walk.setup.seats
    judge = judge_of(walk.game, position)
    rng = Rng(number)
    rollouts = Rollouts(walk.game, rng, GUIDED if judge is None else QUIET)
    certain = position.now is None or (
        judge is not None and position.now.seat != CHANCE and walk.game.quiet(position, NOBODY)
    )
    out, weights = walk.game.buffer(), walk.game.buffer()
    found: list[list[float]] = [[] for _ in range(seats)]
    values = fractions(MOST_SEATS)
    done, wanted = 0, 1 if certain else playouts
    while done < wanted:
        done += 1
        state = position.copy()
        while (step := state.now) is not None and step.seat == CHANCE:
            apply(state, step.draw(state, rng, out, weights))
        rollouts.play_on(state)
        if judge is None or state.now is None:
            places = walk.game.ranking(state)
            for seat in range(seats):
                found[seat].append(1.0 / places.count(1) if places[seat] == 1 else 0.0)
        else:
            judge.judge(state, values)
            for seat in range(seats):
                found[seat].append(values[seat])
        if done == playouts and judge is not None and core.compiled():
            wanted = enough(max(map(error_of, found)), playouts)
    shares = tuple(fmean(one) for one in found)
    if certain:
        errors = (0.0,) * seats
    elif judge is None:
        errors = tuple(half_width(share, playouts) for share in shares)
    else:
        errors = tuple(map(error_of, found))
    return Chances(number, shares, errors)


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


def opinion_on(
    text: str, data: Mapping[str, object] | None, number: int, simulations: int, again: bool = False
) -> Opinion:
    """How the search of the strong bot evaluates a decision, knowing what the seat knew."""
    walk = walk_of(text, data)
    position = walk.before[number - 1]
    seat, move = walk.log[number - 1]
    decision = decision_of(walk.game.decisions(position), seat)
    rng = Rng(number + OTHER_LUCK * again)
    search = Search(walk.game, rng, by_hand=walk.game.search_settings().to_chance)  # as judge_of; docs/judge.md
    view = walk.game.view(position, seat)
    thoughts = search.think(view, decision, Budget(simulations))
    tried = {option.move: option.values[seat] for option in thoughts.options if option.visits >= 3}
    favourite = max(thoughts.options, key=lambda option: option.visits)
    best_value = favourite.values[seat] if favourite.values else 0.0
    value = best_value if move.id == favourite.move else tried.get(move.id)
    opinion = Opinion(number, seat, move.id, favourite.move, value, best_value, thoughts.simulations, again)
    if not again or opinion.loss < WORTH_TELLING:
        return opinion
    worlds = WORLDS if core.compiled() else FEWEST_WORLDS
    return opinion._replace(because=because(walk.game, search, view, (favourite.move, move.id), rng, worlds=worlds))


def decision_of(decisions: Sequence[Decision], seat: int) -> Decision:
    return next(decision for decision in decisions if decision.seat == seat)
