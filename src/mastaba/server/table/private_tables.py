"""Tables for one person alone: lessons and puzzles. Nobody else sees them, they count for nothing, each person has a
few of them, and they are dropped after a day."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from mastaba.server.protocol.refusals import Problem
from mastaba.server.storage.database import Unavailable
from mastaba.server.storage.private_tables import PRIVATE, Private
from mastaba.server.table import commands
from mastaba.server.table.documents import now_ms
from mastaba.server.table.registry import Tables
from mastaba.server.table.state import TableState
from mastaba.server.table.table import Table

log = logging.getLogger("mastaba")
MOST: Final = 6  # of one person and kind: the oldest goes when another is opened
KEPT: Final = 86_400_000  # milliseconds since anything happened there
LOOK: Final = 1800.0  # seconds
NO_GAME: Final[dict[Private, str]] = {
    "lesson": "This table is a lesson: it is for one person, and no game.",
    "puzzle": "This table is a puzzle: it is for one person, and no game.",
}


async def open_private(tables: Tables, person: str, settings: dict[str, Any]) -> Table:
    kind = next(kind for kind in PRIVATE if kind in settings)
    earlier = await tables.context.private.of_person(person, kind)
    await drop(tables, earlier[MOST - 1 :])
    return await tables.create(person, settings, seat=settings[kind]["seat"], begin=commands.start)


async def drop(tables: Tables, names: Sequence[str]) -> None:
    """From the disk and from memory; the page of whoever is still there opens the lesson or the puzzle again."""
    await tables.context.private.drop(names)
    for name in names:
        if name in tables.open:
            tables.unload(name)


async def drop_old_ones(tables: Tables) -> None:
    while True:
        try:
            await drop(tables, await tables.context.private.older_than(now_ms() - KEPT))
        except Unavailable:
            log.warning("old lessons and puzzles could not be dropped")
        await asyncio.sleep(LOOK)


def check_game(state: TableState) -> None:
    if state.kind is not None:
        raise Problem(409, state.kind, NO_GAME[state.kind])


def check_own(state: TableState, person: str | None) -> None:
    """What somebody learns or solves is nobody else's business: for others there is no such table."""
    if state.private is not None and not state.seats_of(person):
        raise Problem(404, "no-table", "There is no such table.")
