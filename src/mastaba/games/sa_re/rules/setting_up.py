"""Set-up: the board, who begins, the two starting tiles, and the quick start (SR-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    DECK,
    HAND,
    KINDS,
    MASTER_BUILDER,
    PYRAMID,
    SITE,
    TEMPLE,
    TILES,
    WAREHOUSE,
    Data,
    Switches,
)
from mastaba.games.sa_re.events import administrative_dealt, first_player_chosen, tile_placed
from mastaba.games.sa_re.moves import ADMIN, FIRST, PUT_ADMIN, PUT_BUILDER, PUT_WAREHOUSE, SOURCES
from mastaba.games.sa_re.rules.placing import forbids_space
from mastaba.games.sa_re.rules.sites import put_tile, tile_at
from mastaba.games.sa_re.state import COMPLETED, NONE, UNDECIDED, City
from mastaba.kernel.agenda import CHANCE, AnyStep, Facts, Rule, Step
from mastaba.kernel.editions import Setup
from mastaba.kernel.options import who_may_begin
from mastaba.kernel.vectors import cells, counts

TOP_LEFT: Final = Rule("SR-2.6", "top_left_only")
SPACE_TAKEN: Final = Rule("SR-2.5", "space_taken")


def empty_city(setup: Setup) -> City:
    """The position after the board is laid out, before chance has spoken (SR-2.2)."""
    data = Data(setup.data)
    seats = setup.seats
    state = City(
        setup=setup,
        now=None,
        agenda=[],
        data=data,
        switches=Switches(setup),
        turn=1,
        first=0,
        ending=UNDECIDED,
        stage=0,
        started=0,
        begun=0,
        up=(1 << seats) - 1,
        revolted=0,
        stepped=0,
        built=0,
        shoe_size=0,
        top=NONE,
        top_known=0,
        dark=False,
        final=False,
        actor=0,
        taken=0,
        unrest=0,
        produced=False,
        forced=False,
        given=0,
        rose=0,
        due=0,
        pairs=0,
        drawn=False,
        looked=NONE,
        looked_known=0,
        looked_next=NONE,
        looked_next_known=0,
        pile=((1 << seats) - 1) << 1,
        project=NONE,
        supply=counts(KINDS),
        unseen=data.deck[:],
        aside=counts(DECK),
        batch=counts(DECK),
        need=counts(3),
        paid=counts(SOURCES),
        markers=counts(seats),
        cubes=counts(seats),
        stages=counts(seats),
        used=counts(seats),
        caravans=counts(seats),
        pyramids=counts(seats),
        steps=counts(seats),
        hands=counts(seats * HAND),
        locked=counts(seats * HAND),
        older=counts(seats * HAND),
        stock=counts(seats * 4),
        tokens=counts(seats * 4),
        completed=counts(seats * KINDS),
        projects=counts(seats * KINDS),
        sites=cells(seats * SITE * 2),
    )
    for kind in range(1, PYRAMID):
        state.supply[kind] = seats
    for seat in range(seats):
        for resource in range(3):
            state.stock[seat * 4 + resource] = data.start_stock[resource]
    return state


class PlaceStart(Step[City]):
    """A starting tile, Warehouse or Master Builder, goes on any space, also both on the same (SR-2.3)."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def candidates(self, state: City, out: vec[i64]) -> i64:
        first: i64 = PUT_WAREHOUSE if self.kind == WAREHOUSE else PUT_BUILDER
        space: i64
        for space in range(SITE):
            out[space] = first + space
        return SITE

    def forbids(self, state: City, move: i64) -> Rule | None:
        space: i64 = (move - PUT_WAREHOUSE) % SITE
        return TOP_LEFT if state.switches.deity_placement and space != 0 else None

    def take(self, state: City, move: i64) -> AnyStep | None:
        place(state, self.seat, self.kind, (move - PUT_WAREHOUSE) % SITE)
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "tile": TILES[self.kind]}


def place(state: City, seat: i64, kind: i64, space: i64) -> None:
    put_tile(state, seat, space, kind | COMPLETED)
    tile_placed(state, seat, kind=kind, space=space)


class DealAdministrative(Step[City]):
    """Quick start: chance gives a player one of the administrative buildings (SR-2.5)."""

    def __init__(self, whose: i64) -> None:
        super().__init__(CHANCE)
        self.whose: i64 = whose

    def outcomes(self, state: City, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        kind: i64
        for kind in range(TEMPLE, TEMPLE + 6):
            if state.supply[kind] == state.switches.seats:
                out[found] = ADMIN + kind - TEMPLE
                weights[found] = 1
                found += 1
        return found

    def take(self, state: City, move: i64) -> AnyStep | None:
        kind: i64 = move - ADMIN + TEMPLE
        state.supply[kind] -= 1
        state.projects[self.whose * KINDS + kind] += 1  # waits for its space
        administrative_dealt(state, self.whose, kind=kind)
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class PlaceQuick(Step[City]):
    """The building dealt is placed, completed, on an empty space (SR-2.5)."""

    def dealt(self, state: City) -> i64:
        kind: i64 = TEMPLE
        while state.projects[self.seat * KINDS + kind] == 0:
            kind += 1
        return kind

    def candidates(self, state: City, out: vec[i64]) -> i64:
        first: i64 = PUT_ADMIN + (self.dealt(state) - TEMPLE) * SITE
        space: i64
        for space in range(SITE):
            out[space] = first + space
        return SITE

    def forbids(self, state: City, move: i64) -> Rule | None:
        space: i64 = (move - PUT_ADMIN) % SITE
        if tile_at(state, self.seat, space, 0) != 0:
            return SPACE_TAKEN
        return forbids_space(state, self.seat, self.dealt(state), space)

    def take(self, state: City, move: i64) -> AnyStep | None:
        kind: i64 = self.dealt(state)
        state.projects[self.seat * KINDS + kind] -= 1
        place(state, self.seat, kind, (move - PUT_ADMIN) % SITE)
        return None


class ChooseFirst(Step[City]):
    """Chance says who begins, or the table has said so (SR-2.1); everybody sets up from the first player on."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: City, out: vec[i64], weights: vec[i64]) -> i64:
        return who_may_begin(state.setup, FIRST, out, weights)

    def take(self, state: City, move: i64) -> AnyStep | None:
        state.first = move - FIRST
        first_player_chosen(state, state.first)
        seats = state.switches.seats
        order = [(state.first + k) % seats for k in range(seats)]
        steps: list[AnyStep] = []
        for seat in order:
            steps += [PlaceStart(seat, WAREHOUSE), PlaceStart(seat, MASTER_BUILDER)]
        if state.switches.quick_start:
            steps += [DealAdministrative(seat) for seat in order]
            steps += [PlaceQuick(seat) for seat in order]
        state.then(tuple(steps))
        return None
