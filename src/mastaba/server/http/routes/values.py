"""The values of an edition with their sources, as printed, and as a table plays with them."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

import mastaba
from mastaba import Game
from mastaba.edition_values import edition_document
from mastaba.kernel.editions import Setup
from mastaba.server.http.dependencies import Anybody, reply, server_of
from mastaba.server.protocol.schemas import answers
from mastaba.server.protocol.value_messages import EditionDocument

router = APIRouter(prefix="/api", tags=["values"])


@router.get("/games/{game}/editions/{edition}", responses=answers(EditionDocument))
async def printed_values(person: Anybody, game: str, edition: str) -> Response:
    """What this edition prints."""
    found = mastaba.load(game)
    return reply(document_of(found, found.setup(edition=edition)))


@router.get("/tables/{table}/values", responses=answers(EditionDocument))
async def played_values(request: Request, person: Anybody, table: str) -> Response:
    """What this table plays with: the values of its edition, and those of the host's box in their place."""
    state = (await server_of(request).tables.get(table)).state
    return reply(document_of(state.game, state.setup()))


def document_of(game: Game, setup: Setup) -> EditionDocument:
    return msgspec.convert(edition_document(setup.data, game.editions[setup.edition]), EditionDocument)
