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
    TEMPLE,
    TILES,
)
from mastaba.games.sa_re.events import project_lifted, project_moved, project_started, projects_settled, tile_on
from mastaba.games.sa_re.moves import (
    GO,
    LIFT,
    PLACE_KIND,
    PLACE_SPACE,
    PLACES,
    RAZE,
    SIZE,
    START,
    TO,
    is_lift,
    is_raze,
    is_start,
    place_of,
)
from mastaba.games.sa_re.rules.placing import forbids_space, legal_spaces, spaces_for
from mastaba.games.sa_re.rules.razing import builders, forbids_raze, raze, trim_due
from mastaba.games.sa_re.rules.sites import find_tile, put_tile, take_tile, tile_at
from mastaba.games.sa_re.state import (
    COMPLETED,
    LIFTED,
    MOVED,
    MOVING,
    RAZING,
    STARTING,
    TILE,
    City,
    last,
    lifted_again,
    lifts_of,
)
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step
from mastaba.kernel.vectors import counts

MOVE_BEFORE_STARTS: Final = Rule("SR-4.1", "moves_before_starts")
NO_SUCH_PROJECT: Final = Rule("SR-4.5", "no_such_project")
MOVED_ALREADY: Final = Rule("SR-4.5", "moved_already")
PROJECT_LEFT: Final = Rule("SR-4.1", "project_left")
NOWHERE_TO_GO: Final = Rule("SR-4.5", "nowhere_to_go")
SAME_SPACE: Final = Rule("SR-4.5", "same_space")
NONE_LEFT: Final = Rule("SR-4.6", "none_left")
HAVE_ONE: Final = Rule("SR-4.7", "have_one_already")
STARTED_THIS_TURN: Final = Rule("SR-4.7", "started_this_turn")
TOO_MANY_PROJECTS: Final = Rule("SR-4.10", "too_few_master_builders")
WOULD_REVOLT: Final = Rule("SR-4.11", "would_revolt")
MUST_RAZE: Final = Rule("SR-4.12", "must_raze")


