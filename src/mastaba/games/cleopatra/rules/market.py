"""The market: taking a stall, and putting a new card on each (CL-4.1, CL-4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.events import card_stocked, stall_taken
from mastaba.games.cleopatra.hidden.traces import STALL_HOLDER, TRANSIT, hand_over
from mastaba.games.cleopatra.moves import STOCK, TAKE
from mastaba.games.cleopatra.rules.deck import TOP, lift, rebuild_if_empty, top_is_owed
from mastaba.games.cleopatra.state import DOWN, NONE, STALL, Palace, stall_size
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step

STALL_EMPTY: Final = Rule("CL-4.1", "stall_empty")
STALL_SERVED: Final = Rule("CL-4.4", "stall_served")


class TakeStall(Step[Palace]):
    """All cards of one stall go to the hand, face up and face down alike."""

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        stall: i64
        for stall in range(3):
            out[stall] = TAKE + stall
        return 3

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        return STALL_EMPTY.about({"stall": int(move - TAKE) + 1}) if stall_size(state, move - TAKE) == 0 else None

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        stall: i64 = move - TAKE
        first: i64 = stall * STALL
        hidden: i64 = state.stalls[first + DOWN]
        stall_taken(state, self.seat, stall=stall)
        card: i64
        for card in range(10):
            seen: i64 = state.stalls[first + card]
            if seen > 0:
                state.hands[self.seat * 10 + card] += seen
                state.known[self.seat * 10 + card] += seen
                state.stalls[first + card] = 0
        if hidden > 0:
            self.take_hidden(state, stall)
        state.limit_due = True
        return None

    def take_hidden(self, state: Palace, stall: i64) -> None:
        traces = state.traces
        k: i64
        for k in range(len(traces)):
            entry: i64 = traces[k]
            if (entry // 10) % 16 == stall + STALL_HOLDER:
                state.hands[self.seat * 10 + entry % 10] += 1
        hand_over(state, stall + STALL_HOLDER, self.seat)
        state.stalls[stall * STALL + DOWN] = 0


class Refill(Step[Palace]):
    """One card for each stall, drawn one by one; it stops early when there are no cards at all."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Palace) -> AnyStep | None:
        rebuild_if_empty(state)
        if top_is_owed(state):
            state.agenda.append(self)
            return TOP
        if state.stocked == 7 or state.top == NONE:
            state.stocked = 0
            return None
        state.agenda.append(self)
        drawing = lift(state)
        if drawing is None:
            return STOCKS[self.whose]
        state.agenda.append(STOCKS[self.whose])
        return drawing

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class StockStall(Step[Palace]):
    """The card just drawn is laid, its side unchanged, on a stall that has got none in this refill."""

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        stall: i64
        for stall in range(3):
            out[stall] = STOCK + stall
        return 3

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        served: i64 = (state.stocked >> (move - STOCK)) & 1
        return STALL_SERVED.about({"stall": int(move - STOCK) + 1}) if served else None

    def options(self, state: Palace, out: vec[i64]) -> i64:
        found: i64 = 0
        stall: i64
        for stall in range(3):
            if (state.stocked >> stall) & 1 == 0:
                out[found] = STOCK + stall
                found += 1
        return found

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        stall: i64 = move - STOCK
        state.stocked |= 1 << stall
        card: i64 = DOWN if state.transit_down else state.transit
        if state.transit_down:
            hand_over(state, TRANSIT, stall + STALL_HOLDER)
        state.stalls[stall * STALL + card] += 1
        state.transit = NONE
        state.transit_down = False
        card_stocked(state, self.seat, stall=stall, card=card)
        return None


STOCKS: Final[list[StockStall]] = [StockStall(seat) for seat in range(4)]
