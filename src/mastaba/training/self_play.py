"""Games of the search against itself, and what is noted of them: the features of quiet positions, what the search
thought of them, and who won."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import mastaba
from mastaba.bots.judge import Judge
from mastaba.bots.judges import judge_from
from mastaba.bots.search import Budget, Search, Thoughts
from mastaba.kernel.agenda import CHANCE, State, apply
from mastaba.kernel.chance import Rng
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game

Numbers = npt.NDArray[np.int16]
Chances = npt.NDArray[np.float32]

MOST_POSITIONS = 60  # of one game: more of them say little that is new
LONGEST_OPENING = 16  # decisions that are made by priors, so that no two games are alike
UNUSUAL = 0.06  # how often a later decision is drawn by the visits instead
NO_JUDGE = ""  # the game evaluates by itself


class Record(NamedTuple):
    """What is noted of one game: a row for each position."""

    features: Numbers  # positions, seats, features
    thought: Chances  # positions, seats: the search at the next decision
    won: Chances  # seats: 1 for the winner, shared by those who share the first place


class SelfPlay(NamedTuple):
    """How games are played, each known by its number, in any process."""

    game: str
    seats: tuple[int, ...]
    options: tuple[tuple[str, str], ...]
    simulations: int  # 0 plays by priors alone
    judge: str  # the text of a file of weights, or NO_JUDGE
    seed: int

    def play(self, number: int) -> Record:
        game = mastaba.load(self.game)
        dice = Random(f"{self.seed} {number}")
        setup = game.setup(seats=self.seats[number % len(self.seats)], options=dict(self.options))
        return OneGame(game, setup, self, dice).play()


def searching(game: Game, rng: Rng, judge: str) -> Search:
    """A search that evaluates by the weights of this text."""
    search = Search(game, rng)
    search.rollouts.judge = None if judge == NO_JUDGE else known(game, judge)
    return search


@cache
def known(game: Game, text: str) -> Judge:
    return judge_from(game, text)


class OneGame:
    """A game as it is being played and noted."""

    def __init__(self, game: Game, setup: Setup, how: SelfPlay, dice: Random) -> None:
        self.game = game
        self.how = how
        self.dice = dice
        self.state = game.begin(setup)
        self.rng = Rng(dice.randrange(1 << 60))
        self.out, self.weights = game.buffer(), game.buffer()
        self.row = game.buffer()[: setup.seats * len(game.feature_names())]
        self.bots = [searching(game, Rng(dice.randrange(1 << 60)), how.judge) for _ in range(setup.seats)]
        self.seats = setup.seats
        self.rows: list[list[int]] = []
        self.thought: list[list[float]] = []  # may be shorter until somebody has thought again

    def play(self) -> Record:
        opening = self.dice.randrange(LONGEST_OPENING + 1)
        decisions = 0
        while self.state.now is not None:
            self.note()
            step = self.state.now
            if step.seat == CHANCE:
                apply(self.state, step.draw(self.state, self.rng, self.out, self.weights))
                continue
            found = int(step.options(self.state, self.out))
            if found == 1:
                apply(self.state, self.out[0])
            elif decisions < opening or self.how.simulations == 0:
                apply(self.state, self.by_priors(found))
            else:
                apply(self.state, self.by_search())
            decisions += found > 1
        return self.record()

    def note(self) -> None:
        """The features of a quiet position; one that chance is about to change is quiet for everybody."""
        state = self.state
        if any(self.game.quiet(state, seat) for seat in range(self.seats)) and self.game.features(state, self.row):
            self.rows.append([int(self.row[k]) for k in range(len(self.row))])

    def by_priors(self, found: int) -> int:
        self.game.priors(self.state, self.state.now.seat, self.out, found, self.weights)  # type: ignore[union-attr]
        looks = [int(self.weights[k]) + 2 for k in range(found)]
        if self.dice.random() < 0.75:
            return int(self.out[max(range(found), key=lambda k: (looks[k], self.dice.random()))])
        return int(self.out[self.dice.choices(range(found), looks)[0]])

    def by_search(self) -> int:
        decision = self.game.decisions(self.state)[0]
        view = self.game.view(self.state, decision.seat)
        thoughts = self.bots[decision.seat].think(view, decision, Budget(self.how.simulations))
        self.note_thought(thoughts)
        tried = [option for option in thoughts.options if option.visits > 0]
        if tried and self.dice.random() < UNUSUAL:
            return self.dice.choices(tried, [option.visits for option in tried])[0].move
        return thoughts.best

    def note_thought(self, thoughts: Thoughts) -> None:
        """What the search expects of its best move holds for the positions since the last time somebody thought.

        Without a judge its values are no chances, and the end of the game alone is learned from."""
        if self.how.judge == NO_JUDGE:
            return
        best = next(option for option in thoughts.options if option.move == thoughts.best)
        if best.values and (total := sum(max(value, 0.0) for value in best.values)) > 0.0:
            shares = [max(value, 0.0) / total for value in best.values]
            self.thought += [shares] * (len(self.rows) - len(self.thought))

    def record(self) -> Record:
        won = winners(self.game, self.state)
        size = len(self.rows)
        self.thought += [[float(share) for share in won]] * (size - len(self.thought))
        kept = sorted(self.dice.sample(range(size), min(size, MOST_POSITIONS)))
        features = np.array([self.rows[k] for k in kept], np.int16).reshape(len(kept), self.seats, -1)
        return Record(features, np.array([self.thought[k] for k in kept], np.float32), won)


def winners(game: Game, state: State) -> Chances:
    """Everybody's share of the first place."""
    won = np.array([place == 1 for place in game.ranking(state)], np.float32)
    return won / won.sum()  # type: ignore[no-any-return]
