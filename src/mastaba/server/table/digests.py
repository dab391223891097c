"""Once a day, at the hour that a person chose: all their running games in one message, what waits for them first."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

from mastaba.server.notify import words
from mastaba.server.protocol.messages import Summary
from mastaba.server.storage.contact_store import Contact
from mastaba.server.storage.database import Unavailable
from mastaba.server.table.registry import Tables

log = logging.getLogger("mastaba")
EVERY = 300.0  # seconds between looks at the clock
EPOCH = date(1970, 1, 1)


def day_if_due(contact: Contact, now: datetime) -> int | None:
    """The day of the digest that is due, where that person lives; None if none is, or it was sent."""
    local = now.astimezone(ZoneInfo(contact.zone))
    day = (local.date() - EPOCH).days
    return day if contact.digest is not None and local.hour >= contact.digest and contact.digest_day < day else None


def lines_of(games: list[Summary], lang: str, origin: str) -> list[str]:
    lines = []
    for game in games:
        link = f" {origin}/table/{game.id}" if origin else ""
        table = words.table_name(game.game, game.name, lang)
        lines.append(words.say(lang, "turn" if game.your_turn else "waits", table=table) + link)
    return lines


async def send_due(tables: Tables, now: datetime) -> None:
    notices = tables.context.notices
    for person, contact in await notices.contacts.wanting_digests():
        day = day_if_due(contact, now)
        await tables.context.availability.load((person,))
        away = tables.context.availability.period(person) is not None
        if away or day is None or not await notices.contacts.take_digest(person, day):
            continue
        games = [game for game in await tables.of_person(person) if game.status == "playing"]
        if games:
            subject = words.say(contact.lang, "digest", count=sum(game.your_turn for game in games))
            tables.run(notices.tell(person, contact, subject, lines_of(games, contact.lang, notices.origin)))


async def send_daily(tables: Tables) -> None:
    while True:
        try:
            await send_due(tables, datetime.now(UTC))
        except Unavailable:
            log.warning("digests were postponed")
        await asyncio.sleep(EVERY)
