"""Drawing Nation cards (BA-2.4, BA-3.2 to BA-3.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.events import discard_reshuffled, draw_cut_short, nation_drawn
from mastaba.games.babel.moves import NATION
from mastaba.games.babel.state import Duel
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Facts, Step
from mastaba.kernel.chance import Rng


def draw(state: Duel, seat: i64, left: i64) -> AnyStep | None:
    """The step that draws the next of `left` cards to be drawn; an empty draw pile is refilled first (BA-3.3)."""
    if left == 0:
        return None
    if state.deck_size == 0:
        reshuffle(state)
        if state.deck_size == 0:  # BA-3.4
            draw_cut_short(state, seat, missing=left)
            return None
    return DRAWS[seat * 8 + left]


def reshuffle(state: Duel) -> None:
    """The discard becomes the draw pile. It was empty, so each seat can tell the other's hand by counting (BA-8.3)."""
    nation: i64
    for nation in range(5):
        state.deck[nation] = state.discard[nation]
        state.deck_size += state.discard[nation]
        state.discard[nation] = 0
    state.noted = state.hands[:]
    discard_reshuffled(state)


class DrawNation(Step[Duel]):
    """One card from the draw pile, and then the rest of `left`."""

    def __init__(self, whose: i64, left: i64) -> None:
        super().__init__(CHANCE)
        self.whose: i64 = whose
        self.left: i64 = left

    def outcomes(self, state: Duel, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        nation: i64
        for nation in range(5):
            if state.deck[nation] > 0:
                out[found] = NATION + nation
                weights[found] = state.deck[nation]
                found += 1
        return found

    def draw(self, state: Duel, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        deck = state.deck
        ticket: i64 = rng.below(state.deck_size)
        nation: i64 = 0
        while ticket >= deck[nation]:
            ticket -= deck[nation]
            nation += 1
        return NATION + nation

    def take(self, state: Duel, move: i64) -> AnyStep | None:
        nation: i64 = move - NATION
        state.deck[nation] -= 1
        state.deck_size -= 1
        state.hands[self.whose * 5 + nation] += 1
        nation_drawn(state, self.whose, nation=nation)
        if self.left > 1 and state.deck_size > 0:  # the usual case of what draw() does
            return DRAWS[self.whose * 8 + self.left - 1]
        return draw(state, self.whose, self.left - 1)

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1, "left": int(self.left)}


class DealHand(Step[Duel]):
    """An opening hand (BA-2.4)."""

    def __init__(self, whose: i64, cards: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose
        self.cards: i64 = cards

    def run(self, state: Duel) -> AnyStep | None:
        return draw(state, self.whose, self.cards)

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1, "cards": int(self.cards)}


DRAWS: Final[list[DrawNation]] = [DrawNation(seat, left) for seat in range(2) for left in range(8)]
