"""The tables of lessons: opened at once, a few for each person, and dropped after a day."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from mastaba.lessons.lesson import Lesson
from mastaba.server.storage.database import Unavailable
from mastaba.server.table import commands, lessons
from mastaba.server.table.registry import Tables
from mastaba.server.table.table import Table, now_ms

log = logging.getLogger("mastaba")
MOST: Final = 6  # of one person: the oldest goes when another is opened
KEPT: Final = 86_400_000  # milliseconds since anything happened there
LOOK: Final = 1800.0  # seconds


async def open_lesson(tables: Tables, person: str, lesson: Lesson) -> Table:
    earlier = await tables.context.lessons.of_person(person)
    await drop(tables, earlier[MOST - 1 :])
    return await tables.create(person, lessons.settings_of(lesson), seat=lesson.seat + 1, begin=commands.start)


async def drop(tables: Tables, names: Sequence[str]) -> None:
    """From the disk and from memory; the page of whoever is still there opens the lesson again."""
    await tables.context.lessons.drop(names)
    for name in names:
        if name in tables.open:
            tables.unload(name)


async def drop_old_ones(tables: Tables) -> None:
    while True:
        try:
            await drop(tables, await tables.context.lessons.older_than(now_ms() - KEPT))
        except Unavailable:
            log.warning("old lessons could not be dropped")
        await asyncio.sleep(LOOK)
