"""The features of a city at the beginning of a turn, as one row of numbers: what the network reads.

Whoever races for the pyramid alone plays another game than whoever must build a city: the same features stand in other
places then, with more about the goal, and those of the race are 0."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.bot.plans import (
    centre,
    free_near,
    goal_cost,
    lowest,
    missing_administrative,
    races,
    worth_in_a_tie,
)
from mastaba.games.sa_re.bot.turns import turns_left
from mastaba.games.sa_re.data import (
    ARCHITECT,
    FIRST_SYMBOL,
    GOLDSMITH,
    HAND,
    HARBOR,
    KINDS,
    MASTER_BUILDER,
    NEIGHBOURS,
    PHARAOH,
    PRIEST,
    RESOURCES,
    SECOND_SYMBOL,
    SINGLES,
    SITE,
    TEMPLE,
    WAREHOUSE,
    WILD,
    WILD_CARD,
)
from mastaba.games.sa_re.rules.ending import is_filled
from mastaba.games.sa_re.rules.sites import is_craft, tile_at
from mastaba.games.sa_re.state import COMPLETED, TILE, City
from mastaba.kernel.vectors import counts

# Where each feature stands. Rows of resources have gold, stone and wood, and wild where there is room for it.
STEPS: Final = 0  # of the pyramid, still to build
BEGUN: Final = 1  # whether there is a pyramid
COST: Final = 2  # of all its steps, less the discounts of the crafts beside it
NEXT: Final = 5  # of its next step
STOCK: Final = 8
CARAVANS: Final = 12
CRAFTS: Final = 13  # completed
NEAR: Final = 16  # of them beside the pyramid, or where it may stand
PLANNED_NEAR: Final = 19
DONE: Final = 22  # Master Builder, Warehouse, the six administrative buildings, Harbour
DONE_HARBOR: Final = 30
PLANNED: Final = 31  # the same with the crafts after the Warehouse
CUBES: Final = 43
HELD: Final = 44  # resources on cards that were kept
ORDER: Final = 48  # how many are to choose their projects before
SHORT: Final = 49  # resources that the next step wants and a turn without any card lacks
FREE_NEAR: Final = 50  # spaces beside the pyramid
TURN: Final = 51
TWO_SEATS: Final = 52
THREE_SEATS: Final = 53
FEATURES: Final = 54

FOUND: Final[vec[i64]] = counts(FEATURES)  # scratch paper
LAST_TURN: Final = 9  # stands for all later ones


RACE: Final = (
    "steps", "begun", "cost_gold", "cost_stone", "cost_wood", "next_gold", "next_stone", "next_wood",
    "gold", "stone", "wood", "wild", "caravans", "goldsmiths", "stonemasons", "carpenters",
    "near_goldsmiths", "near_stonemasons", "near_carpenters",
    "planned_near_goldsmiths", "planned_near_stonemasons", "planned_near_carpenters",
    "master_builder", "warehouse", "temple", "palace", "gardens", "library", "barracks", "market", "harbor",
    "planned_master_builder", "planned_warehouse", "planned_goldsmith", "planned_stonemason", "planned_carpenter",
    "planned_temple", "planned_palace", "planned_gardens", "planned_library", "planned_barracks", "planned_market",
    "planned_harbor", "cubes", "held_gold", "held_stone", "held_wood", "held_wild",
    "order", "short", "free_near", "turn", "two_seats", "three_seats",
)  # fmt: skip
# Of a city, behind its own features: which goal it has, and what is missing from it.
GOAL: Final = FEATURES  # one each for architect, priest and pharaoh, as the French edition calls them
GOAL_COST: Final = FEATURES + 3  # resources, as far as they can be foreseen
SPACES: Final = FEATURES + 4  # that are not filled, where all of them must be
ADMINISTRATIVE: Final = FEATURES + 5  # buildings that the goal still asks for
TURNS: Final = FEATURES + 6  # to the goal, by hand, in tenths
BEHIND: Final = FEATURES + 7  # how many of them more than the fastest of the others
TIES: Final = FEATURES + 8  # others about as near to it who would be placed before it if both met it in the same turn
CITY_FEATURES: Final = FEATURES + 9
TENTHS: Final = 10.0
MOST_TURNS: Final = 300  # in tenths
ABOUT_AS_NEAR: Final = 5  # in tenths
NAMES: Final = RACE + tuple(["city_" + name for name in RACE]) + (
    "city_architect", "city_priest", "city_pharaoh", "city_goal_cost", "city_spaces", "city_administrative",
    "city_turns", "city_behind", "city_ties",
)  # fmt: skip
SIZE: Final = FEATURES + CITY_FEATURES


def write_all(state: City, out: vec[i64]) -> None:
    """Writes the features of every city."""
    seats: i64 = state.switches.seats
    race: bool = races(state)
    seat: i64
    k: i64
    for seat in range(seats):
        base: i64 = seat * SIZE
        for k in range(SIZE):
            out[base + k] = 0
        gather(state, seat, FOUND)
        if not race:
            base += FEATURES
            gather_goal(state, seat, out, base)
        for k in range(FEATURES):
            out[base + k] = FOUND[k]
    if not race:
        for seat in range(seats):
            gather_lead(seats, seat, out)
            gather_ties(state, seat, out)


def gather_lead(seats: i64, seat: i64, out: vec[i64]) -> None:
    """How a city stands against the fastest of the others."""
    at: i64 = seat * SIZE + FEATURES
    fastest: i64 = MOST_TURNS
    other: i64
    for other in range(seats):
        if other != seat:
            fastest = min(fastest, out[other * SIZE + FEATURES + TURNS])
    out[at + BEHIND] = out[at + TURNS] - fastest


def gather_ties(state: City, seat: i64, out: vec[i64]) -> None:
    """Whoever meets the Pharaoh's goal has every building, so that the pyramid alone decides a tie (SR-9.3). At four
    seats every other game ends so, at two one in nine. Whoever has none does not know yet which one it will be."""
    if state.switches.goal != PHARAOH or state.switches.seats == 2 or state.pyramids[seat] == 0:
        return
    at: i64 = seat * SIZE + FEATURES
    own: i64 = worth_in_a_tie(state, state.pyramids[seat])
    other: i64
    for other in range(state.switches.seats):
        if worth_in_a_tie(state, state.pyramids[other]) > own:
            apart: i64 = out[other * SIZE + FEATURES + TURNS] - out[at + TURNS]
            if -ABOUT_AS_NEAR <= apart <= ABOUT_AS_NEAR:
                out[at + TIES] += 1


def gather_goal(state: City, seat: i64, out: vec[i64], base: i64) -> None:
    """What a city must still build."""
    goal: i64 = state.switches.goal
    out[base + GOAL] = 1 if goal == ARCHITECT else 0
    out[base + GOAL + 1] = 1 if goal == PRIEST else 0
    out[base + GOAL + 2] = 1 if goal == PHARAOH else 0
    out[base + GOAL_COST] = int(goal_cost(state, seat))
    out[base + ADMINISTRATIVE] = missing_administrative(state, seat)
    out[base + TURNS] = min(max(int(TENTHS * turns_left(state, seat)), 0), MOST_TURNS)
    if goal == ARCHITECT:
        space: i64
        for space in range(SITE):
            if not is_filled(state, seat, space):
                out[base + SPACES] += 1


def features(state: City, seat: i64) -> list[int]:
    """The features of the city of a seat, for whoever fits weights to them."""
    found = counts(FEATURES)
    gather(state, seat, found)
    return [int(found[k]) for k in range(FEATURES)]


def gather(state: City, seat: i64, found: vec[i64]) -> None:
    """Writes the features of the city of a seat."""
    base: i64 = seat * KINDS
    k: i64
    for k in range(FEATURES):
        found[k] = 0
    found[DONE] = state.completed[base + MASTER_BUILDER]
    found[DONE + 1] = state.completed[base + WAREHOUSE]
    for k in range(GOLDSMITH, TEMPLE):
        found[CRAFTS + k - GOLDSMITH] = state.completed[base + k]
    for k in range(TEMPLE, HARBOR + 1):
        found[DONE + 2 + k - TEMPLE] = state.completed[base + k]
    for k in range(MASTER_BUILDER, HARBOR + 1):
        found[PLANNED + k - MASTER_BUILDER] = state.projects[base + k]
    found[CUBES] = state.cubes[seat]
    seats: i64 = state.switches.seats
    found[ORDER] = seat - state.first if seat >= state.first else seat - state.first + seats
    found[TURN] = min(state.turn, LAST_TURN)
    found[TWO_SEATS] = 1 if seats == 2 else 0
    found[THREE_SEATS] = 1 if seats == 3 else 0
    gather_resources(state, seat, found)
    gather_neighbours(state, seat, found)
    gather_pyramid(state, seat, found)


def gather_resources(state: City, seat: i64, found: vec[i64]) -> None:
    k: i64
    for k in range(WILD + 1):
        found[STOCK + k] = state.stock[seat * 4 + k]
    found[CARAVANS] = state.caravans[seat]
    for k in range(RESOURCES):
        cards: i64 = state.hands[seat * HAND + k]
        if cards > 0:
            found[HELD + FIRST_SYMBOL[k]] += cards
            if k >= SINGLES:
                found[HELD + SECOND_SYMBOL[k]] += cards
    found[HELD + WILD] = state.hands[seat * HAND + WILD_CARD]


def gather_neighbours(state: City, seat: i64, found: vec[i64]) -> None:
    """What stands beside the pyramid, or where it may stand."""
    space: i64 = centre(state, seat)
    found[FREE_NEAR] = free_near(state, seat, space)
    k: i64
    slot: i64
    for k in range(space * 4, space * 4 + 4):
        near: i64 = NEIGHBOURS[k]
        if near < 0:
            continue
        for slot in range(2):
            cell: i64 = tile_at(state, seat, near, slot)
            kind: i64 = cell & TILE
            if is_craft(kind):
                found[(NEAR if cell & COMPLETED else PLANNED_NEAR) + kind - GOLDSMITH] += 1


def gather_pyramid(state: City, seat: i64, found: vec[i64]) -> None:
    """What the seat's own pyramid still costs, or the one that would be started next."""
    number: i64 = state.pyramids[seat]
    step: i64 = state.steps[seat]
    found[BEGUN] = 1
    if number == 0:
        number = lowest(state)
        step = 0
        found[BEGUN] = 0
    steps: i64 = state.data.steps[number]
    found[STEPS] = steps - step
    short: i64 = 0
    good: i64
    k: i64
    for good in range(WILD):
        for k in range(step, steps):
            price: i64 = max(0, state.data.step_costs[number * 9 + k * 3 + good] - found[NEAR + good])
            found[COST + good] += price
            if k == step:
                found[NEXT + good] = price
        have: i64 = found[STOCK + good] + found[CRAFTS + good] + found[HELD + good]
        short += max(0, found[NEXT + good] - have)
    wild: i64 = found[STOCK + WILD] + found[CARAVANS] + found[DONE_HARBOR] + found[HELD + WILD]
    found[SHORT] = max(0, short - wild)
