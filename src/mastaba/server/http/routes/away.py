"""Away for some days: the clocks of your games over days stand still, and those at your tables see until when."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Human, limit, reply, server_of
from mastaba.server.http.routes.contact import check_zone
from mastaba.server.people.vacations import Vacations
from mastaba.server.protocol.people_messages import AwayDocument
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import AwayBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.table.documents import now_ms

router = APIRouter(prefix="/api", tags=["notices"])
FURTHEST = 400  # days ahead; whatever the host allows is less


async def document(vacations: Vacations, person: str) -> AwayDocument:
    await vacations.load((person,))
    period = vacations.period(person)
    allowed = await vacations.allowance(person)
    return AwayDocument(until=None if period is None else period.day, left=allowed.days_left, days=allowed.total)


@router.get("/me/away", responses=answers(AwayDocument))
async def away(request: Request, person: Human) -> Response:
    return reply(await document(server_of(request).context.vacations, person.id))


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
    vacations = server_of(request).context.vacations
    if vacations.days == 0:
        raise Problem(409, "no-vacation", "On this server clocks do not stand still.")
    ahead = min(day, today + timedelta(days=FURTHEST))
    until = int(datetime.combine(ahead + timedelta(days=1), time(), zone).timestamp() * 1000)
    refused = await vacations.begin(person.id, until, day.isoformat())
    if refused is not None:
        detail = f"You have {refused.days_left} of {refused.total} days left this year; this would be longer."
        raise Problem(409, "vacation-too-long", detail)
    return reply(await document(vacations, person.id))


@router.delete("/me/away", responses=answers(AwayDocument))
async def come_back(request: Request, person: Human) -> Response:
    limit(request, "ask", person.id)
    vacations = server_of(request).context.vacations
    await vacations.end(person.id)
    return reply(await document(vacations, person.id))


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Problem(422, "bad-day", f"{text!r:.30} is no day; write it as 2026-11-24.") from None
