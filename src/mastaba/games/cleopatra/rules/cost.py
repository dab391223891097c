"""What a piece costs, what may pay for it, and whether that is enough (CL-5.2 to CL-5.8).

Each artisan and each resource of the cost is settled by a step of its own. The steps are moves, and the numbers of the
moves lie in the order in which a payment is made (CL-5.3): artisans waived, artisans paid; resources waived,
credits S M W L, cards S M W L, caves, doubles S2 M2 W2 L2."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.cleopatra.data import COLUMNS
from mastaba.games.cleopatra.moves import (
    CREDIT,
    PAY,
    PAY_ARTISAN,
    PAY_CAVE,
    PAY_DOUBLE,
    WAIVE_ARTISAN,
    WAIVE_RESOURCE,
)
from mastaba.games.cleopatra.rules.pieces import kind_of
from mastaba.games.cleopatra.state import ARTISAN, CAVE, RED, Palace

FIRST_STEP: Final = WAIVE_ARTISAN
LAST_STEP: Final = PAY_DOUBLE + 3


def wants_identical(kind: i64) -> bool:
    """Sphinxes, obelisks and doors want identical resources, the others different ones (CL-5.4)."""
    return kind < COLUMNS


# ---------------------------------------------------------------------- the steps
def card_of(step: i64) -> i64:
    """The card that a `pay` step puts down."""
    if step >= PAY_DOUBLE:
        return step - PAY_DOUBLE + RED
    if step == PAY_CAVE:
        return CAVE
    if step >= PAY:
        return step - PAY + 1
    return ARTISAN


def resource_of(step: i64) -> i64:
    """The type of resource that a step brings, as a set of one; waivers and caves bring any (CL-5.6)."""
    if step >= PAY_DOUBLE:
        return 1 << (step - PAY_DOUBLE)
    if step == PAY_CAVE or step < CREDIT:
        return 0
    return 1 << (step - CREDIT if step < PAY else step - PAY)


def at_hand(state: Palace, seat: i64, step: i64) -> i64:
    """How often a seat could take a step: cards of its hand, credits of this visit, waivers of this turn."""
    if step >= PAY:
        return state.hands[seat * 10 + card_of(step)]
    if step >= CREDIT:
        return state.credits[step - CREDIT]
    if step == WAIVE_RESOURCE:
        return state.waive_resources
    return state.hands[seat * 10 + ARTISAN] if step == PAY_ARTISAN else state.waive_artisans


def left_after(state: Palace, seat: i64, taken: i64, step: i64) -> i64:
    """How often a step can follow the one that is being taken: a payment never goes back in its order (CL-5.3)."""
    if step < taken:
        return 0
    return at_hand(state, seat, step) - 1 if step == taken else at_hand(state, seat, step)


# ---------------------------------------------------------------------- whether it is enough
def affordable(state: Palace, seat: i64, kind: i64) -> bool:
    """Whether a seat can pay for a piece of this kind now (CL-5.2)."""
    return payable(state, seat, kind, state.data.artisans[kind], state.data.resources[kind])


def payable(state: Palace, seat: i64, kind: i64, artisans: i64, resources: i64) -> bool:
    """Whether a seat can pay so many artisans, and so many resources as a piece of this kind wants them."""
    if state.hands[seat * 10 + ARTISAN] + state.waive_artisans < artisans:
        return False
    if wants_identical(kind):
        return identical_in_reach(state, seat, PAY_ARTISAN, owed=resources, begun=0, took_credit=False)
    return different_in_reach(state, seat, PAY_ARTISAN, owed=resources, begun=0)


def rest_in_reach(state: Palace, seat: i64, step: i64) -> bool:
    """Whether the rest of a payment can still be made in its order after this step (CL-5.3)."""
    if step < WAIVE_RESOURCE:
        artisans: i64 = state.hands[seat * 10 + ARTISAN]
        if step == WAIVE_ARTISAN:
            artisans += state.waive_artisans
        return state.owed_artisans <= artisans
    resources: i64 = state.types | resource_of(step)
    if not wants_identical(kind_of(state.piece)):
        return different_in_reach(state, seat, step, owed=state.owed_resources - 1, begun=resources)
    took_credit: bool = state.took_credit or CREDIT <= step < PAY
    owed: i64 = state.owed_resources - (2 if step >= PAY_DOUBLE else 1)
    return identical_in_reach(state, seat, step, owed=owed, begun=resources, took_credit=took_credit)


def identical_in_reach(state: Palace, seat: i64, taken: i64, *, owed: i64, begun: i64, took_credit: bool) -> bool:
    """Whether what is owed can be paid in one type, that of `begun` if there is one, by steps after the one taken.

    The last double may bring more than is owed and leave a credit, but not if a credit was taken (CL-5.7)."""
    if owed <= 0:
        return True
    any_type: i64 = left_after(state, seat, taken, WAIVE_RESOURCE) + left_after(state, seat, taken, PAY_CAVE)
    kind: i64
    for kind in range(4):
        if begun != 0 and (begun >> kind) & 1 == 0:
            continue
        single: i64 = any_type + left_after(state, seat, taken, PAY + kind)
        doubles: i64 = left_after(state, seat, taken, PAY_DOUBLE + kind)
        if not took_credit and single + 2 * doubles >= owed:
            return True
        single += left_after(state, seat, taken, CREDIT + kind)
        if single + 2 * min(doubles, owed // 2) >= owed:
            return True
    return False


def different_in_reach(state: Palace, seat: i64, taken: i64, *, owed: i64, begun: i64) -> bool:
    """Whether what is owed can be paid, each resource in a type that is not among those begun, by steps after that."""
    units: i64 = left_after(state, seat, taken, WAIVE_RESOURCE) + left_after(state, seat, taken, PAY_CAVE)
    kind: i64
    for kind in range(4):
        if (begun >> kind) & 1 == 0 and (
            left_after(state, seat, taken, PAY + kind) > 0
            or left_after(state, seat, taken, CREDIT + kind) > 0
            or left_after(state, seat, taken, PAY_DOUBLE + kind) > 0
        ):
            units += 1
    return units >= owed
