"""What else could have been done: a move beside the best that the search finds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mastaba import core
from mastaba.analysis.curve import OTHER_LUCK
from mastaba.analysis.reasons import FEWEST_WORLDS, WORLDS, Because, because
from mastaba.analysis.walk import walk_of
from mastaba.bots.search import Budget, Search
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Decision

WORTH_TELLING = 0.02  # a loss smaller than this is noise


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


def opinion_on(
    text: str, data: Mapping[str, object] | None, number: int, simulations: int, again: bool = False
) -> Opinion:
    """How the search of the strong bot evaluates a decision, knowing what the seat knew."""
    walk = walk_of(text, data)
    position = walk.before[number - 1]
    seat, move = walk.log[number - 1]
    decision = decision_of(walk.game.decisions(position), seat)
    rng = Rng(number + OTHER_LUCK * again)
    search = Search(walk.game, rng, by_hand=walk.game.search_settings().to_chance)  # as judge_of does; docs/analysis.md
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
