"""Why a move that belongs to another decision is not possible now: what keeps it from coming next, or what is asked for
first (CL-3.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.cleopatra.moves import (
    ACTIVATE_NONE,
    CLAIM,
    DONE,
    GO_MARKET,
    GO_QUARRY,
    SPHINX,
    STOCK,
    TAKE,
    WAIVE_ARTISAN,
)
from mastaba.games.cleopatra.rules.actions import ONCE_EACH, STALLS, ChooseAction, SecondAction
from mastaba.games.cleopatra.rules.hand_limit import DropCards, LimitHand
from mastaba.games.cleopatra.rules.market import StockStall, TakeStall
from mastaba.games.cleopatra.rules.offering import SealBid
from mastaba.games.cleopatra.rules.paying import Pay
from mastaba.games.cleopatra.rules.quarry import QUARRIES, Quarry
from mastaba.games.cleopatra.rules.sanctuaries import Claim
from mastaba.games.cleopatra.rules.worshippers import Activate
from mastaba.games.cleopatra.state import Palace, hand_size
from mastaba.kernel.agenda import AnyStep, Rule

AT_THE_START: Final = Rule("CL-3.2", "only_at_the_start")
PAID_AT_THE_QUARRY: Final = Rule("CL-5.1", "paid_at_the_quarry")
WORSHIPPER_FIRST: Final = Rule("CL-3.1", "worshipper_first")
VISIT_FIRST: Final = Rule("CL-3.4", "visit_first")
STALL_FIRST: Final = Rule("CL-4.1", "stall_first")
REFILL_FIRST: Final = Rule("CL-4.4", "refill_first")
HAND_FIRST: Final = Rule("CL-4.2", "hand_first")
DISCARD_FIRST: Final = Rule("CL-4.3", "discard_first")
AT_THE_QUARRY: Final = Rule("CL-5.1", "at_the_quarry")
PAY_FIRST: Final = Rule("CL-5.1", "pay_first")
CLAIM_FIRST: Final = Rule("CL-7.3", "claim_first")
OFFER_FIRST: Final = Rule("CL-8.3", "offer_first")


def forbids_another_time(state: Palace, step: AnyStep, move: i64) -> Rule | None:
    """The rule that keeps a move away which is not among the candidates of the step that is asked."""
    if ACTIVATE_NONE <= move < GO_MARKET:
        return AT_THE_START
    if isinstance(step, ChooseAction | SecondAction):
        rule = forbids_within(state, step, move)
        if rule is not None:
            return rule
    if WAIVE_ARTISAN <= move < CLAIM:
        return PAID_AT_THE_QUARRY
    return asked_first(state, step)


def forbids_within(state: Palace, step: ChooseAction | SecondAction, move: i64) -> Rule | None:
    """What would keep a stall from being taken, or a piece from being built, if the visit were made now."""
    if TAKE <= move < STOCK:
        place: i64 = GO_MARKET
    elif SPHINX <= move < DONE:
        place = GO_QUARRY
    else:
        return None
    if isinstance(step, SecondAction) and step.other != place:
        return ONCE_EACH
    return STALLS[step.seat].forbids(state, move) if place == GO_MARKET else QUARRIES[step.seat].forbids(state, move)


def asked_first(state: Palace, step: AnyStep) -> Rule | None:
    """What the step asks for, as what must come first."""
    if isinstance(step, Activate):
        return WORSHIPPER_FIRST
    if isinstance(step, ChooseAction | SecondAction):
        return VISIT_FIRST
    if isinstance(step, TakeStall):
        return STALL_FIRST
    if isinstance(step, StockStall):
        return REFILL_FIRST
    if isinstance(step, LimitHand | DropCards):
        excess = int(hand_size(state, step.seat) - state.data.hand_limit)
        return (HAND_FIRST if isinstance(step, LimitHand) else DISCARD_FIRST).about({"excess": excess})
    if isinstance(step, Quarry):
        return AT_THE_QUARRY
    if isinstance(step, Pay):
        return PAY_FIRST
    if isinstance(step, Claim):
        return CLAIM_FIRST
    return OFFER_FIRST if isinstance(step, SealBid) else None
