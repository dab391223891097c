"""Where rounds are played: processes of this machine, or a Ray cluster. Both hand them back in the order of numbers,
so that a match has the same result on either."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from mastaba.kernel.errors import BadInput
from mastaba.matches.arena.pairings import Pairing, Result, play_round

BACKENDS = ("local", "ray")
AHEAD = 2  # rounds that wait for each worker, so that none is ever idle


def rounds(backend: str, workers: int | None, wanted: Pairing, most: int) -> Iterator[list[Result]]:
    """Rounds 1 to `most` in order; play stops when the caller stops iterating."""
    if backend not in BACKENDS:
        raise BadInput(f"there is no backend {backend!r}; choose from {', '.join(BACKENDS)}")
    if backend == "ray":
        return on_ray(wanted, most)
    return on_processes(workers or os.cpu_count() or 1, wanted, most)


def on_processes(workers: int, wanted: Pairing, most: int) -> Iterator[list[Result]]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    waiting: deque[Future[list[Result]]] = deque()
    try:
        for number in range(1, most + 1):
            waiting.append(pool.submit(play_round, wanted, number))
            if len(waiting) >= workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray(wanted: Pairing, most: int) -> Iterator[list[Result]]:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadInput("--backend ray needs the package ray: pip install 'mastaba[ray]'") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote = ray.remote(play_round)
    room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting: deque[Any] = deque()
    try:
        for number in range(1, most + 1):
            waiting.append(remote.remote(wanted, number))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for left in waiting:
            ray.cancel(left)
