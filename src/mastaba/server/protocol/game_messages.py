"""What a game says of itself on the wire."""

from __future__ import annotations

from pydantic import BaseModel


class TileDocument(BaseModel):
    """What a lobby shows of a game, in one language; empty where the game says nothing."""

    name: str
    promise: str
    time: str


class GameTextsDocument(BaseModel):
    """A game's own words in one language, for pages that were built without it."""

    catalogue: str
    rulebook: str
    numbers: dict[str, dict[str, int]]
