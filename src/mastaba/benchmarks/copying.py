"""Copies of a position in the middle of a game: State.copy() of every game against Board.copy(stack=False)."""

from __future__ import annotations

from collections.abc import Callable

import mastaba
from mastaba import State, core
from mastaba.benchmarks.figures import Part, Target
from mastaba.benchmarks.slices import Loop, ratio_of, side_by_side
from mastaba.benchmarks.yardstick import ChessGames
from mastaba.games import names
from mastaba.kernel.agenda import NOBODY, actor, apply, legal_ids
from mastaba.kernel.chance import Rng

COMPILED = (
    Target(ratio_of("babel"), 3),
    Target(ratio_of("amun-re"), 2),
    Target(ratio_of("cleopatra"), 2),
    Target(ratio_of("sa-re"), 2),
)
BATCH = 1000  # copies between two looks at the clock


def middle(name: str) -> State:
    """The position halfway through a random game, which is played twice for that."""
    whole = random_moves(name, None)[1]
    return random_moves(name, whole // 2)[0]


def random_moves(name: str, most: int | None) -> tuple[State, int]:
    """The position after so many moves, chance's included, or at the end; and how many they were."""
    game, rng, played = mastaba.load(name), Rng(1), 0
    state, out = game.start(), game.buffer()
    while actor(state) != NOBODY and played != most:
        apply(state, out[rng.below(legal_ids(state, out))])
        played += 1
    return state, played


def copies(copy: Callable[[], object]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(BATCH):
            copy()
        return BATCH

    return work


def measure(rounds: int, seconds: float) -> Part:
    board = ChessGames(1).middle()
    ours = [Loop(name, "copies/s", copies(middle(name).copy)) for name in names()]
    chess = Loop("chess", "copies/s", copies(lambda: board.copy(stack=False)))
    return Part("copy", side_by_side(ours, chess, rounds, seconds), COMPILED if core.compiled() else ())
