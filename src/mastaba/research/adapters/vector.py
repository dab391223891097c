"""Many games of one set-up in step, with all observations and masks in arrays that are made once: for training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from mastaba import BadInput
from mastaba.research.adapters.match import Layout, checked
from mastaba.research.batch import Batch

SEEDS_APART = 2**32  # games of one seed have seeds of their own, and no two vectors share any


class Vector:
    """`n` games side by side. The arrays are the same objects in every step: copy what you keep.

    observations   int16 (n, width)     what the seat that decides knows; `planes` names its parts
    masks          int8 (n, actions)    a one for each legal action of that seat
    seats          uint8 (n,)           the seat that decides
    rewards        float32 (n, seats)   zeros, but for a game that has just ended
    ends           bool (n,)            whether the game ended with this step; it has started again already
    """

    def __init__(
        self,
        name: str,
        n: int,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "placing",
        seed: int | Sequence[int] = 0,
    ) -> None:
        if n < 1:
            raise BadInput(f"a vector has at least one game, not {n}")
        self.game, setup = checked(name, seats, edition, options, rewards)
        self.n = n
        self.make_arrays(setup.seats)
        self.batch = Batch(self.game, self.game.begin(setup), self.seeds(seed), rewards)
        self.take_over()

    def make_arrays(self, seats: int) -> None:
        n = self.n
        self.actions = len(self.game.moves) - self.game.moves.chance_size
        self.layout = Layout(self.game.planes(seats))
        self.observations: NDArray[np.int16] = np.zeros((n, self.layout.width), np.int16)
        self.masks: NDArray[np.int8] = np.zeros((n, self.actions), np.int8)
        self.seats: NDArray[np.uint8] = np.zeros(n, np.uint8)
        self.rewards: NDArray[np.float32] = np.zeros((n, seats), np.float32)
        self.ends: NDArray[np.bool_] = np.zeros(n, np.bool_)
        records = self.observations.view(self.layout.record)[:, 0]
        self.planes = {name: records[name] for name in self.layout.names}

    def __getstate__(self) -> tuple[int, Batch]:
        return self.n, self.batch

    def __setstate__(self, kept: tuple[int, Batch]) -> None:
        self.n, self.batch = kept
        self.game = self.batch.game
        self.make_arrays(self.batch.start.setup.seats)
        self.take_over()

    def seeds(self, seed: int | Sequence[int]) -> list[int]:
        """A seed for each game."""
        if isinstance(seed, int):
            return [seed * SEEDS_APART + k for k in range(self.n)]
        if len(seed) != self.n:
            raise BadInput(f"there are {self.n} games, and {len(seed)} seeds were given")
        return [int(one) for one in seed]

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Every game from its start; with a seed, as a new vector of that seed would begin."""
        if seed is not None:
            self.batch.reseed(self.seeds(seed))
        self.batch.reset()
        self.take_over()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """Plays one action in every game; BadInput, and nothing is played, if one of them is not legal."""
        self.batch.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))
        self.take_over()

    def take_over(self) -> None:
        batch = self.batch
        self.observations.ravel()[:] = np.frombuffer(batch.observations.getvalue(), "<i2")
        self.masks.ravel()[:] = np.frombuffer(batch.masks.getvalue(), np.int8)
        self.seats[:] = np.frombuffer(batch.seats.getvalue(), np.uint8)
        self.rewards.ravel()[:] = np.frombuffer(batch.rewards.getvalue(), "<f4")
        self.ends[:] = np.frombuffer(batch.ends.getvalue(), np.bool_)

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, evenly by lot."""
        games, actions = np.nonzero(self.masks)
        found = np.bincount(games, minlength=self.n)
        first = np.cumsum(found) - found
        chosen: NDArray[np.int64] = actions[first + (generator.random(self.n) * found).astype(np.int64)]
        return chosen
