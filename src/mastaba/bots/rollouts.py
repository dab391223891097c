"""How a simulation is evaluated where the tree ends: played on by priors to a quiet position, or to the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.bots.judge import Judge
from mastaba.bots.temperaments import Taste
from mastaba.bots.tree import sample
from mastaba.kernel.agenda import CHANCE, NOBODY, AnyStep, State, apply, playout
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game
from mastaba.kernel.search_settings import EPSILON, MOST_SEATS
from mastaba.kernel.vectors import counts, fractions

LONGEST: Final = 400  # moves of a rollout, everybody's together, before it is evaluated wherever it stands

# How far a rollout goes.
QUIET: Final = 0  # by priors to the next quiet position of the game, and evaluated there, or to a later one
GUIDED: Final = 1  # by priors to the end
RANDOM: Final = 2  # at random to the end: only the benchmark does this

SECOND_BEST: Final = 0.1  # of a win: what a place in the middle is worth
MARGIN: Final = 0.1  # of a win: what a great lead is worth


def one_in(epsilon: float) -> i64:
    """An exploring move in so many, for a generator of whole numbers; 0 for none."""
    return 0 if epsilon <= 0.0 else round(1.0 / epsilon)


OTHERS_ONE_IN: Final[i64] = one_in(EPSILON)


class Rollouts:
    """Plays positions on and evaluates them; the buffers are used again and again."""

    def __init__(
        self,
        game: Game,
        rng: Rng,
        how: i64,
        epsilon: float = EPSILON,
        judge: Judge | None = None,
        taste: Taste | None = None,
        passes: i64 = 0,
    ) -> None:
        self.game = game
        self.rng = rng
        self.how: i64 = how
        self.judge = judge  # who evaluates; without one the game does itself
        self.taste = taste  # of the seat that thinks
        self.one_in: i64 = one_in(epsilon)  # of the seat that thinks
        self.seat: i64 = NOBODY  # who thinks
        self.passes: i64 = passes  # quiet positions on the way to the last one that is evaluated
        self.passing: vec[float] = fractions(MOST_SEATS)  # what seats may expect in one of them
        self.sums: vec[float] = fractions(MOST_SEATS)  # in all of them
        self.out: vec[i64] = counts(len(game.moves))
        self.weights: vec[i64] = counts(len(game.moves))

    def evaluate(self, state: State, values: vec[float], seats: i64) -> None:
        """Plays on in place and writes what every seat may expect, from 0 (lost) to 1 (won)."""
        passed: i64 = 0
        if self.how == RANDOM:
            playout(state, self.rng, self.out, self.weights)
        else:
            passed = self.play_on(state)
        if state.now is None:
            self.reward(state, values, seats)
        else:
            self.look(state, values)
        if passed > 0:
            seat: i64
            for seat in range(seats):
                values[seat] = (self.sums[seat] + values[seat]) / float(passed + 1)

    def look(self, state: State, values: vec[float]) -> None:
        """What every seat may expect from a position as it stands."""
        judge = self.judge
        if judge is None or not judge.judge(state, values):
            self.game.evaluate_all(state, values)
            return
        taste = self.taste
        if taste is not None and self.seat >= 0:
            values[self.seat] += taste.of(judge.layer.found, self.seat)

    def play_on(self, state: State) -> i64:
        """To the position that is evaluated. Returns how many quiet ones it has passed; they count in `sums`."""
        game = self.game
        to_the_end: bool = self.how == GUIDED
        moves: i64 = 0
        passed: i64 = 0
        while moves < LONGEST or to_the_end:
            step = state.now
            if step is None:
                break
            if not to_the_end and game.quiet(state, self.seat):
                if passed == self.passes:
                    break
                self.add_up(state, passed == 0)
                passed += 1
            if step.seat == CHANCE:
                apply(state, step.draw(state, self.rng, self.out, self.weights))
                continue
            apply(state, self.choose(state, step))
            moves += 1
        return passed

    def choose(self, state: State, step: AnyStep) -> i64:
        """The next move, by priors."""
        found: i64 = step.options(state, self.out)
        if found == 1:
            return self.out[0]
        self.game.priors(state, step.seat, self.out, found, self.weights)
        return self.out[self.pick(found, self.one_in if step.seat == self.seat else OTHERS_ONE_IN)]

    def follow(self, state: State, moves: list[int], movers: list[int]) -> bool:
        """Plays on as long as it is what was played in a game; True where it came to the end of these moves. A quiet
        position at which somebody moves is evaluated, so that nothing leads over it."""
        quiet_ends: bool = self.how == QUIET
        k: i64
        for k in range(len(moves)):
            step = state.now
            if step is None or step.seat != movers[k]:
                return False
            move: i64
            if step.seat == CHANCE:
                move = step.draw(state, self.rng, self.out, self.weights)
            elif quiet_ends and self.game.quiet(state, self.seat):
                return False
            else:
                move = self.choose(state, step)
            apply(state, move)
            if move != moves[k]:
                return False
        return True

    def add_up(self, state: State, first: bool) -> None:
        """A quiet position that is passed counts as much as the one at the end: a long search looks for positions that
        the judge takes for better than they are, and two judgements are wrong together less often than one alone."""
        self.look(state, self.passing)
        seats: i64 = state.setup.seats
        seat: i64
        for seat in range(seats):
            self.sums[seat] = self.passing[seat] if first else self.sums[seat] + self.passing[seat]

    def pick(self, found: i64, one_in: i64) -> i64:
        """Mostly what looks best, ties by lot; now and then something else that looks good."""
        if one_in > 0 and self.rng.below(one_in) == 0:
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
