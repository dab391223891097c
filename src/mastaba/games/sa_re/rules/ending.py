"""The end of the game: Pharaoh's commands, ties and the turn cap (SR-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import ARCHITECT, HARBOR, KINDS, PHARAOH, PRIEST, PYRAMID, SCRIBE, SITE, TEMPLE
from mastaba.games.sa_re.events import game_ended
from mastaba.games.sa_re.rules.sites import tile_at
from mastaba.games.sa_re.state import COMPLETED, TILE, City, administrative

ALL_ADMINISTRATIVE: Final = HARBOR - TEMPLE


def fulfils(state: City, seat: i64) -> bool:
    """Whether a player meets the goal of the mode (SR-9.2)."""
    goal: i64 = state.switches.goal
    if goal == ARCHITECT:
        return state.pyramids[seat] != 0 and site_filled(state, seat)
    if state.completed[seat * KINDS + PYRAMID] == 0:
        return False
    if goal == SCRIBE:
        return True
    if state.completed[seat * KINDS + HARBOR] == 0:
        return False
    return administrative(state, seat) >= administrative_wanted(state)


def administrative_wanted(state: City) -> i64:
    """How many administrative buildings the goal asks for (SR-9.2)."""
    goal: i64 = state.switches.goal
    return state.switches.administrative if goal == PRIEST else ALL_ADMINISTRATIVE if goal == PHARAOH else 0


def site_filled(state: City, seat: i64) -> bool:
    """All spaces built; only the pyramid may be unfinished."""
    space: i64
    slot: i64
    for space in range(SITE):
        if tile_at(state, seat, space, 0) == 0:
            return False
        for slot in range(2):
            cell: i64 = tile_at(state, seat, space, slot)
            if cell != 0 and cell & COMPLETED == 0 and cell & TILE != PYRAMID:
                return False
    return True


def goal_parts(state: City, seat: i64) -> i64:
    """How much of the goal is there, to place those who did not reach it."""
    pyramid: i64 = state.completed[seat * KINDS + PYRAMID]
    if state.switches.goal == SCRIBE:
        return pyramid
    if state.switches.goal == ARCHITECT:
        filled: i64 = 0
        space: i64
        for space in range(SITE):
            if tile_at(state, seat, space, 0) & COMPLETED:
                filled += 1
        return filled
    built: i64 = min(administrative_wanted(state), administrative(state, seat))
    return pyramid + state.completed[seat * KINDS + HARBOR] + built


def worth(state: City, seat: i64) -> i64:
    """Administrative buildings first, then the pyramid: a completed one, more steps, the lower number (SR-9.3)."""
    number: i64 = state.pyramids[seat]
    pyramid: i64 = 0
    if number != 0:
        done: bool = state.completed[seat * KINDS + PYRAMID] > 0
        pyramid = (9 if done else state.steps[seat]) * 5 + 5 - number
    return administrative(state, seat) * 100 + pyramid


def finish(state: City, ending: i64) -> None:
    state.ending = ending
    state.agenda.clear()
    game_ended(state, ending=ending)
