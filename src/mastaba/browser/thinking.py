"""Bots, hints and analyses think in a second worker, so that tables answer meanwhile. Questions travel pickled."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from mastaba.analysis.running import analysis_steps
from mastaba.browser.thought import ThoughtFailed
from mastaba.server.leases import Leases
from mastaba.server.protocol.structures import encode
from mastaba.server.settings import Settings
from mastaba.server.storage.analysis_store import AnalysisStore
from mastaba.server.thinking.analyses import Analyses, Job
from mastaba.server.thinking.bot_pool import BotPool, Question, Worker

T = TypeVar("T")
Post = Callable[[bytes], Awaitable[bytes]]


async def asked(post: Post, work: Callable[..., T], *values: object) -> T:
    found, failure = pickle.loads(await post(pickle.dumps((work, values))))
    if failure is not None:
        raise ThoughtFailed(failure)
    return cast("T", found)


class OtherWorker(Worker):
    def __init__(self, post: Post) -> None:
        super().__init__()
        self.post = post

    async def ask(self, work: Callable[[Question], T], question: Question) -> T:
        return await asked(self.post, work, question)


class BrowserBots(BotPool):
    def __init__(self, post: Post) -> None:
        super().__init__(0)
        self.workers = [OtherWorker(post)]


class BrowserAnalyses(Analyses):
    """One question at a time, so that a bot of a running game waits for one of them at most."""

    def __init__(self, store: AnalysisStore, leases: Leases, settings: Settings, post: Post) -> None:
        super().__init__(store, "browser", leases, settings)
        self.post = post

    async def work_on(self, job: Job) -> str:
        steps = analysis_steps(job.text, job.data, self.effort, job.on_progress)
        calls = next(steps)
        while True:
            answers: list[Any] = []
            for work, *values in calls:
                answers.append(await asked(self.post, work, *values))
                calls.answered()
            try:
                calls = steps.send(answers)
            except StopIteration as end:
                return encode(end.value).decode()
