"""A game of which a network knows others of its kind, but not this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.bots.first_layer import WORDS, ZERO, FirstLayer
from mastaba.kernel.agenda import State
from tests.kernel.sealed_bids import Bids


class Unread(Bids):
    """It says no features; it is evaluated where it stands."""

    def feature_names(self) -> tuple[str, ...]:
        return ("coins",)

    def quiet(self, state: State, seat: i64) -> bool:
        return True

    def evaluate_all(self, state: State, out: vec[float]) -> None:
        for seat in range(3):
            out[seat] = 0.1 * seat

    def layer(self) -> FirstLayer:
        return FirstLayer(self, [0], [9], [1] * 2 * WORDS, [ZERO] * WORDS, [1])
