"""The two bots that do not look ahead: any move at random, and the move that looks best at a glance."""

from __future__ import annotations

from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.notation import Move


class RandomBot:
    """Plays any legal move with the same chance."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: Document, decision: Decision) -> Move:
        return decision.options[self.rng.below(len(decision.options))]


class GreedyBot:
    """Plays the move that the game's heuristics like best, ties by lot."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        # Reused: compiled code never frees a vector that interpreted code passes to it (mypy 2.4.1).
        self.moves, self.liked = game.buffer(), game.buffer()

    def __reduce__(self) -> tuple[type[GreedyBot], tuple[Game, Rng]]:
        return GreedyBot, (self.game, self.rng)

    def decide(self, view: Document, decision: Decision) -> Move:
        found, moves, liked = len(decision.options), self.moves, self.liked
        for k, move in enumerate(decision.options):
            moves[k] = move.id
        world = self.game.imagine(view, self.rng)
        self.game.priors(world, decision.seat, moves, found, liked)
        best = max(liked[k] for k in range(found))
        favourites = [move for k, move in enumerate(decision.options) if liked[k] == best]
        return favourites[self.rng.below(len(favourites))]
