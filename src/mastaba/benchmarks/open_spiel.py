"""Random playouts of Babel through OpenSpiel's Python API, against its gin_rummy, which is written in C++."""

from __future__ import annotations

from mastaba import BadInput, core
from mastaba.benchmarks.figures import Part, Target
from mastaba.benchmarks.slices import Loop, ratio_of, side_by_side

TARGETS = (Target(ratio_of("babel"), 1),)


def measure(rounds: int, seconds: float) -> Part:
    try:
        import pyspiel

        import mastaba.research.adapters.open_spiel  # noqa: F401  (registers the games)
        from mastaba.benchmarks.random_play import SpielPlay
    except ModuleNotFoundError:
        raise BadInput("this benchmark needs OpenSpiel: pip install 'mastaba[openspiel]'") from None
    ours = Loop("babel", "decisions/s", SpielPlay(pyspiel.load_game("mastaba_babel")).work)
    gin = Loop("gin_rummy", "decisions/s", SpielPlay(pyspiel.load_game("gin_rummy")).work)
    return Part("openspiel", side_by_side([ours], gin, rounds, seconds), TARGETS if core.compiled() else ())
