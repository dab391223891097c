"""Set-up: who begins, the two starting tiles, and the quick start (SR-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import KINDS, MASTER_BUILDER, SITE, TEMPLE, TILES, WAREHOUSE
from mastaba.games.sa_re.events import tile_on, told
from mastaba.games.sa_re.moves import ADMIN, FIRST, PUT_ADMIN, PUT_BUILDER, PUT_WAREHOUSE
from mastaba.games.sa_re.rules.placing import forbids_space
from mastaba.games.sa_re.sites import put_tile, tile_at
from mastaba.games.sa_re.state import COMPLETED, Table
from mastaba.kernel.agenda import CHANCE, AnyStep, Facts, Rule, Step

TOP_LEFT: Final = Rule("SR-2.6", "top_left_only")
SPACE_TAKEN: Final = Rule("SR-2.5", "space_taken")


class PlaceStart(Step[Table]):
    """A starting tile, Warehouse or Master Builder, goes on any space, also both on the same (SR-2.3)."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        first: i64 = PUT_WAREHOUSE if self.kind == WAREHOUSE else PUT_BUILDER
        space: i64
        for space in range(SITE):
            out[space] = first + space
        return SITE

    def forbids(self, state: Table, move: i64) -> Rule | None:
        space: i64 = (move - PUT_WAREHOUSE) % SITE
        return TOP_LEFT if state.switches.deity_placement and space != 0 else None

    def take(self, state: Table, move: i64) -> AnyStep | None:
        place(state, self.seat, self.kind, (move - PUT_WAREHOUSE) % SITE)
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "tile": TILES[self.kind]}


def place(state: Table, seat: i64, kind: i64, space: i64) -> None:
    put_tile(state, seat, space, kind | COMPLETED)
    if state.listener is not None:
        state.tell(told("TilePlaced", seat, tile_on(kind, space)))


class DealAdministrative(Step[Table]):
    """Quick start: chance gives a player one of the administrative buildings (SR-2.5)."""

    def __init__(self, whose: i64) -> None:
        super().__init__(CHANCE)
        self.whose: i64 = whose

    def outcomes(self, state: Table, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        kind: i64
        for kind in range(TEMPLE, TEMPLE + 6):
            if state.supply[kind] == state.switches.seats:
                out[found] = ADMIN + kind - TEMPLE
                weights[found] = 1
                found += 1
        return found

    def take(self, state: Table, move: i64) -> AnyStep | None:
        kind: i64 = move - ADMIN + TEMPLE
        state.supply[kind] -= 1
        state.projects[self.whose * KINDS + kind] += 1  # waits for its space
        if state.listener is not None:
            state.tell(told("AdministrativeDealt", self.whose, {"tile": TILES[kind]}))
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class PlaceQuick(Step[Table]):
    """The building dealt is placed, completed, on an empty space (SR-2.5)."""

    def dealt(self, state: Table) -> i64:
        kind: i64 = TEMPLE
        while state.projects[self.seat * KINDS + kind] == 0:
            kind += 1
        return kind

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        first: i64 = PUT_ADMIN + (self.dealt(state) - TEMPLE) * SITE
        space: i64
        for space in range(SITE):
            out[space] = first + space
        return SITE

    def forbids(self, state: Table, move: i64) -> Rule | None:
        space: i64 = (move - PUT_ADMIN) % SITE
        if tile_at(state, self.seat, space, 0) != 0:
            return SPACE_TAKEN
        return forbids_space(state, self.seat, self.dealt(state), space)

    def take(self, state: Table, move: i64) -> AnyStep | None:
        kind: i64 = self.dealt(state)
        state.projects[self.seat * KINDS + kind] -= 1
        place(state, self.seat, kind, (move - PUT_ADMIN) % SITE)
        return None


class ChooseFirst(Step[Table]):
    """Chance says who begins (SR-2.1); everybody sets up from the first player on."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Table, out: vec[i64], weights: vec[i64]) -> i64:
        seat: i64
        for seat in range(state.switches.seats):
            out[seat] = FIRST + seat
            weights[seat] = 1
        return state.switches.seats

    def take(self, state: Table, move: i64) -> AnyStep | None:
        state.first = move - FIRST
        if state.listener is not None:
            state.tell(told("FirstPlayerChosen", state.first, {}))
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
