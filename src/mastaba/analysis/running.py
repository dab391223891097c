"""Analysing a game in worker processes: the command line and the server take the same way.

Everything heavy runs in the workers; the caller only waits."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, NamedTuple, cast

from mastaba.analysis.analysis import AGAIN, Analysis, Effort, usual_effort
from mastaba.analysis.curve import judge_of, sampled
from mastaba.analysis.document import document
from mastaba.analysis.opinions import Opinion, opinion_on
from mastaba.analysis.samples import Sample, joined, where_they_vary
from mastaba.analysis.walk import walk_of
from mastaba.bots.player import ignore_interrupt

Data = Mapping[str, object] | None  # the corrected values a game was played with
Progress = Callable[[int, int], None]  # called with how many questions of how many are answered
Call = tuple[Any, ...]  # a function and what it is called with


class Plan(NamedTuple):
    """What is asked: who wins from these points, and what else could have been done in these moves."""

    points: list[int]
    decisions: list[int]
    effort: Effort


def plan(text: str, data: Data, effort: Effort | None) -> Plan:
    walk = walk_of(text, data)
    points = [0, *(run.last for run in walk.runs)]
    judged = judge_of(walk.game, walk.before[0]) is not None
    decisions = walk.decisions()
    return Plan(points, decisions, effort or usual_effort(walk.game, len(points), len(decisions), judged))


def doubtful(text: str, data: Data, samples: list[Sample], opinions: list[Opinion], effort: Effort) -> list[int]:
    return Analysis(walk_of(text, data), joined(samples), opinions, effort).doubtful()


def conclude(
    text: str, data: Data, samples: list[Sample], opinions: list[Opinion], effort: Effort
) -> dict[str, object]:
    return document(Analysis(walk_of(text, data), joined(samples), opinions, effort))


def sampling(text: str, data: Data, points: list[int], playouts: Mapping[int, int], luck: int) -> list[Call]:
    """So many playouts of each point, which may follow the game to the next one; each pass has luck of its own."""
    until = dict(pairwise([*points, points[-1]]))
    return [(sampled, text, data, number, until[number], most, luck) for number, most in playouts.items()]


class Calls(list[Call]):
    """Questions that need not wait for each other; whoever has one answered says so."""

    def __init__(self, calls: Iterable[Call], answered: Callable[[], None] = lambda: None) -> None:
        super().__init__(calls)
        self.answered = answered


def analysis_steps(
    text: str, data: Data = None, effort: Effort | None = None, told: Progress | None = None
) -> Generator[Calls, list[Any], dict[str, object]]:
    """Asks questions in several steps, is sent the answers in the same order, and returns the document."""
    (found,) = yield Calls([(plan, text, data, effort)])
    points, decisions, chosen = found
    to_come = chosen.more(len(points))
    total, done = len(points) * (2 if to_come else 1) + len(decisions), 0

    def answered() -> None:
        nonlocal done
        done += 1
        if told is not None:
            told(done, total)

    at_first = dict.fromkeys(points, chosen.playouts)
    answers = yield Calls(
        [
            *((opinion_on, text, data, number, chosen.simulations) for number in decisions),
            *sampling(text, data, points, at_first, 0),
        ],
        answered,
    )
    opinions = {opinion.number: opinion for opinion in answers[: len(decisions)]}
    samples = answers[len(decisions) :]
    (more,) = yield Calls([(where_they_vary, samples, to_come)])
    done += len(points) - len(more) if to_come else 0  # the others are sure enough
    samples += yield Calls(sampling(text, data, points, more, 1), answered)
    (again,) = yield Calls([(doubtful, text, data, samples, list(opinions.values()), chosen)])
    total += len(again)
    answers = yield Calls(
        [(opinion_on, text, data, each, AGAIN * chosen.simulations, True) for each in again], answered
    )
    opinions |= {opinion.number: opinion for opinion in answers}
    (document,) = yield Calls([(conclude, text, data, samples, list(opinions.values()), chosen)])
    return cast("dict[str, object]", document)


def analyse_in(
    pool: Executor, text: str, data: Data = None, effort: Effort | None = None, told: Progress | None = None
) -> dict[str, object]:
    """The document of a game; the same game and effort give the same one, on any number of workers."""
    steps = analysis_steps(text, data, effort, told)
    calls = next(steps)
    while True:
        asked = [pool.submit(*call) for call in calls]
        try:
            for future in as_completed(asked):
                future.result()  # whatever went wrong there goes on here
                calls.answered()
        finally:
            for future in asked:
                future.cancel()
        try:
            calls = steps.send([future.result() for future in asked])
        except StopIteration as end:
            return cast("dict[str, object]", end.value)


def analyse(
    text: str,
    data: Data = None,
    effort: Effort | None = None,
    workers: int | None = None,
    told: Progress | None = None,
) -> dict[str, object]:
    """The same, in workers that end with it."""
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, get_context("spawn"), ignore_interrupt) as pool:
        return analyse_in(pool, text, data, effort, told)
