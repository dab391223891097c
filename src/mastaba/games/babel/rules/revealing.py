"""Turning up Temple cards at the end of a turn (BA-6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS
from mastaba.games.babel.events import temple_revealed
from mastaba.games.babel.moves import TEMPLE
from mastaba.games.babel.state import Table, offer
from mastaba.kernel.agenda import CHANCE, AnyStep, Facts, Step
from mastaba.kernel.chance import Rng


def reveal(state: Table, seat: i64, left: i64, seen: i64) -> AnyStep | None:
    """Turns up `left` more cards after `seen` (0: none yet); returned cards come first and need no chance (BA-6.3)."""
    if left > 0 and len(state.returned) > 0:
        level: int = state.returned[-1]
        state.returned = state.returned[:-1]
        return turned_up(state, seat, left, seen, level)
    if left > 0 and state.pile_size > 0:
        return REVEALS[(seat * 3 + left) * (LEVELS + 1) + seen]
    if seen > 0:
        offer(state, seat, seen)
    return None


def turned_up(state: Table, seat: i64, left: i64, seen: i64, level: i64) -> AnyStep | None:
    if state.listener is not None:
        state.tell(temple_revealed(seat, level))
    if seen == 0:
        return reveal(state, seat, left - 1, level)
    offer(state, seat, max(seen, level))  # the higher first, the lower on top (BA-6.2)
    offer(state, seat, min(seen, level))
    return None


class RevealTemple(Step[Table]):
    """One card from the part of the Temple pile that nobody knows."""

    def __init__(self, whose: i64, left: i64, seen: i64) -> None:
        super().__init__(CHANCE)
        self.whose: i64 = whose
        self.left: i64 = left
        self.seen: i64 = seen

    def outcomes(self, state: Table, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        level: i64
        for level in range(1, LEVELS + 1):
            if state.pile[level] > 0:
                out[found] = TEMPLE + level - 1
                weights[found] = state.pile[level]
                found += 1
        return found

    def draw(self, state: Table, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        pile = state.pile
        ticket: i64 = rng.below(state.pile_size)
        level: i64 = 1
        while ticket >= pile[level]:
            ticket -= pile[level]
            level += 1
        return TEMPLE + level - 1

    def take(self, state: Table, move: i64) -> AnyStep | None:
        level: i64 = move - TEMPLE + 1
        state.pile[level] -= 1
        state.pile_size -= 1
        return turned_up(state, self.whose, self.left, self.seen, level)

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1, "left": int(self.left), "seen": int(self.seen)}


REVEALS: Final[list[RevealTemple]] = [
    RevealTemple(seat, left, seen) for seat in range(2) for left in range(3) for seen in range(LEVELS + 1)
]
