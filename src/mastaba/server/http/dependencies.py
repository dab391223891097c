"""Dependencies of the routes: the server, and the person who makes the request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, cast

from fastapi import Depends, Request
from fastapi.responses import Response

from mastaba.server.http.sessions import address_of, token_of
from mastaba.server.limits import LIMITS
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.structures import Sent, encode
from mastaba.server.server import Server
from mastaba.server.storage.people_store import Person


def server_of(request: Request) -> Server:
    return cast("Server", request.app.state.server)


async def maybe_person(request: Request) -> Person | None:
    server = server_of(request)
    person = await server.context.people.recognise(token_of(request))
    server.context.limits.check(limit_of(person, "request"), address_of(request) if person is None else person.id)
    return person


async def some_person(request: Request) -> Person:
    person = await maybe_person(request)
    if person is None:
        raise Problem(401, "no-session", "Choose a name first: this needs a session.")
    return person


async def some_human(request: Request) -> Person:
    person = await some_person(request)
    if person.owner is not None:
        raise Problem(403, "not-for-bots", "Only the person behind a bot may do this.")
    return person


Somebody = Annotated[Person, Depends(some_person)]
Human = Annotated[Person, Depends(some_human)]
Anybody = Annotated[Person | None, Depends(maybe_person)]


def identity(person: Person | None) -> str | None:
    return None if person is None else person.id


def limit_of(person: Person | None, action: str) -> str:
    """The name of the limit that holds for this person or bot."""
    bots = f"bot {action}"
    return bots if person is not None and person.owner is not None and bots in LIMITS else action


def limit(request: Request, action: str, who: str) -> None:
    server = server_of(request)
    try:
        server.context.limits.check(action, who)
    except Problem:
        server.context.metrics.count("rate_limited")
        raise


def reply(answer: Sent | Sequence[Sent], status: int = 200) -> Response:
    return Response(encode(answer), status, media_type="application/json")
