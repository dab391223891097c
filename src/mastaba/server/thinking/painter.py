"""Cards as PNG, painted in a process of their own, which starts with the first of them.

Pixels take a quarter of a second in which nothing else of the same process runs, so that a thread would not do."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Literal, NamedTuple

from mastaba.server.thinking.bot_pool import end_with_the_server

MOST_KEPT = 64  # pictures; each has some 150 kB
MOST_WAITING = 20


class Wanted(NamedTuple):
    """What a card is about, and what mastaba.drawing.card is told of it."""

    about: Literal["result", "puzzle", "game"]
    facts: tuple[Any, ...]


def paint(wanted: Wanted) -> bytes:
    """Runs in the worker."""
    from mastaba.drawing import card
    from mastaba.drawing.pixels import png

    ways: dict[str, Callable[..., str]] = {"result": card.of_result, "puzzle": card.of_puzzle, "game": card.of_game}
    return png(ways[wanted.about](*wanted.facts))


class Painter:
    """Each card is painted once, however often it is asked for while it is kept."""

    def __init__(self) -> None:
        self.process: ProcessPoolExecutor | None = None
        self.kept: OrderedDict[tuple[str, ...], asyncio.Task[bytes]] = OrderedDict()

    def is_busy(self) -> bool:
        return sum(not task.done() for task in self.kept.values()) >= MOST_WAITING

    async def card(self, key: tuple[str, ...], wanted: Wanted) -> bytes:
        """`key` tells one card from another."""
        if key not in self.kept:
            self.kept[key] = asyncio.create_task(self.painted(wanted))
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        try:
            return await asyncio.shield(self.kept[key])  # a request that is cancelled does not stop it for others
        except Exception:
            self.kept.pop(key, None)
            raise

    async def painted(self, wanted: Wanted) -> bytes:
        try:
            return await self.ask(wanted)
        except BrokenProcessPool:  # it was killed: another one paints
            self.close()
            return await self.ask(wanted)

    async def ask(self, wanted: Wanted) -> bytes:
        if self.process is None:
            self.process = ProcessPoolExecutor(1, get_context("spawn"), end_with_the_server)
        return await asyncio.get_running_loop().run_in_executor(self.process, paint, wanted)

    def close(self) -> None:
        if self.process is not None:
            self.process.shutdown(wait=False, cancel_futures=True)
            self.process = None
