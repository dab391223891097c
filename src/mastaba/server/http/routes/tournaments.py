"""Tournaments: who takes part, rounds that pair themselves, standings, results as a file."""

from __future__ import annotations

import csv
import io
import random
import secrets
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

import mastaba
from mastaba.server.http.dependencies import Anybody, Human, identity, limit, reply, server_of
from mastaba.server.people import tournaments
from mastaba.server.people.tournaments import MOST_PLAYERS, Match, Player, TooFew, Tournament
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import TournamentBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.protocol.structures import encode
from mastaba.server.protocol.tournament_messages import (
    TournamentDocument,
    TournamentEntry,
    TournamentMatch,
    TournamentPlayer,
)
from mastaba.server.protocol.visible_text import visible_line
from mastaba.server.random_id import random_id
from mastaba.server.server import Server
from mastaba.server.storage.people_store import Person
from mastaba.server.storage.tournament_store import StoredTournament
from mastaba.server.table.documents import now_ms
from mastaba.server.table.tournament_runner import Change, read

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
KEY: Final = 8
LISTED: Final = 50


async def visible(server: Server, tournament: str, person: Person | None) -> StoredTournament:
    """That of a club is its members' business."""
    stored = await server.tournaments.get(tournament)
    if stored.club is not None and (person is None or await server.context.clubs.get(stored.club, person.id) is None):
        raise Problem(404, "no-tournament", "There is no such tournament.")
    return stored


def table_of(found: Tournament, person: str | None) -> str | None:
    own = found.of_person(person)
    current = found.rounds[-1] if found.rounds else []
    return next((one.table for one in current if own and own.key in one.players and one.places is None), None)


async def document(server: Server, stored: StoredTournament, person: Person | None) -> TournamentDocument:
    found, who = read(stored), identity(person)
    await server.context.people.load_names(player.person for player in found.players)
    names = server.context.people.names
    clock = found.settings["clock"]
    wanted = [match.table for match in found.rounds[-1] if match.table] if found.rounds else []
    there = await server.context.tournaments.results(wanted)
    for match in found.rounds[-1] if found.rounds else []:
        if match.table not in there:
            match.table = None  # it is opened in a moment

    def shown(standing: tournaments.Standing) -> TournamentPlayer:
        player = found.player(standing.key)
        return TournamentPlayer(
            **standing._asdict(),
            name=names.get(player.person or ""),
            level=player.level,
            you=who is not None and player.person == who,
            out=player.out,
        )

    return TournamentDocument(
        id=stored.id,
        name=found.name,
        game=found.game,
        format=found.format,
        status=stored.status,  # type: ignore[arg-type]
        club=stored.club,
        listed=stored.listed,
        days=clock["days"] if clock and clock["kind"] == "days" else None,
        size=found.size,
        fill=found.fill,
        level=found.level,
        organising=found.organiser == who,
        joined=found.of_person(who) is not None,
        your_table=table_of(found, who),
        total=tournaments.rounds_of(found),
        players=[shown(standing) for standing in tournaments.standings(found)],
        rounds=[[match_document(match) for match in each] for each in found.rounds],
    )


def match_document(match: Match) -> TournamentMatch:
    return TournamentMatch(table=match.table, players=match.players, places=match.places, scores=match.scores)


@router.get("", responses=answers(list[TournamentEntry]))
async def listed(
    request: Request, person: Anybody, club: Annotated[str | None, Query(max_length=40)] = None
) -> Response:
    """Those that are listed and those of yours, or those of a club of yours."""
    context, who = server_of(request).context, identity(person)
    if club is None:
        rows = await context.tournaments.shown_to(who, LISTED)
    elif who is None or await context.clubs.get(club, who) is None:
        raise Problem(404, "no-club", "There is no such club, or you do not belong to it.")
    else:
        rows = await context.tournaments.of_club(club, LISTED)
    return reply([entry(stored, who) for stored in rows])


def entry(stored: StoredTournament, who: str | None) -> TournamentEntry:
    found = read(stored)
    return TournamentEntry(
        id=stored.id,
        name=found.name,
        game=found.game,
        format=found.format,
        status=stored.status,  # type: ignore[arg-type]
        players=len(found.players),
        round=len(found.rounds),
        rounds=tournaments.rounds_of(found),
        joined=found.of_person(who) is not None,
        playing=table_of(found, who) is not None,
    )


