"""The action of a turn: the market or the quarry, and with the Vizier both (CL-3.4 to CL-3.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.events import passed, turn_cut_short, went_to_market, went_to_quarry
from mastaba.games.cleopatra.moves import GO_END, GO_MARKET, GO_QUARRY, PASS
from mastaba.games.cleopatra.rules.hand_limit import CheckLimit
from mastaba.games.cleopatra.rules.market import Refill, TakeStall
from mastaba.games.cleopatra.rules.quarry import QUARRIES, can_build
from mastaba.games.cleopatra.state import VIZIER, Palace, stall_size
from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step

MARKET_EMPTY: Final = Rule("CL-3.4", "market_empty")
NOTHING_TO_BUILD: Final = Rule("CL-3.4", "nothing_to_build")
ONE_ACTION: Final = Rule("CL-3.4", "only_one_action")
MUST_ACT: Final = Rule("CL-3.5", "action_possible")
ONCE_EACH: Final = Rule("CL-3.6", "once_each")
NO_PASS_NOW: Final = Rule("CL-3.6", "end_instead")
VISIT_LEFT: Final = Rule("CL-3.6", "visit_left")


def market_open(state: Palace) -> bool:
    return stall_size(state, 0) > 0 or stall_size(state, 1) > 0 or stall_size(state, 2) > 0


def forbids_visit(state: Palace, seat: i64, move: i64) -> Rule | None:
    if move == GO_MARKET:
        return None if market_open(state) else MARKET_EMPTY
    return None if can_build(state, seat) else NOTHING_TO_BUILD


class ChooseAction(Step[Palace]):
    """The active player must go to the market or to the quarry, and passes only if neither is possible."""

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        k: i64
        for k in range(4):
            out[k] = GO_MARKET + k
        return 4

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        if move == GO_END:
            return ONE_ACTION
        if move == PASS:
            return MUST_ACT if market_open(state) or can_build(state, self.seat) else None
        return forbids_visit(state, self.seat, move)

    def options(self, state: Palace, out: vec[i64]) -> i64:
        found: i64 = 0
        if market_open(state):
            out[0] = GO_MARKET
            found = 1
        if can_build(state, self.seat):
            out[found] = GO_QUARRY
            found += 1
        if found == 0:
            out[0] = PASS
            return 1
        return found

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        if move == PASS:
            passed(state, self.seat)
            return None
        vizier: bool = state.helper == VIZIER
        if vizier:
            state.agenda.append(SECOND_ACTIONS[self.seat * 2 + (0 if move == GO_QUARRY else 1)])
        return visit(state, self.seat, move, vizier)


class SecondAction(Step[Palace]):
    """With the Vizier the other action may follow."""

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__(seat)
        self.other: i64 = other  # the visit that has not been made

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        k: i64
        for k in range(4):
            out[k] = GO_MARKET + k
        return 4

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        if move == GO_END:
            return None
        if move == PASS:
            return NO_PASS_NOW
        return forbids_visit(state, self.seat, move) if move == self.other else ONCE_EACH

    def gives_up(self, state: Palace, move: i64) -> Rule | None:
        if move != GO_END or forbids_visit(state, self.seat, self.other) is not None:
            return None
        return VISIT_LEFT.about({"visit": "market" if self.other == GO_MARKET else "quarry"})

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        if move != GO_END:
            return visit(state, self.seat, move, False)
        turn_cut_short(state, self.seat)
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "other": "market" if self.other == GO_MARKET else "quarry"}


def visit(state: Palace, seat: i64, move: i64, quarry_may_follow: bool) -> AnyStep | None:
    """To the quarry; or to the market, with the hand limit before the refill unless a quarry may follow."""
    if move == GO_QUARRY:
        went_to_quarry(state, seat)
        return QUARRIES[seat]
    went_to_market(state, seat)
    state.agenda.append(REFILLS[seat])
    if not quarry_may_follow:
        state.agenda.append(CHECKS[seat])
    return STALLS[seat]


STALLS: Final[list[TakeStall]] = [TakeStall(seat) for seat in range(4)]
CHECKS: Final[list[CheckLimit]] = [CheckLimit(seat) for seat in range(4)]
REFILLS: Final[list[Refill]] = [Refill(seat) for seat in range(4)]
SECOND_ACTIONS: Final[list[SecondAction]] = [
    SecondAction(seat, other) for seat in range(4) for other in (GO_MARKET, GO_QUARRY)
]
