"""The first impression of a move, by fixed priorities. Used by bots alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    ARCHITECT,
    FIRST_SYMBOL,
    GOLDSMITH,
    HARBOR,
    HORUS,
    KINDS,
    MASTER_BUILDER,
    NEIGHBOURS,
    PYRAMID,
    RESOURCES,
    SCRIBE,
    SECOND_SYMBOL,
    SINGLES,
    TEMPLE,
    U1,
    WAREHOUSE,
    WILD_CARD,
)
from mastaba.games.sa_re.moves import (
    ACCEPT,
    BOTH_U2,
    BUILD,
    CARAVAN_SOURCE,
    CARD_SOURCE,
    DISCOUNT,
    DONE,
    DRAW,
    END,
    GARDEN_U2,
    GIVE_U1,
    GIVE_U2,
    GO,
    KEEP,
    KEEP_U1,
    LAY,
    LIBRARY_U1,
    LIFT,
    LOAD,
    ON,
    PAY,
    PICK,
    PLACE_KIND,
    PLACE_SPACE,
    PUT_ADMIN,
    RAZE,
    REPLACE,
    START,
    STAY,
    STOCK_SOURCE,
    STOP,
    STORE,
    STORE_DOUBLE,
    STORE_SINGLE,
    STORE_SYMBOL,
    TAKE,
    TO,
    TOSS_U1,
    TRIM,
    USE_BARRACKS,
    USE_MARKET,
    USE_PALACE,
    USE_TEMPLE,
)
from mastaba.games.sa_re.plans import (
    SEASON_YIELD,
    centre,
    cost_of,
    crafts_near,
    free_near,
    hand_symbols,
    missing_administrative,
    open_cost,
    savings,
    step_cost,
    tokens,
)
from mastaba.games.sa_re.risk import chance_of_revolt
from mastaba.games.sa_re.state import NONE, Table, last

BOLD: Final = 0.18  # the chance of a revolt that is still taken


def prior(state: Table, seat: i64, move: i64) -> i64:
    if move < RAZE:
        return put_prior(move)
    if move <= GO:
        return project_prior(state, seat, move)
    if move < BUILD:
        return season_prior(state, seat, move)
    return building_prior(state, seat, move)


def put_prior(move: i64) -> i64:
    """Both starting tiles in the top left corner, away from the Nile; a dealt building beside the middle."""
    space: i64 = (move - 23) % 12
    if move < PUT_ADMIN:
        return 500 if space == 0 else 5
    return 300 if space == 3 else 10


# ---------------------------------------------------------------------- projects
def project_prior(state: Table, seat: i64, move: i64) -> i64:
    if move == GO:
        return 100
    if move < TRIM:
        return 0
    if move < LIFT:
        return 50
    if move < TO:
        return 0
    if move < START:
        return 20
    kind: i64 = PLACE_KIND[move - START]
    space: i64 = PLACE_SPACE[move - START]
    worth: i64 = wanted(state, seat, kind)
    if worth == 0:
        return 0
    purse: float = float(savings(state, seat) + tokens(state, seat) + hand_symbols(state, seat)) + SEASON_YIELD
    price: i64 = cost_of(state, kind) if kind != PYRAMID else step_cost(state, lowest(state), 0) - 1
    if float(open_cost(state, seat) + price) > purse + 1.0:
        worth = worth // 20
    return worth * suits(state, seat, kind, space) // 10


def lowest(state: Table) -> i64:
    number: i64 = 1
    while number < 4 and (state.pile >> number) & 1 == 0:
        number += 1
    return number


def wanted(state: Table, seat: i64, kind: i64) -> i64:
    """How much a building is wanted next: crafts, then what the goal asks for."""
    base: i64 = seat * KINDS
    goal: i64 = state.switches.goal
    crafts: i64 = 0
    k: i64
    for k in range(GOLDSMITH, TEMPLE):
        crafts += state.completed[base + k] + state.projects[base + k]
    if kind == PYRAMID:
        return 800 if crafts >= 2 else 350 if state.turn > 2 else 60
    if kind >= GOLDSMITH and kind < TEMPLE:
        have: i64 = state.completed[base + kind] + state.projects[base + kind]
        if goal == ARCHITECT:
            return 500
        if have > 0:
            return 0
        return 700 if crafts < 2 else 400 if crafts < 3 else 0
    if kind == HARBOR:
        return 0 if goal == SCRIBE else 600 if crafts >= 2 else 200
    if kind >= TEMPLE:
        if goal == ARCHITECT:
            return 300
        return 450 if missing_administrative(state, seat) > 0 and crafts >= 2 else 0
    if goal == ARCHITECT:
        return 450
    if kind == WAREHOUSE:
        return 60 if state.completed[base + WAREHOUSE] < 2 else 0
    return 40 if goal != SCRIBE and state.completed[base + MASTER_BUILDER] < 2 else 0


def suits(state: Table, seat: i64, kind: i64, space: i64) -> i64:
    """How well a space suits a tile, from 1 to 12: crafts around the middle, the pyramid in it."""
    middle: i64 = centre(state, seat)
    if kind == PYRAMID:
        return 11 if space == middle else 1
    if kind >= GOLDSMITH and kind < TEMPLE:
        return 10 if adjacent(space, middle) else 1 + free_near(state, seat, space) // 2
    if space == middle:
        return 1
    return min(10, 4 + 2 * crafts_near(state, seat, space, False)) - (2 if adjacent(space, middle) else 0)


def adjacent(space: i64, other: i64) -> bool:
    k: i64 = space * 4
    return other in (NEIGHBOURS[k], NEIGHBOURS[k + 1], NEIGHBOURS[k + 2], NEIGHBOURS[k + 3])


# ---------------------------------------------------------------------- season
def season_prior(state: Table, seat: i64, move: i64) -> i64:
    if move in (TAKE, DRAW):
        return 900 if accepts(state, seat, state.top if move == TAKE else NONE) else 60
    if move == LAY:
        if state.now is not None and state.actor != seat:
            return 500 if flees(state, seat) else 30
        return 400
    if move == STAY:
        return 300
    if move == STOP:
        return 420
    if move == USE_TEMPLE:
        return 500
    if move == USE_PALACE:
        return 450
    if move < USE_MARKET:
        return barracks_prior(state, seat, move - USE_BARRACKS)
    if move < PICK:
        return 5
    if move < REPLACE:
        return 10 * liking(state, seat, state.looked if move == PICK else state.looked_next)
    if move < ACCEPT:
        return 10 * (60 - liking(state, seat, move - REPLACE))
    if move == ACCEPT:
        return 300
    return unrest_prior(state, seat, move)


def accepts(state: Table, seat: i64, card: i64) -> bool:
    """Whether a card is worth taking: the visible one, or NONE for any card in the dark."""
    room: i64 = last(state, seat) - state.markers[seat]
    if card in (NONE, HORUS):
        return chance_of_revolt(state, seat, 1 if card == NONE else 2) < (BOLD if hungry(state, seat) else 0.04)
    if card < SINGLES:
        return True
    if card < RESOURCES:
        return room > 1
    return hungry(state, seat) and room - (card - U1 + 1) >= 2


def hungry(state: Table, seat: i64) -> bool:
    """Whether the projects on the site cannot be paid yet, or hardly anything was produced."""
    have: i64 = savings(state, seat) + tokens(state, seat) + hand_symbols(state, seat)
    return have < open_cost(state, seat) + 2 or hand_symbols(state, seat) < 3


def flees(state: Table, seat: i64) -> bool:
    """Whether a player who rose had better lay the obelisk."""
    room: i64 = last(state, seat) - state.markers[seat]
    if hand_symbols(state, seat) <= 1:
        return False
    return room == 1 or (room == 2 and not hungry(state, seat))


def liking(state: Table, seat: i64, card: i64) -> i64:
    """How welcome a card is, from 1 to 60."""
    if card == NONE:
        return 1
    room: i64 = last(state, seat) - state.markers[seat]
    if card < SINGLES:
        return 45
    if card < RESOURCES:
        return 60 if room > 1 else 1
    if card == HORUS:
        return 30 if accepts(state, seat, HORUS) else 3
    return 12 if card == U1 and room > 1 else 2


def barracks_prior(state: Table, seat: i64, target: i64) -> i64:
    """Late rather than early, and on whoever is nearest to the revolt."""
    if state.markers[seat] < 2:
        return 20
    return 320 + 20 * (state.markers[target] + state.cubes[target])


def unrest_prior(state: Table, seat: i64, move: i64) -> i64:
    if move in (ON, END):
        return 300
    if move == BOTH_U2:
        return 900
    if move == LIBRARY_U1:
        return 800
    if move == GARDEN_U2:
        return 500
    if move >= TOSS_U1:
        return 850
    if move >= GIVE_U1:
        target: i64 = (move - GIVE_U1) % 4
        return (700 if move >= GIVE_U2 else 600) + 10 * (state.markers[target] + state.cubes[target])
    rise: i64 = move - KEEP_U1 + 1
    return 10 if state.markers[seat] + rise >= last(state, seat) else 300 - 100 * rise


# ---------------------------------------------------------------------- building
def building_prior(state: Table, seat: i64, move: i64) -> i64:
    if move < DONE:
        return 950 if PLACE_KIND[move - BUILD] == PYRAMID else 900
    if move == DONE:
        return 100
    if move < PAY:
        return 100 + state.need[move - DISCOUNT]
    if move < LOAD:
        return pay_prior(state, move - PAY)
    if move >= KEEP:
        return 300 + (300 if move - KEEP >= SINGLES else 0)
    built: bool = (state.built >> seat) & 1 != 0
    if move >= STORE:
        return store_prior(move, built)
    if not built:
        return 20
    return 320 if move < LOAD + 6 else 40


def store_prior(move: i64, built: bool) -> i64:
    """Tokens are lost otherwise; after a turn without building two cards are kept anyway."""
    if move < STORE_DOUBLE:
        return 280
    if move < STORE_SINGLE:
        return 260 if built else 60
    if move < STORE_SYMBOL:
        return 270 if built else 110
    return 150 if built else 20


def pay_prior(state: Table, source: i64) -> i64:
    """What expires first is paid first, and double cards where both symbols are of use."""
    if source < CARD_SOURCE:
        return 900 if source < 3 else 500
    if source >= CARAVAN_SOURCE:
        return 100
    if source >= STOCK_SOURCE:
        return 200 if source < CARAVAN_SOURCE - 1 else 150
    card: i64 = source - CARD_SOURCE
    if card == WILD_CARD:
        return 450
    if card < SINGLES:
        return 600
    useful: bool = state.need[FIRST_SYMBOL[card]] > 0 and state.need[SECOND_SYMBOL[card]] > 0
    return 700 if useful else 300
