"""Random steps of every game through PettingZoo with its usual wrappers, against its own tictactoe_v3."""

from __future__ import annotations

import warnings

from mastaba import BadInput
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.benchmarks.slices import Loop, all_together

TARGETS = (Target("slowest ratio", 1),)


def measure(rounds: int, seconds: float) -> Part:
    try:
        with warnings.catch_warnings():  # PettingZoo would rather be asked by name
            warnings.simplefilter("ignore", DeprecationWarning)
            from pettingzoo.classic import tictactoe_v3

        from mastaba.benchmarks.random_play import AecPlay
        from mastaba.research.adapters.pettingzoo import MODULES
    except ModuleNotFoundError:
        raise BadInput("this benchmark needs PettingZoo: pip install 'mastaba[rl,bench]'") from None
    loops = [Loop("tictactoe_v3", "steps/s", AecPlay(tictactoe_v3.env()).work)]
    loops += [Loop(module.NAME, "steps/s", AecPlay(module.env()).work) for module in MODULES.values()]
    figures = all_together(loops, rounds, seconds)
    slowest = [min(rates[1:]) / rates[0] for rates in zip(*(figure.rounds for figure in figures), strict=True)]
    return Part("pettingzoo", [*figures, Figure("slowest ratio", "times", slowest)], TARGETS)
