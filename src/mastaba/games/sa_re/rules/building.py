"""Phase 3, the building phase: builds, then caravans, then stores, then the cards that are kept (SR-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import GOODS, HAND, HAND_CARDS, KINDS, PYRAMID, SITE, WILD_CARD
from mastaba.games.sa_re.events import tile_on, told
from mastaba.games.sa_re.moves import (
    BUILD,
    CARAVAN_SOURCE,
    CARD_SOURCE,
    DISCOUNT,
    DONE,
    LOAD,
    LOAD_TOKEN,
    PAY,
    PLACE,
    PLACE_KIND,
    PLACE_SPACE,
    PLACES,
    SOURCES,
    STOCK_SOURCE,
    STORE,
)
from mastaba.games.sa_re.rules.development import develop
from mastaba.games.sa_re.rules.keeping import KEEPS, lose_cards
from mastaba.games.sa_re.rules.paying import (
    PURSE,
    affordable,
    can_pay_with_harbor,
    harbor_helps,
    held,
    set_need,
    spend,
    wealth,
)
from mastaba.games.sa_re.rules.storing import SECOND_HALVES, forbids_load, forbids_store, load, loads, store, stores
from mastaba.games.sa_re.sites import find_tile, put_tile, take_tile, tile_at
from mastaba.games.sa_re.state import COMPLETED, ERECTING, LOADING, NONE, STORING, Table
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step

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


class BeginBuilding(Step[Table]):
    """A player's phase 3 begins; whoever had an open revolt only keeps a card (SR-7.11)."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Table) -> AnyStep | None:
        state.stage = ERECTING
        state.actor = self.whose
        return KEEPS[self.whose] if (state.revolted >> self.whose) & 1 else ERECTS[self.whose]

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class Erect(Step[Table]):
    """Build, load, store, or be done (SR-7.1)."""

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        found: i64 = 0
        move: i64
        for move in range(BUILD, BUILD + PLACES):
            out[found] = move
            found += 1
        for move in range(LOAD, STORE + 23):
            out[found] = move
            found += 1
        out[found] = DONE
        return found + 1

    def forbids(self, state: Table, move: i64) -> Rule | None:
        if move == DONE:
            return None
        if move >= STORE:
            return forbids_store(state, self.seat, move)
        if move >= LOAD:
            return LOAD_BEFORE_STORES if state.stage > LOADING else forbids_load(state, self.seat, move)
        if state.stage > ERECTING:
            return BUILD_FIRST
        return self.forbids_build(state, PLACE_KIND[move - BUILD], PLACE_SPACE[move - BUILD])

    def forbids_build(self, state: Table, kind: i64, space: i64) -> Rule | None:
        seat: i64 = self.seat
        if find_tile(state, seat, space, kind, 0, 0) < 0:
            return NO_SUCH_PROJECT.about(tile_on(kind, space))
        if kind == PYRAMID and (state.stepped >> seat) & 1:
            return STEP_TAKEN
        return (
            None if payable(state, seat, kind, space, wealth(state, seat)) else CANNOT_PAY.about(tile_on(kind, space))
        )

    def options(self, state: Table, out: vec[i64]) -> i64:
        seat: i64 = self.seat
        out[0] = DONE
        found: i64 = 1
        if state.stage == ERECTING:
            found = self.builds(state, out, found)
        if state.stage <= LOADING:
            found = loads(state, seat, out, found)
        return stores(state, seat, out, found)

    def builds(self, state: Table, out: vec[i64], found: i64) -> i64:
        seat: i64 = self.seat
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
                if cell == PYRAMID and (state.stepped >> seat) & 1:
                    continue
                if payable(state, seat, cell, space, symbols):
                    out[found] = BUILD + PLACE[cell * 12 + space]
                    found += 1
        return found

    def take(self, state: Table, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            return finish(state, seat)
        if move >= STORE:
            state.stage = STORING
            store(state, seat, move)
            return self
        if move >= LOAD:
            state.stage = LOADING
            if load(state, seat, move):
                return self
            state.then((self,))
            return SECOND_HALVES[seat * 12 + move - LOAD_TOKEN]
        return begin_payment(state, seat, PLACE_KIND[move - BUILD], PLACE_SPACE[move - BUILD])


def payable(state: Table, seat: i64, kind: i64, space: i64, symbols: i64) -> bool:
    """Whether a project can be paid now; leaves no need written down."""
    found: bool = affordable(state, seat, kind, space, symbols)
    clear_need(state)
    return found


def clear_need(state: Table) -> None:
    good: i64
    for good in range(3):
        state.need[good] = 0


def begin_payment(state: Table, seat: i64, kind: i64, space: i64) -> AnyStep | None:
    """A project is chosen; its need is written down (SR-7.2)."""
    state.project = space * KINDS + kind
    set_need(state, seat, kind, space)
    if state.listener is not None:
        state.tell(told("BuildingChosen", seat, tile_on(kind, space)))
    return DISCOUNTS[seat] if harbor_helps(state, seat, space) else pay_on(state, seat, 0)


def pay_on(state: Table, seat: i64, least: i64) -> AnyStep | None:
    """Pays on, or completes the project when its need is covered (SR-7.6)."""
    PURSE.open(state, seat, SOURCES)
    if not PURSE.covered():
        return PAYS[seat * SOURCES + least]
    complete(state, seat)
    return ERECTS[seat]


class ChooseDiscount(Step[Table]):
    """The Harbour's discount must be taken, on a kind with which the rest can be paid (SR-7.4)."""

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        good: i64
        for good in range(3):
            out[good] = DISCOUNT + good
        return 3

    def forbids(self, state: Table, move: i64) -> Rule | None:
        if state.need[move - DISCOUNT] == 0:
            return NOT_NEEDED
        return None if can_pay_with_harbor(state, self.seat, move - DISCOUNT) else DOES_NOT_HELP

    def take(self, state: Table, move: i64) -> AnyStep | None:
        state.need[move - DISCOUNT] -= 1
        if state.listener is not None:
            state.tell(told("DiscountChosen", self.seat, {"good": GOODS[move - DISCOUNT]}))
        return pay_on(state, self.seat, 0)


class Pay(Step[Table]):
    """One source at a time, in fixed order, while the payment can still be completed (SR-7.6)."""

    def __init__(self, seat: i64, least: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        source: i64
        for source in range(SOURCES):
            out[source] = PAY + source
        return SOURCES

    def forbids(self, state: Table, move: i64) -> Rule | None:
        source: i64 = move - PAY
        if source < self.least:
            return OUT_OF_ORDER
        if held(state, self.seat, source) == 0:
            return NOT_THERE
        PURSE.open(state, self.seat, source)
        return None if PURSE.allows(source) else NOT_MINIMAL

    def options(self, state: Table, out: vec[i64]) -> i64:
        """From the last source back, so that what may follow each is counted as one goes."""
        PURSE.open(state, self.seat, SOURCES)
        found: i64 = 0
        source: i64 = SOURCES - 1
        while source >= self.least:
            have: i64 = held(state, self.seat, source)
            if have > 0:
                PURSE.add(source, have)
                if PURSE.allows(source):
                    out[found] = PAY + source
                    found += 1
            source -= 1
        return found

    def take(self, state: Table, move: i64) -> AnyStep | None:
        source: i64 = move - PAY
        spend(state, self.seat, source, 1)
        state.paid[source] += 1
        if state.listener is not None:
            state.tell(told("SourcePaid", self.seat, source_facts(source)))
        return pay_on(state, self.seat, source)

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "least": source_name(self.least)}


def source_facts(source: i64) -> Facts:
    """A source as an event tells it."""
    kind, _, what = source_name(source).partition(" ")
    return {"source": kind, "what": what}


def source_name(source: i64) -> str:
    """A source as the move names it."""
    if source < CARD_SOURCE:
        return f"token {GOODS[source]}"
    if source < STOCK_SOURCE:
        return f"card {HAND_CARDS[source - CARD_SOURCE]}"
    return f"stock {GOODS[source - STOCK_SOURCE]}" if source < CARAVAN_SOURCE else "caravan"


def complete(state: Table, seat: i64) -> None:
    """The tile is turned over, or the pyramid grows by a step (SR-7.2, SR-7.7); the city may develop (SR-8.1)."""
    kind: i64 = state.project % KINDS
    space: i64 = state.project // KINDS
    state.project = NONE
    clear_need(state)
    source: i64
    for source in range(SOURCES):
        state.paid[source] = 0
    state.built |= 1 << seat
    if kind == PYRAMID:
        state.stepped |= 1 << seat
        state.steps[seat] += 1
        if state.steps[seat] < state.data.steps[state.pyramids[seat]]:
            if state.listener is not None:
                state.tell(told("StepCompleted", seat, {"step": int(state.steps[seat])}))
            return
    take_tile(state, seat, space, find_tile(state, seat, space, kind, 0, 0))
    put_tile(state, seat, space, kind | COMPLETED)
    if state.listener is not None:
        state.tell(told("BuildingCompleted", seat, tile_on(kind, space)))
    develop(state, seat)


def finish(state: Table, seat: i64) -> AnyStep | None:
    """Tokens not used are lost; cards too, unless nothing was built (SR-7.10)."""
    if state.listener is not None:
        state.tell(told("PhaseDone", seat, {}))
    good: i64
    for good in range(4):
        state.tokens[seat * 4 + good] = 0
    if (state.built >> seat) & 1:
        lose_cards(state, seat, 0)
        return None
    state.hands[seat * HAND + WILD_CARD] = 0
    return KEEPS[seat]


BEGIN_BUILDING: Final[list[BeginBuilding]] = [BeginBuilding(seat) for seat in range(4)]
ERECTS: Final[list[Erect]] = [Erect(seat) for seat in range(4)]
DISCOUNTS: Final[list[ChooseDiscount]] = [ChooseDiscount(seat) for seat in range(4)]
PAYS: Final[list[Pay]] = [Pay(seat, least) for seat in range(4) for least in range(SOURCES)]
