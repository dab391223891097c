"""Making the opponent lose half the hand, and the victim's choice (BA-5.9 to BA-5.11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.data import NATIONS
from mastaba.games.babel.events import card_dropped, hand_halved
from mastaba.games.babel.moves import DROP
from mastaba.games.babel.rules.abilities import Ability
from mastaba.games.babel.rules.spending import from_hand
from mastaba.games.babel.state import Duel, hand_size
from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step

HAND_TOO_SMALL: Final = Rule("BA-5.9", "hand_too_small")
NOT_HELD: Final = Rule("BA-5.10", "card_not_in_hand")
OUT_OF_ORDER: Final = Rule("BA-5.11", "drop_in_order")
NOT_ENOUGH_LEFT: Final = Rule("BA-5.11", "too_few_after_it")


def half_of_hand(state: Duel, seat: i64) -> i64:
    """What a hand loses: half of it, rounded down (BA-5.9)."""
    return hand_size(state, seat) // 2


class HalveHand(Ability):
    """Any nation: the opponent must discard half of the hand, rounded down, before the turn goes on (BA-5.9)."""

    def forbids_effect(self, state: Duel, seat: i64, way: i64) -> Rule | None:
        have: i64 = hand_size(state, 1 - seat)
        return HAND_TOO_SMALL.about({"have": int(have)}) if have < 2 else None

    def take_effect(self, state: Duel, act: Step[Duel], way: i64) -> AnyStep | None:
        victim: i64 = 1 - act.seat
        due: i64 = half_of_hand(state, victim)
        hand_halved(state, act.seat, nation=self.nation, cards=due)
        state.agenda.append(act)
        return DropCards(victim, due, 0)


class DropCards(Step[Duel]):
    """The victim names the cards one at a time in the order A H M P S, so that each choice is reached in one way."""

    def __init__(self, seat: i64, due: i64, least: i64) -> None:
        super().__init__(seat)
        self.due: i64 = due
        self.least: i64 = least

    def candidates(self, state: Duel, out: vec[i64]) -> i64:
        nation: i64
        for nation in range(5):
            out[nation] = DROP + nation
        return 5

    def forbids(self, state: Duel, move: i64) -> Rule | None:
        nation: i64 = move - DROP
        hand: i64 = self.seat * 5
        if state.hands[hand + nation] == 0:
            return NOT_HELD.about({"nation": NATIONS[nation]})
        if nation < self.least:
            return OUT_OF_ORDER.about({"nation": NATIONS[nation], "least": NATIONS[self.least]})
        left: i64 = 0
        later: i64
        for later in range(nation, 5):
            left += state.hands[hand + later]
        if left < self.due:
            return NOT_ENOUGH_LEFT.about({"due": int(self.due), "have": int(left)})
        return None

    def take(self, state: Duel, move: i64) -> AnyStep | None:
        nation: i64 = move - DROP
        from_hand(state, self.seat, nation)
        state.discard[nation] += 1
        card_dropped(state, self.seat, nation=nation)
        return DropCards(self.seat, self.due - 1, nation) if self.due > 1 else None

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "due": int(self.due), "least": NATIONS[self.least]}
