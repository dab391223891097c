"""When you play games over days, as those at your tables see it: away until a day, and your usual hours."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Human, limit, reply, server_of
from mastaba.server.http.routes.contact import check_zone
from mastaba.server.people.availability import Availability, Hours
from mastaba.server.protocol.messages import HoursDocument
from mastaba.server.protocol.people_messages import AwayDocument
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import AwayBody, HoursBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.table.documents import now_ms

router = APIRouter(prefix="/api", tags=["notices"])
FURTHEST = 400  # days ahead; whatever the host allows is less


async def document(availability: Availability, person: str) -> AwayDocument:
    await availability.load((person,))
    period = availability.period(person)
    allowed = await availability.allowance(person)
    hours = availability.known[person].hours
    return AwayDocument(
        until=None if period is None else period.day,
        left=allowed.days_left,
        days=allowed.total,
        hours=None if hours is None else HoursDocument(*hours),
    )


@router.get("/me/away", responses=answers(AwayDocument))
async def away(request: Request, person: Human) -> Response:
    return reply(await document(server_of(request).context.availability, person.id))


@router.put("/me/away", responses=answers(AwayDocument))
async def leave(request: Request, person: Human, body: AwayBody) -> Response:
    """From now until the end of a day where you live. A move in a game over days ends it."""
    limit(request, "ask", person.id)
    check_zone(body.zone)
    day = read_day(body.until)
    zone = ZoneInfo(body.zone)
    today = datetime.fromtimestamp(now_ms() / 1000, UTC).astimezone(zone).date()
    if day < today:
        raise Problem(422, "day-is-over", "This day is over; name a day that comes.")
    availability = server_of(request).context.availability
    if availability.days == 0:
        raise Problem(409, "no-vacation", "On this server clocks do not stand still.")
    ahead = min(day, today + timedelta(days=FURTHEST))
    until = int(datetime.combine(ahead + timedelta(days=1), time(), zone).timestamp() * 1000)
    refused = await availability.begin(person.id, until, day.isoformat())
    if refused is not None:
        detail = f"You have {refused.days_left} of {refused.total} days left this year; this would be longer."
        raise Problem(409, "vacation-too-long", detail)
    return reply(await document(availability, person.id))


@router.delete("/me/away", responses=answers(AwayDocument))
async def come_back(request: Request, person: Human) -> Response:
    limit(request, "ask", person.id)
    availability = server_of(request).context.availability
    await availability.end(person.id)
    return reply(await document(availability, person.id))


@router.put("/me/hours", responses=answers(AwayDocument))
async def set_hours(request: Request, person: Human, body: HoursBody) -> Response:
    """Your time zone and the hours you usually play, shown to those at your tables over days; null: not shown."""
    limit(request, "ask", person.id)
    if (body.first is None) != (body.last is None) or (body.first is not None and body.first == body.last):
        raise Problem(422, "bad-hours", "Give the first and the last hour, not the same one, or neither.")
    hours = None
    if body.zone is not None:
        check_zone(body.zone)
        hours = Hours(body.zone, body.first, body.last)
    availability = server_of(request).context.availability
    await availability.set_hours(person.id, hours)
    return reply(await document(availability, person.id))


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Problem(422, "bad-day", f"{text!r:.30} is no day; write it as 2026-11-24.") from None
