"""What a game says of itself on the wire."""

from __future__ import annotations

from mastaba.server.protocol.structures import Sent


class TileDocument(Sent):
    """What a lobby shows of a game, in one language; empty where the game says nothing."""

    name: str
    promise: str
    time: str


class GameTextsDocument(Sent):
    """A game's own words in one language, for pages that were built without it."""

    catalogue: str
    rulebook: str
    table_help: str  # what belongs to the program and not to the rules
