"""The big screen of a table: its short code, and the way from a code to the table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Anybody, limit, reply, server_of
from mastaba.server.http.sessions import address_of
from mastaba.server.protocol.messages import CodeFound, CodeMade
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.schemas import answers
from mastaba.server.storage.screen_store import LENGTH, LETTERS
from mastaba.server.table import private_tables
from mastaba.server.table.documents import now_ms

router = APIRouter(prefix="/api", tags=["screens"])


@router.post("/tables/{table}/screen", responses=answers(CodeMade))
async def make_code(request: Request, person: Anybody, table: str) -> Response:
    """The short code of a table; who has its link may have it, for both lead to the same place."""
    limit(request, "make code", address_of(request))
    server = server_of(request)
    found = await server.tables.get(table)
    private_tables.check_game(found.state)
    if found.state.ended():
        raise Problem(409, "over", "The game is over.")
    code = await server.context.screens.code_of(table, now_ms())
    if code is None:
        raise Problem(503, "codes-used-up", "All short codes are in use now; the link of the table works.")
    return reply(CodeMade(code=code))


@router.get("/codes/{code}", responses=answers(CodeFound))
async def follow_code(request: Request, person: Anybody, code: str) -> Response:
    """The table that a code leads to. Codes are short, so that few may be tried from one address."""
    limit(request, "code", address_of(request))
    server = server_of(request)
    written = code.strip().upper()
    table = None
    if len(written) == LENGTH and set(written) <= set(LETTERS):
        table = await server.context.screens.table_of(written, now_ms())
    if table is None:
        limit(request, "wrong code", address_of(request))
        raise Problem(404, "no-code", "No table has this code now.")
    return reply(CodeFound(table=table))
