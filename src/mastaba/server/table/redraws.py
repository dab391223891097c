"""New draws after a takeback among people, so that nobody knows what will be drawn next."""

from __future__ import annotations

from mastaba.server.table.state import TableState


def redrawn_after(state: TableState, length: int) -> list[tuple[int, int]]:
    """Which draws get new numbers once the game was taken back to this many moves."""
    return state.dealer.redrawn_from(state.draws(length), state.next_draw())


def has_seen_ahead(state: TableState) -> bool:
    """Whether somebody took back moves alone, and so knows the next draws."""
    return state.status == "playing" and state.drawn > state.dealer.number(state.draws())
