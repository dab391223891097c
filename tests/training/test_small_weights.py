"""What is learned beside other games keeps its weights small, and what is known of those games."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.bots.first_layer import HIDDEN
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.training.positions import Positions
from mastaba.training.quantising import Weights

pytestmark = pytest.mark.train
LEARNED, OF_OTHERS = 3, 2  # features


def test_weights_of_these_games_shrink_and_those_of_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be learned from winners drawn by lot."""
    from mastaba.training import fitting

    dice, many = np.random.default_rng(1), 600
    features = np.zeros((many, MOST_SEATS, LEARNED + OF_OTHERS), np.int16)
    features[:, :2, :LEARNED] = dice.integers(1, 9, (many, 2, LEARNED))
    won = np.zeros((many, MOST_SEATS), np.float32)
    won[np.arange(many), dice.integers(0, 2, many)] = 1.0
    positions = Positions(features, np.full(many, 2, np.int16), won, won, np.arange(many, dtype=np.int16) % 10)
    shape = (LEARNED + OF_OTHERS, HIDDEN)
    own, others = dice.normal(0.0, 0.1, shape), dice.normal(0.0, 0.1, shape)
    start = Weights(own, others, np.zeros(HIDDEN), np.ones(HIDDEN), np.zeros(shape[0]))

    def fitted() -> Weights:
        return fitting.fit(
            positions, positions, start, epochs=40, seed=1, by_search=0.0, say=lambda line: None, batch=64
        )

    small = fitted()
    monkeypatch.setattr(fitting, "SMALL", 0.0)
    as_they_come = fitted()
    assert np.square(small.own[:LEARNED]).sum() < 0.8 * np.square(as_they_come.own[:LEARNED]).sum()
    assert np.allclose(small.own[LEARNED:], own[LEARNED:]) and np.allclose(small.others[LEARNED:], others[LEARNED:])
