"""Hints for people, with a cache of the latest ones.

A hint follows from what the seat sees and the table's secret seed alone: it reveals nothing the seat cannot know."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from mastaba.analysis.document import because_document
from mastaba.analysis.hints import Hint
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game
from mastaba.server.protocol.teaching_messages import BecauseDocument, HintDocument, Reason
from mastaba.server.thinking.bot_pool import BotPool

MOST_KEPT = 1000


class Asked(NamedTuple):
    """The question, and the seat's version at that time."""

    table: str
    game: Game
    seed: int
    view: Document
    decision: Decision
    version: int


class Hints:
    """The search runs once for each position, however often somebody asks."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.cache: OrderedDict[tuple[str, int], asyncio.Task[Hint]] = OrderedDict()

    async def hint(self, asked: Asked) -> HintDocument:
        key = (asked.table, asked.seed)
        if key not in self.cache:
            thinking = self.bots.hint(f"{asked.table}:hint", asked.game, asked.seed, asked.view, asked.decision)
            self.cache[key] = asyncio.create_task(thinking)
            while len(self.cache) > MOST_KEPT:
                self.cache.popitem(last=False)
        try:
            found = await asyncio.shield(self.cache[key])  # a request that is cancelled does not stop it for others
        except Exception:
            self.cache.pop(key, None)
            raise
        return document(asked, found)


def document(asked: Asked, found: Hint) -> HintDocument:
    moves = asked.game.moves
    because = because_document(asked.game, found.because)
    return HintDocument(
        version=asked.version,
        seat=asked.decision.seat + 1,
        move=str(moves[found.move]),
        other=None if found.other is None else str(moves[found.other]),
        reason=msgspec.convert(found.reason, Reason),
        facts=found.facts,
        because=None if because is None else msgspec.convert(because, BecauseDocument),
    )
