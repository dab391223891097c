"""Steps of mastaba.vector by the clock, on one worker and on one for each core."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import mastaba
from mastaba import BadInput, core
from mastaba.benchmarks.figures import Figure, Part

if TYPE_CHECKING:
    from mastaba.benchmarks.random_play import SteppedVector

GAMES = 512 if core.compiled() else 4  # for each worker


def measure(rounds: int, seconds: float) -> Part:
    try:
        from mastaba.benchmarks.random_play import SteppedVector
    except ModuleNotFoundError:
        raise BadInput("this benchmark needs numpy: pip install 'mastaba[rl]'") from None
    cores = os.cpu_count() or 1
    counts = [1, cores] if cores > 1 else [1]
    played = [SteppedVector(lambda n=n: mastaba.vector("babel", n * GAMES, workers=n)) for n in counts]  # type: ignore[misc]
    rates = [[rate_of(each, seconds) for each in played] for _ in range(rounds)]
    figures = [Figure(f"babel, workers {n}", "steps/s", [rate[k] for rate in rates]) for k, n in enumerate(counts)]
    gain = Figure(f"babel, workers {cores} to 1", "times", [rate[-1] / rate[0] for rate in rates])
    return Part("workers", [*figures, gain])


def rate_of(played: SteppedVector, seconds: float) -> float:
    """Steps for each second of the clock, for at least so many seconds."""
    began, done = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < seconds or not done:
        done += played.work()
    return done / spent
