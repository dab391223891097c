"""What many games show their learners, in arrays that are made once, in memory that processes may share."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mastaba.research.adapters.match import Layout
from mastaba.research.batch import Batch

ALIGNED = 64  # every array begins at a multiple of so many bytes, as processors like it


class Arrays:
    """The arrays of `n` games like those of a batch."""

    def __init__(self, batch: Batch, n: int, memory: memoryview | None = None) -> None:
        game, seats = batch.game, batch.start.setup.seats
        self.layout = Layout(game.planes(seats))
        actions = len(game.moves) - game.moves.chance_size
        shapes: list[tuple[type[np.generic], tuple[int, ...]]] = [
            (np.int16, (n, self.layout.width)),
            (np.int8, (n, actions)),
            (np.uint8, (n,)),
            (np.float32, (n, seats)),
            (np.bool_, (n,)),
        ]
        sizes = [-(-np.dtype(kind).itemsize * int(np.prod(shape)) // ALIGNED) * ALIGNED for kind, shape in shapes]
        self.size = sum(sizes)
        used = memoryview(bytearray(self.size)) if memory is None else memory
        made = [
            np.frombuffer(used, kind, int(np.prod(shape)), sum(sizes[:k])).reshape(shape)
            for k, (kind, shape) in enumerate(shapes)
        ]
        self.observations: NDArray[np.int16] = made[0]
        self.masks: NDArray[np.int8] = made[1]
        self.seats: NDArray[np.uint8] = made[2]
        self.rewards: NDArray[np.float32] = made[3]
        self.ends: NDArray[np.bool_] = made[4]

    def take_over(self, batch: Batch, first: int = 0) -> None:
        """What a batch has written, for as many games from the first one on."""
        games = slice(first, first + len(batch.states))
        self.observations[games].reshape(-1)[:] = np.frombuffer(batch.observations.getvalue(), "<i2")
        self.masks[games].reshape(-1)[:] = np.frombuffer(batch.masks.getvalue(), np.int8)
        self.seats[games] = np.frombuffer(batch.seats.getvalue(), np.uint8)
        self.rewards[games].reshape(-1)[:] = np.frombuffer(batch.rewards.getvalue(), "<f4")
        self.ends[games] = np.frombuffer(batch.ends.getvalue(), np.bool_)
