"""The hand limit: keep everything for amulets, or discard down to it (CL-4.2, CL-4.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.events import card_dropped, discard_chosen, hand_kept
from mastaba.games.cleopatra.hidden.traces import show
from mastaba.games.cleopatra.moves import CARDS, DISCARD, DROP, KEEP
from mastaba.games.cleopatra.state import Palace, hand_size
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step

NOT_IN_HAND: Final = Rule("CL-4.3", "card_not_in_hand")
IN_ORDER: Final = Rule("CL-4.3", "drop_in_order")
TOO_FEW_AFTER: Final = Rule("CL-4.3", "too_few_after_it")


class CheckLimit(Step[Palace]):
    """Whether the hand is too large after the last step of the turn that can change it."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Palace) -> AnyStep | None:
        due: bool = state.limit_due
        state.limit_due = False
        return LIMITS[self.whose] if due and hand_size(state, self.whose) > state.data.hand_limit else None

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class LimitHand(Step[Palace]):
    """All cards stay, each above the limit for an amulet, or all above it are discarded."""

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        out[0] = KEEP
        out[1] = DISCARD
        return 2

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        return None

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        if move == DISCARD:
            discard_chosen(state, self.seat)
            return DropCards(self.seat, 0)
        excess: i64 = hand_size(state, self.seat) - state.data.hand_limit
        state.amulets[self.seat] += excess
        hand_kept(state, self.seat, amulets=excess)
        return None


class DropCards(Step[Palace]):
    """Cards are discarded one by one, in their order, until the limit is met; corrupted ones cost nothing."""

    def __init__(self, seat: i64, least: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        card: i64
        for card in range(10):
            out[card] = DROP + card
        return 10

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        rule = self.forbidden_by(state, move - DROP)
        return None if rule is None else rule.about({"card": CARDS[move - DROP], "least": CARDS[self.least]})

    def forbidden_by(self, state: Palace, card: i64) -> Rule | None:
        if state.hands[self.seat * 10 + card] == 0:
            return NOT_IN_HAND
        if card < self.least:
            return IN_ORDER
        return None if self.enough_from(state, card) else TOO_FEW_AFTER

    def options(self, state: Palace, out: vec[i64]) -> i64:
        found: i64 = 0
        card: i64
        for card in range(self.least, 10):
            if self.forbidden_by(state, card) is None:
                out[found] = DROP + card
                found += 1
        return found

    def enough_from(self, state: Palace, card: i64) -> bool:
        """Whether the cards of this and later kinds are enough to come down to the limit."""
        left: i64 = 0
        k: i64
        for k in range(card, 10):
            left += state.hands[self.seat * 10 + k]
        return left >= hand_size(state, self.seat) - state.data.hand_limit

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        card: i64 = move - DROP
        state.hands[self.seat * 10 + card] -= 1
        state.discard[card] += 1
        show(state, self.seat, card)
        card_dropped(state, self.seat, card=card)
        return DropCards(self.seat, card) if hand_size(state, self.seat) > state.data.hand_limit else None

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "least": CARDS[self.least]}


LIMITS: Final[list[LimitHand]] = [LimitHand(seat) for seat in range(4)]
