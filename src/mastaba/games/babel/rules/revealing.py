"""Turning up Temple cards at the end of a turn (BA-6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS
from mastaba.games.babel.events import temple_revealed
from mastaba.games.babel.moves import TEMPLE
from mastaba.games.babel.state import OFFER, Duel, offer
from mastaba.kernel.agenda import CHANCE, AnyStep, Facts, Step
from mastaba.kernel.chance import Rng


def reveal(state: Duel, seat: i64, left: i64) -> AnyStep | None:
    """Turns up the next of `left` cards; returned ones come first and need no chance (BA-6.3)."""
    if left == 0:
        return None
    if len(state.returned) > 0:
        level: int = state.returned[-1]
        state.returned = state.returned[:-1]
        return turned_up(state, seat, left, level)
    return REVEALS[seat * 3 + left] if state.pile_size > 0 else None


def turned_up(state: Duel, seat: i64, left: i64, level: i64) -> AnyStep | None:
    temple_revealed(state, seat, level=level)
    offer(state, seat, level)
    if left == 1:
        lower_on_top(state, seat)
    return reveal(state, seat, left - 1)


def lower_on_top(state: Duel, seat: i64) -> None:
    """Of the two new cards the higher lies first (BA-6.2)."""
    top: i64 = seat * OFFER + state.offered[seat] - 1
    first: int = state.offers[top - 1]
    second: int = state.offers[top]
    if first < second:
        state.offers[top - 1] = second
        state.offers[top] = first


class RevealTemple(Step[Duel]):
    """One card from the part of the Temple pile that nobody knows, and then the rest of `left`."""

    def __init__(self, whose: i64, left: i64) -> None:
        super().__init__(CHANCE)
        self.whose: i64 = whose
        self.left: i64 = left

    def outcomes(self, state: Duel, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        level: i64
        for level in range(1, LEVELS + 1):
            if state.pile[level] > 0:
                out[found] = TEMPLE + level - 1
                weights[found] = state.pile[level]
                found += 1
        return found

    def draw(self, state: Duel, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        pile = state.pile
        ticket: i64 = rng.below(state.pile_size)
        level: i64 = 1
        while ticket >= pile[level]:
            ticket -= pile[level]
            level += 1
        return TEMPLE + level - 1

    def take(self, state: Duel, move: i64) -> AnyStep | None:
        level: i64 = move - TEMPLE + 1
        state.pile[level] -= 1
        state.pile_size -= 1
        return turned_up(state, self.whose, self.left, level)

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1, "left": int(self.left)}


REVEALS: Final[list[RevealTemple]] = [RevealTemple(seat, left) for seat in range(2) for left in range(3)]
