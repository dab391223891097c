"""How good a position looks: who is further on the way."""

from __future__ import annotations

from mastaba_royal_ur.data import PATHS
from mastaba_royal_ur.state import Race

LENGTH = len(PATHS[0]) + 1  # a piece that is home has gone so far


def evaluate(state: Race, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.now is None:
        return 1.0 if state.home[seat] == state.data.pieces else 0.0
    ahead = gone(state, seat) - gone(state, 1 - seat)
    return 0.5 + 0.45 * ahead / (LENGTH * state.data.pieces)


def gone(state: Race, seat: int) -> int:
    """All squares that the pieces of a seat have behind them."""
    return LENGTH * state.home[seat] + sum(place + 1 for place in state.places[seat])
