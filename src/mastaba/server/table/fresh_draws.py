"""Draws that nobody can have seen: after people went back, and once somebody who went back alone is joined."""

from __future__ import annotations

from mastaba.server.table.state import TableState


def redrawn_after(state: TableState, length: int) -> list[tuple[int, int]]:
    """Where draws are made anew once the line was taken back to this length."""
    return state.dealer.redrawn_from(state.draws(length), state.next_draw())


def has_seen_ahead(state: TableState) -> bool:
    """Whether somebody went back alone, and knows what will be drawn."""
    return state.status == "playing" and state.drawn > state.dealer.number(state.draws())
