"""Whom you do not want to hear: blocking needs a seat at the same table, this list does not."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.asking import Somebody, reply, server_of
from mastaba.server.people import People
from mastaba.server.people_models import Blocked
from mastaba.server.refusals import Problem
from mastaba.server.storage.chat_store import EVERYWHERE

router = APIRouter(prefix="/api/me/blocked", tags=["people"])


def key_of(people: People, person: str, other: str) -> str:
    """Names somebody without telling who: identities never leave the server."""
    return people.sign(f"blocked {person} {other}")[:24]


@router.get("", response_model=list[Blocked])
async def mine(request: Request, person: Somebody) -> Response:
    """Everybody you blocked, at any table."""
    services = server_of(request).services
    others = await services.chat.blocked(person.id)
    await services.people.load_names(others)
    names = services.people.names
    return reply([{"key": key_of(services.people, person.id, each), "name": names.get(each)} for each in others])


@router.delete("/{key}", status_code=204, response_class=Response)
async def unblock(request: Request, person: Somebody, key: str) -> Response:
    server = server_of(request)
    services = server.services
    for other in await services.chat.blocked(person.id):
        if key.isascii() and hmac.compare_digest(key_of(services.people, person.id, other), key):
            await services.chat.mute(person.id, other, EVERYWHERE, False)
            await server.tables.hear_mutes(person.id)
            return Response(status_code=204)
    raise Problem(404, "not-blocked", "You have not blocked anybody by this key.")
