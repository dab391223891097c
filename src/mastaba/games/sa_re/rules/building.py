"""Phase 3, the building phase: first you build, then you load caravans, then you store; then you are done (SR-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import HAND, KINDS, PYRAMID, SITE, WILD_CARD
from mastaba.games.sa_re.events import (
    building_chosen,
    building_completed,
    discount_chosen,
    nothing_built,
    phase_done,
    source_paid,
    step_completed,
    tile_on,
)
from mastaba.games.sa_re.moves import (
    BUILD,
    DISCOUNT,
    DONE,
    KEEP,
    LOAD,
    LOAD_TOKEN,
    PAY,
    PLACE_KIND,
    PLACE_SPACE,
    SIZE,
    SOURCES,
    is_build,
    is_load,
    is_store,
    place_of,
    source_name,
)
from mastaba.games.sa_re.rules.caravans import SECOND_HALVES, forbids_load, load, loads
from mastaba.games.sa_re.rules.development import develop
from mastaba.games.sa_re.rules.keeping import KEEPS, lose_cards, lose_tokens
from mastaba.games.sa_re.rules.payments import PAYMENT, affordable
from mastaba.games.sa_re.rules.prices import harbor_helps, need
from mastaba.games.sa_re.rules.sites import find_tile, put_tile, take_tile, tile_at
from mastaba.games.sa_re.rules.sources import held, spend, wealth
from mastaba.games.sa_re.rules.storing import forbids_store, store, stores
from mastaba.games.sa_re.state import (
    COMPLETED,
    ERECTING,
    LOADING,
    NONE,
    STORING,
    City,
    has_built,
    has_revolted,
    has_stepped,
)
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step
from mastaba.kernel.vectors import counts

BUILD_FIRST: Final = Rule("SR-7.1", "builds_come_first")
LOAD_BEFORE_STORES: Final = Rule("SR-7.1", "loads_before_stores")
NO_SUCH_PROJECT: Final = Rule("SR-7.2", "no_such_project")
STEP_TAKEN: Final = Rule("SR-7.7", "one_step_a_turn")
CANNOT_PAY: Final = Rule("SR-7.2", "cannot_pay")
NOT_NEEDED: Final = Rule("SR-7.4", "not_needed")
DOES_NOT_HELP: Final = Rule("SR-7.4", "rest_cannot_be_paid")
NOT_THERE: Final = Rule("SR-7.6", "source_not_there")
OUT_OF_ORDER: Final = Rule("SR-7.6", "out_of_order")
NOT_MINIMAL: Final = Rule("SR-7.6", "payment_not_minimal")
BUILDING_LEFT: Final = Rule("SR-7.1", "building_left")
GOODS_LEFT: Final = Rule("SR-7.12", "goods_left")


class BeginBuilding(Step[City]):
    """A player's phase 3 begins; whoever had an open revolt does not build, but keeps a card (SR-7.11)."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: City) -> AnyStep | None:
        state.stage = ERECTING
        state.actor = self.whose
        return KEEPS[self.whose] if has_revolted(state, self.whose) else ERECTS[self.whose]

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


