"""The end of the game: Pharaoh's commands, ties and the turn cap (SR-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import ARCHITECT, HARBOR, KINDS, PHARAOH, PRIEST, PYRAMID, SCRIBE, SITE, TEMPLE
from mastaba.games.sa_re.events import game_ended
from mastaba.games.sa_re.rules.sites import tile_at
from mastaba.games.sa_re.state import COMPLETED, TILE, City, administrative

ALL_ADMINISTRATIVE: Final = HARBOR - TEMPLE
MEASURES: Final = ("goal", "administrative", "finished", "steps", "resources", "number")


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
    if state.switches.one_tile_fills:  # amendment 16.3
        return spaces_filled(state, seat) == SITE
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


def is_filled(state: City, seat: i64, space: i64) -> bool:
    """Whether a space has a completed building or the project of the pyramid (SR-9.2); under rules 1 the first tile
    alone is looked at."""
    below: i64 = tile_at(state, seat, space, 0)
    if not state.switches.one_tile_fills:
        return below & COMPLETED != 0
    return (below | tile_at(state, seat, space, 1)) & COMPLETED != 0 or below & TILE == PYRAMID


def spaces_filled(state: City, seat: i64) -> i64:
    found: i64 = 0
    space: i64
    for space in range(SITE):
        if is_filled(state, seat, space):
            found += 1
    return found


def goal_parts(state: City, seat: i64) -> i64:
    """How much of the goal is there, to place those who did not reach it."""
    pyramid: i64 = state.completed[seat * KINDS + PYRAMID]
    if state.switches.goal == SCRIBE:
        return pyramid
    if state.switches.goal == ARCHITECT:
        return spaces_filled(state, seat)
    built: i64 = min(administrative_wanted(state), administrative(state, seat))
    return pyramid + state.completed[seat * KINDS + HARBOR] + built


def worth(state: City, seat: i64) -> i64:
    """Administrative buildings first, then the pyramid: what it was built with where that decides (amendment 16.2),
    then a completed one, more steps, the lower number (SR-9.3)."""
    number: i64 = state.pyramids[seat]
    pyramid: i64 = 0
    if number != 0:
        done: bool = state.completed[seat * KINDS + PYRAMID] > 0
        pyramid = (9 if done else state.steps[seat]) * 5 + 5 - number
        if state.switches.resources_decide:
            pyramid += 100 * resources_used(state, seat)
            if steps_come_first(state, seat):
                pyramid += 10_000 * state.steps[seat]
    return administrative(state, seat) * 100_000 + pyramid


def resources_used(state: City, seat: i64) -> i64:
    """The printed costs of the completed steps of a pyramid, without discounts; less than 100."""
    first: i64 = state.pyramids[seat] * 9
    found: i64 = 0
    k: i64
    for k in range(first, first + 3 * state.steps[seat]):
        found += state.data.step_costs[k]
    return found


def steps_come_first(state: City, seat: i64) -> bool:
    """In the mode of all spaces, when nobody of those who are tied with this seat has completed a pyramid."""
    if state.switches.goal != ARCHITECT:
        return False
    other: i64
    for other in range(state.switches.seats):
        if state.completed[other * KINDS + PYRAMID] > 0 and is_tied(state, seat, other):
            return False
    return True


def is_tied(state: City, seat: i64, other: i64) -> bool:
    """Whether two seats, or a seat and itself, are alike in all that comes before the pyramid."""
    if administrative(state, seat) != administrative(state, other):
        return False
    met: bool = fulfils(state, seat)
    return met == fulfils(state, other) and (met or goal_parts(state, seat) == goal_parts(state, other))


def first_difference(state: City, seat: i64, other: i64) -> tuple[int, int, int]:
    """Which of the measures places a winner above another, and what both have of it: as `worth` weighs it (SR-9.3)."""
    steps: tuple[int, int, int] = (3, int(state.steps[seat]), int(state.steps[other]))
    compared: list[tuple[int, int, int]] = [
        (0, int(fulfils(state, seat)), int(fulfils(state, other))),
        (1, int(administrative(state, seat)), int(administrative(state, other))),
    ]
    if state.switches.resources_decide:
        if steps_come_first(state, seat):
            compared.append(steps)
        compared.append((4, int(resources_used(state, seat)), int(resources_used(state, other))))
    done: i64 = state.completed[seat * KINDS + PYRAMID]
    compared.append((2, int(done), int(state.completed[other * KINDS + PYRAMID])))
    if done == 0:
        compared.append(steps)
    for found in compared:
        if found[1] != found[2]:
            return found
    return 5, int(state.pyramids[seat]), int(state.pyramids[other])


def finish(state: City, ending: i64) -> None:
    state.ending = ending
    state.agenda.clear()
    game_ended(state, ending=ending)
