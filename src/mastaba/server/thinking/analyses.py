"""Analyses of finished games: one at a time, in worker processes of low priority.

The database knows the results, and which process works on what, so that any process can say how far a game is."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from mastaba.analysis.analysis import Effort
from mastaba.analysis.running import analyse_in
from mastaba.server.leases import Leases
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.structures import encode, stored
from mastaba.server.protocol.teaching_messages import AnalysisDocument, GameAnalysis, Progress
from mastaba.server.settings import Settings
from mastaba.server.storage.analysis_store import AnalysisStore
from mastaba.server.storage.database import Unavailable
from mastaba.server.thinking.analysis_workers import AnalysisWorkers

log = logging.getLogger("mastaba")
MOST_WAITING = 50
REPORT = 3.0  # seconds between reports of progress to other processes
STOPPED = 30_000  # milliseconds without a report after which an analysis counts as given up


class Job:
    """A game to be analysed, and how far that is."""

    def __init__(self, table: str, text: str, data: dict[str, object] | None) -> None:
        self.table = table
        self.text = text
        self.data = data
        self.state: Progress = "waiting"
        self.done = self.total = 0

    def on_progress(self, done: int, total: int) -> None:
        self.done, self.total = done, total


class Analyses:
    def __init__(self, store: AnalysisStore, process: str, leases: Leases, settings: Settings) -> None:
        self.store = store
        self.process = process
        self.shared = leases.shared
        self.now = leases.now
        self.count = settings.analysis_workers
        self.effort = None if settings.analysis_effort is None else Effort(*settings.analysis_effort)
        self.claiming: set[str] = set()
        self.jobs: dict[str, Job] = {}  # the first is being analysed
        self.runner: asyncio.Task[None] | None = None

    async def shown(self, table: str) -> AnalysisDocument:
        """How far the analysis of this game is; one that another process began and cannot finish counts as none."""
        job = self.jobs.get(table)
        if job is not None:
            return how_far(job.state, job.done, job.total)
        if table in self.claiming:
            return how_far("waiting")
        found = await self.store.find(table)
        if found is None:
            return how_far("none")
        if found.body is not None:
            return how_far("done", found.total, found.total, stored(found.body, GameAnalysis))
        if found.state == "failed" or (found.process != self.process and found.at >= self.stopped()):
            return how_far(msgspec.convert(found.state, Progress), found.done, found.total)
        return how_far("none")

    def stopped(self) -> int:
        """A process whose last report is older than this time does not work on its analysis any more."""
        return self.now() - STOPPED if self.shared else self.now() + STOPPED

    async def start(self, table: str, text: str, data: dict[str, object] | None) -> None:
        """Idempotent: a game is analysed once."""
        if table in self.jobs or table in self.claiming:
            return
        if len(self.jobs) >= MOST_WAITING:
            raise Problem(503, "busy", "Too many games are waiting to be analysed; try again later.", 60)
        self.claiming.add(table)
        try:
            claimed = await self.store.claim(table, self.process, self.now(), self.stopped())
        finally:
            self.claiming.discard(table)
        if claimed:
            self.jobs[table] = Job(table, text, data)
            if self.runner is None:
                self.runner = asyncio.create_task(self.run())

    async def run(self) -> None:
        reporter = asyncio.create_task(self.report_progress()) if self.shared else None
        try:
            while self.jobs:
                job = next(iter(self.jobs.values()))
                job.state = "running"
                await self.finish(job, await self.analysed(job))
        finally:
            self.runner = None
            if reporter is not None:
                reporter.cancel()

    async def analysed(self, job: Job) -> str | None:
        try:
            return await self.work_on(job)
        except Exception:
            log.exception("an analysis failed", extra={"table": job.table})
            return None

    async def work_on(self, job: Job) -> str:
        workers = AnalysisWorkers(self.count)
        try:
            found = await asyncio.to_thread(analyse_in, workers.pool, job.text, job.data, self.effort, job.on_progress)
            return encode(found).decode()
        finally:
            workers.close()

    async def finish(self, job: Job, body: str | None) -> None:
        try:
            await self.store.finish(job.table, body, job.total, self.now())
        except Unavailable:
            log.warning("an analysis could not be stored", extra={"table": job.table})
        del self.jobs[job.table]

    async def report_progress(self) -> None:
        """Stores how far the analyses of this process are, for the processes that share the database."""
        while True:
            await asyncio.sleep(REPORT)
            for job in list(self.jobs.values()):
                with suppress(Unavailable):
                    await self.store.note(job.table, self.process, job.state, job.done, job.total, self.now())

    async def close(self) -> None:
        if self.runner is None:
            return
        self.runner.cancel()
        with suppress(asyncio.CancelledError):
            await self.runner
        with suppress(Unavailable):
            await self.store.release(self.process)


def how_far(state: Progress, done: int = 0, total: int = 0, analysis: GameAnalysis | None = None) -> AnalysisDocument:
    return AnalysisDocument(state=state, done=done, of=total, analysis=analysis)
