"""The teacher: hints during a game, and the analysis after it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server import hints, transcripts
from mastaba.server.asking import Anybody, Human, limit, reply, server_of
from mastaba.server.commands import Now
from mastaba.server.log_entries import Entry
from mastaba.server.models import SeatBody
from mastaba.server.refusals import Problem
from mastaba.server.route_after import check_over
from mastaba.server.route_tables import change, check_own
from mastaba.server.sessions import address_of
from mastaba.server.table import Table
from mastaba.server.table_state import TableState
from mastaba.server.teaching_models import AnalysisDocument, HintDocument

router = APIRouter(prefix="/api/tables/{table}", tags=["teaching"])


@router.post("/hint", response_model=HintDocument)
async def hint(request: Request, person: Human, table: str, body: SeatBody) -> Response:
    """What the strong bot would play in your place, and why. Other people at the table are told that you asked."""
    limit(request, "hint", person.id)
    services = server_of(request).services
    asked: list[hints.Asked] = []

    def act(state: TableState, now: Now) -> list[Entry]:
        check_own(state, person, body.seat)
        question = hints.ask(state, body.seat - 1)
        entries = hints.note(state, body.seat - 1, now.at)
        asked[:] = [question]
        return entries

    await change(request, table, act)
    services.metrics.count("hints")
    return reply(await services.hints.hint(asked[0]))


@router.get("/analysis", response_model=AnalysisDocument)
async def analysis(request: Request, person: Anybody, table: str) -> Response:
    """How far the analysis of a finished game is, and the analysis once it is done."""
    await finished(request, table)
    return reply(await server_of(request).services.analyses.shown(table))


@router.post("/analysis", response_model=AnalysisDocument, status_code=202)
async def start_analysis(request: Request, person: Anybody, table: str) -> Response:
    """Has a finished game analysed in the background; asked again, it is not done again."""
    found = await finished(request, table)
    services = server_of(request).services
    if (await services.analyses.shown(table))["state"] in ("none", "failed"):
        limit(request, "analysis", address_of(request) if person is None else person.id)
        text = await services.slices.run(transcripts.whole(found.state, {}))
        await services.analyses.start(table, text, found.state.settings.get("data"))
    return reply(await services.analyses.shown(table), 202)


async def finished(request: Request, table: str) -> Table:
    found = await server_of(request).tables.get(table)
    await found.catch_up()
    check_over(found)
    if found.state.base_length:
        raise Problem(409, "nothing-played", "This table has moves that today's rules cannot show.")
    return found
