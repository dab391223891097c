"""Phase 5: harvest and other income (AR-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import EIGHT_GOLD, G8, HRV, PROVINCES
from mastaba.games.amun_re.events import income_card_laid, income_paid
from mastaba.games.amun_re.moves import DONE, GOLD8, HARVEST, PROVINCE_OF, is_gold8
from mastaba.games.amun_re.rules.cards import forbids_card, playable, use_card
from mastaba.games.amun_re.rules.owning import NOT_YOURS
from mastaba.games.amun_re.state import LAND, NONE, Egypt, farmers_in
from mastaba.kernel.agenda import AnyStep, Rule, Step

UNDER_HARVEST: Final = Rule("AR-7.4", "under_extra_harvest")
UNDER_GOLD8: Final = Rule("AR-7.5", "under_eight_gold")
NO_FARMER: Final = Rule("AR-7.5", "no_farmer_there")


class CollectIncome(Step[Egypt]):
    """A player lays income cards if he likes, and collects."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        out[0] = DONE
        p: i64
        for p in range(LAND):
            out[1 + p] = GOLD8 + p
            out[1 + LAND + p] = HARVEST + p
        return 1 + 2 * LAND

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        if move == DONE:
            return None
        p: i64 = PROVINCE_OF[move]
        if state.owners[p] != self.seat:
            return NOT_YOURS.about({"province": PROVINCES[p]})
        rule = forbids_card(state, self.seat, G8 if is_gold8(move) else HRV)
        if rule is not None:
            return rule
        if is_gold8(move):
            return UNDER_HARVEST.about({"province": PROVINCES[p]}) if p == state.harvest_at else None
        if p == state.gold8_at:
            return UNDER_GOLD8.about({"province": PROVINCES[p]})
        return NO_FARMER.about({"province": PROVINCES[p]}) if farmers_in(state, p) == 0 else None

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        out[0] = DONE
        found: i64 = 1
        gold8: bool = playable(state, self.seat, G8)
        harvest: bool = playable(state, self.seat, HRV)
        if not gold8 and not harvest:
            return found
        p: i64
        for p in range(LAND):
            if state.owners[p] == self.seat:
                if gold8 and p != state.harvest_at:
                    out[found] = GOLD8 + p
                    found += 1
                if harvest and p != state.gold8_at and farmers_in(state, p) > 0:
                    out[found] = HARVEST + p
                    found += 1
        return found

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            self.collect(state)
            return None
        p: i64 = PROVINCE_OF[move]
        kind: i64 = G8 if is_gold8(move) else HRV
        use_card(state, seat, kind)
        if kind == G8:
            state.gold8_at = p
        else:
            state.harvest_at = p
        income_card_laid(state, seat, kind=kind, province=p)
        return self

    def collect(self, state: Egypt) -> None:
        gold: i64 = 0
        p: i64
        for p in range(LAND):
            if state.owners[p] == self.seat:
                gold += income(state, p)
        state.gold[self.seat] += gold
        state.gold8_at = NONE
        state.harvest_at = NONE
        income_paid(state, self.seat, gold=gold)


def income(state: Egypt, p: i64) -> i64:
    """What a province yields: harvest, its own income, and what the camels bring (AR-7.2, AR-7.3)."""
    if p == state.gold8_at:
        return EIGHT_GOLD
    data = state.data
    each: i64 = state.level + (1 if p == state.harvest_at else 0)
    gold: i64 = farmers_in(state, p) * each + data.income[p]
    return gold + data.camel[p] if state.level <= data.camel_levels else gold


INCOMES: Final[list[CollectIncome]] = [CollectIncome(seat) for seat in range(5)]