# ---------------------------------------------------------------------- the order of the phase (SR-7.1)
class Erect(Step[City]):
    """First you build, then you load caravans, then you store; then you are done (SR-7.1)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        found: i64 = 0
        move: i64
        for move in range(BUILD, DONE + 1):
            out[found] = move
            found += 1
        for move in range(LOAD, KEEP):
            out[found] = move
            found += 1
        return found

    def forbids(self, state: City, move: i64) -> Rule | None:
        if is_build(move):
            if state.stage > ERECTING:
                return BUILD_FIRST
            return forbids_build(state, self.seat, PLACE_KIND[move - BUILD], PLACE_SPACE[move - BUILD])
        if is_load(move):
            return LOAD_BEFORE_STORES if state.stage > LOADING else forbids_load(state, self.seat, move)
        return forbids_store(state, self.seat, move) if is_store(move) else None

    def options(self, state: City, out: vec[i64]) -> i64:
        out[0] = DONE
        found: i64 = 1
        if state.stage == ERECTING:
            found = builds(state, self.seat, out, found)
        if state.stage <= LOADING:
            found = loads(state, self.seat, out, found)
        return stores(state, self.seat, out, found)

    def gives_up(self, state: City, move: i64) -> Rule | None:
        if move != DONE:
            return None
        out = counts(SIZE)
        if state.stage == ERECTING and builds(state, self.seat, out, 0) > 0:
            return BUILDING_LEFT
        found: i64 = loads(state, self.seat, out, 0) if state.stage <= LOADING else 0
        return GOODS_LEFT if stores(state, self.seat, out, found) > 0 else None

    def take(self, state: City, move: i64) -> AnyStep | None:
        if is_build(move):
            return choose_building(state, self.seat, PLACE_KIND[move - BUILD], PLACE_SPACE[move - BUILD])
        if is_load(move):
            state.stage = LOADING
            if load(state, self.seat, move, 1):
                return self
            state.then((self,))
            return SECOND_HALVES[self.seat * 12 + move - LOAD_TOKEN]
        if is_store(move):
            state.stage = STORING
            store(state, self.seat, move)
            return self
        return finish_phase(state, self.seat)


# ---------------------------------------------------------------------- building (SR-7.2)
def forbids_build(state: City, seat: i64, kind: i64, space: i64) -> Rule | None:
    """A project on the player's own site that can be paid in full; a pyramid grows once per turn (SR-7.2, SR-7.7)."""
    if find_tile(state, seat, space, kind, 0, 0) < 0:
        return NO_SUCH_PROJECT.about(tile_on(kind, space))
    if kind == PYRAMID and has_stepped(state, seat):
        return STEP_TAKEN
    if not affordable(state, seat, kind, space, wealth(state, seat)):
        return CANNOT_PAY.about(tile_on(kind, space))
    return None


def builds(state: City, seat: i64, out: vec[i64], found: i64) -> i64:
    """Writes every project that can be built behind the moves found so far."""
    open_projects: i64 = 0
    kind: i64
    for kind in range(1, KINDS):
        open_projects += state.projects[seat * KINDS + kind]
    if open_projects == 0:
        return found
    symbols: i64 = wealth(state, seat)
    space: i64
    slot: i64
    for space in range(SITE):
        before: i64 = 0
        for slot in range(2):
            cell: i64 = tile_at(state, seat, space, slot)
            if cell == 0 or cell & COMPLETED or cell == before:
                continue
            before = cell
            if cell == PYRAMID and has_stepped(state, seat):
                continue
            if affordable(state, seat, cell, space, symbols):
                out[found] = BUILD + place_of(cell, space)
                found += 1
    return found


def choose_building(state: City, seat: i64, kind: i64, space: i64) -> AnyStep | None:
    """Its need is written down, less the discounts (SR-7.3); where the Harbour helps, that comes first (SR-7.4)."""
    state.project = space * KINDS + kind
    total: i64 = 0
    good: i64
    for good in range(3):
        state.need[good] = need(state, seat, kind, space, good)
        total += state.need[good]
    helped: bool = total > 0 and harbor_helps(state, seat, space)
    step: i64 = state.steps[seat] + 1 if kind == PYRAMID else 0
    building_chosen(state, seat, kind=kind, space=space, step=step, resources=total - 1 if helped else total)
    return DISCOUNTS[seat] if helped else pay_on(state, seat, 0)


