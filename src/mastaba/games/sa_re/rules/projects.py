"""Phase 1, project selection: razes, then moves, then starts, then go (SR-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    KINDS,
    MASTER_BUILDER,
    PYRAMID,
    SITE,
    SPACES,
    TEMPLE,
    TILES,
)
from mastaba.games.sa_re.events import tile_on, told
from mastaba.games.sa_re.moves import GO, LIFT, PLACE, PLACE_KIND, PLACE_SPACE, PLACES, RAZE, START, TO, TRIM
from mastaba.games.sa_re.rules.placing import forbids_space, legal_spaces, spaces_for
from mastaba.games.sa_re.rules.razing import builders, forbids_raze, raze, trim_due
from mastaba.games.sa_re.sites import find_tile, put_tile, take_tile, tile_at
from mastaba.games.sa_re.state import COMPLETED, MOVED, MOVING, RAZING, STARTING, TILE, Table, last
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step

MOVE_BEFORE_STARTS: Final = Rule("SR-4.1", "moves_before_starts")
NO_SUCH_PROJECT: Final = Rule("SR-4.5", "no_such_project")
MOVED_ALREADY: Final = Rule("SR-4.5", "moved_already")
NOWHERE_TO_GO: Final = Rule("SR-4.5", "nowhere_to_go")
SAME_SPACE: Final = Rule("SR-4.5", "same_space")
NONE_LEFT: Final = Rule("SR-4.6", "none_left")
HAVE_ONE: Final = Rule("SR-4.7", "have_one_already")
STARTED_THIS_TURN: Final = Rule("SR-4.7", "started_this_turn")
TOO_MANY_PROJECTS: Final = Rule("SR-4.10", "too_few_master_builders")
WOULD_REVOLT: Final = Rule("SR-4.11", "would_revolt")
MUST_RAZE: Final = Rule("SR-4.12", "must_raze")


class BeginProjects(Step[Table]):
    """A player's phase 1 begins."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Table) -> AnyStep | None:
        state.stage = RAZING
        state.started = 0
        state.begun = 0
        state.actor = self.whose
        return SELECTS[self.whose]

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


def counted(state: Table, seat: i64) -> i64:
    """The projects that need a Master Builder: those begun now, or with project_count=open all (SR-4.12)."""
    if not state.switches.open_projects:
        return state.begun
    found: i64 = 0
    kind: i64
    for kind in range(1, KINDS):
        found += state.projects[seat * KINDS + kind]
    return found


def overloaded(state: Table, seat: i64) -> bool:
    """With project_count=open, razing a Master Builder can leave too many projects: only razes help (SR-4.12)."""
    return state.switches.open_projects and counted(state, seat) > 2 * builders(state, seat)


def forbids_lift(state: Table, seat: i64, kind: i64, space: i64) -> Rule | None:
    if state.stage > MOVING:
        return MOVE_BEFORE_STARTS
    if find_tile(state, seat, space, kind, 0, 0) < 0:
        moved: bool = find_tile(state, seat, space, kind, 0, MOVED) >= 0
        return (MOVED_ALREADY if moved else NO_SUCH_PROJECT).about(tile_on(kind, space))
    if overloaded(state, seat):
        return MUST_RAZE
    target: i64
    for target in range(SITE):
        if target != space and forbids_space(state, seat, kind, target) is None:
            return None
    return NOWHERE_TO_GO


def forbids_start(state: Table, seat: i64, kind: i64, space: i64) -> Rule | None:
    rule = forbids_kind(state, seat, kind)
    if rule is None:
        rule = forbids_load(state, seat)
    return forbids_space(state, seat, kind, space) if rule is None else rule


def forbids_kind(state: Table, seat: i64, kind: i64) -> Rule | None:
    """The board must have one; of most kinds a site holds one at most (SR-4.6, SR-4.7)."""
    if (state.pile == 0) if kind == PYRAMID else (state.supply[kind] == 0):
        return NONE_LEFT.about({"tile": TILES[kind]})
    if kind < TEMPLE:
        return STARTED_THIS_TURN.about({"tile": TILES[kind]}) if (state.started >> kind) & 1 else None
    if state.completed[seat * KINDS + kind] + state.projects[seat * KINDS + kind] > 0:
        return HAVE_ONE.about({"tile": TILES[kind]})
    return None


