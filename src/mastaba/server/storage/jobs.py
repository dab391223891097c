"""Transactions that wait for their turn; what waits together is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from mastaba.server.storage.database import Connection

T = TypeVar("T")
LARGEST_GROUP = 256


class Job:
    """One transaction, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Groups:
    """One group is on its way to the disk at a time; what comes meanwhile is the next.

    `start` is called on the event loop with a group and calls `done` there when it is on the disk or has failed."""

    def __init__(self, start: Callable[[list[Job]], None]) -> None:
        self.start = start
        self.waiting: list[Job] = []
        self.busy = False  # a group is on its way, or about to be
        self.count = 0

    async def write(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future())
        self.waiting.append(job)
        if not self.busy:
            self.busy = True
            loop.call_soon(self.begin)  # whoever else is ready now comes along
        result: T = await job.future
        return result

    def begin(self) -> None:
        group, self.waiting = self.waiting[:LARGEST_GROUP], self.waiting[LARGEST_GROUP:]
        self.count += 1
        self.start(group)

    def done(self, group: list[Job]) -> None:
        for job in group:
            job.settle()
        if self.waiting:
            self.begin()
        else:
            self.busy = False

    async def finish(self) -> None:
        while self.busy:
            await asyncio.sleep(0.001)
