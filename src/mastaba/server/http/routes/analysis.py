"""Hints during a game, and the analysis after it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Anybody, Human, limit, reply, server_of
from mastaba.server.http.routes.replay import check_over, check_whole
from mastaba.server.http.routes.tables import change, check_own
from mastaba.server.http.sessions import address_of
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import SeatBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.protocol.teaching_messages import AnalysisDocument, HintDocument
from mastaba.server.storage.log import Entry
from mastaba.server.table import hinting, transcripts
from mastaba.server.table.commands import Now
from mastaba.server.table.state import TableState
from mastaba.server.table.table import Table
from mastaba.server.thinking.hints import Asked

router = APIRouter(prefix="/api/tables/{table}", tags=["teaching"])


@router.post("/hint", responses=answers(HintDocument))
async def hint(request: Request, person: Human, table: str, body: SeatBody) -> Response:
    """What the master bot would play in your place, and why. Other people at the table see that you asked."""
    limit(request, "hint", person.id)
    context = server_of(request).context
    asked: list[Asked] = []

    def act(state: TableState, now: Now) -> list[Entry]:
        check_own(state, person, body.seat)
        question = hinting.ask(state, body.seat - 1)
        entries = hinting.note(state, body.seat - 1, now.at)
        asked[:] = [question]
        return entries

    await change(request, table, act)
    context.metrics.count("hints")
    return reply(await context.hints.hint(asked[0]))


@router.get("/analysis", responses=answers(AnalysisDocument))
async def analysis(request: Request, person: Anybody, table: str) -> Response:
    """How far the analysis of a finished game is, and the analysis once it is done."""
    await finished(request, table)
    return reply(await server_of(request).context.analyses.shown(table))


@router.post("/analysis", status_code=202, responses=answers(AnalysisDocument, 202))
async def start_analysis(request: Request, person: Anybody, table: str) -> Response:
    """Analyses a finished game in the background; idempotent."""
    found = await finished(request, table)
    context = server_of(request).context
    if (await context.analyses.shown(table)).state in ("none", "failed"):
        limit(request, "analysis", address_of(request) if person is None else person.id)
        text = await context.slices.run(transcripts.whole(found.state, {}))
        await context.analyses.start(table, text, found.state.settings.get("data"))
    return reply(await context.analyses.shown(table), 202)


async def finished(request: Request, table: str) -> Table:
    found = await server_of(request).tables.get(table)
    await found.catch_up()
    check_over(found)
    check_whole(found.state)
    if found.state.base_length:
        raise Problem(409, "nothing-played", "This table has moves that the current rules cannot show.")
    return found