class ChooseDiscount(Step[City]):
    """The Harbour's discount must be taken, on a kind with which the rest can be paid (SR-7.4)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        good: i64
        for good in range(3):
            out[good] = DISCOUNT + good
        return 3

    def forbids(self, state: City, move: i64) -> Rule | None:
        good: i64 = move - DISCOUNT
        if state.need[good] == 0:
            return NOT_NEEDED
        PAYMENT.resume(state)
        PAYMENT.offer(state, self.seat, 0)
        return None if PAYMENT.possible_with_discount(good) else DOES_NOT_HELP

    def take(self, state: City, move: i64) -> AnyStep | None:
        state.need[move - DISCOUNT] -= 1
        discount_chosen(state, self.seat, good=move - DISCOUNT)
        return pay_on(state, self.seat, 0)


# ---------------------------------------------------------------------- paying (SR-7.5, SR-7.6)
def pay_on(state: City, seat: i64, least: i64) -> AnyStep | None:
    """The payment ends by itself when the need is covered (SR-7.6)."""
    PAYMENT.resume(state)
    if not PAYMENT.covered():
        return PAYS[seat * SOURCES + least]
    complete(state, seat)
    return ERECTS[seat]


class Pay(Step[City]):
    """One source at a time, in fixed order, while the payment can still be completed (SR-7.6)."""

    def __init__(self, seat: i64, least: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least

    def candidates(self, state: City, out: vec[i64]) -> i64:
        source: i64
        for source in range(SOURCES):
            out[source] = PAY + source
        return SOURCES

    def forbids(self, state: City, move: i64) -> Rule | None:
        source: i64 = move - PAY
        if source < self.least:
            return OUT_OF_ORDER
        if held(state, self.seat, source) == 0:
            return NOT_THERE
        PAYMENT.resume(state)
        PAYMENT.offer(state, self.seat, source)
        return None if PAYMENT.allows(source) else NOT_MINIMAL

    def options(self, state: City, out: vec[i64]) -> i64:
        """From the last source back, so that what may follow each is counted as one goes."""
        PAYMENT.resume(state)
        found: i64 = 0
        source: i64 = SOURCES - 1
        while source >= self.least:
            have: i64 = held(state, self.seat, source)
            if have > 0:
                PAYMENT.add(source, have)
                if PAYMENT.allows(source):
                    out[found] = PAY + source
                    found += 1
            source -= 1
        return found

    def take(self, state: City, move: i64) -> AnyStep | None:
        source: i64 = move - PAY
        spend(state, self.seat, source)
        state.paid[source] += 1
        source_paid(state, self.seat, source=source)
        return pay_on(state, self.seat, source)

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "least": source_name(self.least)}


# ---------------------------------------------------------------------- completion, and the end of the phase
def complete(state: City, seat: i64) -> None:
    """The tile is turned over, or the pyramid grows by a step (SR-7.2, SR-7.7); the city may develop (SR-8.1)."""
    kind: i64 = state.project % KINDS
    space: i64 = state.project // KINDS
    clear_payment(state)
    state.built |= 1 << seat
    if kind == PYRAMID:
        state.stepped |= 1 << seat
        state.steps[seat] += 1
        if state.steps[seat] < state.data.steps[state.pyramids[seat]]:
            step_completed(state, seat, step=state.steps[seat])
            return
    take_tile(state, seat, space, find_tile(state, seat, space, kind, 0, 0))
    put_tile(state, seat, space, kind | COMPLETED)
    building_completed(state, seat, kind=kind, space=space)
    develop(state, seat)


def clear_payment(state: City) -> None:
    state.project = NONE
    good: i64
    for good in range(3):
        state.need[good] = 0
    source: i64
    for source in range(SOURCES):
        state.paid[source] = 0


def finish_phase(state: City, seat: i64) -> AnyStep | None:
    """Tokens not used are lost (SR-7.12), and so are all cards, unless nothing was built (SR-7.10)."""
    lose_tokens(state, seat)
    if has_built(state, seat):
        lose_cards(state, seat, 0)
        phase_done(state, seat)
        return None
    nothing_built(state, seat)
    state.hands[seat * HAND + WILD_CARD] = 0
    return KEEPS[seat]


BEGIN_BUILDING: Final[list[BeginBuilding]] = [BeginBuilding(seat) for seat in range(4)]
ERECTS: Final[list[Erect]] = [Erect(seat) for seat in range(4)]
DISCOUNTS: Final[list[ChooseDiscount]] = [ChooseDiscount(seat) for seat in range(4)]
PAYS: Final[list[Pay]] = [Pay(seat, least) for seat in range(4) for least in range(SOURCES)]
