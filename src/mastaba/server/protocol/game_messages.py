"""What a game says of itself on the wire: its sentences, its moves, its pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mastaba.server.protocol.structures import Sent

Facts = Mapping[str, str | float | bool | None]


class PromptDocument(Sent):
    key: str
    facts: Facts


class MoveDocument(Sent):
    id: int
    text: str
    kind: str
    facts: Facts


class TileDocument(Sent):
    """What a lobby shows of a game, in one language; empty where the game says nothing."""

    name: str
    promise: str
    time: str


class StrengthDocument(Sent):
    """How a level fared alone among others at a table of so many seats, and its rating on one scale of all levels.

    `options` are those that were not the edition's; the bots made `part` times fewer simulations than at a table."""

    level: str
    seats: int
    edition: str
    options: dict[str, str]
    part: int
    among: str | None
    won: float
    games: int
    rating: int
    low: int
    high: int


class GameTextsDocument(Sent):
    """A game's own words in one language, for pages that were built without it."""

    catalogue: str
    rulebook: str
    table_help: str  # what belongs to the program and not to the rules
    aid: str  # the game on one page
    lessons: str  # the catalogue of its course; empty where it has none
    puzzles: str  # likewise of its puzzles


class PictureName(Sent):
    """A picture of a rulebook, and the part of the board that it shows, as `sites H`; empty for all of it."""

    name: str
    part: str


class PictureDocument(Sent):
    """A picture of a rulebook: a position as somebody sees it, typed by the game's own folder."""

    view: dict[str, Any]
    part: str
