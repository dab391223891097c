"""The people you have blocked. Blocking needs a seat at the same table; this list does not."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Somebody, reply, server_of
from mastaba.server.people.people import People
from mastaba.server.protocol.people_messages import Blocked
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.schemas import answers
from mastaba.server.storage.chat_store import EVERYWHERE

router = APIRouter(prefix="/api/me/blocked", tags=["people"])


def key_of(people: People, person: str, other: str) -> str:
    """An opaque key for somebody: identities never leave the server."""
    return people.sign(f"blocked {person} {other}")[:24]


@router.get("", responses=answers(list[Blocked]))
async def mine(request: Request, person: Somebody) -> Response:
    """Everybody you blocked, at any table."""
    context = server_of(request).context
    others = await context.chat.blocked(person.id)
    await context.people.load_names(others)
    names = context.people.names
    return reply([Blocked(key=key_of(context.people, person.id, each), name=names.get(each)) for each in others])


@router.delete("/{key}", status_code=204, response_class=Response)
async def unblock(request: Request, person: Somebody, key: str) -> Response:
    server = server_of(request)
    context = server.context
    for other in await context.chat.blocked(person.id):
        if key.isascii() and hmac.compare_digest(key_of(context.people, person.id, other), key):
            await context.chat.mute(person.id, other, EVERYWHERE, False)
            await server.tables.hear_mutes(person.id)
            return Response(status_code=204)
    raise Problem(404, "not-blocked", "You have not blocked anybody with this key.")
