"""Paying for a piece, step by step in a fixed order, and building it (CL-5.2 to CL-5.9). cost.py knows the steps."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.events import artisan_waived, card_paid, credit_used, piece_built, resource_waived
from mastaba.games.cleopatra.hidden.traces import show
from mastaba.games.cleopatra.moves import (
    CREDIT,
    LAY,
    PAY,
    PAY_ARTISAN,
    PAY_DOUBLE,
    VOCABULARY,
    WAIVE_ARTISAN,
    WAIVE_RESOURCE,
)
from mastaba.games.cleopatra.rules.cost import (
    FIRST_STEP,
    LAST_STEP,
    at_hand,
    card_of,
    resource_of,
    rest_in_reach,
    wants_identical,
)
from mastaba.games.cleopatra.rules.pieces import kind_of, reward, set_up
from mastaba.games.cleopatra.rules.sanctuaries import lay
from mastaba.games.cleopatra.rules.worshippers import renew_waivers
from mastaba.games.cleopatra.state import ARCHITECT, NONE, RED, Palace
from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step

NOT_IN_HAND: Final = Rule("CL-5.2", "card_not_in_hand")
IN_ORDER: Final = Rule("CL-5.3", "pay_in_order")
ARTISANS_FIRST: Final = Rule("CL-5.3", "artisans_first")
ARTISANS_PAID: Final = Rule("CL-5.2", "artisans_paid")
OTHER_TYPE: Final = Rule("CL-5.4", "must_be_identical")
SAME_TYPE: Final = Rule("CL-5.4", "must_be_different")
NO_CREDIT: Final = Rule("CL-5.7", "no_credit")
CREDIT_FOR_CREDIT: Final = Rule("CL-5.7", "credit_for_credit")
NO_WAIVER: Final = Rule("CL-5.8", "no_waiver")
OUT_OF_REACH: Final = Rule("CL-5.3", "payment_out_of_reach")


def begin_payment(state: Palace, piece: i64) -> None:
    """A piece and its place were chosen: its whole cost is owed (CL-5.2)."""
    kind: i64 = kind_of(piece)
    state.piece = piece
    state.owed_artisans = state.data.artisans[kind]
    state.owed_resources = state.data.resources[kind]


def end_payment(state: Palace) -> None:
    state.piece = NONE
    state.types = 0
    state.latest = 0
    state.took_credit = False


# ---------------------------------------------------------------------- what may pay what
def forbidden_by(state: Palace, seat: i64, step: i64) -> Rule | None:
    """The first rule that keeps a step from being the next one of the payment."""
    if step < WAIVE_RESOURCE:
        if state.owed_artisans == 0:
            return ARTISANS_PAID
    elif state.owed_artisans > 0:
        return ARTISANS_FIRST
    if at_hand(state, seat, step) == 0:
        return missing(step)
    if step < state.latest:
        return IN_ORDER
    resource: i64 = resource_of(step)
    if not wants_identical(kind_of(state.piece)):
        if state.types & resource != 0:
            return SAME_TYPE
    elif resource != 0:
        if state.types & ~resource != 0:
            return OTHER_TYPE
        if step >= PAY_DOUBLE and state.owed_resources == 1 and state.took_credit:
            return CREDIT_FOR_CREDIT
    return None if rest_in_reach(state, seat, step) else OUT_OF_REACH


def missing(step: i64) -> Rule:
    """Why a step cannot be taken of which there is none left."""
    if step in (WAIVE_ARTISAN, WAIVE_RESOURCE):
        return NO_WAIVER
    return NO_CREDIT if CREDIT <= step < PAY else NOT_IN_HAND


class Pay(Step[Palace]):
    """The next step of a payment; the piece is built when its cost is met."""

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        k: i64
        for k in range(LAST_STEP - FIRST_STEP + 1):
            out[k] = FIRST_STEP + k
        return LAST_STEP - FIRST_STEP + 1

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        rule = forbidden_by(state, self.seat, move)
        if rule is None:
            return None
        facts: Facts = VOCABULARY[move].facts
        return rule.about({**facts, "owed": int(state.owed_artisans)} if rule is ARTISANS_FIRST else facts)

    def options(self, state: Palace, out: vec[i64]) -> i64:
        """The same: of the steps that are due, those that are at hand."""
        first: i64 = FIRST_STEP if state.owed_artisans > 0 else WAIVE_RESOURCE
        last: i64 = PAY_ARTISAN if state.owed_artisans > 0 else LAST_STEP
        found: i64 = 0
        step: i64
        for step in range(max(first, state.latest), last + 1):
            if at_hand(state, self.seat, step) > 0 and forbidden_by(state, self.seat, step) is None:
                out[found] = step
                found += 1
        return found

    # ------------------------------------------------------------------ what a step does
    def take(self, state: Palace, move: i64) -> AnyStep | None:
        state.latest = move
        if move < WAIVE_RESOURCE:
            state.owed_artisans -= 1
        else:
            state.owed_resources -= 1
            state.types |= resource_of(move)
        if move == WAIVE_ARTISAN:
            state.waive_artisans -= 1
            artisan_waived(state, self.seat)
        elif move == WAIVE_RESOURCE:
            state.waive_resources -= 1
            resource_waived(state, self.seat)
        elif CREDIT <= move < PAY:
            state.credits[move - CREDIT] -= 1
            state.took_credit = True
            credit_used(state, self.seat, resource=move - CREDIT)
        else:
            self.put_down(state, card_of(move))
            if move >= PAY_DOUBLE:
                self.use_second_unit(state, move - PAY_DOUBLE)
        return self if state.owed_artisans + state.owed_resources > 0 else self.build(state)

    def put_down(self, state: Palace, card: i64) -> None:
        """A card goes to the discard pile; a corrupted one costs an amulet at once (CL-5.5)."""
        state.hands[self.seat * 10 + card] -= 1
        state.discard[card] += 1
        show(state, self.seat, card)
        amulets: i64 = 1 if card >= RED else 0
        state.amulets[self.seat] += amulets
        card_paid(state, self.seat, card=card, amulets=amulets)

    def use_second_unit(self, state: Palace, resource: i64) -> None:
        """A double's second unit serves the same piece if that wants identical resources, or becomes a credit."""
        if state.owed_resources > 0 and wants_identical(kind_of(state.piece)):
            state.owed_resources -= 1
        else:
            state.credits[resource] += 1

    def build(self, state: Palace) -> AnyStep | None:
        """The piece takes its place and earns its scarabs; a mosaic's wait for the claims (CL-5.9)."""
        piece: i64 = state.piece
        seat: i64 = self.seat
        extra: i64 = state.data.architect if state.helper == ARCHITECT else 0
        earned: i64 = reward(state, piece) if piece < LAY else 0
        state.scarabs[seat] += earned + extra
        state.built += 1
        end_payment(state)
        if state.chosen.per_piece:
            renew_waivers(state)
        piece_built(state, seat, piece=piece, scarabs=earned, architect=extra)
        if piece >= LAY:
            return lay(state, seat, piece - LAY)
        set_up(state, piece)
        return None


PAYS: Final[list[Pay]] = [Pay(seat) for seat in range(4)]
