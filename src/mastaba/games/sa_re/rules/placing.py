"""Where a tile may stand: free and shared spaces, the Nile, Deity placement (SR-4.8, SR-4.9, SR-2.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import HARBOR, NEIGHBOURS, SITE, TEMPLE, WAREHOUSE
from mastaba.games.sa_re.rules.sites import tile_at
from mastaba.games.sa_re.state import COMPLETED, TILE, City
from mastaba.kernel.agenda import Rule

ALL_SPACES: Final = 0xFFF

NOT_ON_NILE: Final = Rule("SR-4.9", "not_on_the_nile")
SPACE_TAKEN: Final = Rule("SR-4.8", "space_taken")
SPACE_FULL: Final = Rule("SR-4.8", "space_full")
NOT_PRODUCTION: Final = Rule("SR-4.8", "only_production_shares")
NO_NEIGHBOUR: Final = Rule("SR-2.6", "no_completed_neighbour")


def forbids_space(state: City, seat: i64, kind: i64, space: i64) -> Rule | None:
    """Why a project of this kind may not be laid there."""
    if kind == HARBOR and (state.data.nile >> space) & 1 == 0:
        return NOT_ON_NILE
    below: i64 = tile_at(state, seat, space, 0)
    if below != 0:
        if not state.switches.share_space:
            return SPACE_TAKEN
        if tile_at(state, seat, space, 1) != 0:
            return SPACE_FULL
        if kind >= TEMPLE or below & TILE >= TEMPLE:
            return NOT_PRODUCTION
    if state.switches.deity_placement and not next_to_completed(state, seat, space):
        return NO_NEIGHBOUR
    return None


def next_to_completed(state: City, seat: i64, space: i64) -> bool:
    """Whether a completed building stands on an orthogonally adjacent space."""
    k: i64
    for k in range(space * 4, space * 4 + 4):
        near: i64 = NEIGHBOURS[k]
        if near >= 0 and (tile_at(state, seat, near, 0) | tile_at(state, seat, near, 1)) & COMPLETED:
            return True
    return False


def legal_spaces(state: City, seat: i64) -> i64:
    """The spaces for a new project, a bit each: empty ones, and from bit 12 on those that production may share."""
    found: i64 = 0
    space: i64
    for space in range(SITE):
        if tile_at(state, seat, space, 0) == 0:
            if not state.switches.deity_placement or next_to_completed(state, seat, space):
                found |= 1 << space
        elif state.switches.share_space and forbids_space(state, seat, WAREHOUSE, space) is None:
            found |= 1 << (space + SITE)
    return found


def spaces_for(state: City, kind: i64, spaces: i64) -> i64:
    """Those of the legal spaces that suit a kind of tile."""
    if kind < TEMPLE:
        return (spaces | spaces >> SITE) & ALL_SPACES
    return spaces & (state.data.nile if kind == HARBOR else ALL_SPACES)
