"""Which puzzle is the daily one, and the streak of somebody who solves them. Days are numbered as `date.toordinal`
does; they begin at midnight UTC."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Literal, NamedTuple

WEEK = 7
DayState = Literal["solved", "forgiven", "missed", "open"]


class Rated(NamedTuple):
    """As much of a puzzle as the choice needs."""

    id: str
    rating: int


def day_of(milliseconds: int) -> int:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().toordinal()


def iso(day: int) -> str:
    return date.fromordinal(day).isoformat()


def chosen(day: int, puzzles: Mapping[str, Sequence[Rated]]) -> str | None:
    """The games take turns; on Monday the easiest seventh of a game's puzzles, on Sunday the hardest. Within a
    seventh each comes once before the first comes again."""
    games = [game for game in sorted(puzzles) if puzzles[game]]
    if not games:
        return None
    found = sorted(puzzles[games[day % len(games)]], key=lambda each: (each.rating, each.id))
    weekday = (day - 1) % WEEK  # day 1 was a Monday
    band = found[len(found) * weekday // WEEK : len(found) * (weekday + 1) // WEEK] or found
    shuffled = sorted(band, key=lambda each: hashlib.sha256(each.id.encode()).digest())
    return shuffled[day // math.lcm(len(games), WEEK) % len(shuffled)].id


class Streak(NamedTuple):
    """Days in a row with the daily puzzle solved; `first` is the day after today where there are none."""

    days: int
    first: int


def streak(solved: set[int], today: int) -> Streak:
    """Back to the first gap that is not forgiven: one missed day is, in each week from Monday to Sunday. Today is no
    gap yet."""
    days, first = 0, today + 1
    forgiven: set[int] = set()  # weeks
    for day in range(today, min(solved, default=today) - 1, -1):
        week_of = (day - 1) // WEEK
        if day in solved:
            days, first = days + 1, day
        elif day != today and week_of in forgiven:
            break
        elif day != today:
            forgiven.add(week_of)
    return Streak(days, first)


def week(solved: set[int], today: int) -> list[tuple[int, DayState]]:
    """The last seven days, today last; a missed day is forgiven inside a streak."""
    first = streak(solved, today).first
    found: list[tuple[int, DayState]] = []
    for day in range(today - WEEK + 1, today + 1):
        if day in solved:
            found.append((day, "solved"))
        elif day == today:
            found.append((day, "open"))
        else:
            found.append((day, "forgiven" if day > first else "missed"))
    return found
