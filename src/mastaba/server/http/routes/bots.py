"""Your bots: programs that play over this API with a token of their own."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Human, limit, reply, server_of
from mastaba.server.people import remote_bots
from mastaba.server.people.people import clean_name
from mastaba.server.protocol.people_messages import BotKnown, BotMade
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import NameBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.table import documents

router = APIRouter(prefix="/api/me/bots", tags=["bots"])


@router.post("", status_code=201, responses=answers(BotMade, 201))
async def make(request: Request, person: Human, body: NameBody) -> Response:
    """A bot of yours; its token is shown only here."""
    limit(request, "make bot", person.id)
    name = clean_name(body.name)
    bot, token = await remote_bots.make(server_of(request).context.people, person, name)
    return reply(BotMade(id=bot.id, name=name, token=token), 201)


@router.get("", responses=answers(list[BotKnown]))
async def mine(request: Request, person: Human) -> Response:
    found = await server_of(request).context.people.store.bots_of(person.id)
    return reply([BotKnown(id=bot, name=name, created=documents.iso(born)) for bot, name, born in found])


@router.delete("/{bot}", status_code=204, response_class=Response)
async def revoke(request: Request, person: Human, bot: str) -> Response:
    """Its token stops working and its sockets are closed; at its tables a bot stands in, as for anybody who is away."""
    server = server_of(request)
    if bot not in [known for known, _, _ in await server.context.people.store.bots_of(person.id)]:
        raise Problem(404, "no-bot", "You have no such bot.")
    await remote_bots.revoke(server.context.people, bot)
    await server.tables.close_ended_sockets(bot)
    return Response(status_code=204)
