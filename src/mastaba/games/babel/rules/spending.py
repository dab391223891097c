"""Cards that leave a hand or a column."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.babel.state import COLUMN, Duel


def from_hand(state: Duel, seat: i64, nation: i64) -> None:
    """A hand card is shown: whoever had noted one of its kind has seen it go."""
    card: i64 = seat * 5 + nation
    state.hands[card] -= 1
    if state.noted[card] > 0:
        state.noted[card] -= 1


def take_out(state: Duel, here: i64, k: i64) -> None:
    """The k-th card leaves a column; the others close up."""
    columns = state.columns
    first: i64 = here * COLUMN
    last: i64 = state.lengths[here] - 1
    while k < last:
        columns[first + k] = columns[first + k + 1]
        k += 1
    state.lengths[here] = last


def take_out_all(state: Duel, here: i64, nation: i64) -> i64:
    """All cards of a nation leave a column; the others close up. Says how many went."""
    columns = state.columns
    first: i64 = here * COLUMN
    kept: i64 = 0
    k: i64
    for k in range(state.lengths[here]):
        card: int = columns[first + k]
        if card != nation:
            columns[first + kept] = card
            kept += 1
    gone: i64 = state.lengths[here] - kept
    state.lengths[here] = kept
    return gone
