"""Saving a position."""

from __future__ import annotations

from mastaba.games.new_game.state import Heap

from mastaba.kernel.documents import Document, write_agenda


def save(header: Document, state: Heap) -> Document:
    """Everything that the rules need to go on."""
    return {**header, "stones": int(state.stones), "last": int(state.last) + 1, "agenda": write_agenda(state)}
