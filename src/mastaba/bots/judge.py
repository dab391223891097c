"""A small network that judges a position: everybody's chance to win, in whole numbers.

The logit of a seat is a sum of its features and of its hidden units (first_layer.py)."""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.bots.first_layer import HIDDEN, FirstLayer, row
from mastaba.kernel.agenda import State


class Judge:
    """The weights of one game."""

    def __init__(self, layer: FirstLayer, bent: list[int], bent_scale: float, straight_scale: float) -> None:
        """`bent` is what hidden units add to a seat's logit."""
        self.layer = layer
        self.bent = row(bent)
        self.bent_scale = bent_scale
        self.straight_scale = straight_scale

    def judge(self, state: State, values: vec[float]) -> bool:
        """Writes everybody's chance to win; False where the weights were not made for such a game."""
        layer = self.layer
        if not layer.look(state):
            return False
        seats: i64 = state.setup.seats
        seat: i64
        unit: i64
        for seat in range(seats):
            layer.bend(seat)
            bent: i64 = 0
            for unit in range(HIDDEN):
                bent += layer.units[unit] * self.bent[unit]
            values[seat] = float(layer.direct[seat]) / self.straight_scale + float(bent) / self.bent_scale
        softmax(values, seats)
        return True


def softmax(logits: vec[float], seats: i64) -> None:
    """Turns logits into chances, in place."""
    best: float = -1000000.0
    total: float = 0.0
    seat: i64
    for seat in range(seats):
        best = max(best, logits[seat])
    for seat in range(seats):
        logits[seat] = math.exp(logits[seat] - best)
        total += logits[seat]
    for seat in range(seats):
        logits[seat] /= total
