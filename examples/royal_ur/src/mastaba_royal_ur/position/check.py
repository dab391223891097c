"""What no position may be: the laws ask all the time."""

from __future__ import annotations

from mastaba_royal_ur.data import PATHS
from mastaba_royal_ur.state import Race


def broken_invariant(state: Race) -> str | None:
    for seat in (0, 1):
        places = state.places[seat]
        if len(places) != len(set(places)):
            return f"two pieces of seat {seat + 1} stand on one square"
        count = state.waiting[seat] + len(places) + state.home[seat]
        if count != state.data.pieces:
            return f"seat {seat + 1} has {count} pieces, and the box has {state.data.pieces}"
    squares = [PATHS[seat][place] for seat in (0, 1) for place in state.places[seat]]
    return None if len(squares) == len(set(squares)) else "two pieces stand on one square"
