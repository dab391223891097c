"""After the game: transcript, log, replay, branches, and imported games."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

import mastaba
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.agenda import SPECTATOR
from mastaba.kernel.notation import write_actor
from mastaba.kernel.record import Record
from mastaba.server.http.dependencies import Anybody, Somebody, identity, limit, reply, server_of
from mastaba.server.http.routes.play import ShownSeat, viewer_of
from mastaba.server.http.security import LARGEST_IMPORT
from mastaba.server.http.sessions import address_of
from mastaba.server.protocol.messages import EventDocument, LogEntry, ReplayStep, StoryStep, TableDocument
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import BranchBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.table import documents, replays, transcripts
from mastaba.server.table.delayed import is_kept_back
from mastaba.server.table.private_tables import check_game
from mastaba.server.table.state import TableState
from mastaba.server.table.table import Table
from mastaba.toml_files import write_values

router = APIRouter(prefix="/api", tags=["after the game"])
MOST_IMPORTED = 5_000  # moves; the longest game that is known has 1,300


def check_over(table: Table) -> None:
    check_game(table.state)
    if not table.state.ended():
        raise Problem(409, "not-over", "This is shown only after the game.")
    if table.state.record is None:
        raise Problem(409, "nothing-played", "The current rules cannot show any move of this table.")


def check_whole(state: TableState) -> None:
    """A transcript tells a game from its set-up on."""
    if "position" in state.settings:
        raise Problem(409, "from-position", "This game goes on from a written position: it has no transcript.")


@router.get("/tables/{table}/export", response_class=PlainTextResponse)
async def export(request: Request, person: Anybody, table: str, seat: ShownSeat = None) -> Response:
    """The game as `.mst`; before the end only what the viewer has seen."""
    limit(request, "story", address_of(request) if person is None else person.id)
    server = server_of(request)
    found = await server.tables.get(table)
    await found.catch_up()
    check_game(found.state)
    check_whole(found.state)
    async with found.lock:
        if found.state.record is None:
            raise Problem(409, "nothing-played", "The current rules cannot show any move of this table.")
        names = server.context.people.names
        if found.state.ended():
            writing = transcripts.whole(found.state, names)
        else:
            viewer = viewer_of(found, identity(person), seat)
            later = is_kept_back(found.state, identity(person))
            writing = transcripts.seen(found.delayed.shown() if later else found.state, viewer, names)
    text = await server.context.slices.run(writing)  # of the moves so far; the game may go on meanwhile
    name = f"{found.state.game.name}-{found.state.id}.mst"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/data", response_class=PlainTextResponse)
async def data(request: Request, person: Anybody, table: str) -> Response:
    """The corrected values of a table, as the file with which its transcript is replayed and checked."""
    found = await server_of(request).tables.get(table)
    if found.state.settings.get("data") is None:
        raise Problem(404, "no-data", "This table plays with the values of its edition.")
    name = f"{found.state.game.name}-{found.state.id}.toml"
    text = write_values(dict(sorted(found.state.settings["data"].items())))
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/log", responses=answers(list[LogEntry]))
async def log(request: Request, person: Anybody, table: str) -> Response:
    """The stored log, each entry with a digest over everything before it; people are not named in it."""
    server = server_of(request)
    check_over(await server.tables.get(table))
    stored = await server.context.store.load(table)
    assert stored is not None
    return reply(
        [
            LogEntry(seq=each.seq, at=documents.iso(each.at), kind=each.kind, body=unnamed(each.read()), hash=each.hash)
            for each in stored[1]
        ]
    )


def unnamed(body: dict[str, Any]) -> dict[str, Any]:
    found = {
        name: value for name, value in body.items() if name not in ("p", "o", "called", "host", "evening", "tournament")
    }
    return {**found, "bot": True} if "o" in body else found


@router.get("/tables/{table}/replay", responses=answers(ReplayStep))
async def show(
    request: Request,
    person: Anybody,
    table: str,
    at: Annotated[int, Query(ge=0, le=transcript_file.MAX_MOVES)],
    seat: Annotated[str, Query(pattern="^([0-9]|all)$")] = "0",
) -> Response:
    """The position after so many moves: from a seat, as a spectator (0), or all seats open."""
    found = await server_of(request).tables.get(table)
    check_over(found)
    record = found.state.playing()
    if at > len(record.log):
        raise Problem(422, "no-move", f"This game has {len(record.log)} moves.")
    at = max(at, found.state.base_length)  # what went on under newer rules cannot be shown from before
    if seat != "all":
        check_chosen(int(seat), len(found.state.seats))
    server = server_of(request)
    shown = await server.context.slices.run(server.replays.at(found.state, at))
    eyes = None if seat == "all" else SPECTATOR if seat == "0" else int(seat) - 1
    viewers = [*range(len(found.state.seats)), SPECTATOR] if eyes is None else [eyes]
    last = record.log[at - 1] if at else None
    return reply(
        ReplayStep(
            at=at,
            moves=len(record.log),
            actor=write_actor(last[0]) if last else None,
            move=str(last[1]) if last else None,
            events=[
                EventDocument(name=event.name, facts=event.facts if eyes is None else event.seen_by(eyes))
                for event in shown.events
            ],
            views={str(max(0, viewer + 1)): record.game.view(shown.position, viewer) for viewer in viewers},
        )
    )


@router.get("/tables/{table}/story", responses=answers(list[StoryStep]))
async def story(request: Request, person: Anybody, table: str) -> Response:
    """After the end: every move with all events that it caused, nothing hidden."""
    limit(request, "story", address_of(request) if person is None else person.id)
    server = server_of(request)
    found = await server.tables.get(table)
    check_over(found)
    return reply(await server.context.slices.run(replays.story(found.state)))


@router.post("/tables/{table}/branch", status_code=201, responses=answers(TableDocument, 201))
async def branch(request: Request, person: Somebody, table: str, body: BranchBody) -> Response:
    """A new table that goes on after so many moves of a finished game."""
    limit(request, "table", person.id)
    tables = server_of(request).tables
    found = await tables.get(table)
    check_over(found)
    record = found.state.playing()
    if body.at > len(record.log) or found.state.base_length:
        raise Problem(422, "no-move", f"This game has {len(record.log)} moves.")
    given = [(write_actor(seat), str(move)) for seat, move in record.log[: body.at]]
    settings = {name: found.state.settings[name] for name in ("game", "edition", "options", "name")}
    settings["rules"] = found.state.rules
    settings |= {"seats": len(found.state.seats), "listed": False, "clock": None, "grace": None}
    settings["data"] = found.state.settings.get("data")
    settings["hints"] = found.state.settings.get("hints", True)
    parent = {"table": table, "at": body.at}
    if "position" in found.state.settings:  # then that game went on from a puzzle
        settings["position"] = found.state.settings["position"]
        parent["puzzle"] = found.state.settings["parent"]["puzzle"]
    check_chosen(body.seat, len(found.state.seats))
    new = await tables.create(person.id, settings, parent, given, body.seat)
    return reply(new.document(person.id), 201)


@router.post(
    "/import",
    status_code=201,
    responses=answers(TableDocument, 201),
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}},
)
async def bring(request: Request, person: Somebody, seat: Annotated[int, Query(ge=1, le=9)] = 1) -> Response:
    """Imports a transcript (`.mst`) as a new table, finished or to go on; you take the seat of your choice."""
    limit(request, "import", person.id)
    limit(request, "imports", address_of(request))  # new guests are easily made
    data = await request.body()
    if len(data) > LARGEST_IMPORT:
        raise Problem(413, "too-large", "This file is too large for a game.")
    slices = server_of(request).context.slices
    record = await slices.run(play_game(await slices.alone(partial(read_game, data))))
    setup = record.setup
    settings = {
        "game": setup.game,
        "edition": setup.edition,
        "rules": setup.rules,
        "options": dict(setup.options),
        "seats": setup.seats,
        "name": "",
        "listed": False,
        "hints": True,
        "clock": None,
        "grace": None,
    }
    given = [(write_actor(seat), str(move)) for seat, move in record.log]
    check_chosen(seat, setup.seats)
    table = await server_of(request).tables.create(person.id, settings, {"imported": True}, given, seat)
    return reply(table.document(person.id), 201)


def check_chosen(seat: int, seats: int) -> None:
    if seat > seats:
        raise Problem(422, "no-seat", f"This table has {seats} seats.")


def read_game(data: bytes) -> transcript_file.Transcript:
    return transcript_file.read(transcript_file.decode(data, "the file"), "the file", MOST_IMPORTED)


def play_game(transcript: transcript_file.Transcript) -> Generator[None, None, Record]:
    game = mastaba.load(transcript.headers["Game"])
    record = records.begin(game, transcript)
    for line, move in records.moves(game, transcript):
        records.step(record, transcript, line, move)
        yield
    records.finish(record, transcript)
    return record
