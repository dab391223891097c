"""Long work in small pieces: a game of thousands of moves is played again, and everybody else is answered between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.002  # seconds of one piece


class Slices:
    """Work is a generator that yields after each step. A thread would not help: it needs the same interpreter.

    What is short runs at once; of the long ones only one goes on at a time, so that many are no worse than one."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def alone(self, work: Callable[[], T]) -> T:
        """What cannot be cut into pieces runs on a thread, in its turn like all that is long."""
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
    """Whether it is over; then what it found is in the list."""
    until = time.perf_counter() + SLICE
    while time.perf_counter() < until:
        try:
            next(work)
        except StopIteration as end:
            found.append(end.value)
            return True
    return False


def at_once(work: Generator[None, None, T]) -> T:
    """The same without a pause."""
    found: list[T] = []
    while not run_slice(work, found):
        pass
    return found[0]
