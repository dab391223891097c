"""Tables: opening, seats, start, personal links."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from typing import Annotated, Any, cast

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

import mastaba
from mastaba.bots.ladders import strengths
from mastaba.games import load_all
from mastaba.kernel.editions import Edition
from mastaba.kernel.game import Game
from mastaba.kernel.options import Setting
from mastaba.lessons.courses import course
from mastaba.server.http.dependencies import Anybody, Somebody, identity, limit, limit_of, reply, server_of
from mastaba.server.people.people import clean_name
from mastaba.server.protocol.game_messages import StrengthDocument, TileDocument
from mastaba.server.protocol.messages import (
    GameDocument,
    GameOption,
    LinkMade,
    OptionInEdition,
    SetupDocument,
    Summary,
    TableDocument,
)
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import (
    BotBody,
    NumberBody,
    SeatBody,
    SetupBody,
    SitBody,
    TableBody,
    TokenBody,
)
from mastaba.server.protocol.schemas import answers
from mastaba.server.protocol.visible_text import visible_line
from mastaba.server.random_id import random_id
from mastaba.server.storage.log import Entry
from mastaba.server.storage.people_store import Person
from mastaba.server.storage.store import Link, LinkUsed
from mastaba.server.table import commands, private_tables
from mastaba.server.table.commands import Now
from mastaba.server.table.redraws import has_seen_ahead, redrawn_after
from mastaba.server.table.seats import sitting
from mastaba.server.table.state import TableState
from mastaba.server.table.table import Table
from mastaba.texts import LANGUAGES, tile
from mastaba.toml_files import read_values, write_values

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games", responses=answers(list[GameDocument]))
async def games(request: Request) -> Response:
    context = server_of(request).context
    levels = context.settings.levels
    return reply([game_document(game, [*levels, *context.own_bots.offered(game.name)]) for game in load_all().games])


def game_document(game: Game, levels: Sequence[str]) -> GameDocument:
    return GameDocument(
        name=game.name,
        rules=game.rules_version,
        seats=list(game.seats),
        editions=list(game.editions),
        options=[option_document(game, option) for option in game.options],
        levels=list(levels),
        strengths=[StrengthDocument(**one._asdict()) for one in strengths(game)],
        reconstructed={edition: correctable(game.editions[edition]) for edition in game.editions},
        tile={lang: TileDocument(**tile(game.name, lang)) for lang in LANGUAGES},
        lessons=bool(course(game.name)),
    )


def option_document(game: Game, option: Setting) -> GameOption:
    return GameOption(
        **option._asdict(),
        editions={
            edition: OptionInEdition(
                default=game.default_of(option, edition), values=list(game.values_in(option, edition))
            )
            for edition in game.editions
        },
    )


def correctable(edition: Edition) -> str:
    """The reconstructed values, as a file for an owner of the box to correct; empty if there are none."""
    found = {name: one.value for name, one in edition.values.items() if one.kind == "reconstruction"}
    return write_values(found) if found else ""


async def corrections(data: str | None) -> dict[str, object] | None:
    """The corrected values that a host sent; no text, or only remarks, corrects nothing.

    They are read on a thread: a hostile file may take a tenth of a second, for which nobody else should wait."""
    if data is None:
        return None
    return await asyncio.to_thread(read_values, data.encode(), "the file of values") or None


@router.post("/games/{game}/setup", responses=answers(SetupDocument))
async def check_setup(person: Anybody, game: str, body: SetupBody) -> Response:
    """Whether a table could be opened with these settings; nothing is stored."""
    found = mastaba.load(game)
    setup = found.setup(body.seats, body.edition, body.options, await corrections(body.data))
    return reply(
        SetupDocument(
            edition=setup.edition,
            seats=setup.seats,
            options=found.changed_options(setup),
            data=cast("dict[str, Any] | None", found.header(setup).get("data")),
            data_hash=setup.data.sha256,
        )
    )


@router.get("/tables", responses=answers(list[Summary]))
async def listed(request: Request, person: Anybody) -> Response:
    """Listed tables that are open or playing; private ones are never here."""
    return reply(await server_of(request).tables.listed())


@router.post("/tables", status_code=201, responses=answers(TableDocument, 201))
async def create(request: Request, person: Somebody, body: TableBody) -> Response:
    limit(request, limit_of(person, "table"), person.id)
    clock = None if body.clock is None else body.clock.model_dump()
    if clock is not None and clock["kind"] == "live" and clock["total"] is None and clock["move"] is None:
        raise Problem(422, "bad-clock", "A live clock needs a total, a time for each move, or both.")
    if body.club is not None and await server_of(request).context.clubs.get(body.club, person.id) is None:
        raise Problem(404, "no-club", "There is no such club, or you do not belong to it.")
    settings = {
        **body.model_dump(exclude={"club"}),
        "clock": clock,
        "name": visible_line(body.name),
        "data": await corrections(body.data),
    }
    table = await server_of(request).tables.create(person.id, settings)
    if body.club is not None:
        await server_of(request).context.clubs.add_table(table.state.id, body.club)
    return reply(table.document(person.id), 201)


@router.get("/tables/{table}", responses=answers(TableDocument))
async def one(request: Request, person: Anybody, table: str) -> Response:
    found = await server_of(request).tables.get(table)
    await found.catch_up()
    private_tables.check_own(found.state, identity(person))
    async with found.lock:
        return reply(found.document(identity(person)))


async def change(
    request: Request, table: str, act: Callable[[TableState, Now], list[Entry]], link: str | None = None
) -> Table:
    found = await server_of(request).tables.get(table)
    private_tables.check_game(found.state)
    await found.change(act, link=link)
    return found


async def changed(
    request: Request,
    person: Person,
    table: str,
    act: Callable[[TableState, Now], list[Entry]],
    link: str | None = None,
) -> Response:
    limit(request, limit_of(person, "seat"), person.id)
    return reply((await change(request, table, act, link)).document(person.id))


def check_seat(state: TableState, seat: int) -> None:
    if seat > len(state.seats):
        raise Problem(422, "no-seat", f"This table has {len(state.seats)} seats.")


def check_own(state: TableState, person: Person, seat: int) -> None:
    check_seat(state, seat)
    if state.seats[seat - 1].person != person.id:
        raise Problem(403, "not-your-seat", "This is not your seat.")


def check_host(state: TableState, person: Person) -> None:
    if state.host() != person.id:
        raise Problem(403, "not-host", "Only the host of the table may do this.")


def check_open(state: TableState) -> None:
    if state.status != "open":
        raise Problem(409, "started", "The game has already started.")


@router.post("/tables/{table}/sit", responses=answers(TableDocument))
async def sit(request: Request, person: Somebody, table: str, body: SitBody) -> Response:
    called = None if body.name is None else clean_name(body.name)

    def act(state: TableState, now: Now) -> list[Entry]:
        check_seat(state, body.seat)
        if state.seats[body.seat - 1].person == person.id:
            return []
        check_open(state)
        if state.seats[body.seat - 1].kind != "open":
            raise Problem(409, "taken", "This seat is taken.")
        return [state.write("sit", sitting(body.seat, person.id, person.owner, called), now.at)]

    return await changed(request, person, table, act)


@router.post("/tables/{table}/leave", responses=answers(TableDocument))
async def leave(request: Request, person: Somebody, table: str, body: SeatBody) -> Response:
    """Before the start the seat is open again; during the game a bot plays on until you come back."""
    level = server_of(request).context.settings.substitute

    def act(state: TableState, now: Now) -> list[Entry]:
        check_own(state, person, body.seat)
        if state.status == "open":
            return [state.write("empty", {"s": body.seat}, now.at)]
        if state.status != "playing" or state.seats[body.seat - 1].substitute is not None:
            return []
        return [state.write("substitute", {"s": body.seat, "level": level, "why": "left"}, now.at)]

    return await changed(request, person, table, act)


@router.post("/tables/{table}/kick", responses=answers(TableDocument))
async def kick(request: Request, person: Somebody, table: str, body: SeatBody) -> Response:
    def act(state: TableState, now: Now) -> list[Entry]:
        check_host(state, person)
        check_open(state)
        check_seat(state, body.seat)
        if state.seats[body.seat - 1].kind == "open":
            return []
        return [state.write("empty", {"s": body.seat}, now.at)]

    return await changed(request, person, table, act)


@router.post("/tables/{table}/bot", responses=answers(TableDocument))
async def seat_bot(request: Request, person: Somebody, table: str, body: BotBody) -> Response:
    found = await server_of(request).tables.get(table)
    server_of(request).context.own_bots.check(body.level, found.state.game)

    def act(state: TableState, now: Now) -> list[Entry]:
        check_host(state, person)
        check_open(state)
        check_seat(state, body.seat)
        if state.seats[body.seat - 1].person is not None:
            raise Problem(409, "taken", "This seat is taken.")
        return [state.write("bot", {"s": body.seat, "level": body.level}, now.at)]

    return await changed(request, person, table, act)


@router.post("/tables/{table}/number", responses=answers(TableDocument))
async def add_number(request: Request, person: Somebody, table: str, body: NumberBody) -> Response:
    """A number of yours goes into every draw, so that the server alone cannot choose the shuffle."""

    def act(state: TableState, now: Now) -> list[Entry]:
        check_own(state, person, body.seat)
        check_open(state)
        return [state.write("number", {"s": body.seat, "n": body.number}, now.at)]

    return await changed(request, person, table, act)


@router.post("/tables/{table}/start", responses=answers(TableDocument))
async def start(request: Request, person: Somebody, table: str) -> Response:
    server = server_of(request)
    opened = (await server.tables.get(table)).state
    if opened.settings.get("given") and opened.status == "open" and opened.host() == person.id:
        await server.context.slices.run(opened.prepare())

    def act(state: TableState, now: Now) -> list[Entry]:
        check_host(state, person)
        check_open(state)
        if any(seat.kind == "open" for seat in state.seats):
            raise Problem(409, "open-seats", "Every seat must be taken before the start.")
        return commands.start(state, now.at)

    return await changed(request, person, table, act)


@router.post("/tables/{table}/abort", responses=answers(TableDocument))
async def abort(request: Request, person: Somebody, table: str) -> Response:
    """Ends the table without a result; its seed is shown."""

    def act(state: TableState, now: Now) -> list[Entry]:
        check_host(state, person)
        if "tournament" in state.settings:
            raise Problem(409, "in-tournament", "A game of a tournament is played to its end.")
        return [] if state.ended() else [state.write("abort", {}, now.at)]

    return await changed(request, person, table, act)


@router.post("/tables/{table}/link", status_code=201, responses=answers(LinkMade, 201))
async def make_link(request: Request, person: Somebody, table: str, body: SeatBody) -> Response:
    """A personal link that takes your seat to another device; older ones stop working, and this one when you leave."""
    server = server_of(request)
    state = (await server.tables.get(table)).state
    private_tables.check_game(state)
    check_own(state, person, body.seat)
    token = random_id(32)
    if not await server.context.store.set_link(Link(table, body.seat, person.id), digest(token)):
        raise Problem(403, "not-your-seat", "This is not your seat.")
    return reply(LinkMade(token=token), 201)


@router.delete("/tables/{table}/link", status_code=204, response_class=Response)
async def revoke_link(
    request: Request, person: Somebody, table: str, seat: Annotated[int, Query(ge=1, le=9)]
) -> Response:
    server = server_of(request)
    check_own((await server.tables.get(table)).state, person, seat)
    await server.context.store.revoke_link(Link(table, seat, person.id))
    return Response(status_code=204)


@router.post("/claim", responses=answers(TableDocument))
async def claim(request: Request, person: Somebody, body: TokenBody) -> Response:
    """Moves the seat to this session and uses up the link. A link is made by a person for their own seat, and ends when
    that person leaves it."""
    limit(request, "claim", person.id)
    server = server_of(request)
    token = digest(body.token)
    link = await server.context.store.linked(token)
    no_link = Problem(404, "no-link", "This link was used, revoked or never made.")
    if link is None or not await server.context.people.is_welcome(link.person):
        raise no_link

    def act(state: TableState, now: Now) -> list[Entry]:
        holder = state.seats[link.seat - 1].person
        if holder == person.id:
            return []
        if holder != link.person:
            raise no_link
        body = sitting(link.seat, person.id, person.owner)
        if has_seen_ahead(state):  # perhaps this is another person: the next draws must be unknown to both
            body["redrawn"] = redrawn_after(state, len(state.playing().log))
        return [state.write("sit", body, now.at)]

    try:
        return await changed(request, person, link.table, act, token)
    except LinkUsed:
        raise no_link from None


def digest(token: str) -> str:
    """Links are stored as digests: somebody who reads the database cannot use them, and comparing leaks no timing."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
