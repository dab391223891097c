"""Phase 2 ends: the bids are paid, then the provinces change hands (AR-4.10, AR-4.11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import AMOUNT
from mastaba.games.amun_re.events import free_cards_taken, province_won
from mastaba.games.amun_re.moves import CARD_OF
from mastaba.games.amun_re.rules.selling import forbids_sale, sales, sell, sell_candidates
from mastaba.games.amun_re.state import KINDS, NONE, PLACES, SPACES, USED, Egypt, standing
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step


class Pay(Step[Egypt]):
    """A player pays for the province, and sells cards where gold is short."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Egypt) -> AnyStep | None:
        return pay(state, self.whose)

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


def due(state: Egypt, seat: i64) -> i64:
    """The amount under a seat's pawn."""
    return AMOUNT[state.bids[seat] % SPACES]


def pay(state: Egypt, seat: i64) -> AnyStep | None:
    gold: i64 = due(state, seat)
    if state.gold[seat] < gold:
        return SELL_TO_PAY[seat]
    state.gold[seat] -= gold
    state.least = 0
    province_won(state, seat, province=standing(state, seat), gold=gold)
    return None


class SellToPay(Step[Egypt]):
    """Cards are sold until the bid can be paid, not one more."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        return sell_candidates(out, 0)

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        return forbids_sale(state, self.seat, CARD_OF[move], due(state, self.seat))

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        return sales(state, self.seat, due(state, self.seat), out, 0)

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        sell(state, self.seat, CARD_OF[move])
        return pay(state, self.seat)


class TakePossession(Step[Egypt]):
    """The winners take their provinces with what lies on them; bricks stay where they are."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        state.owners = state.owners[:]
        state.cards = state.cards[:]
        seat: i64 = state.first
        for _ in range(state.seats):
            self.own(state, seat, standing(state, seat))
            seat = seat + 1 if seat + 1 < state.seats else 0
        state.revealed = 0
        return None

    def own(self, state: Egypt, seat: i64, p: i64) -> None:
        state.owners[p] = seat
        state.cards[p] = USED
        state.bids[seat] = NONE
        state.gold[seat] += state.data.free_gold[p]
        if state.data.free_cards[p] > 0:
            take_cards(state, seat, p)


def take_cards(state: Egypt, seat: i64, p: i64) -> None:
    """The free cards of a province come to hand, and only now somebody sees them."""
    free_cards_taken(state, seat, province=p)
    state.laid = state.laid[:]
    state.noted = state.noted[:]
    kind: i64
    for kind in range(KINDS):
        cards: i64 = state.laid[p * KINDS + kind]
        if cards > 0:
            state.laid[p * KINDS + kind] = 0
            state.hands[seat * KINDS + kind] += cards
            state.sizes[seat] += cards
            note: i64 = seat * KINDS + kind
            state.noted[note] = max(state.noted[note] - cards, 0)
    if len(state.known) > 0:
        follow(state, seat, p)


def follow(state: Egypt, seat: i64, p: i64) -> None:
    """Who knew a card lying there knows now in whose hand it is (AR-9.3)."""
    state.known = state.known[:]
    observer: i64
    kind: i64
    for observer in range(state.seats + 1):
        for kind in range(KINDS):
            there: i64 = (observer * PLACES + 5 + p) * KINDS + kind
            if observer != seat:
                state.known[(observer * PLACES + seat) * KINDS + kind] += state.known[there]
            state.known[there] = 0


PAYS: Final[list[Pay]] = [Pay(seat) for seat in range(5)]
SELL_TO_PAY: Final[list[SellToPay]] = [SellToPay(seat) for seat in range(5)]