class BeginProjects(Step[City]):
    """A player's phase 1 begins."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: City) -> AnyStep | None:
        state.stage = RAZING
        state.started = 0
        state.begun = 0
        state.actor = self.whose
        return SELECTS[self.whose]

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


# ---------------------------------------------------------------------- Master Builders (SR-4.10 to SR-4.12)
def counted(state: City, seat: i64) -> i64:
    """The projects that need a Master Builder: those begun now, or with project_count=open all (SR-4.12)."""
    if not state.switches.open_projects:
        return state.begun
    found: i64 = 0
    kind: i64
    for kind in range(1, KINDS):
        found += state.projects[seat * KINDS + kind]
    return found


def most_projects(state: City, seat: i64) -> i64:
    """Each Master Builder starts one project for nothing, or two for one space on the revolt track (SR-4.10)."""
    return 2 * builders(state, seat)


def penalty(state: City, seat: i64, projects: i64) -> i64:
    """Each project beyond the number of Master Builders raises the marker by one (SR-4.10)."""
    return max(0, projects - builders(state, seat))


def overloaded(state: City, seat: i64) -> bool:
    """With project_count=open, razing a Master Builder can leave too many projects: only razes help (SR-4.12)."""
    return state.switches.open_projects and counted(state, seat) > most_projects(state, seat)


def would_revolt(state: City, seat: i64, projects: i64) -> bool:
    """Whether the penalty for so many projects would bring the marker to the last space (SR-4.11)."""
    return state.markers[seat] + penalty(state, seat, projects) >= last(state, seat)


def forbids_another(state: City, seat: i64) -> Rule | None:
    """Enough Master Builders for one more project, and no revolt by planning (SR-4.10, SR-4.11)."""
    projects: i64 = counted(state, seat) + 1
    if projects > most_projects(state, seat):
        facts: Facts = {"builders": int(builders(state, seat))}
        return (MUST_RAZE if overloaded(state, seat) else TOO_MANY_PROJECTS).about(facts)
    return WOULD_REVOLT if would_revolt(state, seat, projects) else None


def can_start_another(state: City, seat: i64) -> bool:
    projects: i64 = counted(state, seat) + 1
    return projects <= most_projects(state, seat) and not would_revolt(state, seat, projects)


# ---------------------------------------------------------------------- starting (SR-4.6 to SR-4.9)
def is_gone(state: City, kind: i64) -> bool:
    """Whether the board has no such tile left (SR-4.6)."""
    return state.pile == 0 if kind == PYRAMID else state.supply[kind] == 0


def has_enough(state: City, seat: i64, kind: i64) -> bool:
    """Of a production building one is started in a turn; of any other a site holds one at most (SR-4.7)."""
    if kind < TEMPLE:
        return (state.started >> kind) & 1 != 0
    return state.completed[seat * KINDS + kind] + state.projects[seat * KINDS + kind] > 0


def forbids_kind(state: City, seat: i64, kind: i64) -> Rule | None:
    if is_gone(state, kind):
        return NONE_LEFT.about({"tile": TILES[kind]})
    if has_enough(state, seat, kind):
        return (STARTED_THIS_TURN if kind < TEMPLE else HAVE_ONE).about({"tile": TILES[kind]})
    return None


def forbids_start(state: City, seat: i64, kind: i64, space: i64) -> Rule | None:
    rule = forbids_kind(state, seat, kind)
    if rule is None:
        rule = forbids_another(state, seat)
    return forbids_space(state, seat, kind, space) if rule is None else rule


def starts(state: City, seat: i64, spaces: i64, out: vec[i64], found: i64) -> i64:
    """Writes every legal start behind the moves found so far."""
    if not can_start_another(state, seat):
        return found
    kind: i64
    space: i64
    for kind in range(1, KINDS):
        if is_gone(state, kind) or has_enough(state, seat, kind):
            continue
        suited: i64 = spaces_for(state, kind, spaces)
        for space in range(SITE):
            if (suited >> space) & 1:
                out[found] = START + place_of(kind, space)
                found += 1
    return found


def start(state: City, seat: i64, kind: i64, space: i64) -> None:
    """The tile is laid on its project side; a pyramid is the lowest number of the pile (SR-4.6)."""
    state.begun += 1
    if kind < TEMPLE:
        state.started |= 1 << kind
    if kind == PYRAMID:
        number: i64 = next_pyramid(state)
        state.pile &= ~(1 << number)
        state.pyramids[seat] = number
        state.steps[seat] = 0
    else:
        state.supply[kind] -= 1
    put_tile(state, seat, space, kind)
    project_started(state, seat, kind=kind, space=space)


def next_pyramid(state: City) -> i64:
    """The lowest number of the pile, which must not be empty."""
    number: i64 = 1
    while (state.pile >> number) & 1 == 0:
        number += 1
    return number


# ---------------------------------------------------------------------- moving (SR-4.5)
def is_movable(state: City, cell: i64) -> bool:
    """Whether a tile is a project that may be moved once more (amendment 16.6)."""
    return cell & COMPLETED == 0 and lifts_of(cell) < state.switches.lifts


def find_movable(state: City, seat: i64, space: i64, kind: i64) -> i64:
    """The slot of such a project, of equal ones that which was moved less often; -1 if there is none."""
    slot: i64 = find_tile(state, seat, space, kind, 0, 0)
    if slot < 0 and state.switches.lifts > 1:
        slot = find_tile(state, seat, space, kind, 0, MOVED)
    return slot


def forbids_lift(state: City, seat: i64, kind: i64, space: i64) -> Rule | None:
    if state.stage > MOVING:
        return MOVE_BEFORE_STARTS
    if find_movable(state, seat, space, kind) < 0:
        moved: bool = find_tile(state, seat, space, kind, LIFTED, 0) >= 0
        return (MOVED_ALREADY if moved else NO_SUCH_PROJECT).about(tile_on(kind, space))
    if overloaded(state, seat):
        return MUST_RAZE
    target: i64
    for target in range(SITE):
        if target != space and forbids_space(state, seat, kind, target) is None:
            return None
    return NOWHERE_TO_GO


# ---------------------------------------------------------------------- the order of the phase (SR-4.1)
def changes(state: City, seat: i64, spaces: i64, out: vec[i64]) -> i64:
    """Writes all razes, and all moves to these spaces: one for each kind of tile on each space."""
    razing: bool = state.stage == RAZING
    spare: bool = builders(state, seat) > 1
    found: i64 = 0
    space: i64
    slot: i64
    for space in range(SITE):
        razed: i64 = 0
        lifted: i64 = 0
        for slot in range(2):
            cell: i64 = tile_at(state, seat, space, slot)
            if cell == 0:
                break
            kind: i64 = cell & TILE
            if razing and kind != razed and (spare or kind != MASTER_BUILDER or cell & COMPLETED == 0):
                out[found] = RAZE + place_of(kind, space)
                found += 1
                razed = kind
            if is_movable(state, cell) and kind != lifted and spaces_for(state, kind, spaces) & ~(1 << space) != 0:
                out[found] = LIFT + place_of(kind, space)
                found += 1
                lifted = kind
    return found


class SelectProjects(Step[City]):
    """First you raze, then you move projects, then you start new ones; then you go on (SR-4.1)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        found: i64 = 0
        place: i64
        for place in range(PLACES):
            out[found] = RAZE + place
            out[found + 1] = LIFT + place
            out[found + 2] = START + place
            found += 3
        out[found] = GO
        return found + 1

    def forbids(self, state: City, move: i64) -> Rule | None:
        if is_raze(move):
            return forbids_raze(state, self.seat, PLACE_KIND[move - RAZE], PLACE_SPACE[move - RAZE])
        if is_lift(move):
            return forbids_lift(state, self.seat, PLACE_KIND[move - LIFT], PLACE_SPACE[move - LIFT])
        if is_start(move):
            return forbids_start(state, self.seat, PLACE_KIND[move - START], PLACE_SPACE[move - START])
        return MUST_RAZE if overloaded(state, self.seat) else None

    def options(self, state: City, out: vec[i64]) -> i64:
        seat: i64 = self.seat
        found: i64 = 0
        spaces: i64 = legal_spaces(state, seat)
        if overloaded(state, seat):
            return changes(state, seat, 0, out)
        if state.stage < STARTING:
            found = changes(state, seat, spaces, out)
        out[found] = GO
        return starts(state, seat, spaces, out, found + 1)

    def gives_up(self, state: City, move: i64) -> Rule | None:
        if move != GO or state.begun > 0:
            return None
        found: i64 = starts(state, self.seat, legal_spaces(state, self.seat), counts(SIZE), 0)
        return PROJECT_LEFT if found > 0 else None

    def take(self, state: City, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if is_raze(move):
            raze(state, seat, PLACE_KIND[move - RAZE], PLACE_SPACE[move - RAZE])
            trim = trim_due(state, seat, 0)
            if trim is None:
                return self
            state.then((self,))
            return trim
        if is_lift(move):
            project_lifted(state, seat, kind=PLACE_KIND[move - LIFT], space=PLACE_SPACE[move - LIFT])
            return MoveProject(seat, PLACE_KIND[move - LIFT], PLACE_SPACE[move - LIFT])
        if is_start(move):
            state.stage = STARTING
            start(state, seat, PLACE_KIND[move - START], PLACE_SPACE[move - START])
            return self
        settle(state, seat)
        return None


def settle(state: City, seat: i64) -> None:
    """The penalty for too many projects; it never causes a revolt (SR-4.10, SR-4.12)."""
    spaces: i64 = penalty(state, seat, counted(state, seat))
    state.markers[seat] = min(state.markers[seat] + spaces, last(state, seat) - 1)
    state.started = 0
    state.begun = 0
    state.stage = RAZING
    cell: i64
    for cell in range(seat * SITE * 2, (seat + 1) * SITE * 2):
        tile: int = state.sites[cell]
        state.sites[cell] = tile & (COMPLETED | TILE)
    projects_settled(state, seat, spaces=spaces)


class MoveProject(Step[City]):
    """The lifted project is laid on another space (SR-4.5)."""

    def __init__(self, seat: i64, kind: i64, origin: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.origin: i64 = origin

    def candidates(self, state: City, out: vec[i64]) -> i64:
        space: i64
        for space in range(SITE):
            out[space] = TO + space
        return SITE

    def forbids(self, state: City, move: i64) -> Rule | None:
        return SAME_SPACE if move - TO == self.origin else forbids_space(state, self.seat, self.kind, move - TO)

    def take(self, state: City, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        space: i64 = move - TO
        state.stage = MOVING
        slot: i64 = find_movable(state, seat, self.origin, self.kind)
        cell: i64 = tile_at(state, seat, self.origin, slot)
        take_tile(state, seat, self.origin, slot)
        put_tile(state, seat, space, lifted_again(cell))
        project_moved(state, seat, kind=self.kind, space=self.origin, to=space)
        return SELECTS[seat]

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, **tile_on(self.kind, self.origin)}


BEGIN_PROJECTS: Final[list[BeginProjects]] = [BeginProjects(seat) for seat in range(4)]
SELECTS: Final[list[SelectProjects]] = [SelectProjects(seat) for seat in range(4)]
