"""What no position may be: the laws ask all the time."""

from __future__ import annotations

from mastaba.games.new_game.state import Heap


def broken_invariant(state: Heap) -> str | None:
    if not 0 <= state.stones <= state.data.stones:
        return f"there are {state.stones} stones, and the box has {state.data.stones}"
    return None
