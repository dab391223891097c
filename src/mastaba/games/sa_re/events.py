"""What happened, in the past tense: one function for each event, which costs nothing while nobody listens.

Nearly all lies open in Sa-Ré (SR-10.1); an event that hides something or shows something new says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import CARDS, GOODS, HAND_CARDS, SPACES, TILES
from mastaba.games.sa_re.moves import (
    CARD_SOURCE,
    STORE,
    STORE_DOUBLE,
    STORE_SOURCE,
    STORE_SYMBOL,
    SYMBOL_GOOD,
    source_name,
)
from mastaba.games.sa_re.state import ENDINGS, City, knowers
from mastaba.kernel.agenda import NOBODY, Event, Facts

NAMES: Final = (
    "FirstPlayerChosen",
    "TilePlaced",
    "AdministrativeDealt",
    "TurnBegan",
    "TileRazed",
    "StockTrimmed",
    "ProjectLifted",
    "ProjectMoved",
    "ProjectStarted",
    "ProjectsSettled",
    "SeasonOpened",
    "CardTurnedUp",
    "DarknessFell",
    "SequenceBegan",
    "CardDrawn",
    "CardLooked",
    "CardPicked",
    "CardDiscarded",
    "TempleUsed",
    "PalaceUsed",
    "BarracksUsed",
    "MarketUsed",
    "CardAccepted",
    "WindRose",
    "UnrestKept",
    "UnrestGiven",
    "UnrestTossed",
    "Revolted",
    "Stayed",
    "ObeliskLaid",
    "SequenceStopped",
    "SequenceEnded",
    "DrawsBegan",
    "SeasonEnded",
    "BuildingChosen",
    "DiscountChosen",
    "SourcePaid",
    "BuildingCompleted",
    "StepCompleted",
    "CityGrew",
    "CaravanLoaded",
    "HalfLoaded",
    "ResourceStored",
    "NothingBuilt",
    "CardKept",
    "CardsChosen",
    "PhaseDone",
    "GameEnded",
)


def public_event(name: str, seat: i64, facts: Facts) -> Event:
    """A fact everybody sees."""
    return Event(name, {"seat": int(seat) + 1, **facts})


def revealing_event(name: str, facts: Facts) -> Event:
    """A fact everybody sees that shows something nobody had seen before."""
    return Event(name, facts, (), NOBODY, True)


def tile_on(kind: i64, space: i64) -> Facts:
    return {"tile": TILES[kind], "space": SPACES[space]}


# ---------------------------------------------------------------------- the course of the game (SR-2, SR-3, SR-9)
def first_player_chosen(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("FirstPlayerChosen", seat, {}))


def tile_placed(state: City, seat: i64, *, kind: i64, space: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TilePlaced", seat, tile_on(kind, space)))


def administrative_dealt(state: City, seat: i64, *, kind: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("AdministrativeDealt", seat, {"tile": TILES[kind]}))


def turn_began(state: City, seat: i64, *, turn: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TurnBegan", seat, {"turn": int(turn)}))


def game_ended(state: City, *, ending: i64) -> None:
    if state.listener is not None:
        state.tell(Event("GameEnded", {"ending": ENDINGS[ending]}))


# ---------------------------------------------------------------------- project selection (SR-4)
def tile_razed(state: City, seat: i64, *, kind: i64, space: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TileRazed", seat, tile_on(kind, space)))


def stock_trimmed(state: City, seat: i64, *, good: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("StockTrimmed", seat, {"good": GOODS[good]}))


def project_lifted(state: City, seat: i64, *, kind: i64, space: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ProjectLifted", seat, tile_on(kind, space)))


def project_moved(state: City, seat: i64, *, kind: i64, space: i64, to: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ProjectMoved", seat, {**tile_on(kind, space), "to": SPACES[to]}))


def project_started(state: City, seat: i64, *, kind: i64, space: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ProjectStarted", seat, tile_on(kind, space)))


def projects_settled(state: City, seat: i64, *, spaces: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ProjectsSettled", seat, {"spaces": int(spaces)}))


# ---------------------------------------------------------------------- the production season (SR-5)
def season_opened(state: City, *, cards: i64) -> None:
    if state.listener is not None:
        state.tell(Event("SeasonOpened", {"cards": int(cards)}))


def card_turned_up(state: City, *, card: i64) -> None:
    """The new top card of the shoe (SR-5.1)."""
    if state.listener is not None:
        state.tell(revealing_event("CardTurnedUp", {"card": CARDS[card]}))


def darkness_fell(state: City) -> None:
    if state.listener is not None:
        state.tell(revealing_event("DarknessFell", {}))


def sequence_began(state: City, seat: i64, *, last: bool) -> None:
    if state.listener is not None:
        state.tell(public_event("SequenceBegan", seat, {"last": last}))


def card_drawn(state: City, seat: i64, *, card: i64) -> None:
    """A card that everybody sees now."""
    if state.listener is not None:
        state.tell(revealing_event("CardDrawn", {"seat": int(seat) + 1, "card": CARDS[card]}))


def draws_began(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("DrawsBegan", seat, {}))


def wind_rose(state: City, seat: i64, *, spaces: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("WindRose", seat, {"spaces": int(spaces)}))


def unrest_kept(state: City, seat: i64, *, card: i64, gardens: bool, library: bool) -> None:
    if state.listener is not None:
        how = "both" if gardens and library else "gardens" if gardens else "library" if library else "plain"
        facts: Facts = {"card": CARDS[card], "gardens": gardens, "library": library, "how": how}
        state.tell(public_event("UnrestKept", seat, facts))


def unrest_given(state: City, seat: i64, *, card: i64, target: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("UnrestGiven", seat, {"card": CARDS[card], "target": int(target) + 1}))


def unrest_tossed(state: City, seat: i64, *, card: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("UnrestTossed", seat, {"card": CARDS[card]}))


def revolt_opened(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("Revolted", seat, {}))


def obelisk_stayed(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("Stayed", seat, {}))


def obelisk_laid(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ObeliskLaid", seat, {}))


def sequence_stopped(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("SequenceStopped", seat, {}))


def sequence_ended(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("SequenceEnded", seat, {}))


def season_ended(state: City, *, cards: i64) -> None:
    if state.listener is not None:
        state.tell(Event("SeasonEnded", {"cards": int(cards)}))


# ---------------------------------------------------------------------- powers (SR-6)
def temple_used(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TempleUsed", seat, {}))


def card_looked(state: City, seat: i64, *, card: i64, known: i64) -> None:
    """In the dark only the owner of the Temple sees it (SR-10.3); `known` says who has seen it."""
    if state.listener is not None:
        facts: Facts = {"seat": int(seat) + 1, "card": CARDS[card], "known": knowers(known)}
        state.tell(Event("CardLooked", facts, ("card",), int(seat), True))


def card_picked(state: City, seat: i64, *, card: i64, known: i64) -> None:
    """The chosen card becomes open; `known` says who has seen the one that went back."""
    if state.listener is not None:
        facts: Facts = {"seat": int(seat) + 1, "card": CARDS[card], "known": knowers(known)}
        state.tell(revealing_event("CardPicked", facts))


def palace_used(state: City, seat: i64, *, card: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("PalaceUsed", seat, {"card": CARDS[card]}))


def card_discarded(state: City, seat: i64, *, card: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardDiscarded", seat, {"card": CARDS[card]}))


def cards_accepted(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardAccepted", seat, {}))


def barracks_used(state: City, seat: i64, *, target: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("BarracksUsed", seat, {"target": int(target) + 1}))


def market_used(state: City, seat: i64, *, target: i64, card: i64, other: i64) -> None:
    if state.listener is not None:
        state.tell(
            public_event("MarketUsed", seat, {"target": int(target) + 1, "card": CARDS[card], "other": CARDS[other]})
        )


# ---------------------------------------------------------------------- the building phase (SR-7, SR-8)
def building_chosen(state: City, seat: i64, *, kind: i64, space: i64, step: i64, resources: i64) -> None:
    """What it costs after all discounts, and which step of a pyramid it is; 0 for other buildings."""
    if state.listener is not None:
        facts: Facts = {**tile_on(kind, space), "step": int(step), "resources": int(resources)}
        state.tell(public_event("BuildingChosen", seat, facts))


def discount_chosen(state: City, seat: i64, *, good: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("DiscountChosen", seat, {"good": GOODS[good]}))


def source_paid(state: City, seat: i64, *, source: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("SourcePaid", seat, source_facts(source)))


def building_completed(state: City, seat: i64, *, kind: i64, space: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("BuildingCompleted", seat, tile_on(kind, space)))


def step_completed(state: City, seat: i64, *, step: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("StepCompleted", seat, {"step": int(step)}))


def city_grew(state: City, seat: i64, *, cubes: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CityGrew", seat, {"cubes": int(cubes)}))


def caravan_loaded(state: City, seat: i64, *, source: i64) -> None:
    """With one double card."""
    if state.listener is not None:
        state.tell(public_event("CaravanLoaded", seat, {"card": HAND_CARDS[source - CARD_SOURCE]}))


def half_loaded(state: City, seat: i64, *, source: i64, half: i64) -> None:
    """The first or the second resource of a caravan."""
    if state.listener is not None:
        state.tell(public_event("HalfLoaded", seat, {**source_facts(source), "half": int(half)}))


def resource_stored(state: City, seat: i64, *, move: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ResourceStored", seat, store_facts(move)))


def nothing_built(state: City, seat: i64) -> None:
    """The seat finishes without having built; now it chooses the cards it keeps."""
    if state.listener is not None:
        state.tell(public_event("NothingBuilt", seat, {}))


def card_kept(state: City, seat: i64, *, card: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardKept", seat, {"card": CARDS[card]}))


def cards_chosen(state: City, seat: i64) -> None:
    """All that are kept; the others are lost."""
    if state.listener is not None:
        state.tell(public_event("CardsChosen", seat, {}))


def phase_done(state: City, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("PhaseDone", seat, {}))


def source_facts(source: i64) -> Facts:
    kind, _, what = source_name(source).partition(" ")
    return {"source": kind, "what": what}


def store_facts(move: i64) -> Facts:
    """What is stored; of a double card perhaps one symbol only."""
    if move < STORE_DOUBLE:
        return {"source": "token", "what": GOODS[move - STORE], "symbol": ""}
    what = HAND_CARDS[STORE_SOURCE[move - STORE] - CARD_SOURCE]
    symbol = GOODS[SYMBOL_GOOD[move - STORE_SYMBOL]] if move >= STORE_SYMBOL else ""
    return {"source": "card", "what": what, "symbol": symbol}
