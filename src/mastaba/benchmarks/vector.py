"""Steps of mastaba.vector on one core, with observations and masks: alone, and with random actions chosen by numpy."""

from __future__ import annotations

import mastaba
from mastaba import BadInput, core
from mastaba.benchmarks.figures import Part, Target
from mastaba.benchmarks.slices import Loop, all_together
from mastaba.games import names

GAMES = 512 if core.compiled() else 4
TARGET = Target("babel", 300_000, aim=1_000_000)


def measure(rounds: int, seconds: float) -> Part:
    try:
        from mastaba.benchmarks.random_play import SteppedVector, VectorPlay
    except ModuleNotFoundError:
        raise BadInput("this benchmark needs numpy: pip install 'mastaba[rl]'") from None
    loops = [Loop("babel, choosing", "steps/s", VectorPlay(mastaba.vector("babel", GAMES)).work)]
    for name in names():
        stepped = SteppedVector(lambda name=name: mastaba.vector(name, GAMES))  # type: ignore[misc]
        loops.append(Loop(name, "steps/s", stepped.work))
    return Part("vector", all_together(loops, rounds, seconds), TARGET if core.compiled() else None)
