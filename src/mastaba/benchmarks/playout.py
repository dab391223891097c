"""Random games to the end: Babel's decisions against python-chess's moves."""

from __future__ import annotations

import mastaba
from mastaba import core
from mastaba.benchmarks.figures import Part, Target
from mastaba.benchmarks.slices import Loop, side_by_side
from mastaba.benchmarks.yardstick import ChessGames
from mastaba.kernel.agenda import playout
from mastaba.kernel.chance import Rng

COMPILED = Target("ratio", 130, aim=260)
PURE = Target("ratio", 12)


class BabelGames:
    """Random games of Babel from a fresh start, one after another."""

    def __init__(self, seed: int) -> None:
        game = mastaba.load("babel")
        self.start = game.start()
        self.rng = Rng(seed)
        self.out = game.buffer()
        self.weights = game.buffer()

    def game(self) -> int:
        """Plays a game and says how many decisions the seats took."""
        return int(playout(self.start.copy(), self.rng, self.out, self.weights))


def measure(rounds: int, seconds: float) -> Part:
    ours = Loop("babel", "decisions/s", BabelGames(1).game)
    chess = Loop("chess", "moves/s", ChessGames(1).game)
    return Part("playout", side_by_side(ours, chess, rounds, seconds), COMPILED if core.compiled() else PURE)
