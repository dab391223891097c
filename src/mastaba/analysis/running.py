"""Analysing a game in worker processes: the command line and the server take the same way.

Everything heavy runs in the workers; the caller only waits."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

from mastaba.analysis.analysis import AGAIN, Analysis, Effort, usual_effort
from mastaba.analysis.document import document
from mastaba.analysis.opinions import Chances, Opinion, chances_at, opinion_on, walk_of
from mastaba.bots.player import ignore_interrupt

T = TypeVar("T")
Data = Mapping[str, object] | None  # the corrected values a game was played with
Progress = Callable[[int, int], None]  # called with how many questions of how many are answered


class Plan(NamedTuple):
    """What is asked: who wins from these points, and what else could have been done in these moves."""

    points: list[int]
    decisions: list[int]
    effort: Effort


def plan(text: str, data: Data, effort: Effort | None) -> Plan:
    walk = walk_of(text, data)
    points = [0, *(run.last for run in walk.runs)]
    return Plan(points, walk.decisions(), effort or usual_effort(walk.game, len(points)))


def doubtful(text: str, data: Data, chances: list[Chances], opinions: list[Opinion], effort: Effort) -> list[int]:
    return Analysis(walk_of(text, data), chances, opinions, effort).doubtful()


def conclude(
    text: str, data: Data, chances: list[Chances], opinions: list[Opinion], effort: Effort
) -> dict[str, object]:
    return document(Analysis(walk_of(text, data), chances, opinions, effort))


def analyse_in(
    pool: Executor, text: str, data: Data = None, effort: Effort | None = None, told: Progress | None = None
) -> dict[str, object]:
    """The document of a game; the same game and effort give the same one, on any number of workers."""
    points, decisions, chosen = pool.submit(plan, text, data, effort).result()
    total, done = len(points) + len(decisions), 0

    def answers(asked: list[Future[T]]) -> list[T]:
        nonlocal done
        try:
            for future in as_completed(asked):
                future.result()  # whatever went wrong there goes on here
                done += 1
                if told is not None:
                    told(done, total)
        finally:
            for future in asked:
                future.cancel()
        return [future.result() for future in asked]

    asked = [pool.submit(opinion_on, text, data, number, chosen.simulations) for number in decisions]
    chances = answers([pool.submit(chances_at, text, data, number, chosen.playouts) for number in points])
    opinions = {opinion.number: opinion for opinion in answers(asked)}
    again = pool.submit(doubtful, text, data, chances, list(opinions.values()), chosen).result()
    total += len(again)
    asked = [pool.submit(opinion_on, text, data, number, AGAIN * chosen.simulations, True) for number in again]
    opinions |= {opinion.number: opinion for opinion in answers(asked)}
    return pool.submit(conclude, text, data, chances, list(opinions.values()), chosen).result()


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
