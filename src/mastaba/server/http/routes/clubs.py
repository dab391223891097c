"""Clubs: private groups of people, joined by a link, with tables, a history and a tally of their own."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.context import Context
from mastaba.server.http.dependencies import Human, Somebody, limit, reply, server_of
from mastaba.server.http.sessions import address_of
from mastaba.server.people.people import digest
from mastaba.server.protocol.club_messages import (
    ClubDocument,
    ClubEntry,
    ClubFound,
    ClubMember,
    ClubPlace,
)
from mastaba.server.protocol.messages import LinkMade
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import ClubBody, JoinBody, NameBody, TokenBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.protocol.visible_text import visible_line
from mastaba.server.random_id import random_id
from mastaba.server.server import Server
from mastaba.server.storage.club_store import (
    MOST_CLUBS,
    MOST_MEMBERS,
    Club,
    ClubFull,
    Member,
    PlaceTaken,
    TooManyClubs,
)
from mastaba.server.storage.people_store import Person
from mastaba.server.table import documents
from mastaba.server.table.documents import now_ms

router = APIRouter(prefix="/api/clubs", tags=["clubs"])
LONGEST_NAME: Final = 40
KEY: Final = 8


def too_many() -> Problem:
    return Problem(409, "too-many-clubs", f"Nobody is in more than {MOST_CLUBS} clubs; leave one first.")


def no_link() -> Problem:
    return Problem(404, "no-club-link", "No club has this link any more; ask for a new one.")


def club_name(text: str) -> str:
    name = visible_line(text)[:LONGEST_NAME].strip()
    if not name:
        raise Problem(422, "bad-name", "A name needs at least one visible character.")
    return name


async def of_member(context: Context, club: str, person: Person) -> tuple[Club, list[Member]]:
    found = await context.clubs.get(club, person.id)
    if found is None:
        raise Problem(404, "no-club", "There is no such club, or you do not belong to it.")
    return found


async def of_owner(context: Context, club: str, person: Person) -> tuple[Club, list[Member]]:
    found = await of_member(context, club, person)
    if not any(member.owner for member in found[1] if member.person == person.id):
        raise Problem(403, "not-owner", "Only whoever owns the club may do this.")
    return found


async def document(server: Server, club: str, person: Person) -> ClubDocument:
    context = server.context
    found, members = await of_member(context, club, person)
    here = [member for member in members if member.here]
    await context.people.load_names(member.person for member in here)
    return ClubDocument(
        id=found.id,
        name=found.name,
        created=documents.iso(found.created),
        members=[
            ClubMember(
                key=member.key,
                name=context.people.names.get(member.person or ""),
                owner=member.owner,
                you=member.person == person.id,
                joined=documents.iso(member.joined),
            )
            for member in here
        ],
        owner=any(member.owner for member in here if member.person == person.id),
        linked=found.linked,
        ladder=found.ladder,
        tables=await server.tables.summaries(await context.clubs.tables(club), person.id),
    )


@router.get("", responses=answers(list[ClubEntry]))
async def mine(request: Request, person: Somebody) -> Response:
    found = await server_of(request).context.clubs.of_person(person.id)
    return reply([ClubEntry(id=club, name=name, members=members) for club, name, members in found])


@router.post("", status_code=201, responses=answers(ClubDocument, 201))
async def found(request: Request, person: Human, body: NameBody) -> Response:
    limit(request, "club", person.id)
    server = server_of(request)
    club = Club(random_id(16), random_id(22), club_name(body.name), False, False, now_ms())
    try:
        await server.context.clubs.found(club, person.id, random_id(KEY))
    except TooManyClubs:
        raise too_many() from None
    return reply(await document(server, club.id, person), 201)


# ---------------------------------------------------------------------- by the link
@router.post("/look", responses=answers(ClubFound))
async def look(request: Request, person: Somebody, body: TokenBody) -> Response:
    """Where a link leads; it is sent in the body, so that it stands in no log."""
    limit(request, "join", address_of(request))
    found = await server_of(request).context.clubs.by_link(digest(body.token))
    if found is None:
        raise no_link()
    club, members = found
    joined = any(member.here for member in members if member.person == person.id)
    return reply(
        ClubFound(
            name=club.name,
            members=sum(member.here for member in members),
            joined=joined,
            id=club.id if joined else None,
            places=[
                ClubPlace(key=member.key, name=member.name)
                for member in members
                if member.person is None and member.name is not None
            ],
        )
    )


@router.post("/join", responses=answers(ClubDocument))
async def join(request: Request, person: Human, body: JoinBody) -> Response:
    limit(request, "join", address_of(request))
    server = server_of(request)
    clubs = server.context.clubs
    try:
        club = await clubs.join(digest(body.token), person.id, random_id(KEY), now_ms(), body.place)
    except ClubFull:
        raise Problem(409, "club-full", f"This club has {MOST_MEMBERS} members, and no room for more.") from None
    except TooManyClubs:
        raise too_many() from None
    except PlaceTaken:
        raise Problem(409, "place-taken", "Somebody else came under this name already.") from None
    if club is None:
        raise no_link()
    return reply(await document(server, club, person))


# ---------------------------------------------------------------------- of members
@router.get("/{club}", responses=answers(ClubDocument))
async def one(request: Request, person: Somebody, club: str) -> Response:
    return reply(await document(server_of(request), club, person))


@router.post("/{club}/leave", status_code=204, response_class=Response)
async def leave(request: Request, person: Somebody, club: str) -> Response:
    """The eldest of those who stay owns the club then; with the last member it is gone."""
    context = server_of(request).context
    _, members = await of_member(context, club, person)
    key = next(member.key for member in members if member.person == person.id)
    await context.clubs.leave(club, key, now_ms())
    return Response(status_code=204)


# ---------------------------------------------------------------------- of the owner
@router.patch("/{club}", responses=answers(ClubDocument))
async def change(request: Request, person: Human, club: str, body: ClubBody) -> Response:
    server = server_of(request)
    before, _ = await of_owner(server.context, club, person)
    name = before.name if body.name is None else club_name(body.name)
    await server.context.clubs.change(club, name, before.ladder if body.ladder is None else body.ladder)
    return reply(await document(server, club, person))


@router.post("/{club}/link", status_code=201, responses=answers(LinkMade, 201))
async def make_link(request: Request, person: Human, club: str) -> Response:
    """A link by which people join; it is shown only here, and the one before stops working."""
    context = server_of(request).context
    await of_owner(context, club, person)
    token = random_id(32)
    await context.clubs.set_link(club, digest(token))
    return reply(LinkMade(token=token), 201)


@router.delete("/{club}/link", status_code=204, response_class=Response)
async def end_link(request: Request, person: Human, club: str) -> Response:
    context = server_of(request).context
    await of_owner(context, club, person)
    await context.clubs.set_link(club, None)
    return Response(status_code=204)


@router.delete("/{club}/members/{key}", responses=answers(ClubDocument))
async def remove(request: Request, person: Human, club: str, key: str) -> Response:
    """Somebody else; the link, which they know, ends with it."""
    server = server_of(request)
    _, members = await of_owner(server.context, club, person)
    named = next((member for member in members if member.key == key and member.gone is None), None)
    if named is None or named.person == person.id:
        raise Problem(404, "no-member", "Nobody else in this club has this key.")
    await server.context.clubs.leave(club, key, now_ms(), removed=True)
    return reply(await document(server, club, person))
