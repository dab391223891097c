"""What you have played and won; private unless you publish it."""

from __future__ import annotations

import json

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.context import Context
from mastaba.server.http.dependencies import Anybody, Somebody, reply, server_of
from mastaba.server.people import statistics
from mastaba.server.people.rating import ratings
from mastaba.server.protocol.people_messages import Statistics
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import ShownBody
from mastaba.server.protocol.schemas import answers

router = APIRouter(prefix="/api", tags=["statistics"])


async def counted(context: Context, person: str, name: str | None, own: bool) -> Statistics:
    rows = await context.store.finished_of(person)
    games = [game for row in rows if (game := statistics.read(json.loads(row), person)) is not None]
    return Statistics(
        name=name,
        public=await context.notices.store.statistics_shown(person),
        ratings=ratings(games) if own else [],
        **statistics.count(games),
    )


@router.get("/me/statistics", responses=answers(Statistics))
async def mine(request: Request, person: Somebody) -> Response:
    return reply(await counted(server_of(request).context, person.id, person.name, own=True))


@router.put("/me/statistics", status_code=204, response_class=Response)
async def show(request: Request, person: Somebody, body: ShownBody) -> Response:
    """Whether everybody who knows your login may see them; only an account can be found."""
    if body.public and person.login is None:
        raise Problem(409, "no-account", "Only an account can show its statistics.")
    await server_of(request).context.notices.store.show_statistics(person.id, body.public)
    return Response(status_code=204)


@router.get("/people/{login}/statistics", responses=answers(Statistics))
async def of_account(request: Request, person: Anybody, login: str) -> Response:
    """Of an account that publishes them; hidden and unknown accounts get the same answer."""
    context = server_of(request).context
    found = await context.people.store.by_login(login)
    own = found is not None and person is not None and found.id == person.id
    if found is None or not (own or await context.notices.store.statistics_shown(found.id)):
        raise Problem(404, "no-statistics", "There is no such account, or it does not show its statistics.")
    return reply(await counted(context, found.id, found.name, own))
