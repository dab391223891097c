"""The priors are good enough to beat chance."""

from __future__ import annotations

import pytest

from mastaba import CHANCE, Rng
from mastaba.bots import levels
from mastaba.testing.laws import choose
from tests.games.cleopatra.table import GAME


def winners(seed: int, names: tuple[str, ...]) -> tuple[int, ...]:
    rng = Rng(seed)
    bots = [levels.bot(GAME, name, seed * 10 + seat) for seat, name in enumerate(names)]
    state = GAME.start(len(names))
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if decision.seat == CHANCE:
            move = choose(decision, rng)
        else:
            move = bots[decision.seat].decide(GAME.view(state, decision.seat), decision)
        GAME.play(state, decision.seat, move)
    return GAME.winners(state)


@pytest.mark.expensive
def test_greedy_beats_two_random_bots() -> None:
    won = sum(k % 3 in winners(k, ("random",) * (k % 3) + ("greedy",) + ("random",) * (2 - k % 3)) for k in range(6))
    assert won >= 5


def test_evaluation_is_a_chance_of_winning() -> None:
    state = GAME.position(GAME.setup(3), {"players": {"1": {"scarabs": 40}, "2": {"scarabs": 10, "amulets": 9}}})
    values = [GAME.evaluate(state, seat) for seat in range(3)]
    assert 1 > values[0] > values[2] > values[1] > 0