@router.post("", status_code=201, responses=answers(TournamentDocument, 201))
async def create(request: Request, person: Human, body: TournamentBody) -> Response:
    """Open to join until you start it."""
    limit(request, "club", person.id)
    server = server_of(request)
    game = mastaba.load(body.game)
    size = body.size or (max(game.seats) if body.format == "groups" else 2)
    if size not in game.seats or (body.format != "groups" and size != 2) or (body.format == "groups" and size < 3):
        raise Problem(422, "bad-size", f"This game or this kind of tournament has no tables for {size}.")
    game.setup(size, body.edition, body.options)
    server.context.own_bots.check(body.level, game)
    if body.club is not None and await server.context.clubs.get(body.club, person.id) is None:
        raise Problem(404, "no-club", "There is no such club, or you do not belong to it.")
    name = visible_line(body.name)
    if not name:
        raise Problem(422, "bad-name", "A name needs at least one visible character.")
    clock = None if body.clock is None else body.clock.model_dump()
    if clock is not None and clock["kind"] == "live" and clock["total"] is None and clock["move"] is None:
        raise Problem(422, "bad-clock", "A live clock needs a total, a time for each move, or both.")
    settings: dict[str, Any] = {"edition": body.edition, "options": body.options, "clock": clock, "grace": body.grace}
    players = [Player(random_id(KEY), person.id)] if body.play else []
    found = Tournament(
        name,
        person.id,
        body.format,
        game.name,
        {**settings, "hints": False, "data": None},
        size,
        body.rounds,
        body.fill,
        body.level,
        players,
    )
    at = now_ms()
    stored = StoredTournament(
        random_id(16), "open", body.listed and body.club is None, body.club, 0, at, at, encode(found).decode()
    )
    await server.context.tournaments.create(stored, found.people())
    return reply(await document(server, stored, person), 201)


@router.get("/{tournament}", responses=answers(TournamentDocument))
async def one(request: Request, person: Anybody, tournament: str) -> Response:
    server = server_of(request)
    return reply(await document(server, await visible(server, tournament, person), person))


async def changed(request: Request, person: Person, tournament: str, act: Change) -> Response:
    server = server_of(request)
    await visible(server, tournament, person)
    return reply(await document(server, await server.tournaments.change(tournament, act), person))


@router.post("/{tournament}/join", responses=answers(TournamentDocument))
async def join(request: Request, person: Human, tournament: str) -> Response:
    limit(request, "seat", person.id)

    def act(found: Tournament, stored: StoredTournament) -> str:
        if found.of_person(person.id) is None:
            check_open(stored)
            if len(found.players) >= MOST_PLAYERS:
                raise Problem(409, "tournament-full", f"A tournament has at most {MOST_PLAYERS} players.")
            found.players.append(Player(random_id(KEY), person.id))
        return stored.status

    return await changed(request, person, tournament, act)


@router.post("/{tournament}/leave", responses=answers(TournamentDocument))
async def leave(request: Request, person: Human, tournament: str) -> Response:
    """Before the start the place is free again; later one plays no further round."""

    def act(found: Tournament, stored: StoredTournament) -> str:
        own = found.of_person(person.id)
        if own is not None and stored.status == "open":
            found.players.remove(own)
        elif own is not None and stored.status == "running":
            own.out = True
        return stored.status

    return await changed(request, person, tournament, act)


@router.post("/{tournament}/start", responses=answers(TournamentDocument))
async def start(request: Request, person: Human, tournament: str) -> Response:
    server = server_of(request)
    await visible(server, tournament, person)

    def act(found: Tournament, stored: StoredTournament) -> str:
        check_organiser(found, person)
        check_open(stored)
        try:
            tournaments.begin(found, mastaba.load(found.game).seats, random.Random(secrets.token_bytes(16)))
        except TooFew:
            raise Problem(409, "too-few", "There are too few players for this tournament.") from None
        return "running"

    await server.tournaments.change(tournament, act)
    await server.tournaments.advance(tournament)
    return reply(await document(server, await server.tournaments.get(tournament), person))


@router.post("/{tournament}/abort", responses=answers(TournamentDocument))
async def abort(request: Request, person: Human, tournament: str) -> Response:
    """No further round is played; games that have begun go on, and count for nothing here."""

    def act(found: Tournament, stored: StoredTournament) -> str:
        check_organiser(found, person)
        return "aborted" if stored.status in ("open", "running") else stored.status

    return await changed(request, person, tournament, act)


def check_open(stored: StoredTournament) -> None:
    if stored.status != "open":
        raise Problem(409, "begun", "The tournament has begun already, or is over.")


def check_organiser(found: Tournament, person: Person) -> None:
    if found.organiser != person.id:
        raise Problem(403, "not-organiser", "Only whoever organises the tournament may do this.")


# ---------------------------------------------------------------------- as files
def attached(stored: StoredTournament, kind: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="tournament-{stored.id}.{kind}"'}


@router.get("/{tournament}/results.json", responses=answers(TournamentDocument))
async def as_json(request: Request, person: Anybody, tournament: str) -> Response:
    server = server_of(request)
    stored = await visible(server, tournament, person)
    found = await document(server, stored, None)
    return Response(encode(found), media_type="application/json", headers=attached(stored, "json"))


class CsvResponse(Response):
    media_type = "text/csv"


@router.get("/{tournament}/results.csv", response_class=CsvResponse)
async def as_csv(request: Request, person: Anybody, tournament: str) -> Response:
    """The standings as a table for spreadsheets."""
    server = server_of(request)
    stored = await visible(server, tournament, person)
    found = await document(server, stored, None)
    text = io.StringIO()
    write = csv.writer(text)
    write.writerow(["place", "name", "level", "points", "opponents", "wins", "played"])
    for row in found.players:
        name = cell(row.name or row.key)
        write.writerow([row.place, name, row.level or "", row.points, row.opponents, row.wins, row.played])
    return CsvResponse(text.getvalue(), headers=attached(stored, "csv"))


def cell(text: str) -> str:
    """A name that a spreadsheet would take for a formula is marked as text."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text
