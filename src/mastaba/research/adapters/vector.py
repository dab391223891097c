"""Many games of one set-up in step, with all observations and masks in arrays that are made once: for training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mastaba import BadInput
from mastaba.research.adapters.arrays import Arrays
from mastaba.research.adapters.match import checked
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
        batch = first_batch(name, n, seats, edition, options, rewards, seed)
        self.take(Arrays(batch, n), batch)
        self.arrays.take_over(batch)

    def take(self, arrays: Arrays, batch: Batch) -> None:
        """These arrays are the vector's from now on."""
        self.arrays, self.batch, self.game, self.n = arrays, batch, batch.game, len(arrays.seats)
        self.observations, self.masks, self.seats = arrays.observations, arrays.masks, arrays.seats
        self.rewards, self.ends = arrays.rewards, arrays.ends
        self.layout = arrays.layout
        self.actions = self.masks.shape[1]
        records = self.observations.view(self.layout.record)[:, 0]
        self.planes = {name: records[name] for name in self.layout.names}

    def __reduce__(self) -> tuple[object, ...]:
        return vector_again, (self.batch,)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Every game from its start; with a seed, as a new vector of that seed would begin."""
        if seed is not None:
            self.batch.reseed(seeds(seed, self.n))
        self.batch.reset()
        self.arrays.take_over(self.batch)

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """Plays one action in every game; BadInput, and nothing is played, if one of them is not legal. Instead of an
        action, -1 leaves a game as it stands, and -2 begins it again."""
        self.batch.step(self.whole_numbers(actions).tolist())
        self.arrays.take_over(self.batch)

    def whole_numbers(self, actions: NDArray[np.integer] | Sequence[int]) -> NDArray[np.integer]:
        """The actions as an array, if they are a whole number for each game."""
        given = np.asarray(actions)
        if given.ndim != 1:
            raise BadInput(f"actions are a row of {self.n} numbers, not an array of the shape {given.shape}")
        if len(given) != self.n:
            raise BadInput(f"there are {self.n} games, and {len(given)} actions were given")
        if given.dtype.kind not in "iu":
            raise BadInput(f"actions are whole numbers, not {given.dtype}")
        return given

    def encoded(self) -> NDArray[np.float32]:
        """The observations as numbers from 0 to 1, a name as a one among its kinds; in an array of its own."""
        return self.layout.encode(self.observations)

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, evenly by lot."""
        games, actions = np.nonzero(self.masks)
        found = np.bincount(games, minlength=self.n)
        first = np.cumsum(found) - found
        chosen: NDArray[np.int64] = actions[first + (generator.random(self.n) * found).astype(np.int64)]
        return chosen

    def close(self) -> None:
        """For a vector with workers: they end."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def first_batch(
    name: str,
    n: int,
    seats: int | None,
    edition: str | None,
    options: Mapping[str, object] | None,
    rewards: str,
    seed: int | Sequence[int],
) -> Batch:
    """The games of a new vector."""
    if n < 1:
        raise BadInput(f"a vector has at least one game, not {n}")
    game, setup = checked(name, seats, edition, options, rewards)
    return Batch(game, game.begin(setup), seeds(seed, n), rewards)


def seeds(seed: int | Sequence[int], n: int) -> list[int]:
    """A seed for each game."""
    if isinstance(seed, int):
        return [seed * SEEDS_APART + k for k in range(n)]
    if len(seed) != n:
        raise BadInput(f"there are {n} games, and {len(seed)} seeds were given")
    return [int(one) for one in seed]


def vector_again(batch: Batch) -> Vector:
    """A vector that was pickled."""
    vector = Vector.__new__(Vector)
    vector.take(Arrays(batch, len(batch.states)), batch)
    vector.arrays.take_over(batch)
    return vector
