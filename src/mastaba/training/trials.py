"""What was learned against what was before: one new among the old, every seat in turn with the same luck."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import mastaba
from mastaba.bots.search import FOREVER, Budget
from mastaba.kernel.agenda import CHANCE, apply
from mastaba.kernel.chance import Rng
from mastaba.training.self_play import Options, Taught, searching, winners


class Trial(NamedTuple):
    """How the games of a match are played, each known by its number, in any process."""

    game: str
    edition: str
    seats: int
    options: Options
    new: Taught
    old: Taught
    budget: tuple[int, float]  # simulations and seconds of a decision
    seed: int
    deep: bool = False  # whether both look as far ahead as `master` does

    def play(self, number: int) -> float:
        """The new one's share of the first place; as many games as there are seats have the same luck."""
        game = mastaba.load(self.game)
        luck, place = divmod(number - 1, self.seats)
        options = {name: values[luck % len(values)] for name, values in self.options}
        setup = game.setup(self.seats, self.edition, options)
        dice = Random(f"{self.seed} {luck}")
        state, rng = game.begin(setup), Rng(dice.randrange(1 << 60))
        bots = [
            searching(game, Rng(dice.randrange(1 << 60)), self.new if seat == place else self.old, self.deep)
            for seat in range(self.seats)
        ]
        out, weights = game.buffer(), game.buffer()
        budget = Budget(self.budget[0], self.budget[1] or FOREVER)
        while state.now is not None:
            step = state.now
            if step.seat == CHANCE:
                apply(state, step.draw(state, rng, out, weights))
                continue
            if step.options(state, out) == 1:
                apply(state, out[0])
                continue
            decision = game.decisions(state)[0]
            view = game.view(state, decision.seat)
            apply(state, bots[decision.seat].think(view, decision, budget).best)
        return float(winners(game, state)[place])
