"""How good a position looks."""

from __future__ import annotations

from mastaba.games.new_game.state import Heap
from mypy_extensions import i64


def evaluate(state: Heap, seat: i64) -> float:
    """From 0 (lost) to 1 (won); while stones are left everybody may still win."""
    if state.stones > 0:
        return 0.5
    return 1.0 if state.last == seat else 0.0
