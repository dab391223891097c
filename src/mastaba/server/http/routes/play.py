"""The game itself over plain HTTP: for scripts, bots, and pages without a socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Anybody, Somebody, identity, limit, reply, server_of
from mastaba.server.protocol.messages import Answer, ChatMessage, StateDocument
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import CommandBody, ReportBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.table.actions import carry_out, chosen_viewer
from mastaba.server.table.documents import now_ms
from mastaba.server.table.table import Table

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
ShownSeat = Annotated[int | None, Query(ge=0, le=9)]
Since = Annotated[int | None, Query(ge=0, le=2**53)]


def viewer_of(table: Table, person: str | None, seat: int | None) -> int:
    viewer = chosen_viewer(table, person, seat)
    if viewer is None:
        raise Problem(403, "not-your-seat", "This is not your seat.")
    return viewer


@router.get("/state", responses=answers(StateDocument))
async def state(request: Request, person: Anybody, table: str, seat: ShownSeat = None, since: Since = None) -> Response:
    """What a client needs at the start: the view, the decision, the table; and the updates after `since`."""
    found = await server_of(request).tables.get(table)
    await found.catch_up()
    await server_of(request).tables.called(found, identity(person))
    async with found.lock:
        viewer = viewer_of(found, identity(person), seat)
        return reply(found.shown_to(identity(person), viewer, since))


@router.get("/socket", include_in_schema=False)
async def no_socket(table: str) -> Response:
    """A proxy has removed the upgrade; everything works over plain HTTP too."""
    raise Problem(426, "no-upgrade", "This address is for WebSockets; use state and commands over plain HTTP.")


@router.post("/commands", responses={**answers(Answer), **answers(Answer, 429), **answers(Answer, 503)})
async def command(request: Request, person: Somebody, table: str, body: CommandBody) -> Response:
    """One command as on the socket. 200 also when it is refused: the answer says why."""
    server = server_of(request)
    found = await server.tables.get(table)
    await server.tables.called(found, person.id, acts=True)
    message = body.model_dump(exclude_none=True)
    answer = await carry_out(found, person.id, message)
    code = answer.refusal.code if answer.refusal else None
    return reply(answer, 503 if code == "unavailable" else 429 if code == "too_often" else 200)


@router.get("/chat", responses=answers(list[ChatMessage]))
async def chat(request: Request, person: Anybody, table: str, since: Since = 0) -> Response:
    found = await server_of(request).tables.get(table)
    return reply(await found.chat.lines(identity(person), since or 0))


@router.post("/report", status_code=204, response_class=Response)
async def report(request: Request, person: Somebody, table: str, body: ReportBody) -> Response:
    """For the host of the server; the writer of the message does not learn who reported it."""
    limit(request, "report", person.id)
    server = server_of(request)
    await server.tables.get(table)
    await server.context.chat.report(table, body.message, person.id, body.reason, now_ms())
    return Response(status_code=204)
