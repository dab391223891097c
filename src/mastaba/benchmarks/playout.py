"""Random games to the end: the decisions of every game against python-chess's moves."""

from __future__ import annotations

import mastaba
from mastaba import core
from mastaba.benchmarks.figures import Part, Target
from mastaba.benchmarks.slices import Loop, ratio_of, side_by_side
from mastaba.benchmarks.yardstick import ChessGames
from mastaba.games import names
from mastaba.kernel.agenda import playout
from mastaba.kernel.chance import Rng

COMPILED = (
    Target(ratio_of("babel"), 130, aim=260),
    Target(ratio_of("amun-re"), 65, aim=130),
    Target(ratio_of("cleopatra"), 45, aim=90),
    Target(ratio_of("sa-re"), 80, aim=170),
)
PURE = (Target(ratio_of("babel"), 12),)


class RandomGames:
    """Random games, one after another."""

    def __init__(self, name: str, seed: int) -> None:
        game = mastaba.load(name)
        self.start = game.start()
        self.rng = Rng(seed)
        self.out = game.buffer()
        self.weights = game.buffer()

    def game(self) -> int:
        """Plays a game and says how many decisions the seats took."""
        return int(playout(self.start.copy(), self.rng, self.out, self.weights))


def measure(rounds: int, seconds: float) -> Part:
    ours = [Loop(name, "decisions/s", RandomGames(name, 1).game) for name in names()]
    chess = Loop("chess", "moves/s", ChessGames(1).game)
    return Part("playout", side_by_side(ours, chess, rounds, seconds), COMPILED if core.compiled() else PURE)