def forbids_load(state: Table, seat: i64) -> Rule | None:
    """Two projects at most for each Master Builder, and the penalty may not cause a revolt (SR-4.10, SR-4.11)."""
    projects: i64 = counted(state, seat) + 1
    masters: i64 = builders(state, seat)
    if projects > 2 * masters:
        return (MUST_RAZE if overloaded(state, seat) else TOO_MANY_PROJECTS).about({"builders": int(masters)})
    if state.markers[seat] + max(0, projects - masters) >= last(state, seat):
        return WOULD_REVOLT
    return None


def may_start(state: Table, seat: i64) -> bool:
    """forbids_load() as yes or no."""
    projects: i64 = counted(state, seat) + 1
    masters: i64 = builders(state, seat)
    if projects > 2 * masters:
        return False
    return state.markers[seat] + max(0, projects - masters) < last(state, seat)


def start(state: Table, seat: i64, kind: i64, space: i64) -> None:
    """The tile is laid on its project side; a pyramid is the lowest number of the pile (SR-4.6)."""
    state.begun += 1
    if kind < TEMPLE:
        state.started |= 1 << kind
    if kind == PYRAMID:
        number: i64 = 1
        while (state.pile >> number) & 1 == 0:
            number += 1
        state.pile &= ~(1 << number)
        state.pyramids[seat] = number
        state.steps[seat] = 0
    else:
        state.supply[kind] -= 1
    put_tile(state, seat, space, kind)
    if state.listener is not None:
        state.tell(told("ProjectStarted", seat, tile_on(kind, space)))


