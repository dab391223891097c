"""Phase 1: provinces are turned up and their free items laid out (AR-4.1, AR-4.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import PROVINCES
from mastaba.games.amun_re.events import free_card_laid, province_revealed, round_began
from mastaba.games.amun_re.moves import CARD_OF, PROVINCE, PROVINCE_OF
from mastaba.games.amun_re.rules.building import can_lay_brick, lay_brick
from mastaba.games.amun_re.rules.cards import draw, learn, lift, pile_outcomes
from mastaba.games.amun_re.state import IN_PILE, KINDS, LAND, NONE, ON_OFFER, Egypt
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Facts, Step


class RevealProvinces(Step[Egypt]):
    """Phase 1: as many provinces as there are players."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        state.revealed = 0
        round_began(state)
        return TURN_UP


class TurnUpProvince(Step[Egypt]):
    """The next province card."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Egypt, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        p: i64
        for p in range(LAND):
            if state.cards[p] == IN_PILE:
                out[found] = PROVINCE + p
                weights[found] = 1
                found += 1
        return found

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        p: i64 = PROVINCE_OF[move]
        state.cards = state.cards[:]
        state.cards[p] = ON_OFFER
        state.offer = state.offer[:]
        state.offer[state.revealed] = p
        state.revealed += 1
        province_revealed(state, province=p)
        for _ in range(state.data.free_bricks[p]):
            if can_lay_brick(state, p):
                lay_brick(state, NONE, p)
        if state.revealed < state.seats:
            return self
        lay_free_cards(state)
        return None


def lay_free_cards(state: Egypt) -> None:
    """In the order in which the provinces were turned up."""
    k: i64 = state.seats - 1
    while k >= 0:
        p: i64 = state.offer[k]
        if state.data.free_cards[p] > 0:
            state.agenda.append(LAY[p])
        k -= 1


class LayFreeCards(Step[Egypt]):
    """The free power cards of one province."""

    def __init__(self, p: i64) -> None:
        super().__init__(AUTOMATIC)
        self.p: i64 = p

    def run(self, state: Egypt) -> AnyStep | None:
        return draw(state, LAY_ONE[self.p], state.data.free_cards[self.p])

    def facts(self) -> Facts:
        return {"province": PROVINCES[self.p]}


class LayFreeCard(Step[Egypt]):
    """A power card is laid face down on a province; nobody looks."""

    def __init__(self, p: i64) -> None:
        super().__init__(CHANCE)
        self.p: i64 = p

    def outcomes(self, state: Egypt, out: vec[i64], weights: vec[i64]) -> i64:
        return pile_outcomes(state, out, weights)

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        kind: i64 = CARD_OF[move]
        who: i64 = lift(state, kind)
        if who != NONE:
            learn(state, who, 5 + self.p, kind, NONE)
        state.laid = state.laid[:]
        state.laid[self.p * KINDS + kind] += 1
        free_card_laid(state, province=self.p)
        state.left -= 1
        return draw(state, self, state.left)

    def facts(self) -> Facts:
        return {"province": PROVINCES[self.p]}


TURN_UP: Final = TurnUpProvince()
LAY: Final[list[LayFreeCards]] = [LayFreeCards(p) for p in range(LAND)]
LAY_ONE: Final[list[LayFreeCard]] = [LayFreeCard(p) for p in range(LAND)]
