"""What happened, in the past tense; each event knows who sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import CARDS, SPACES, TILES
from mastaba.games.sa_re.state import ENDINGS
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
    "CardKept",
    "PhaseDone",
    "GameEnded",
)


def told(name: str, seat: i64, facts: Facts) -> Event:
    """A fact everybody sees."""
    return Event(name, {"seat": int(seat) + 1, **facts})


def revealed(name: str, seat: i64, card: i64) -> Event:
    """A card that everybody sees now."""
    return Event(name, {"seat": int(seat) + 1, "card": CARDS[card]}, (), NOBODY, True)


def turned_up(card: i64) -> Event:
    """The new top card of the shoe."""
    return Event("CardTurnedUp", {"card": CARDS[card]}, (), NOBODY, True)


def looked(seat: i64, card: i64, known: str) -> Event:
    """A card that only the owner of the Temple sees, in the dark; `known` says who had seen it before."""
    facts: Facts = {"seat": int(seat) + 1, "card": CARDS[card], "known": known}
    return Event("CardLooked", facts, ("card",), int(seat), True)


def tile_on(kind: i64, space: i64) -> Facts:
    return {"tile": TILES[kind], "space": SPACES[space]}


def game_ended(ending: i64) -> Event:
    return Event("GameEnded", {"ending": ENDINGS[ending]})
