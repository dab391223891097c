"""When people play games over days: whether they are away, and the hours they usually play, if they wish to say it.

While somebody is away, their clocks stand still, within what the host allows a year. That ends by itself, by hand, or
by a move in such a game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database

HOUR, DAY = 3_600_000, 86_400_000
YEAR = 365 * DAY
HOURS = "select zone, first, last from playing_hours where person = ?"
PERIODS = "select began, until, day from vacation where person = ? and until > ? order by began"


class Period(NamedTuple):
    """Milliseconds; `day` is the last one, as that person wrote it."""

    began: int
    until: int
    day: str

    def overlap(self, start: int, end: int) -> int:
        return max(0, min(end, self.until) - max(start, self.began))


class Hours(NamedTuple):
    """Where somebody lives, and from when to when they usually play, if they say so."""

    zone: str
    first: int | None
    last: int | None


class Known(NamedTuple):
    periods: tuple[Period, ...] = ()
    hours: Hours | None = None


class SeatDays(NamedTuple):
    """What those at a table may know of somebody: the last day of a vacation, and their hours."""

    away: str | None
    hours: Hours | None


NOTHING = Known()


class Allowance(NamedTuple):
    """How much of a year somebody may be away, and what is left of it; a running vacation counts to now."""

    total: int
    left: int

    @property
    def days_left(self) -> int:
        return max(0, (self.left + HOUR) // DAY)  # as whoever was away for a moment sees it


class Availability:
    def __init__(self, database: Database, days: int) -> None:
        self.database = database
        self.days = days  # a year
        self.known: dict[str, Known] = {}  # of people at tables in memory
        self.reading = asyncio.Lock()  # a later reading is kept, not an earlier one
        self.changed: list[Callable[[str], None]] = []  # called with whoever left, came back or has other hours

    # ---------------------------------------------------------------------- what is known here
    async def load(self, people: Iterable[str]) -> None:
        for person in people:
            if person not in self.known:
                await self.read_again(person)

    async def read_again(self, person: str) -> None:
        async with self.reading:
            since = now_ms() - YEAR
            rows, hours = await self.database.read(lambda db: (db.rows(PERIODS, person, since), db.rows(HOURS, person)))
            self.known[person] = Known(tuple(Period(*row) for row in rows), Hours(*hours[0]) if hours else None)

    def period(self, person: str | None) -> Period | None:
        """The vacation that runs now."""
        now, known = now_ms(), self.known.get(person or "", NOTHING)
        return next((each for each in known.periods if each.began <= now < each.until), None)

    def days_of(self, person: str | None) -> SeatDays | None:
        period, hours = self.period(person), self.known.get(person or "", NOTHING).hours
        if period is None and hours is None:
            return None
        return SeatDays(None if period is None else period.day, hours)

    def stood(self, person: str | None, start: int, end: int) -> int:
        """For how long of this time somebody was away."""
        return sum(each.overlap(start, end) for each in self.known.get(person or "", NOTHING).periods)

    async def allowance(self, person: str) -> Allowance:
        now = now_ms()
        rows = await self.database.read(lambda db: db.rows(PERIODS, person, now - YEAR))
        return self.reckon([Period(*row) for row in rows], now)

    def reckon(self, periods: list[Period], now: int) -> Allowance:
        used = sum(each.overlap(now - YEAR, now) for each in periods)
        return Allowance(self.days, self.days * DAY - used)

    # ---------------------------------------------------------------------- leaving and coming back
    async def begin(self, person: str, until: int, day: str) -> Allowance | None:
        """None if it was written; else it would be longer than this, and nothing changes. A running vacation gets
        another end."""
        now = now_ms()

        def work(db: Connection) -> Allowance | None:
            db.run("update person set created = created where id = ?", person)  # two at once come one after the other
            periods = [Period(*row) for row in db.rows(PERIODS, person, now - YEAR)]
            allowed = self.reckon(periods, now)
            if until - now > allowed.left:
                return allowed
            running = [each for each in periods if each.until > now]
            if running:
                sql = "update vacation set until = ?, day = ? where person = ? and began = ?"
                db.run(sql, until, day, person, running[0].began)
            else:
                sql = "insert into vacation (person, began, until, day) values (?, ?, ?, ?)"
                db.run(sql, person, now, until, day)
            db.notify(f"away {person}")
            return None

        refused = await self.database.write(work)
        if refused is None:
            await self.tell(person)
        return refused

    async def end(self, person: str) -> None:
        now = now_ms()

        def work(db: Connection) -> int:
            ended = db.run("update vacation set until = ? where person = ? and until > ?", now, person, now)
            db.notify(f"away {person}")
            return ended

        if await self.database.write(work):
            await self.tell(person)

    async def set_hours(self, person: str, hours: Hours | None) -> None:
        def work(db: Connection) -> None:
            db.run("delete from playing_hours where person = ?", person)
            if hours is not None:
                db.run("insert into playing_hours (person, zone, first, last) values (?, ?, ?, ?)", person, *hours)
            db.notify(f"away {person}")

        await self.database.write(work)
        await self.tell(person)

    async def tell(self, person: str) -> None:
        await self.read_again(person)
        for call in self.changed:
            call(person)

    async def forget(self, person: str) -> None:
        await self.end(person)
        await self.set_hours(person, None)
        await self.database.write(lambda db: db.run("delete from vacation where person = ?", person))


def now_ms() -> int:
    return time.time_ns() // 1_000_000
