"""How a solver's play is judged: by what it comes to, so that every way to the best value counts."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from mastaba.kernel.agenda import State
from mastaba.kernel.notation import Move
from mastaba.kernel.puzzle_kind import NO_REPLY
from mastaba.puzzles.puzzle import Puzzle

NEAR: Final = 1  # so little short of the best is good

Standing = Literal["solved", "near", "missed"]


class Verdict(NamedTuple):
    standing: Standing
    value: int
    best: int


def is_over(puzzle: Puzzle, state: State) -> bool:
    """Whether the unit is played out, or its goal reached. No reply may be due."""
    if puzzle.unit.is_over(state, puzzle.seat):
        return True
    return puzzle.kind.goal and puzzle.kind.value(puzzle.start, state, puzzle.seat) >= 1


def reply(puzzle: Puzzle, state: State) -> Move | None:
    """What another seat must do now before the solver goes on; what is asked does not depend on it."""
    move = puzzle.unit.reply(state, puzzle.seat, False)
    return None if move == NO_REPLY else puzzle.game.moves[move]


def verdict(puzzle: Puzzle, state: State) -> Verdict:
    """For a position in which the unit is over."""
    value, best = puzzle.kind.value(puzzle.start, state, puzzle.seat), puzzle.best.value
    near = not puzzle.kind.goal and value >= best - NEAR and (value < 0) == (best < 0)  # nothing is not near to less
    return Verdict("solved" if value >= best else "near" if near else "missed", value, best)
