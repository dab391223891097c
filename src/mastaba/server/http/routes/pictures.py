"""Cards to share: the result of a game, a puzzle, or a game, as PNG."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

import mastaba
from mastaba import BadInput
from mastaba.puzzles.collection import puzzle as find_puzzle
from mastaba.server.http.dependencies import Anybody, limit, server_of
from mastaba.server.http.sessions import address_of
from mastaba.server.protocol.refusals import Problem
from mastaba.server.table.private_tables import check_game
from mastaba.server.thinking.painter import Wanted

router = APIRouter(prefix="/api", tags=["pictures"])
Lang = Annotated[Literal["en", "fr"], Query()]
A_DAY = "public, max-age=86400"
OWN = "private, max-age=300"  # a name may be changed
PNG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/png": {}}}}


async def painted(request: Request, key: tuple[str, ...], wanted: Wanted, caching: str) -> Response:
    limit(request, "picture", address_of(request))
    painter = server_of(request).context.painter
    if painter.is_busy():
        raise Problem(503, "painter-busy", "Many pictures wait to be painted; try again in a minute.")
    return Response(await painter.card(key, wanted), media_type="image/png", headers={"cache-control": caching})


@router.get("/tables/{table}/card", response_class=Response, responses=PNG)
async def of_table(request: Request, person: Anybody, table: str, lang: Lang = "en", names: bool = False) -> Response:
    """The result of a game as 1200 × 630 pixels: places, and the board as those saw it who watched. People are named
    only on wish."""
    server = server_of(request)
    found = await server.tables.get(table)
    await found.catch_up()
    state = found.state
    check_game(state)
    if state.status != "over":
        raise Problem(409, "not-over", "This is shown only after the game.")
    if state.record is None:
        raise Problem(409, "nothing-played", "The current rules cannot show any move of this table.")
    known = server.context.people.names
    bots = [seat.level is not None or seat.owner is not None for seat in state.seats]
    said = [seat.name(known) if names else None for seat in state.seats]
    day = datetime.fromtimestamp(state.created / 1000, UTC).date().isoformat()
    facts = (state.game.name, lang, state.game.save(state.record.state), day, said, bots)
    return await painted(request, ("table", table, str(state.seq), lang, *map(str, said)), Wanted("result", facts), OWN)


@router.get("/puzzles/{puzzle}/card", response_class=Response, responses=PNG)
async def of_puzzle(request: Request, person: Anybody, puzzle: str, lang: Lang = "en") -> Response:
    """A puzzle: what is asked, and what its solver sees."""
    try:
        find_puzzle(puzzle)
    except BadInput:
        raise Problem(404, "no-puzzle", "There is no such puzzle.") from None
    return await painted(request, ("puzzle", puzzle, lang), Wanted("puzzle", (puzzle, lang)), A_DAY)


@router.get("/games/{game}/card", response_class=Response, responses=PNG)
async def of_game(request: Request, person: Anybody, game: str, lang: Lang = "en") -> Response:
    """A game: its promise, and its board before the first move."""
    mastaba.load(game)  # or says that there is none
    return await painted(request, ("game", game, lang), Wanted("game", (game, lang)), A_DAY)
