"""Private feeds of your turns, as Atom and as a calendar."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.sax.saxutils import escape

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Somebody, limit, reply, server_of
from mastaba.server.http.sessions import address_of
from mastaba.server.protocol.messages import Summary
from mastaba.server.protocol.people_messages import Feeds
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.schemas import answers
from mastaba.server.random_id import random_id

router = APIRouter(prefix="/api", tags=["feeds"])


def addresses(feed: str) -> Feeds:
    return Feeds(atom=f"/api/feed/{feed}/atom", calendar=f"/api/feed/{feed}/calendar")


@router.get("/me/feed", responses=answers(Feeds))
async def mine(request: Request, person: Somebody) -> Response:
    return reply(addresses(person.feed)) if person.feed else await renew(request, person)


@router.post("/me/feed", responses=answers(Feeds))
async def renew(request: Request, person: Somebody) -> Response:
    """New private addresses; the old ones stop working."""
    people = server_of(request).context.people
    feed = random_id(32)
    await people.store.set_feed(person.id, feed)
    people.changed(person.id)
    return reply(addresses(feed))


async def turns(request: Request, feed: str) -> list[Summary]:
    limit(request, "feed", address_of(request))
    server = server_of(request)
    people = server.context.people
    person = await people.store.by_feed(feed)
    if person is None or not await people.is_welcome(person.id):
        raise Problem(404, "no-feed", "There is no such feed.")
    return [game for game in await server.tables.of_person(person.id) if game.your_turn]


@router.get("/feed/{feed}/atom", response_class=Response)
async def atom(request: Request, feed: str) -> Response:
    """Tables at which it is your turn; nothing of the game itself."""
    games = await turns(request, feed)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    entries = "".join(
        f"<entry><id>urn:mastaba:{game.id}</id><title>{escape(game.game)}: {escape(game.name)}</title>"
        f'<updated>{game.created}</updated><link href="/table/{game.id}"/></entry>'
        for game in games
    )
    text = (
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:mastaba:turns</id><title>Mastaba</title><updated>{now}</updated>{entries}</feed>"
    )
    return Response(text, media_type="application/atom+xml")


@router.get("/feed/{feed}/calendar", response_class=Response)
async def calendar(request: Request, feed: str) -> Response:
    games = await turns(request, feed)
    today = datetime.now(UTC)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Mastaba//turns//EN"]
    for game in games:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{game.id}@mastaba",
            f"DTSTAMP:{today:%Y%m%dT%H%M%SZ}",
            f"DTSTART;VALUE=DATE:{today:%Y%m%d}",
            f"SUMMARY:{ics_text(game.game + ': ' + game.name)}",
            "END:VEVENT",
        ]
    return Response("\r\n".join([*lines, "END:VCALENDAR", ""]), media_type="text/calendar")


def ics_text(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, "\\" + sign)
    return text.replace("\r", " ").replace("\n", " ")[:60]
