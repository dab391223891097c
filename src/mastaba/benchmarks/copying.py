"""Copies of a position in the middle of a game: Babel's Table.copy() against Board.copy(stack=False)."""

from __future__ import annotations

import mastaba
from mastaba import State, core
from mastaba.benchmarks.figures import Part, Target
from mastaba.benchmarks.slices import Loop, side_by_side
from mastaba.benchmarks.yardstick import ChessGames
from mastaba.kernel.agenda import apply, legal_ids
from mastaba.kernel.chance import Rng

COMPILED = Target("ratio", 3)
MIDDLE = 200  # moves, chance's included: about half a random game
BATCH = 1000  # copies between two looks at the clock


def middle() -> State:
    """A position of Babel that a random game reached."""
    game, rng = mastaba.load("babel"), Rng(1)
    state, out = game.start(), game.buffer()
    for _ in range(MIDDLE):
        apply(state, out[rng.below(legal_ids(state, out))])
    return state


def measure(rounds: int, seconds: float) -> Part:
    state, board = middle(), ChessGames(1).middle()

    def copy_state() -> int:
        for _ in range(BATCH):
            state.copy()
        return BATCH

    def copy_board() -> int:
        for _ in range(BATCH):
            board.copy(stack=False)
        return BATCH

    ours, chess = Loop("babel", "copies/s", copy_state), Loop("chess", "copies/s", copy_board)
    return Part("copy", side_by_side(ours, chess, rounds, seconds), COMPILED if core.compiled() else None)
