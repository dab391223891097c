"""Who you are: guests, accounts, your games."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.asking import Anybody, Somebody, address_of, limit, reply, server_of
from mastaba.server.models import LoginBody, NameBody, Session, Summary
from mastaba.server.sessions import drop_cookie, set_cookie
from mastaba.server.storage.people_store import Person

router = APIRouter(prefix="/api", tags=["people"])


def welcome(request: Request, person: Person, status: int = 200) -> Response:
    """A session, as a cookie and as a token."""
    token = server_of(request).services.people.token(person.id, person.epoch)
    response = reply({**document(person), "token": token}, status)
    set_cookie(response, token, request.url.scheme == "https")
    return response


def document(person: Person) -> dict[str, Any]:
    return {"name": person.name, "account": person.login, "token": None}


@router.post("/session", response_model=Session, status_code=201)
async def begin(request: Request, body: NameBody) -> Response:
    """A guest with this name."""
    limit(request, "session", address_of(request))
    return welcome(request, await server_of(request).services.people.guest(body.name), 201)


@router.get("/session", response_model=Session)
async def who_am_i(person: Somebody) -> Response:
    return reply(document(person))


@router.patch("/session", response_model=Session)
async def rename(request: Request, person: Somebody, body: NameBody) -> Response:
    server = server_of(request)
    renamed = await server.services.people.rename(person, body.name)
    for table in server.tables.open.values():
        if table.state.seats_of(person.id):
            await table.services.people.load_names([person.id])
            table.publish()
    return reply(document(renamed))


@router.delete("/session", status_code=204, response_class=Response)
async def end(request: Request, person: Anybody, everywhere: bool = False) -> Response:
    if everywhere and person is not None:
        await server_of(request).services.people.end_sessions(person)
    response = Response(status_code=204)
    drop_cookie(response)
    return response


@router.post("/account", response_model=Session, status_code=201)
async def register(request: Request, person: Somebody, body: LoginBody) -> Response:
    """The guest becomes an account and gets a fresh session; the old ones end."""
    limit(request, "account", address_of(request))
    return welcome(request, await server_of(request).services.people.register(person, body.login, body.password), 201)


@router.post("/login", response_model=Session)
async def log_in(request: Request, body: LoginBody) -> Response:
    limit(request, "login", address_of(request))
    limit(request, "login", f"login {body.login}")
    return welcome(request, await server_of(request).services.people.log_in(body.login, body.password))


@router.delete("/account", status_code=204, response_class=Response)
async def forget(request: Request, person: Somebody) -> Response:
    """The name goes from all games, old and running; results stay."""
    server = server_of(request)
    await server.services.people.forget(person)
    await server.services.notices.store.forget(person.id)
    for table in server.tables.open.values():
        if table.state.seats_of(person.id):
            await server.services.people.load_names([person.id])
            table.publish()
    response = Response(status_code=204)
    drop_cookie(response)
    return response


@router.get("/me/games", response_model=list[Summary])
async def my_games(request: Request, person: Somebody) -> Response:
    return reply(await server_of(request).tables.of_person(person.id))
