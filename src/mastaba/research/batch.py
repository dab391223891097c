"""Many games side by side for learning programs: one call plays a move in each and writes what comes next.

The numbers go into writers that are used again and again; mastaba.research.adapters.vector hands them on as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from mastaba.kernel.agenda import CHANCE, State, apply, asked
from mastaba.kernel.chance import Rng
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.kernel.vectors import counts

REWARDS: Final = ("placing", "margin")
WAIT: Final = -1  # instead of an action: this game is left as it stands
ANEW: Final = -2  # instead of an action: this game is given up and begins again


def rewards(game: Game, state: State, kind: str) -> list[float]:
    """What a finished game was worth to each seat; the sum is 0.

    `placing`: 1 for the first place, -1 for the last, evenly between, ties share what their places are worth.
    `margin`: a seat's score minus the mean of the others' scores."""
    seats = state.setup.seats
    if kind == "placing":
        places = game.ranking(state)
        return [mean_place(place, places.count(place), seats) for place in places]
    scores = game.scores(state)
    total = float(sum(scores))
    return [float(score) - (total - float(score)) / (seats - 1) for score in scores]


def mean_place(place: int, sharing: int, seats: int) -> float:
    return 1.0 - 2.0 * (place - 1 + (sharing - 1) / 2.0) / (seats - 1)


def settle(state: State, rng: Rng, out: vec[i64], weights: vec[i64]) -> None:
    """Chance plays until a seat must decide or the game is over."""
    step = state.now
    while step is not None and step.seat == CHANCE:
        apply(state, step.draw(state, rng, out, weights))
        step = state.now


class Batch:
    """Games of one set-up. A game that ends reports its rewards and starts again at once."""

    def __init__(self, game: Game, start: State, seeds: Sequence[int], kind: str) -> None:
        self.game = game
        self.start = start
        self.kind = kind
        self.chance: i64 = game.moves.chance_size
        self.actions: i64 = len(game.moves) - game.moves.chance_size
        self.no_moves = bytes(len(game.moves) - game.moves.chance_size)
        self.no_rewards = bytes(4 * start.setup.seats)
        self.out: vec[i64] = counts(len(game.moves))
        self.weights: vec[i64] = counts(len(game.moves))
        self.rngs = [Rng(seed) for seed in seeds]
        self.states = [start] * len(self.rngs)
        self.observations = BytesWriter()  # 16 bits each
        self.masks = BytesWriter()
        self.seats = BytesWriter()
        self.ends = BytesWriter()
        self.rewards = BytesWriter()  # 32-bit floats, one for each seat
        self.reset()

    def __reduce__(self) -> tuple[Any, ...]:
        told = (self.ends.getvalue(), self.rewards.getvalue())
        return batch_again, (self.game, self.start, self.kind, self.rngs, self.states, told)

    def go_on_from(self, rngs: list[Rng], states: list[State], told: tuple[bytes, bytes]) -> None:
        """Every game as it stood elsewhere, with what the last step told."""
        self.rngs = rngs
        self.states = states
        self.clear()
        for state in states:
            self.write_decision(state)
        self.ends.write(told[0])
        self.rewards.write(told[1])

    def new_state(self, k: i64) -> State:
        state = self.start.copy()
        settle(state, self.rngs[k], self.out, self.weights)
        return state

    def reset(self) -> None:
        """Every game from its start; the generators go on."""
        self.clear()
        k: i64
        for k in range(len(self.states)):
            self.states[k] = self.new_state(k)
            self.ends.append(0)
            self.rewards.write(self.no_rewards)
            self.write_decision(self.states[k])

    def reseed(self, seeds: Sequence[int]) -> None:
        self.rngs = [Rng(seed) for seed in seeds]

    def clear(self) -> None:
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.seats.truncate(0)
        self.ends.truncate(0)
        self.rewards.truncate(0)

    def step(self, actions: list[int]) -> None:
        """Plays one action in every game, or WAIT or ANEW; an action that is not legal plays nothing anywhere."""
        self.check(actions)
        self.clear()
        states = self.states
        k: i64
        for k in range(len(states)):
            state = states[k]
            action: i64 = actions[k]
            if action >= 0:
                apply(state, action + self.chance)
                settle(state, self.rngs[k], self.out, self.weights)
            elif action == ANEW:
                state = self.new_state(k)
                states[k] = state
            if state.now is None:
                self.ends.append(1)
                for reward in rewards(self.game, state, self.kind):
                    write_f32_le(self.rewards, reward)
                state = self.new_state(k)
                states[k] = state
            else:
                self.ends.append(0)
                self.rewards.write(self.no_rewards)
            self.write_decision(state)

    def check(self, actions: list[int]) -> None:
        if len(actions) != len(self.states):
            raise BadInput(f"there are {len(self.states)} games, and {len(actions)} actions were given")
        size: i64 = self.actions
        k: i64
        for k in range(len(actions)):
            action: i64 = actions[k]
            if action in (WAIT, ANEW):
                continue
            if action < 0 or action >= size or self.masks[k * size + action] == 0:
                raise BadInput(f"game {k}: {self.named(action)} is not legal now; see the mask")

    def named(self, action: i64) -> str:
        if 0 <= action < self.actions:
            return f"action {action} ({self.game.moves[action + self.chance]})"
        return f"action {action}"

    def write_decision(self, state: State) -> None:
        """The seat that decides, what it knows and what it may do."""
        step = state.now
        assert step is not None
        seat: i64 = step.seat
        self.seats.append(int(seat))
        self.game.observe(state, seat, self.observations)
        first: i64 = len(self.masks) - self.chance
        self.masks.write(self.no_moves)
        out = self.out
        one: u8 = 1
        k: i64
        for k in range(step.options(state, out)):
            self.masks[first + out[k]] = one


def batch_again(
    game: Game, start: State, kind: str, rngs: list[Rng], states: list[State], told: tuple[bytes, bytes]
) -> Batch:
    """A batch that was pickled."""
    batch = Batch(game, start, (), kind)
    batch.go_on_from(rngs, states, told)
    return batch


class Single:
    """One game at a time, move by move: what an environment with agents asks for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chance: i64 = game.moves.chance_size
        self.no_moves = bytes(len(game.moves) - game.moves.chance_size)
        self.out: vec[i64] = counts(len(game.moves))
        self.weights: vec[i64] = counts(len(game.moves))
        self.writer = BytesWriter()

    def __reduce__(self) -> tuple[Any, ...]:
        return Single, (self.game,)

    def settle(self, state: State, rng: Rng) -> None:
        settle(state, rng, self.out, self.weights)

    def observation(self, state: State, seat: i64) -> bytes:
        """The planes as 16-bit integers."""
        self.writer.truncate(0)
        self.game.observe(state, seat, self.writer)
        return self.writer.getvalue()

    def mask(self, state: State, seat: i64) -> bytes:
        """A one for each legal action of that seat; zeros if it is not asked."""
        self.writer.truncate(0)
        self.writer.write(self.no_moves)
        step = asked(state, seat)
        if step is not None:
            one: u8 = 1
            k: i64
            for k in range(step.options(state, self.out)):
                self.writer[self.out[k] - self.chance] = one
        return self.writer.getvalue()

    def legal(self, state: State) -> list[int]:
        """The legal actions of the next decision, in order; of chance, its moves."""
        step = state.now
        if step is None:
            return []
        nature = step.seat == CHANCE
        found: i64 = step.outcomes(state, self.out, self.weights) if nature else step.options(state, self.out)
        first: i64 = 0 if nature else self.chance
        actions = [int(self.out[k] - first) for k in range(found)]
        actions.sort()
        return actions

    def outcomes(self, state: State) -> list[tuple[int, float]]:
        """What chance may decide now, each with its probability."""
        step = state.now
        if step is None or step.seat != CHANCE:
            return []
        found: i64 = step.outcomes(state, self.out, self.weights)
        total: i64 = 0
        k: i64
        for k in range(found):
            total += self.weights[k]
        return [(int(self.out[k]), float(self.weights[k]) / float(total)) for k in range(found)]
