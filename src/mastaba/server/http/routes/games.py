"""What a game says of itself: its sentences and its rulebook.

The page was built with the words of the games of this package; those of a guest it asks for here."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response

import mastaba
from mastaba.server.http.dependencies import Anybody, reply
from mastaba.server.protocol.game_messages import GameTextsDocument
from mastaba.server.protocol.schemas import answers
from mastaba.texts import catalogue, rulebook, table_help

router = APIRouter(prefix="/api/games", tags=["tables"])


@router.get("/{game}/texts", responses=answers(GameTextsDocument))
async def texts(person: Anybody, game: str, lang: Annotated[Literal["en", "fr"], Query()] = "en") -> Response:
    """The catalogue (Fluent) and the rulebook (Markdown); the numbers in them are values of its editions."""
    mastaba.load(game)  # or says that there is none
    return reply(
        GameTextsDocument(
            catalogue=catalogue(game, lang), rulebook=rulebook(game, lang), table_help=table_help(game, lang)
        )
    )