class SelectProjects(Step[Table]):
    """Raze, move and start, or go (SR-4.1)."""

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        found: i64 = 0
        place: i64
        for place in range(PLACES):
            out[found] = RAZE + place
            out[found + 1] = LIFT + place
            out[found + 2] = START + place
            found += 3
        out[found] = GO
        return found + 1

    def forbids(self, state: Table, move: i64) -> Rule | None:
        if move == GO:
            return MUST_RAZE if overloaded(state, self.seat) else None
        place: i64 = (move - RAZE) if move < TRIM else (move - LIFT) if move < TO else (move - START)
        kind: i64 = PLACE_KIND[place]
        space: i64 = PLACE_SPACE[place]
        if move < TRIM:
            return forbids_raze(state, self.seat, kind, space)
        if move < TO:
            return forbids_lift(state, self.seat, kind, space)
        return forbids_start(state, self.seat, kind, space)

    def options(self, state: Table, out: vec[i64]) -> i64:
        found: i64 = 0
        spaces: i64 = legal_spaces(state, self.seat)
        stuck: bool = overloaded(state, self.seat)
        if state.stage < STARTING:
            found = self.changes(state, spaces, stuck, out)
        if not stuck:
            out[found] = GO
            found += 1
            if may_start(state, self.seat):
                found = self.starts(state, spaces, out, found)
        return found

    def changes(self, state: Table, spaces: i64, stuck: bool, out: vec[i64]) -> i64:
        """Razes and moves: one for each kind of tile on each space."""
        seat: i64 = self.seat
        found: i64 = 0
        space: i64
        for space in range(SITE):
            first: i64 = tile_at(state, seat, space, 0)
            if first == 0:
                continue
            second: i64 = tile_at(state, seat, space, 1)
            found = self.changes_of(state, first, second, space, spaces, stuck, out, found)
            if second != 0 and second & TILE != first & TILE:
                found = self.changes_of(state, second, first, space, spaces, stuck, out, found)
        return found

    def changes_of(
        self, state: Table, cell: i64, other: i64, space: i64, spaces: i64, stuck: bool, out: vec[i64], found: i64
    ) -> i64:
        """Raze and move of one kind of tile; `other` is what shares its space, perhaps another of that kind."""
        kind: i64 = cell & TILE
        place: i64 = PLACE[kind * 12 + space]
        twin: i64 = other if other & TILE == kind else cell
        project: bool = cell & COMPLETED == 0 or twin & COMPLETED == 0
        if state.stage == RAZING and (project or kind != MASTER_BUILDER or builders(state, self.seat) > 1):
            out[found] = RAZE + place
            found += 1
        if (kind in (cell, twin)) and not stuck and spaces_for(kind, spaces) & ~(1 << space) != 0:
            out[found] = LIFT + place
            found += 1
        return found

    def starts(self, state: Table, spaces: i64, out: vec[i64], found: i64) -> i64:
        kind: i64
        space: i64
        for kind in range(1, KINDS):
            if not startable(state, self.seat, kind):
                continue
            mask: i64 = spaces_for(kind, spaces)
            for space in range(SITE):
                if (mask >> space) & 1:
                    out[found] = START + PLACE[kind * 12 + space]
                    found += 1
        return found

    def take(self, state: Table, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == GO:
            settle(state, seat)
            return None
        if move < TRIM:
            raze(state, seat, PLACE_KIND[move - RAZE], PLACE_SPACE[move - RAZE])
            trim = trim_due(state, seat, 0)
            if trim is None:
                return self
            state.then((self,))
            return trim
        if move < TO:
            if state.listener is not None:
                state.tell(told("ProjectLifted", seat, tile_on(PLACE_KIND[move - LIFT], PLACE_SPACE[move - LIFT])))
            return MoveProject(seat, PLACE_KIND[move - LIFT], PLACE_SPACE[move - LIFT])
        state.stage = STARTING
        start(state, seat, PLACE_KIND[move - START], PLACE_SPACE[move - START])
        return self


def startable(state: Table, seat: i64, kind: i64) -> bool:
    """forbids_kind() as yes or no."""
    if (state.pile == 0) if kind == PYRAMID else (state.supply[kind] == 0):
        return False
    if kind < TEMPLE:
        return (state.started >> kind) & 1 == 0
    return state.completed[seat * KINDS + kind] + state.projects[seat * KINDS + kind] == 0


def settle(state: Table, seat: i64) -> None:
    """Each project beyond the number of Master Builders raises the marker by one (SR-4.10)."""
    penalty: i64 = max(0, counted(state, seat) - builders(state, seat))
    state.markers[seat] = min(state.markers[seat] + penalty, last(state, seat) - 1)
    state.started = 0
    state.begun = 0
    state.stage = RAZING
    cell: i64
    for cell in range(seat * SITE * 2, (seat + 1) * SITE * 2):
        tile: int = state.sites[cell]
        state.sites[cell] = tile & (COMPLETED | TILE)
    if state.listener is not None:
        state.tell(told("ProjectsSettled", seat, {"spaces": int(penalty)}))


class MoveProject(Step[Table]):
    """The lifted project is laid on another space (SR-4.5)."""

    def __init__(self, seat: i64, kind: i64, origin: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.origin: i64 = origin

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        space: i64
        for space in range(SITE):
            out[space] = TO + space
        return SITE

    def forbids(self, state: Table, move: i64) -> Rule | None:
        return SAME_SPACE if move - TO == self.origin else forbids_space(state, self.seat, self.kind, move - TO)

    def take(self, state: Table, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        space: i64 = move - TO
        state.stage = MOVING
        take_tile(state, seat, self.origin, find_tile(state, seat, self.origin, self.kind, 0, 0))
        put_tile(state, seat, space, self.kind | MOVED)
        if state.listener is not None:
            facts: Facts = {"tile": TILES[self.kind], "space": SPACES[self.origin], "to": SPACES[space]}
            state.tell(told("ProjectMoved", seat, facts))
        return SELECTS[seat]

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, **tile_on(self.kind, self.origin)}


BEGIN_PROJECTS: Final[list[BeginProjects]] = [BeginProjects(seat) for seat in range(4)]
SELECTS: Final[list[SelectProjects]] = [SelectProjects(seat) for seat in range(4)]
