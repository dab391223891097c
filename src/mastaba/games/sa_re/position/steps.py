"""Every step by its name, as saved positions name them, and the moments that hand-made positions begin with."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.sa_re.data import CARDS, GOODS, MASTER_BUILDER, RESOURCES, SPACES, TILES, WAREHOUSE
from mastaba.games.sa_re.moves import LOAD, LOAD_SOURCE, LOAD_TOKEN, SOURCES, source_name
from mastaba.games.sa_re.rules.building import BEGIN_BUILDING, DISCOUNTS, ERECTS, PAYS
from mastaba.games.sa_re.rules.caravans import SECOND_HALVES
from mastaba.games.sa_re.rules.cards import RESOLVE, UNRESTS
from mastaba.games.sa_re.rules.keeping import KEEPS, SALVAGES, KeepCards
from mastaba.games.sa_re.rules.powers import MAY_REPLACE, REPLACES
from mastaba.games.sa_re.rules.projects import BEGIN_PROJECTS, SELECTS, MoveProject
from mastaba.games.sa_re.rules.razing import TRIMS
from mastaba.games.sa_re.rules.revolt import REACTIONS, REACTS
from mastaba.games.sa_re.rules.season import END_SEQUENCE, OPEN_SEASON
from mastaba.games.sa_re.rules.sequence import BETWEENS, CARRY_ON, OFFERS, WRAPS
from mastaba.games.sa_re.rules.setting_up import ChooseFirst, DealAdministrative, PlaceQuick, PlaceStart
from mastaba.games.sa_re.rules.shoe import (
    DRAW_CARDS,
    DRAW_IN_THE_DARK,
    LOOK_AT_CARD,
    LOOK_AT_TWO,
    PICKS,
    TURN_UP,
)
from mastaba.games.sa_re.rules.turn import BEGIN_TURN, END_TURN, PHASES
from mastaba.games.sa_re.state import NONE, City, has_revolted
from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.documents import Reader, set_agenda
from mastaba.kernel.errors import BadInput

ALONE: list[AnyStep] = [
    ChooseFirst(),
    BEGIN_TURN,
    END_TURN,
    OPEN_SEASON,
    END_SEQUENCE,
    CARRY_ON,
    RESOLVE,
    REACTIONS,
    MAY_REPLACE,
    TURN_UP,
    DRAW_CARDS,
    DRAW_IN_THE_DARK,
    LOOK_AT_TWO,
    LOOK_AT_CARD,
]


def of_seat(seat: int) -> list[AnyStep]:
    """The steps that need nothing but a seat."""
    return [
        DealAdministrative(seat),
        PlaceQuick(seat),
        BEGIN_PROJECTS[seat],
        SELECTS[seat],
        OFFERS[seat],
        BETWEENS[seat],
        WRAPS[seat],
        PICKS[seat],
        REPLACES[seat],
        UNRESTS[seat],
        REACTS[seat],
        BEGIN_BUILDING[seat],
        ERECTS[seat],
        DISCOUNTS[seat],
        SALVAGES[seat],
    ]


def restore(fields: Reader) -> AnyStep:
    """A step from its name and facts, as write_agenda() wrote them."""
    name = fields.text("step")
    step = find(name, fields)
    fields.only(("step", *step.facts()))
    return step


def find(name: str, fields: Reader) -> AnyStep:
    for step in ALONE:
        if type(step).__name__ == name:
            return step
    seat = fields.number("seat", 1, 4) - 1
    for step in of_seat(seat):
        if type(step).__name__ == name:
            return step
    if name == "PlaceStart":
        return PlaceStart(seat, TILES.index(fields.choice("tile", (TILES[WAREHOUSE], TILES[MASTER_BUILDER]))))
    if name == "TrimStock":
        return TRIMS[seat * 4 + GOODS.index(fields.choice("least", tuple(GOODS)))]
    if name == "MoveProject":
        kind = TILES.index(fields.choice("tile", TILES[1:]))
        return MoveProject(seat, kind, SPACES.index(fields.choice("space", SPACES)))
    if name == "Pay":
        names = [source_name(source) for source in range(SOURCES)]
        return PAYS[seat * SOURCES + names.index(fields.choice("least", names))]
    if name == "LoadSecondHalf":
        names = [source_name(LOAD_SOURCE[LOAD_TOKEN + k - LOAD]) for k in range(12)]
        return SECOND_HALVES[seat * 12 + names.index(fields.choice("least", names))]
    if name == "KeepCards":
        return keep_cards(seat, fields)
    raise BadInput(f"{fields.path} names {name!r:.60}, which is not a step of Sa-Ré")


def keep_cards(seat: int, fields: Reader) -> AnyStep:
    kept, least = 0, 0
    for word in fields.text("kept", "").split():
        if word not in CARDS[:RESOURCES] or CARDS.index(word) < least:
            raise BadInput(f"{fields.named('kept')} must be resource cards in order, and has {word!r:.20}")
        least = CARDS.index(word)
        kept += 1 << (3 * least)
    return KeepCards(seat, kept, least) if kept else KEEPS[seat]


def moment(state: City, phase: int) -> None:
    """The agenda of a moment in phase 1, 2 or 3 in which the actor decides."""
    seats = state.setup.seats
    seat: i64 = state.actor
    whole = list(PHASES[seats * 4 + state.first])
    turn_left = (seat - state.first) % seats
    if phase == 0:
        set_agenda(state, [SELECTS[seat], *whole[turn_left + 1 :]])
    elif phase == 1:
        season: list[AnyStep] = [END_SEQUENCE, *whole[seats + 1 :]]
        if state.top == NONE and not state.dark and state.shoe_size > 0:
            set_agenda(state, [TURN_UP, CARRY_ON, *season])
        else:
            set_agenda(state, [OFFERS[seat], *season])
    else:
        first: AnyStep = KEEPS[seat] if has_revolted(state, seat) else ERECTS[seat]
        set_agenda(state, [first, *whole[seats + 1 + turn_left + 1 :]])
