"""Phase 3, action B: farmers for the fields, and one for free beside them (AR-5.5, AR-5.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import FRM, PROVINCES
from mastaba.games.amun_re.events import farmer_laid, free_farmer_laid
from mastaba.games.amun_re.moves import CARD_OF, DONE, FARMER, FREE, PROVINCE_OF, is_free_farmer, is_sale
from mastaba.games.amun_re.rules.cards import forbids_card, playable, use_card
from mastaba.games.amun_re.rules.owning import NOT_YOURS, NOTHING_TO_LAY, TOO_DEAR, on_board
from mastaba.games.amun_re.rules.selling import forbids_sale, sales, sell, sell_candidates
from mastaba.games.amun_re.state import LAND, Egypt
from mastaba.kernel.agenda import AnyStep, Rule, Step

NO_FIELD: Final = Rule("AR-5.5", "no_free_field")
NO_FARMER_LEFT: Final = Rule("AR-3.7", "no_farmer_left")


def supplied(state: Egypt) -> bool:
    """With strict_supply a farmer must be left (AR-3.7)."""
    return not state.strict or on_board(state.farmers) + on_board(state.guests) < state.data.supply_farmers


def forbids_field(state: Egypt, p: i64) -> Rule | None:
    """A farmer needs a free field."""
    if state.farmers[p] >= state.data.fields[p]:
        return NO_FIELD.about({"province": PROVINCES[p], "fields": int(state.data.fields[p])})
    return None if supplied(state) else NO_FARMER_LEFT


def farmers_fit(state: Egypt, seat: i64) -> i64:
    """How many farmers find a free field in the provinces of a seat."""
    free: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            free += max(state.data.fields[p] - state.farmers[p], 0)
    if not state.strict:
        return free
    return min(free, max(state.data.supply_farmers - on_board(state.farmers) - on_board(state.guests), 0))


class LayFarmers(Step[Egypt]):
    """Farmers are bought one by one, the k-th for k gold, and put on fields of one's own provinces."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        found: i64 = sell_candidates(out, 0)
        p: i64
        for p in range(LAND):
            out[found] = FARMER + p
            out[found + 1] = FREE + p
            found += 2
        out[found] = DONE
        return found + 1

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        seat: i64 = self.seat
        if move == DONE:
            return None
        if is_sale(move):
            if not self.room(state):
                return NOTHING_TO_LAY
            return forbids_sale(state, seat, CARD_OF[move], state.bought + 1)
        p: i64 = PROVINCE_OF[move]
        if state.owners[p] != seat:
            return NOT_YOURS.about({"province": PROVINCES[p]})
        if is_free_farmer(move):
            rule = forbids_card(state, seat, FRM)
            return NO_FARMER_LEFT if rule is None and not supplied(state) else rule
        if state.gold[seat] < state.bought + 1:
            return TOO_DEAR.about({"gold": int(state.gold[seat]), "need": int(state.bought) + 1})
        return forbids_field(state, p)

    def room(self, state: Egypt) -> bool:
        """Whether a farmer can still be laid somewhere."""
        return farmers_fit(state, self.seat) > 0

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        seat: i64 = self.seat
        owners = state.owners
        fields = state.data.fields
        out[0] = DONE
        found: i64 = 1
        if not supplied(state):
            return found
        affordable: bool = state.gold[seat] >= state.bought + 1
        free: bool = playable(state, seat, FRM)
        room: bool = False
        p: i64
        for p in range(LAND):
            if owners[p] == seat:
                if state.farmers[p] < fields[p]:
                    room = True
                    if affordable:
                        out[found] = FARMER + p
                        found += 1
                if free:
                    out[found] = FREE + p
                    found += 1
        return sales(state, seat, state.bought + 1, out, found) if room and not affordable else found

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            state.bought = 0
            state.least = 0
            return None
        if is_sale(move):
            sell(state, seat, CARD_OF[move])
            return self
        state.least = 0
        p: i64 = PROVINCE_OF[move]
        if is_free_farmer(move):
            use_card(state, seat, FRM)
            state.guests = state.guests[:]
            state.guests[p] += 1
            free_farmer_laid(state, seat, province=p)
        else:
            state.bought += 1
            state.gold[seat] -= state.bought
            state.farmers[p] += 1
            farmer_laid(state, seat, province=p, gold=state.bought)
        return self


FARMERS: Final[list[LayFarmers]] = [LayFarmers(seat) for seat in range(5)]
