"""What a club has played: its last games, its tally and ladder, and everything it has as one file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.context import Context
from mastaba.server.http.dependencies import Human, Somebody, limit, reply, server_of
from mastaba.server.http.routes.clubs import KEY, document, of_member, too_many
from mastaba.server.http.sessions import address_of
from mastaba.server.people import club_files, club_games
from mastaba.server.people.club_games import PlayedGame, Sitter
from mastaba.server.people.ladder import Rated, ladder
from mastaba.server.protocol.club_messages import (
    ClubDocument,
    ClubFile,
    ClubGame,
    ClubHistory,
    ClubRating,
    ClubSeat,
    ClubTally,
)
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.schemas import answers
from mastaba.server.random_id import random_id
from mastaba.server.storage.club_store import (
    MOST_GAMES,
    Club,
    Member,
    StoredGame,
    TooManyClubs,
    TooManyGames,
)
from mastaba.server.storage.people_store import Person
from mastaba.server.table import documents
from mastaba.server.table.documents import now_ms

router = APIRouter(prefix="/api/clubs", tags=["clubs"])
SHOWN: Final = 50  # games of the history


class Counted(NamedTuple):
    games: list[PlayedGame]
    tally: dict[str, club_games.Tally]
    ladder: dict[str, list[Rated]] | None


def count(stored: list[StoredGame], members: list[Member], rate: bool) -> Counted:
    """On a thread: a club may have thousands of games."""
    games = club_games.read_all(stored, members)
    return Counted(games, club_games.tally(games), ladder(games) if rate else None)


async def names_of(context: Context, members: list[Member]) -> dict[str, str | None]:
    await context.people.load_names(member.person for member in members)
    return {member.key: member.name or context.people.names.get(member.person or "") for member in members}


def naming(context: Context, names: dict[str, str | None]) -> Callable[[Sitter], str | None]:
    def name(sitter: Sitter) -> str | None:
        if sitter.person is not None:
            known = context.people.names.get(sitter.person)
            return known and (sitter.name or known)
        return names.get(sitter.key or "") or sitter.name

    return name


@router.get("/{club}/history", responses=answers(ClubHistory))
async def history(request: Request, person: Somebody, club: str) -> Response:
    """The last games, who won how often in all of them, and the ladder if the club has one."""
    limit(request, "story", person.id)
    context = server_of(request).context
    found, members = await of_member(context, club, person)
    stored = await context.clubs.games(club)
    counted = await asyncio.to_thread(count, stored, members, found.ladder)
    shown = counted.games[:SHOWN]
    await context.people.load_names(sitter.person for game in shown for sitter in game.seats)
    known, names = {member.key: member for member in members}, await names_of(context, members)
    name = naming(context, names)

    def who(key: str) -> dict[str, Any]:
        return {"name": names[key], "here": known[key].gone is None}

    tally = sorted(counted.tally.items(), key=lambda row: (-row[1].won, row[1].played, row[0]))
    return reply(
        ClubHistory(
            count=len(counted.games),
            games=[
                ClubGame(
                    id=game.id,
                    table=game.table,
                    game=game.game,
                    at=documents.iso(game.at),
                    seats=[
                        ClubSeat(key=s.key, name=name(s), level=s.level, place=s.place, score=s.score)
                        for s in game.seats
                    ],
                )
                for game in shown
            ],
            tally=[ClubTally(key=key, **who(key), **row._asdict()) for key, row in tally if key in known],
            ladder=None
            if counted.ladder is None
            else {
                game: [ClubRating(**row._asdict(), **who(row.key)) for row in rows if row.key in known]
                for game, rows in counted.ladder.items()
            },
        )
    )


# ---------------------------------------------------------------------- as a file
@router.get("/{club}/export", responses=answers(ClubFile))
async def export(request: Request, person: Somebody, club: str) -> Response:
    """Everything the club has, for another server or for keeping; it holds names and results, no links."""
    limit(request, "story", person.id)
    context = server_of(request).context
    found, members = await of_member(context, club, person)
    stored = await context.clubs.games(club)
    games = (await asyncio.to_thread(count, stored, members, False)).games
    await context.people.load_names(sitter.person for game in games for sitter in game.seats)
    names = await names_of(context, members)
    data = await asyncio.to_thread(club_files.written, found, members, games, naming(context, names), names)
    headers = {"content-disposition": 'attachment; filename="club.json"'}
    return Response(data, media_type="application/json", headers=headers)


@router.post(
    "/import",
    status_code=201,
    responses=answers(ClubDocument, 201),
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}},
)
async def bring(request: Request, person: Human) -> Response:
    """A new club from a file, or what is missing here of one that you own; the same file again changes nothing."""
    limit(request, "import", person.id)
    limit(request, "imports", address_of(request))
    server = server_of(request)
    clubs = server.context.clubs
    file = await asyncio.to_thread(club_files.read, await request.body())
    club = await clubs.by_origin(file.origin, person.id)
    if club is None:
        club = await found_from(server.context, file, person)
    else:
        _, members = await of_member(server.context, club, person)
        if not any(member.owner for member in members if member.person == person.id):
            raise Problem(403, "not-owner", "Only whoever owns the club may do this.")
    _, members = await of_member(server.context, club, person)
    here = club_games.read_all(await clubs.games(club), members)
    there = {club_files.file_id(game) for game in here}
    games = [StoredGame(game.id, game.at, club_files.body(game)) for game in file.games if game.id not in there]
    places = [Member(one.key, None, one.name, False, one.joined, None) for one in file.members if one.name]
    try:
        await clubs.bring(club, places, games)
    except TooManyGames:
        raise Problem(409, "too-many-games", f"A club keeps {MOST_GAMES} games from files, and no more.") from None
    return reply(await document(server, club, person), 201)


async def found_from(context: Context, file: ClubFile, person: Person) -> str:
    """Whoever brings the file owns the club here, and comes under their own name if the file has it once."""
    own = [member.key for member in file.members if member.name == person.name]
    club = Club(random_id(16), file.origin, file.name, False, file.ladder, now_ms())
    try:
        await context.clubs.found(club, person.id, own[0] if len(own) == 1 else random_id(KEY))
    except TooManyClubs:
        raise too_many() from None
    return club.id
