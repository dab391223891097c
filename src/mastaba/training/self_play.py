"""Games of the search against itself, and what is noted of them: the features of quiet positions, what the search
thought of them, and who won; and which moves it preferred where it had a choice."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import mastaba
from mastaba.bots.judge import Judge
from mastaba.bots.judges import judge_from
from mastaba.bots.learned_priors import priors_from
from mastaba.bots.move_priors import GREATEST, MovePriors
from mastaba.bots.search import Budget, Search, Thoughts
from mastaba.kernel.agenda import CHANCE, State, apply
from mastaba.kernel.chance import Rng
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game

Numbers = npt.NDArray[np.int16]
Chances = npt.NDArray[np.float32]

MOST_CHOICES = 80  # of one game
MOST_OPTIONS = 48  # of a choice: those that were tried, and those that look best
NO_MOVE = -1
MOST_POSITIONS = 60  # of one game: more of them say little that is new
LONGEST_OPENING = 16  # decisions that are made by priors, so that no two games are alike
UNUSUAL = 0.06  # how often a later decision is drawn by the visits instead
NO_JUDGE = ""  # the game evaluates by itself
NO_PRIORS = ""  # the game's own alone


Options = tuple[tuple[str, tuple[str, ...]], ...]  # of the rules, each with the values that games have


class Taught(NamedTuple):
    """What a search has learned: the texts of files of weights."""

    judge: str = NO_JUDGE
    priors: str = NO_PRIORS


class Choices(NamedTuple):
    """Decisions of the search: a row for each."""

    features: Numbers  # choices, seats, features
    seat: Numbers  # who chose
    moves: Numbers  # choices, MOST_OPTIONS; NO_MOVE where there are fewer
    priors: Numbers  # of the game, as many
    visits: Chances  # the share of each


class Record(NamedTuple):
    """What is noted of one game: a row for each position."""

    features: Numbers  # positions, seats, features
    thought: Chances  # positions, seats: the search at the next decision
    won: Chances  # seats: 1 for the winner, shared by those who share the first place
    choices: Choices


class SelfPlay(NamedTuple):
    """How games are played, each known by its number, in any process."""

    game: str
    edition: str
    seats: tuple[int, ...]  # a game has one of these, by lot, and one value of each option
    options: Options
    simulations: int  # 0 plays by priors alone
    taught: Taught
    seed: int

    def play(self, number: int) -> Record:
        game = mastaba.load(self.game)
        dice = Random(f"{self.seed} {number}")
        options = {name: dice.choice(values) for name, values in self.options}
        setup = game.setup(dice.choice(self.seats), self.edition, options)
        return OneGame(game, setup, self, dice).play()


def searching(game: Game, rng: Rng, taught: Taught, deep: bool = False) -> Search:
    """A search that has learned this and nothing else."""
    search = Search(game, rng, deep=deep)
    search.rollouts.judge = None if taught.judge == NO_JUDGE else known_judge(game, taught.judge)
    search.chooser.priors = None if taught.priors == NO_PRIORS else known_priors(game, taught.priors)
    return search


@cache
def known_judge(game: Game, text: str) -> Judge:
    return judge_from(game, text)


@cache
def known_priors(game: Game, text: str) -> MovePriors:
    return priors_from(game, text)


class Choice(NamedTuple):
    """A decision as it is noted; of every move its visits, its prior by the game and its number."""

    features: list[int]
    seat: int
    options: list[tuple[int, int, int]]


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
        self.bots = [searching(game, Rng(dice.randrange(1 << 60)), how.taught) for _ in range(setup.seats)]
        self.seats = setup.seats
        self.rows: list[list[int]] = []
        self.choices: list[Choice] = []
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
        self.note_choice(decision.seat, thoughts)
        tried = [option for option in thoughts.options if option.visits > 0]
        if tried and self.dice.random() < UNUSUAL:
            return self.dice.choices(tried, [option.visits for option in tried])[0].move
        return thoughts.best

    def note_thought(self, thoughts: Thoughts) -> None:
        """What the search expects of its best move holds for the positions since the last time somebody thought.

        Without a judge its values are no chances, and the end of the game alone is learned from."""
        if self.how.taught.judge == NO_JUDGE:
            return
        best = next(option for option in thoughts.options if option.move == thoughts.best)
        if best.values and (total := sum(max(value, 0.0) for value in best.values)) > 0.0:
            shares = [max(value, 0.0) / total for value in best.values]
            self.thought += [shares] * (len(self.rows) - len(self.thought))

    def note_choice(self, seat: int, thoughts: Thoughts) -> None:
        """Which moves the search has visited, of those that were tried or look best."""
        moves = [option.move for option in thoughts.options]
        if thoughts.simulations == 0 or not self.game.features(self.state, self.row):
            return
        for k, move in enumerate(moves):
            self.out[k] = move
        self.game.priors(self.state, seat, self.out, len(moves), self.weights)
        rows = [(option.visits, int(self.weights[k]), option.move) for k, option in enumerate(thoughts.options)]
        kept = sorted(sorted(rows, reverse=True)[:MOST_OPTIONS], key=lambda row: row[2])
        self.choices.append(Choice([int(self.row[k]) for k in range(len(self.row))], seat, kept))

    def record(self) -> Record:
        won = winners(self.game, self.state)
        size = len(self.rows)
        self.thought += [[float(share) for share in won]] * (size - len(self.thought))
        kept = sorted(self.dice.sample(range(size), min(size, MOST_POSITIONS)))
        features = np.array([self.rows[k] for k in kept], np.int16).reshape(len(kept), self.seats, -1)
        return Record(features, np.array([self.thought[k] for k in kept], np.float32), won, self.choices_noted())

    def choices_noted(self) -> Choices:
        kept = self.dice.sample(self.choices, min(len(self.choices), MOST_CHOICES))
        features = np.array([choice.features for choice in kept], np.int16)
        features = features.reshape(len(kept), self.seats, len(self.game.feature_names()))
        moves = np.full((len(kept), MOST_OPTIONS), NO_MOVE, np.int16)
        priors = np.zeros((len(kept), MOST_OPTIONS), np.int16)
        visits = np.zeros((len(kept), MOST_OPTIONS), np.float32)
        for k, choice in enumerate(kept):
            for place, (often, prior, move) in enumerate(choice.options):
                moves[k, place], priors[k, place], visits[k, place] = move, min(prior, GREATEST), often
        visits /= np.maximum(visits.sum(1, keepdims=True), 1.0)
        return Choices(features, np.array([choice.seat for choice in kept], np.int16), moves, priors, visits)


def winners(game: Game, state: State) -> Chances:
    """Everybody's share of the first place."""
    won = np.array([place == 1 for place in game.ranking(state)], np.float32)
    return won / won.sum()  # type: ignore[no-any-return]
