"""Random steps of the environments without PettingZoo's wrappers, with observation and mask."""

from __future__ import annotations

from mastaba import BadInput, core
from mastaba.benchmarks.figures import Part, Target
from mastaba.benchmarks.slices import Loop, all_together

TARGETS = (Target("babel", 100_000),)


def measure(rounds: int, seconds: float) -> Part:
    try:
        from mastaba.benchmarks.random_play import AecPlay
        from mastaba.research.adapters.pettingzoo import MODULES
    except ModuleNotFoundError:
        raise BadInput("this benchmark needs PettingZoo: pip install 'mastaba[rl]'") from None
    loops = [Loop(module.NAME, "steps/s", AecPlay(module.raw_env()).work) for module in MODULES.values()]
    return Part("raw", all_together(loops, rounds, seconds), TARGETS if core.compiled() else ())
