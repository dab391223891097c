"""Programs that play over the API: made and revoked by a person, known by a token of which only a digest is stored."""

from __future__ import annotations

import secrets
import time

from mastaba.server.people.people import BOT_PREFIX, People, digest
from mastaba.server.protocol.refusals import Problem
from mastaba.server.random_id import random_id
from mastaba.server.storage.people_store import Person

MOST = 20  # of one person


async def make(people: People, owner: Person, name: str) -> tuple[Person, str]:
    """A bot and its token, which is shown this once."""
    if len(await people.store.bots_of(owner.id)) >= MOST:
        raise Problem(409, "too-many-bots", f"One person has at most {MOST} bots; revoke one first.")
    bot = secrets.token_hex(12)
    token = f"{BOT_PREFIX}{bot}-{random_id(32)}"
    await people.store.create_bot(bot, name, owner.id, digest(token), time.time_ns() // 1_000_000)
    found = await people.find(bot)
    assert found is not None
    return found, token


async def revoke(people: People, bot: str) -> None:
    """The token is no longer valid; games the bot played keep its name."""
    await people.store.revoke_bot(bot)
    people.changed(bot)
