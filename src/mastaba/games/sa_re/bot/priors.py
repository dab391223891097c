"""The prior of a move, by fixed priorities: how promising it looks before any search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.bot.plans import (
    hand_symbols,
    open_cost,
    savings,
    tokens,
)
from mastaba.games.sa_re.bot.risk import chance_of_revolt
from mastaba.games.sa_re.bot.sketch import SKETCH
from mastaba.games.sa_re.data import (
    FIRST_SYMBOL,
    HORUS,
    PYRAMID,
    RESOURCES,
    SECOND_SYMBOL,
    SINGLES,
    U1,
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
    LOAD,
    ON,
    PAY,
    PICK,
    PLACE_KIND,
    PUT_ADMIN,
    RAZE,
    REPLACE,
    STAY,
    STOCK_SOURCE,
    STOP,
    STORE,
    STORE_DOUBLE,
    STORE_SINGLE,
    STORE_SYMBOL,
    TAKE,
    TOSS_U1,
    USE_BARRACKS,
    USE_MARKET,
    USE_PALACE,
    USE_TEMPLE,
)
from mastaba.games.sa_re.state import NONE, City, has_built, is_up, last

BOLD: Final = 0.18  # the chance of a revolt that is still taken


def priors(state: City, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
    """A prior from 0 to 1000 for each move."""
    prepare(state, seat, moves[0])
    k: i64
    for k in range(found):
        out[k] = prior(state, seat, moves[k])


def prior(state: City, seat: i64, move: i64) -> i64:
    if move < RAZE:
        return put_prior(move)
    if move <= GO:
        return SKETCH.prior(state, seat, move)
    if move < BUILD:
        return season_prior(state, seat, move)
    return building_prior(state, seat, move)


def prepare(state: City, seat: i64, move: i64) -> None:
    """Looks at the site once before all moves of a project selection get their priors; `move` is one of them."""
    if move >= RAZE and move <= GO:
        SKETCH.draw(state, seat)


def put_prior(move: i64) -> i64:
    """Both starting tiles in the top left corner, away from the Nile; a dealt building beside the middle."""
    space: i64 = (move - 23) % 12
    if move < PUT_ADMIN:
        return 500 if space == 0 else 5
    return 300 if space == 3 else 10


# ---------------------------------------------------------------------- season
def season_prior(state: City, seat: i64, move: i64) -> i64:
    if move in (TAKE, DRAW):
        return 900 if accepts(state, seat, state.top if move == TAKE else NONE) else 25
    if move == LAY:
        if state.now is not None and state.actor != seat:
            return 600 if flees(state, seat) else 10
        if state.due > 0:  # a pair of Horus that may be refused
            return 30 if accepts(state, seat, HORUS) else 500
        return 200
    if move == STAY:
        return 250
    if move == STOP:
        return 220
    if move == USE_TEMPLE:
        return 500
    if move == USE_PALACE:
        return 240
    if move < USE_MARKET:
        return barracks_prior(state, seat, move - USE_BARRACKS)
    if move < PICK:
        return 5
    if move < REPLACE:
        return 10 * welcome(state, seat, state.looked if move == PICK else state.looked_next)
    if move < ACCEPT:
        return 10 * (60 - welcome(state, seat, move - REPLACE))
    if move == ACCEPT:
        return 300
    return unrest_prior(state, seat, move)


def accepts(state: City, seat: i64, card: i64) -> bool:
    """Whether a card is worth taking: the visible one, or NONE for any card in the dark."""
    room: i64 = last(state, seat) - state.markers[seat]
    if card in (NONE, HORUS):
        return chance_of_revolt(state, seat, 1 if card == NONE else 2) < (BOLD if hungry(state, seat) else 0.04)
    if card < SINGLES:
        return True
    if card < RESOURCES:
        return room > 1
    return hungry(state, seat) and room - (card - U1 + 1) >= 2


def hungry(state: City, seat: i64) -> bool:
    """Whether the projects on the site cannot be paid yet, or hardly anything was produced."""
    have: i64 = savings(state, seat) + tokens(state, seat) + hand_symbols(state, seat)
    return have < open_cost(state, seat) + 2 or hand_symbols(state, seat) < 3


def flees(state: City, seat: i64) -> bool:
    """Whether a player who rose had better lay the obelisk."""
    room: i64 = last(state, seat) - state.markers[seat]
    if hand_symbols(state, seat) <= 1:
        return False
    return room == 1 or (room == 2 and not hungry(state, seat))


def welcome(state: City, seat: i64, card: i64) -> i64:
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


def barracks_prior(state: City, seat: i64, target: i64) -> i64:
    """Late rather than early, and on whoever is nearest to the revolt; who is out of the season does not mind."""
    if state.markers[seat] < 2 or not is_up(state, target):
        return 20
    return 320 + 20 * (state.markers[target] + state.cubes[target])


def unrest_prior(state: City, seat: i64, move: i64) -> i64:
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
def building_prior(state: City, seat: i64, move: i64) -> i64:
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
    built: bool = has_built(state, seat)
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


def pay_prior(state: City, source: i64) -> i64:
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
