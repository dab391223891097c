"""What a city still needs and earns, counted in resources and turns."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    ARCHITECT,
    GOLDSMITH,
    HAND,
    HARBOR,
    KINDS,
    MASTER_BUILDER,
    NEIGHBOURS,
    PYRAMID,
    RESOURCES,
    SCRIBE,
    SINGLES,
    SITE,
    TEMPLE,
    WILD_CARD,
)
from mastaba.games.sa_re.rules.ending import administrative_wanted, is_filled
from mastaba.games.sa_re.rules.prices import harbor_helps
from mastaba.games.sa_re.rules.sites import is_craft, space_of, tile_at
from mastaba.games.sa_re.state import COMPLETED, TILE, City, administrative, stocked

SEASON_YIELD = 4.3  # resources of an average season


def races(state: City) -> bool:
    """Whether the pyramid alone is the goal, and no city around it."""
    return state.switches.goal == SCRIBE


def cost_of(state: City, kind: i64) -> i64:
    return state.data.costs[kind * 3] + state.data.costs[kind * 3 + 1] + state.data.costs[kind * 3 + 2]


def step_cost(state: City, number: i64, step: i64) -> i64:
    at: i64 = number * 9 + step * 3
    return state.data.step_costs[at] + state.data.step_costs[at + 1] + state.data.step_costs[at + 2]


def crafts_near(state: City, seat: i64, space: i64, projects: bool) -> i64:
    """Crafts on the four neighbours of a space, completed or also planned."""
    found: i64 = 0
    k: i64
    slot: i64
    for k in range(space * 4, space * 4 + 4):
        near: i64 = NEIGHBOURS[k]
        if near < 0:
            continue
        for slot in range(2):
            cell: i64 = tile_at(state, seat, near, slot)
            if cell != 0 and is_craft(cell & TILE) and (projects or cell & COMPLETED):
                found += 1
    return found


def centre(state: City, seat: i64) -> i64:
    """The space of the pyramid, or the free one with the most crafts around it and room for more."""
    space: i64 = space_of(state, seat, PYRAMID)
    if space >= 0:
        return space
    best: i64 = 6
    most: i64 = -1
    for space in range(SITE):
        if tile_at(state, seat, space, 0) == 0:
            worth: i64 = 3 * crafts_near(state, seat, space, True) + free_near(state, seat, space)
            if worth > most:
                most = worth
                best = space
    return best


def free_near(state: City, seat: i64, space: i64) -> i64:
    found: i64 = 0
    k: i64
    for k in range(space * 4, space * 4 + 4):
        near: i64 = NEIGHBOURS[k]
        if near >= 0 and tile_at(state, seat, near, 0) == 0:
            found += 1
    return found


def hand_symbols(state: City, seat: i64) -> i64:
    """Resources on cards."""
    found: i64 = state.hands[seat * HAND + WILD_CARD]
    card: i64
    for card in range(RESOURCES):
        found += state.hands[seat * HAND + card] * (1 if card < SINGLES else 2)
    return found


def tokens(state: City, seat: i64) -> i64:
    base: i64 = seat * 4
    return state.tokens[base] + state.tokens[base + 1] + state.tokens[base + 2] + state.tokens[base + 3]


def savings(state: City, seat: i64) -> i64:
    """Resources that do not expire."""
    return stocked(state, seat) + state.caravans[seat]


def useful(state: City, seat: i64, kind: i64) -> bool:
    """Whether a building earns something or belongs to the goal."""
    if kind == PYRAMID or is_craft(kind) or state.switches.goal == ARCHITECT:
        return True
    if kind == HARBOR:
        return state.switches.goal != SCRIBE
    return kind >= TEMPLE and missing_administrative(state, seat) > 0


def open_cost(state: City, seat: i64) -> i64:
    """What the useful projects on the site cost now, one step of a pyramid, with the discounts of completed crafts."""
    total: i64 = 0
    space: i64
    slot: i64
    for space in range(SITE):
        for slot in range(2):
            cell: i64 = tile_at(state, seat, space, slot)
            if cell == 0 or cell & COMPLETED:
                continue
            kind: i64 = cell & TILE
            if not useful(state, seat, kind):
                continue
            full: i64 = (
                step_cost(state, state.pyramids[seat], state.steps[seat]) if kind == PYRAMID else cost_of(state, kind)
            )
            total += max(0, full - crafts_near(state, seat, space, False))
    return total


def pyramid_cost(state: City, seat: i64) -> float:
    """What is left to pay for the pyramid, with the discounts it will have."""
    number: i64 = state.pyramids[seat]
    step: i64 = state.steps[seat]
    if number == 0:
        number = lowest(state)
        step = 0
    space: i64 = centre(state, seat)
    off: float = float(crafts_near(state, seat, space, False))
    off += 0.7 * (float(crafts_near(state, seat, space, True)) - off)
    if harbor_helps(state, seat, space):
        off += 1.0
    total: float = 0.0
    while step < state.data.steps[number]:
        total += max(3.0, float(step_cost(state, number, step)) - off)
        step += 1
    return total


def lowest(state: City) -> i64:
    """The pyramid that would be started next."""
    number: i64 = 1
    while number < 4 and (state.pile >> number) & 1 == 0:
        number += 1
    return number


def steps_left(state: City, seat: i64) -> i64:
    if state.completed[seat * KINDS + PYRAMID] > 0:
        return 0
    number: i64 = state.pyramids[seat]
    if number == 0:
        return 3
    return state.data.steps[number] - state.steps[seat]


def missing_administrative(state: City, seat: i64) -> i64:
    """How many administrative buildings the goal still asks for."""
    return max(0, administrative_wanted(state) - administrative(state, seat))


def worth_in_a_tie(state: City, number: i64) -> i64:
    """Of a completed pyramid: by what it was built with where that decides (amendment 16.2), then the lower number
    (SR-9.3). 0 for none."""
    if number == 0:
        return 0
    worth: i64 = 5 - number
    if state.switches.resources_decide:
        step: i64
        for step in range(state.data.steps[number]):
            worth += 100 * step_cost(state, number, step)
    return worth


def goal_cost(state: City, seat: i64) -> float:
    """Resources until the goal, with the projects begun for other reasons."""
    total: float = 0.0
    goal: i64 = state.switches.goal
    if goal == ARCHITECT:
        space: i64
        for space in range(SITE):
            if not is_filled(state, seat, space):
                total += 4.0
        return total
    if state.completed[seat * KINDS + PYRAMID] == 0:
        total += pyramid_cost(state, seat)
    if goal != SCRIBE:
        if state.completed[seat * KINDS + HARBOR] == 0:
            total += 6.5
        total += 5.5 * float(missing_administrative(state, seat))
    kind: i64
    for kind in range(MASTER_BUILDER, TEMPLE):
        total += 0.75 * float(state.projects[seat * KINDS + kind] * cost_of(state, kind))
    if goal == SCRIBE:
        total += 0.75 * float(state.projects[seat * KINDS + HARBOR] * cost_of(state, HARBOR))
    return total + 1.5 * float(useless_projects(state, seat))


def useless_projects(state: City, seat: i64) -> i64:
    """Projects that lead nowhere, and take up spaces and Master Builders."""
    found: i64 = 0
    kind: i64
    for kind in range(1, KINDS):
        if state.projects[seat * KINDS + kind] > 0 and not useful(state, seat, kind):
            found += 1
    return found


def income(state: City, seat: i64) -> float:
    """Resources of a turn: an average season and the production buildings, planned ones less."""
    earned: float = SEASON_YIELD
    kind: i64
    for kind in range(GOLDSMITH, TEMPLE):
        earned += float(state.completed[seat * KINDS + kind]) + 0.7 * float(state.projects[seat * KINDS + kind])
    earned += float(state.completed[seat * KINDS + HARBOR]) + 0.6 * float(state.projects[seat * KINDS + HARBOR])
    return earned
