"""Paying for a piece, one step each: artisans, then resources (CL-5.2 to CL-5.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import COLUMNS
from mastaba.games.cleopatra.events import told
from mastaba.games.cleopatra.moves import (
    CARDS,
    CREDIT,
    LAY,
    PAY,
    PAY_ARTISAN,
    PAY_CAVE,
    PAY_DOUBLE,
    RESOURCES,
    VOCABULARY,
    WAIVE_ARTISAN,
    WAIVE_RESOURCE,
)
from mastaba.games.cleopatra.rules.pieces import kind_of, reward, set_up
from mastaba.games.cleopatra.rules.sanctuaries import lay
from mastaba.games.cleopatra.rules.worshippers import renew_waivers
from mastaba.games.cleopatra.state import ARCHITECT, CAVE, NONE, RED, Table
from mastaba.games.cleopatra.traces import show
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


def identical(kind: i64) -> bool:
    """Sphinxes, obelisks and doors want identical resources, the others different ones (CL-5.4)."""
    return kind < COLUMNS


def affordable(state: Table, seat: i64, kind: i64) -> bool:
    """Whether a seat can pay for a piece of this kind now."""
    if state.hands[seat * 10] + state.waive_artisans < state.data.artisans[kind]:
        return False
    need: i64 = state.data.resources[kind]
    if identical(kind):
        return alike_in_reach(state, seat, need, 0, WAIVE_RESOURCE, NONE, False)
    return different_in_reach(state, seat, need, 0, WAIVE_RESOURCE, NONE)


def supply(state: Table, seat: i64, move: i64) -> i64:
    """How often a step of the payment could still be taken."""
    if move >= PAY:
        return state.hands[seat * 10 + card_of(move)]
    if move >= CREDIT:
        return state.credits[move - CREDIT]
    if move == PAY_ARTISAN:
        return state.hands[seat * 10]
    return state.waive_resources if move == WAIVE_RESOURCE else state.waive_artisans


def left(state: Table, seat: i64, move: i64, least: i64, spent: i64) -> i64:
    """The same from a step of the order on, with one step already spent."""
    if move < least:
        return 0
    found: i64 = supply(state, seat, move)
    return found - 1 if move == spent else found


def card_of(move: i64) -> i64:
    """The card that a `pay` move puts down."""
    if move >= PAY_DOUBLE:
        return move - PAY_DOUBLE + RED
    return CAVE if move == PAY_CAVE else move - PAY + 1


def alike_in_reach(state: Table, seat: i64, need: i64, types: i64, least: i64, spent: i64, took_credit: bool) -> bool:
    """Whether identical resources can be paid in full by steps from `least` on; `types` holds the one begun with.

    Doubles may overshoot and leave a credit, but not in a payment that takes one (CL-5.7)."""
    if need <= 0:
        return True
    free: i64 = left(state, seat, WAIVE_RESOURCE, least, spent) + left(state, seat, PAY_CAVE, least, spent)
    kind: i64
    for kind in range(4):
        if types != 0 and (types >> kind) & 1 == 0:
            continue
        units: i64 = free + left(state, seat, PAY + kind, least, spent)
        doubles: i64 = left(state, seat, PAY_DOUBLE + kind, least, spent)
        if not took_credit and units + 2 * doubles >= need:
            return True
        units += left(state, seat, CREDIT + kind, least, spent)
        if need - 2 * min(doubles, need // 2) <= units:
            return True
    return False


def different_in_reach(state: Table, seat: i64, need: i64, types: i64, least: i64, spent: i64) -> bool:
    """Whether different resources can be paid in full by steps from `least` on."""
    units: i64 = left(state, seat, WAIVE_RESOURCE, least, spent) + left(state, seat, PAY_CAVE, least, spent)
    kind: i64
    for kind in range(4):
        if (types >> kind) & 1:
            continue
        if (
            left(state, seat, PAY + kind, least, spent) > 0
            or left(state, seat, CREDIT + kind, least, spent) > 0
            or left(state, seat, PAY_DOUBLE + kind, least, spent) > 0
        ):
            units += 1
    return units >= need


def type_of(move: i64) -> i64:
    """The resource, as a set of one, that a step pays; nothing for waivers and caves (CL-5.6)."""
    if move >= PAY_DOUBLE:
        return 1 << (move - PAY_DOUBLE)
    if move == PAY_CAVE or move < CREDIT:
        return 0
    return 1 << (move - PAY) if move >= PAY else 1 << (move - CREDIT)


def leaves_credit(state: Table, move: i64) -> bool:
    """Whether a double would supply more than an identical piece still needs."""
    return move >= PAY_DOUBLE and state.owed_resources == 1


def keeps_in_reach(state: Table, seat: i64, move: i64) -> bool:
    """Whether the rest can still be paid in order after this step."""
    if move == WAIVE_ARTISAN:
        return state.owed_artisans <= state.waive_artisans + state.hands[seat * 10]
    if move == PAY_ARTISAN:
        return state.owed_artisans <= state.hands[seat * 10]
    types: i64 = state.types | type_of(move)
    need: i64 = state.owed_resources - 1
    if not identical(kind_of(state.piece)):
        return different_in_reach(state, seat, need, types, move, move)
    took: bool = state.took_credit or CREDIT <= move < PAY
    if move >= PAY_DOUBLE:
        need -= 1
    return alike_in_reach(state, seat, need, types, move, move, took)


def breaks_type(state: Table, move: i64) -> bool:
    """Whether a step brings a resource that does not go with those paid so far (CL-5.4)."""
    kind: i64 = type_of(move)
    if kind == 0:
        return False
    if identical(kind_of(state.piece)):
        return state.types not in (0, kind)
    return state.types & kind != 0


def allows(state: Table, seat: i64, move: i64) -> bool:
    """Whether this may be the next step of the payment."""
    if move < state.latest or (move < WAIVE_RESOURCE) != (state.owed_artisans > 0):
        return False
    if supply(state, seat, move) == 0 or breaks_type(state, move):
        return False
    if leaves_credit(state, move) and state.took_credit and identical(kind_of(state.piece)):
        return False
    return keeps_in_reach(state, seat, move)


class Pay(Step[Table]):
    """The next step of a payment; the piece is built when its cost is met."""

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        k: i64
        for k in range(16):
            out[k] = WAIVE_ARTISAN + k
        return 16

    def forbids(self, state: Table, move: i64) -> Rule | None:
        if allows(state, self.seat, move):
            return None
        facts: Facts = VOCABULARY[move].facts
        if move < WAIVE_RESOURCE and state.owed_artisans == 0:
            return ARTISANS_PAID.about(facts)
        if move >= WAIVE_RESOURCE and state.owed_artisans > 0:
            return ARTISANS_FIRST.about({**facts, "owed": int(state.owed_artisans)})
        if supply(state, self.seat, move) == 0:
            if move in (WAIVE_ARTISAN, WAIVE_RESOURCE):
                return NO_WAIVER.about(facts)
            return NO_CREDIT.about(facts) if CREDIT <= move < PAY else NOT_IN_HAND.about(facts)
        if move < state.latest:
            return IN_ORDER.about(facts)
        if breaks_type(state, move):
            return (OTHER_TYPE if identical(kind_of(state.piece)) else SAME_TYPE).about(facts)
        if leaves_credit(state, move) and state.took_credit and identical(kind_of(state.piece)):
            return CREDIT_FOR_CREDIT.about(facts)
        return OUT_OF_REACH.about(facts)

    def options(self, state: Table, out: vec[i64]) -> i64:
        found: i64 = 0
        move: i64
        if state.owed_artisans > 0:
            for move in range(max(state.latest, WAIVE_ARTISAN), WAIVE_RESOURCE):
                if allows(state, self.seat, move):
                    out[found] = move
                    found += 1
            return found
        for move in range(max(state.latest, WAIVE_RESOURCE), PAY_DOUBLE + 4):
            if supply(state, self.seat, move) > 0 and allows(state, self.seat, move):
                out[found] = move
                found += 1
        return found

    def take(self, state: Table, move: i64) -> AnyStep | None:
        state.latest = move
        if move < WAIVE_RESOURCE:
            state.owed_artisans -= 1
        else:
            state.owed_resources -= 1
            state.types |= type_of(move)
        if move == PAY_ARTISAN:
            self.put_down(state, 0)
        elif move >= PAY:
            self.put_down(state, card_of(move))
        elif move >= CREDIT:
            self.use_credit(state, move - CREDIT)
        else:
            self.waive(state, move)
        if move >= PAY_DOUBLE:
            self.second_unit(state, move - PAY_DOUBLE)
        if state.owed_artisans + state.owed_resources > 0:
            return self
        return self.build(state)

    def put_down(self, state: Table, card: i64) -> None:
        """A card goes to the discard pile; a corrupted one costs an amulet at once (CL-5.5)."""
        state.hands[self.seat * 10 + card] -= 1
        state.discard[card] += 1
        show(state, self.seat, card)
        amulets: i64 = 1 if card >= RED else 0
        state.amulets[self.seat] += amulets
        if state.listener is not None:
            state.tell(told("CardPaid", self.seat, {"card": CARDS[card], "amulets": int(amulets)}))

    def use_credit(self, state: Table, kind: i64) -> None:
        state.credits[kind] -= 1
        state.took_credit = True
        if state.listener is not None:
            state.tell(told("CreditUsed", self.seat, {"card": RESOURCES[kind]}))

    def waive(self, state: Table, move: i64) -> None:
        if move == WAIVE_ARTISAN:
            state.waive_artisans -= 1
        else:
            state.waive_resources -= 1
        if state.listener is not None:
            state.tell(told("ArtisanWaived" if move == WAIVE_ARTISAN else "ResourceWaived", self.seat, {}))

    def second_unit(self, state: Table, kind: i64) -> None:
        """A double's second unit serves the same identical piece, or becomes a credit (CL-5.5)."""
        if state.owed_resources > 0 and identical(kind_of(state.piece)):
            state.owed_resources -= 1
        else:
            state.credits[kind] += 1

    def build(self, state: Table) -> AnyStep | None:
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
        if state.listener is not None:
            facts: Facts = VOCABULARY[piece].facts
            state.tell(told("PieceBuilt", seat, {**facts, "scarabs": int(earned), "architect": int(extra)}))
        if piece >= LAY:
            return lay(state, seat, piece - LAY)
        set_up(state, piece)
        return None


def begin_payment(state: Table, piece: i64) -> None:
    kind: i64 = kind_of(piece)
    state.piece = piece
    state.owed_artisans = state.data.artisans[kind]
    state.owed_resources = state.data.resources[kind]


def end_payment(state: Table) -> None:
    state.piece = NONE
    state.types = 0
    state.latest = 0
    state.took_credit = False


PAYS: Final[list[Pay]] = [Pay(seat) for seat in range(4)]
