"""What a game says of itself: its sentences, its rulebook and the pictures in it.

The page was built with the words of the games of this package; those of a guest it asks for here."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response

import mastaba
from mastaba.lessons import courses
from mastaba.puzzles import words
from mastaba.rulebook_pictures import picture, picture_names
from mastaba.server.http.dependencies import Anybody, reply
from mastaba.server.protocol.game_messages import GameTextsDocument, PictureDocument, PictureName
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.schemas import answers
from mastaba.server.protocol.structures import encode
from mastaba.texts import catalogue, player_aid, rulebook, table_help

router = APIRouter(prefix="/api/games", tags=["tables"])


@router.get("/{game}/texts", responses=answers(GameTextsDocument))
async def texts(person: Anybody, game: str, lang: Annotated[Literal["en", "fr"], Query()] = "en") -> Response:
    """The catalogue (Fluent) and the rulebook (Markdown); the numbers in them are values of its editions."""
    mastaba.load(game)  # or says that there is none
    return reply(
        GameTextsDocument(
            catalogue=catalogue(game, lang),
            rulebook=rulebook(game, lang),
            table_help=table_help(game, lang),
            aid=player_aid(game, lang),
            lessons=courses.catalogue(game, lang),
            puzzles=words.catalogue(game, lang),
        )
    )


@router.get("/{game}/pictures", responses=answers(list[PictureName]))
async def pictures(person: Anybody, game: str) -> Response:
    """The pictures of its rulebook and what each shows, so that room can be kept for them."""
    mastaba.load(game)
    return reply([PictureName(name=name, part=picture(game, name).part) for name in picture_names(game)])


@router.get("/{game}/pictures/{name}", responses=answers(PictureDocument))
async def one_picture(person: Anybody, game: str, name: str) -> Response:
    """What a picture shows; the rulebook has its caption."""
    mastaba.load(game)
    if name not in picture_names(game):
        raise Problem(404, "no-picture", "The rulebook of this game has no such picture.")
    return Response(encoded_picture(game, name), media_type="application/json")


@cache
def encoded_picture(game: str, name: str) -> bytes:
    found = picture(game, name)
    return encode(PictureDocument(view=found.view, part=found.part))
