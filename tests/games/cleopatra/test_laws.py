"""The laws of the kernel closely; tests/laws plays every set-up."""

from __future__ import annotations

import json

import pytest

from mastaba import CHANCE, SPECTATOR, Rng
from mastaba.kernel.editions import Setup
from mastaba.testing import laws
from tests.games.cleopatra.table import GAME, at_a_glance, field


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.expensive
def test_laws_closely(seats: int) -> None:
    setup: Setup = GAME.setup(seats)
    laws.check_game(GAME, setup, seats, every=60)


@pytest.mark.parametrize("edition", GAME.editions)
def test_games_of_rules_1_keep_the_laws(edition: str) -> None:
    record = laws.check_game(GAME, GAME.setup(3, edition, rules=1), 1001, every=250)
    assert record.state.now is None and record.state.setup.rules == 1
    assert '[Rules "1"]' in record.transcript()


def test_imagined_worlds_respect_every_deck() -> None:
    """After a rebuild each hidden card of a world comes from the deck it was drawn from."""
    rng = Rng(4)
    state = GAME.start(3)
    worlds = 0
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        random = decision.seat == CHANCE or rng.below(2)
        move = laws.choose(decision, rng) if random else at_a_glance(state, decision, rng)
        GAME.play(state, decision.seat, move)
        pools = field(state, "pools")
        if isinstance(pools, list) and len(pools) > 1 and rng.below(25) == 0:
            for seat in (0, 1, 2, SPECTATOR):
                view = json.loads(json.dumps(GAME.view(state, seat)))
                world = GAME.imagine(view, rng)
                assert GAME.broken_invariant(world) is None and GAME.view(world, seat) == view
                assert any(decision.options for decision in GAME.decisions(world)) or world.now is None
                worlds += 1
    assert worlds > 8
