"""Long work in time slices: replaying thousands of moves must not block the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.002  # seconds


class Slices:
    """Work is a generator that yields after each step. A thread would not help, because of the interpreter lock.

    Short work runs at once; long work runs one after another, so that many requests are no worse than one."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def alone(self, work: Callable[[], T]) -> T:
        """Work that cannot be sliced runs on a thread, in its turn like all long work."""
        async with self.turn:
            return await asyncio.to_thread(work)

    async def run(self, work: Generator[None, None, T]) -> T:
        found: list[T] = []
        if run_slice(work, found):
            return found[0]
        async with self.turn:
            while not run_slice(work, found):
                await asyncio.sleep(0)
        return found[0]


def run_slice(work: Generator[None, None, T], found: list[T]) -> bool:
    """True when the work is finished; its result is then in the list."""
    until = time.perf_counter() + SLICE
    while time.perf_counter() < until:
        try:
            next(work)
        except StopIteration as end:
            found.append(end.value)
            return True
    return False


def at_once(work: Generator[None, None, T]) -> T:
    """Runs the work without interruption."""
    found: list[T] = []
    while not run_slice(work, found):
        pass
    return found[0]
