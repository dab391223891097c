"""Where rounds are played: processes of this machine, or a Ray cluster. Both hand them back in the order of numbers,
so that a match has the same result on either."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

from mastaba.kernel.errors import BadInput
from mastaba.matches.arena.pairings import Pairing, Result, play_round
from mastaba.matches.processes import AHEAD, in_order

BACKENDS = ("local", "ray")


def rounds(backend: str, workers: int | None, wanted: Pairing, most: int, first: int = 1) -> Iterator[list[Result]]:
    """Rounds `first` to `most` in order; play stops when the caller stops iterating."""
    if backend not in BACKENDS:
        raise BadInput(f"there is no backend {backend!r}; choose from {', '.join(BACKENDS)}")
    if backend == "ray":
        return on_ray(wanted, most, first)
    return in_order(workers or os.cpu_count() or 1, partial(play_round, wanted), most, first)


def on_ray(wanted: Pairing, most: int, first: int) -> Iterator[list[Result]]:
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
        for number in range(first, most + 1):
            waiting.append(remote.remote(wanted, number))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for left in waiting:
            ray.cancel(left)
