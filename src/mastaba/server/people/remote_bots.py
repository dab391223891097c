"""Programs that play over the wire: made and revoked by a person, known by a token of which only a digest is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import TYPE_CHECKING

from mastaba.server.protocol.refusals import Problem
from mastaba.server.random_id import random_id

if TYPE_CHECKING:
    from mastaba.server.people.people import People
    from mastaba.server.storage.people_store import Person

PREFIX = "mastaba-bot-"  # so that a token that strayed into a file is recognised for what it is
MOST = 20  # of one person


async def make(people: People, owner: Person, name: str) -> tuple[Person, str]:
    """A bot and its token, which is shown this once."""
    if len(await people.store.bots_of(owner.id)) >= MOST:
        raise Problem(409, "too-many-bots", f"One person has at most {MOST} bots; revoke one first.")
    bot = secrets.token_hex(12)
    token = f"{PREFIX}{bot}-{random_id(32)}"
    await people.store.create_bot(bot, name, owner.id, digest(token), time.time_ns() // 1_000_000)
    found = await people.find(bot)
    assert found is not None
    return found, token


async def recognise(people: People, token: str) -> Person | None:
    """The bot of a token, as long as neither it nor its owner is gone."""
    bot = await people.find(token.removeprefix(PREFIX).partition("-")[0])
    kept = None if bot is None else bot.bot_token
    if not hmac.compare_digest(digest(token), kept or "") or bot is None or bot.owner is None or bot.banned:
        return None
    owner = await people.find(bot.owner)
    return None if owner is None or owner.banned or owner.name is None else bot


async def revoke(people: People, bot: str) -> None:
    """The token is worth nothing from now on; what the bot played keeps its name."""
    await people.store.revoke_bot(bot)
    people.changed(bot)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
