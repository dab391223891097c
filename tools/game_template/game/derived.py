"""Facts for the page that follow from the rules: a page that shows a position computes nothing itself."""

from __future__ import annotations

from mastaba.games.new_game.data import MOST_TAKEN
from mastaba.games.new_game.state import Heap

from mastaba.kernel.documents import Document


def derived(state: Heap) -> Document:
    return {"most_taken": int(min(MOST_TAKEN, state.stones))}
