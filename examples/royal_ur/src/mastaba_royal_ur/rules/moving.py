"""Moving a piece (UR-3): entering, passing, taking, resting on rosettes, and going home."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.agenda import Rule

from mastaba_royal_ur.data import PATHS, SAFE
from mastaba_royal_ur.events import piece_entered, piece_home, piece_moved, piece_taken
from mastaba_royal_ur.state import Race

NO_DOTS: Final = Rule("UR-2.4", "no_dots")
NONE_WAITING: Final = Rule("UR-3.1", "none_waiting")
NO_PIECE: Final = Rule("UR-3.2", "no_piece_there")
OWN_PIECE: Final = Rule("UR-3.3", "own_piece_there")
SAFE_THERE: Final = Rule("UR-3.5", "safe_there")
TOO_FAR: Final = Rule("UR-3.7", "too_far")


def forbidden(state: Race, seat: int, dots: int, start: int) -> Rule | None:
    """Why a seat cannot move the piece at `start` of its way, -1 for one that waits; None if it can."""
    path = PATHS[seat]
    if dots == 0:
        return NO_DOTS
    if start < 0 and state.waiting[seat] == 0:
        return NONE_WAITING
    if start >= 0 and start not in state.places[seat]:
        return NO_PIECE
    goal = start + dots
    if goal > len(path):
        return TOO_FAR.about({"dots": dots})
    if goal == len(path):
        return None
    if goal in state.places[seat]:
        return OWN_PIECE.about({"square": path[goal]})
    if path[goal] == SAFE and state.seat_on(SAFE) is not None:
        return SAFE_THERE.about({"square": SAFE})
    return None


def carry(state: Race, seat: int, dots: int, start: int) -> str | None:
    """Moves the piece; says on which square it came to stand, None if it went home."""
    path, goal = PATHS[seat], start + dots
    if start < 0:
        state.waiting[seat] -= 1
    else:
        state.places[seat].remove(start)
    if goal == len(path):
        state.home[seat] += 1
        piece_home(state, seat, path[start])
        return None
    state.places[seat] = sorted([*state.places[seat], goal])
    if start < 0:
        piece_entered(state, seat, path[goal])
    else:
        piece_moved(state, seat, path[start], path[goal])
    take_piece(state, seat, path[goal])
    return path[goal]


def take_piece(state: Race, seat: int, square: str) -> None:
    """A piece of the other player that stands there goes back and must enter again (UR-3.4)."""
    other = 1 - seat
    if square in PATHS[other] and PATHS[other].index(square) in state.places[other]:
        state.places[other].remove(PATHS[other].index(square))
        state.waiting[other] += 1
        piece_taken(state, seat, square)
