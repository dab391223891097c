"""How a line is judged where the tree ends: played on by first impressions to a quiet moment, or to the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.bots.tree import sample
from mastaba.kernel.agenda import CHANCE, NOBODY, State, apply, playout
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game
from mastaba.kernel.vectors import counts

LONGEST: Final = 400  # moves of a line, everybody's together, before it is judged wherever it stands

# How far a line is played on.
QUIET: Final = 0  # by first impressions to the next quiet moment of the game, and judged there
GUIDED: Final = 1  # by first impressions to the end
RANDOM: Final = 2  # at random to the end: only the benchmark does this

SLIPS: Final = 8  # one move in so many is not the one that looks best

SECOND_BEST: Final = 0.1  # of a win: what a place in the middle is worth
MARGIN: Final = 0.1  # of a win: what a great lead is worth


class Rollouts:
    """Plays lines on and judges them; the buffers are used again and again."""

    def __init__(self, game: Game, rng: Rng, how: i64, slips: i64) -> None:
        self.game = game
        self.rng = rng
        self.how: i64 = how
        self.slips: i64 = slips  # of the seat that thinks
        self.seat: i64 = NOBODY  # who thinks
        self.out: vec[i64] = counts(len(game.moves))
        self.weights: vec[i64] = counts(len(game.moves))

    def judge(self, state: State, values: vec[float], seats: i64) -> None:
        """Plays on in place and writes what every seat may expect, from 0 (lost) to 1 (won)."""
        if self.how == RANDOM:
            playout(state, self.rng, self.out, self.weights)
        else:
            self.play_on(state)
        if state.now is None:
            self.reward(state, values, seats)
            return
        self.game.evaluate_all(state, values)

    def play_on(self, state: State) -> None:
        game = self.game
        to_the_end: bool = self.how == GUIDED
        moves: i64 = 0
        while moves < LONGEST or to_the_end:
            step = state.now
            if step is None or (not to_the_end and game.quiet(state, self.seat)):
                return
            if step.seat == CHANCE:
                apply(state, step.draw(state, self.rng, self.out, self.weights))
                continue
            found: i64 = step.options(state, self.out)
            move: i64 = self.out[0]
            if found > 1:
                game.priors(state, step.seat, self.out, found, self.weights)
                move = self.out[self.pick(found, self.slips if step.seat == self.seat else SLIPS)]
            apply(state, move)
            moves += 1

    def pick(self, found: i64, slips: i64) -> i64:
        """Mostly what looks best, ties by lot; now and then something else that looks good."""
        if slips > 0 and self.rng.below(slips) == 0:
            return sample(self.weights, found, self.rng)
        k: i64 = self.rng.below(found)
        best: i64 = k
        most: i64 = -1
        for _ in range(found):
            if self.weights[k] > most:
                most = self.weights[k]
                best = k
            k += 1
            if k == found:
                k = 0
        return best

    def reward(self, state: State, values: vec[float], seats: i64) -> None:
        """The end of a game: a win, shared by those who share it; a little for a middle place, and for a great lead."""
        places = self.game.ranking(state)
        scores = self.game.scores(state)
        first: i64 = 0
        best: i64 = -1000000
        second: i64 = -1000000
        seat: i64
        for seat in range(seats):
            score: i64 = scores[seat]
            if places[seat] == 1:
                first += 1
            if score > best:
                second = best
                best = score
            elif score > second:
                second = score
        for seat in range(seats):
            score = scores[seat]
            lead: i64 = score - (second if score == best else best)
            margin: float = float(lead) / float(4 + (lead if lead >= 0 else -lead) + max(best, -best) // 4)
            place: i64 = places[seat]
            worth: float = 1.0 / float(first) if place == 1 else SECOND_BEST * float(seats - place) / float(seats)
            values[seat] = (1.0 - MARGIN) * worth + 0.5 * MARGIN * (1.0 + margin)
