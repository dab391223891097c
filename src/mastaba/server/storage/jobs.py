"""Group commit: transactions that wait at the same time are committed together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

from mastaba.server.storage.database import Connection, Unavailable

T = TypeVar("T")


class Job:
    """One transaction, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.since = time.monotonic()
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
    """At most `lanes` groups are being committed at a time; what comes meanwhile waits for the next group.

    `start` is called on the event loop with a group and calls `done` there when it is on the disk or has failed."""

    def __init__(self, start: Callable[[list[Job]], None], lanes: int = 1, largest: int = 256) -> None:
        self.start = start
        self.lanes, self.largest = lanes, largest
        self.waiting: list[Job] = []
        self.flying = 0
        self.called = False
        self.count = 0

    @property
    def busy(self) -> bool:
        return bool(self.flying or self.waiting)

    async def write(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future())
        self.waiting.append(job)
        if self.flying < self.lanes and not self.called:
            self.called = True
            loop.call_soon(self.begin)  # other transactions that are ready now join the group
        result: T = await job.future
        return result

    def begin(self) -> None:
        self.called = False
        while self.waiting and self.flying < self.lanes:
            group, self.waiting = self.waiting[: self.largest], self.waiting[self.largest :]
            self.count += 1
            self.flying += 1
            self.start(group)

    def done(self, group: list[Job]) -> None:
        self.flying -= 1
        for job in group:
            job.settle()
        self.begin()

    def refuse_old(self, age: float) -> None:
        """What has waited so long and not begun: nothing of it has happened."""
        oldest = time.monotonic() - age
        while self.waiting and self.waiting[0].since < oldest:
            job = self.waiting.pop(0)
            job.error = Unavailable("the database is too slow now")
            job.settle()

    async def finish(self) -> None:
        while self.busy:
            await asyncio.sleep(0.001)
