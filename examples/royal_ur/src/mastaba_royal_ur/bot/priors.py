"""Which moves look promising at a glance: taking a piece, a rosette, a piece that goes home."""

from __future__ import annotations

from mastaba_royal_ur.data import PATHS, ROSETTES, SQUARES
from mastaba_royal_ur.moves import ENTER, MOVE
from mastaba_royal_ur.rules.turn import MovePiece
from mastaba_royal_ur.state import Race


def prior(state: Race, seat: int, move: int) -> int:
    step, path = state.now, PATHS[seat]
    if not isinstance(step, MovePiece):
        return 1
    start = -1 if move == ENTER else path.index(SQUARES[move - MOVE])
    goal = start + state.thrown
    if goal >= len(path):
        return 6
    return 2 + 4 * (path[goal] in ROSETTES) + 6 * (state.seat_on(path[goal]) == 1 - seat)
