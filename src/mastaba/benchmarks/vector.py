"""Steps of mastaba.vector on one core, with observations and masks: beside plain playouts, and with random actions
chosen by numpy."""

from __future__ import annotations

import mastaba
from mastaba import BadInput, core
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.benchmarks.playout import RandomGames
from mastaba.benchmarks.slices import Loop, all_together
from mastaba.games import names

GAMES = 512 if core.compiled() else 4
TARGETS = (Target("babel", 300_000, aim=1_000_000),)


def measure(rounds: int, seconds: float) -> Part:
    try:
        from mastaba.benchmarks.random_play import SteppedVector, VectorPlay
    except ModuleNotFoundError:
        raise BadInput("this benchmark needs numpy: pip install 'mastaba[rl]'") from None
    loops = [Loop("babel, choosing", "steps/s", VectorPlay(mastaba.vector("babel", GAMES)).work)]
    for name in names():
        stepped = SteppedVector(lambda name=name: mastaba.vector(name, GAMES))  # type: ignore[misc]
        loops.append(Loop(name, "steps/s", stepped.work))
    playouts = [Loop(f"{name}, playout", "decisions/s", RandomGames(name, 1).game) for name in names()]
    figures = all_together([*loops, *playouts], rounds, seconds)
    measured = {figure.name: figure.rounds for figure in figures}
    shares = [
        Figure(
            f"{name}, of its playout",
            "times",
            [a / b for a, b in zip(measured[name], measured[f"{name}, playout"], strict=True)],
        )
        for name in names()
    ]
    return Part("vector", [*figures, *shares], TARGETS if core.compiled() else ())
