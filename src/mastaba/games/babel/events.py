"""What happened, in the past tense; each event knows who sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import NATIONS
from mastaba.games.babel.state import ENDINGS, QUARRY
from mastaba.kernel.agenda import Event, Facts

NAMES: Final = (
    "FirstPlayerChosen",
    "NationDrawn",
    "DiscardReshuffled",
    "DrawCutShort",
    "TurnBegan",
    "PawnMoved",
    "CardDeployed",
    "LevelBuilt",
    "CardsMigrated",
    "TempleDestroyed",
    "LevelStolen",
    "NationDeserted",
    "LevelSkipped",
    "SidesChanged",
    "HandHalved",
    "CardDropped",
    "TurnEnded",
    "TempleRevealed",
    "EndgameBegan",
    "GameEnded",
)


def told(name: str, seat: i64, facts: Facts) -> Event:
    """A fact everybody sees."""
    return Event(name, {"seat": int(seat) + 1, **facts})


def nation_drawn(seat: i64, nation: i64) -> Event:
    """Only its owner sees which card was drawn."""
    facts: Facts = {"seat": int(seat) + 1, "nation": NATIONS[nation]}
    return Event("NationDrawn", facts, ("nation",), int(seat), True)


def temple_revealed(seat: i64, level: i64) -> Event:
    return Event("TempleRevealed", {"seat": int(seat) + 1, "level": int(level)}, (), -4, True)


def game_ended(ending: i64) -> Event:
    return Event("GameEnded", {"ending": ENDINGS[ending]})


def site_name(site: i64) -> str:
    return "-" if site == QUARRY else NATIONS[site]


def cards_text(cards: list[int]) -> str:
    """A row of Nation cards as it is written, oldest first."""
    return "".join([NATIONS[card] for card in cards])
