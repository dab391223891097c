"""Hints for people, and those given lately.

A hint follows from what the seat sees and the table's secret seed alone: it tells nothing the seat cannot know."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from mastaba.analysis.hints import Hint
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game
from mastaba.server.thinking.bot_pool import BotPool

MOST_KEPT = 1000


class Asked(NamedTuple):
    """What is thought about, and the seat's version at that moment."""

    table: str
    game: Game
    seed: int
    view: Document
    decision: Decision
    version: int


class Hints:
    """A position is thought about once, however often it is asked about."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.given: OrderedDict[tuple[str, int], asyncio.Task[Hint]] = OrderedDict()

    async def hint(self, asked: Asked) -> dict[str, Any]:
        key = (asked.table, asked.seed)
        if key not in self.given:
            thinking = self.bots.hint(f"{asked.table}:hint", asked.game, asked.seed, asked.view, asked.decision)
            self.given[key] = asyncio.create_task(thinking)
            while len(self.given) > MOST_KEPT:
                self.given.popitem(last=False)
        try:
            found = await asyncio.shield(self.given[key])  # whoever goes away does not stop it for others
        except Exception:
            self.given.pop(key, None)
            raise
        return document(asked, found)


def document(asked: Asked, found: Hint) -> dict[str, Any]:
    moves = asked.game.moves
    return {
        "version": asked.version,
        "seat": asked.decision.seat + 1,
        "move": str(moves[found.move]),
        "other": None if found.other is None else str(moves[found.other]),
        "reason": found.reason,
        "facts": found.facts,
    }
