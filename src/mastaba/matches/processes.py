"""Numbered pieces of work on several processes of this machine, handed back in the order of their numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")

AHEAD = 2  # pieces that wait for each worker, so that none is ever idle


def in_order(workers: int, work: Callable[[int], T], most: int, first: int = 1) -> Iterator[T]:
    """What `work` answers to the numbers from `first` to `most`; it stops when the caller stops iterating."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    waiting: deque[Future[T]] = deque()
    try:
        for number in range(first, most + 1):
            waiting.append(pool.submit(work, number))
            if len(waiting) >= workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
