"""Guests, accounts, sessions, your games."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Anybody, Human, Somebody, limit, reply, server_of
from mastaba.server.http.sessions import address_of, drop_cookie, set_cookie, token_of
from mastaba.server.protocol.messages import Session, Summary
from mastaba.server.protocol.request_bodies import LoginBody, NameBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.storage.people_store import Person
from mastaba.server.storage.private_tables import PRIVATE
from mastaba.server.table.documents import now_ms
from mastaba.server.table.private_tables import drop

router = APIRouter(prefix="/api", tags=["people"])


def welcome(request: Request, person: Person, status: int = 200) -> Response:
    """A session, as a cookie and as a token."""
    token = server_of(request).context.people.token(person.id, person.epoch)
    response = reply(document(person, token=token), status)
    set_cookie(response, token, request.url.scheme == "https")
    return response


def document(person: Person, owner: str | None = None, token: str | None = None) -> Session:
    return Session(name=person.name, account=person.login, token=token, owner=owner)


@router.post("/session", status_code=201, responses=answers(Session, 201))
async def begin(request: Request, body: NameBody) -> Response:
    """A guest with this name."""
    limit(request, "session", address_of(request))
    return welcome(request, await server_of(request).context.people.guest(body.name), 201)


@router.get("/session", responses=answers(Session))
async def who_am_i(request: Request, person: Somebody) -> Response:
    people = server_of(request).context.people
    owner = None if person.owner is None else await people.find(person.owner)
    return reply(document(person, None if owner is None else owner.name))


@router.patch("/session", responses=answers(Session))
async def rename(request: Request, person: Human, body: NameBody) -> Response:
    server = server_of(request)
    renamed = await server.context.people.rename(person, body.name)
    await server.tables.show_names({person.id})
    return reply(document(renamed))


@router.delete("/session", status_code=204, response_class=Response)
async def end(request: Request, person: Anybody, everywhere: bool = False) -> Response:
    """This session ends for everybody who has its token; other devices stay logged in."""
    server, token = server_of(request), token_of(request)
    if person is not None and token is not None:
        if everywhere:
            await server.context.people.end_sessions(person)
        else:
            await server.context.people.end_session(person, token)
        await server.tables.close_ended_sockets(person.id)
    response = Response(status_code=204)
    drop_cookie(response)
    return response


@router.post("/account", status_code=201, responses=answers(Session, 201))
async def register(request: Request, person: Human, body: LoginBody) -> Response:
    """The guest becomes an account and gets a new session; the old ones end."""
    limit(request, "account", address_of(request))
    server = server_of(request)
    account = await server.context.people.register(person, body.login, body.password)
    await server.tables.close_ended_sockets(person.id)
    return welcome(request, account, 201)


@router.post("/login", responses=answers(Session))
async def log_in(request: Request, person: Anybody, body: LoginBody) -> Response:
    """What a guest of this device has solved comes along."""
    limit(request, "logins", address_of(request))
    limit(request, "login", f"{address_of(request)} {body.login}")
    context = server_of(request).context
    account = await context.people.log_in(body.login, body.password)
    if person is not None and person.login is None and person.owner is None:
        await context.puzzles.join(person.id, account.id)
    return welcome(request, account)


@router.delete("/account", status_code=204, response_class=Response)
async def forget(request: Request, person: Human) -> Response:
    """The name goes from all games, old and running, and so do the bots; results stay."""
    server = server_of(request)
    bots = await server.context.people.forget(person)
    await server.context.notices.store.forget(person.id)
    await server.context.notices.contacts.forget(person.id)
    await server.context.looks.forget(person.id)
    await server.context.availability.forget(person.id)
    await server.context.lessons.forget(person.id)
    await server.context.coach.forget(person.id)
    await server.context.puzzles.forget(person.id)
    await server.context.clubs.forget(person.id, now_ms())
    for kind in PRIVATE:
        await drop(server.tables, await server.context.private.of_person(person.id, kind))
    for each in (person.id, *bots):
        await server.tables.close_ended_sockets(each)
    await server.tables.show_names({person.id, *bots})
    response = Response(status_code=204)
    drop_cookie(response)
    return response


@router.get("/me/games", responses=answers(list[Summary]))
async def my_games(request: Request, person: Somebody) -> Response:
    return reply(await server_of(request).tables.of_person(person.id))
