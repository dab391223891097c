"""Bots: priors and evaluation keep their bounds, and a greedy bot beats random ones."""

from __future__ import annotations

import pytest

from mastaba import Rng
from mastaba.bots import levels
from mastaba.testing import laws
from tests.games.amun_re.table import GAME


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_priors_and_evaluation_keep_their_bounds(seats: int) -> None:
    state, rng = GAME.start(seats, options={"draw2": "on", "start_draft": "on"}), Rng(seats)
    moves, liked = GAME.buffer(), GAME.buffer()
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if decision.weights is None:
            found = len(decision.options)
            for k, move in enumerate(decision.options):
                moves[k] = move.id
            GAME.priors(state, decision.seat, moves, found, liked)
            assert max(liked[k] for k in range(found)) == 1024
            assert min(liked[k] for k in range(found)) >= 1
            assert 0 < GAME.evaluate(state, decision.seat) < 1
        GAME.play(state, decision.seat, laws.choose(decision, rng))
    values = [GAME.evaluate(state, seat) for seat in range(seats)]
    winners = GAME.winners(state)
    assert sum(values[seat] for seat in winners) == pytest.approx(1)
    assert all(values[seat] < 0.3 for seat in range(seats) if seat not in winners)


@pytest.mark.expensive
def test_a_greedy_bot_beats_three_random_ones() -> None:
    wins = 0.0
    for number in range(12):
        hero = number % 4
        bots = [levels.bot(GAME, "greedy" if seat == hero else "random", 10 * number + seat) for seat in range(4)]
        state, rng = GAME.start(4), Rng(number)
        while decisions := GAME.decisions(state):
            decision = decisions[0]
            if decision.weights is not None:
                move = laws.choose(decision, rng)
            else:
                move = bots[decision.seat].decide(GAME.view(state, decision.seat), decision)
            GAME.play(state, decision.seat, move)
        winners = GAME.winners(state)
        wins += (hero in winners) / len(winners)
    assert wins >= 10
