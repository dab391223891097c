"""The offering to the High Priest: sealed bids, and what the ranks earn (CL-8.3, CL-8.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.events import offering_opened, offering_ranked, offering_sealed
from mastaba.games.cleopatra.moves import BID, HIGHEST_BID
from mastaba.games.cleopatra.state import NONE, Palace
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Rule, Simultaneous, Step
from mastaba.kernel.vectors import counts

TOO_HIGH: Final = Rule("CL-8.3", "bid_too_high")


class SealBid(Step[Palace]):
    """A seat seals how many scarabs it offers."""

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        amount: i64
        for amount in range(HIGHEST_BID + 1):
            out[amount] = BID + amount
        return HIGHEST_BID + 1

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        have: i64 = state.scarabs[self.seat]
        return TOO_HIGH.about({"bid": int(move - BID), "have": int(have)}) if move - BID > have else None

    def options(self, state: Palace, out: vec[i64]) -> i64:
        most: i64 = min(state.scarabs[self.seat], HIGHEST_BID)
        amount: i64
        for amount in range(most + 1):
            out[amount] = BID + amount
        return most + 1

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        state.bids = state.bids[:]
        state.bids[self.seat] = move - BID
        offering_sealed(state, self.seat)
        return None


SEALS: Final[list[SealBid]] = [SealBid(seat) for seat in range(4)]


def sealed_bids(state: Palace) -> Simultaneous:
    """A lane for every seat that has not sealed yet."""
    return Simultaneous(tuple([(SEALS[seat],) if state.bids[seat] == NONE else () for seat in range(state.seats)]))


class OpenOffering(Step[Palace]):
    """All bids are lost; the highest discards amulets, the others take some (CL-8.4)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Palace) -> AnyStep | None:
        ranks = counts(4)
        seat: i64
        for seat in range(state.seats):
            ranks[seat] = rank(state, seat)
        offering_opened(state, ranks=ranks)
        for seat in range(state.seats):
            offering_ranked(state, seat, rank=ranks[seat])
            state.scarabs[seat] -= state.bids[seat]
            if ranks[seat] == 0:
                state.amulets[seat] -= min(state.amulets[seat], state.data.offering_discard)
            else:
                state.amulets[seat] += state.data.offering_take[ranks[seat]]
        state.bids = state.bids[:]
        for seat in range(state.seats):
            state.bids[seat] = NONE
        return None


def rank(state: Palace, seat: i64) -> i64:
    """How many bids are higher: equal bids share the better rank."""
    higher: i64 = 0
    other: i64
    for other in range(state.seats):
        if state.bids[other] > state.bids[seat]:
            higher += 1
    return higher


OPENING: Final = OpenOffering()
