"""A running game as a file that another device or a server goes on with.

A server never gives this out: it holds what other seats may not see. On one's own device it is one's own affair. The
seed stays here, so that nobody knows what will be drawn where the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mastaba.browser.small_web import APIRouter, PlainTextResponse, Request, Response
from mastaba.server.table import transcripts

if TYPE_CHECKING:
    from mastaba.server.server import Server

router = APIRouter(prefix="/api/tables/{table}")


@router.get("/moving")
async def moving(request: Request, table: str) -> Response:
    server: Server = request.app.state.server
    found = await server.tables.get(table)
    async with found.lock:
        text = found.state.playing().transcript(transcripts.headers(found.state, server.context.people.names))
    name = f"{found.state.game.name}-{found.state.id}.mst"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
