"""All laws closely, and the invariants of the rules; tests/laws plays every set-up."""

from __future__ import annotations

import pytest

from mastaba import Rng
from mastaba.kernel.editions import Setup
from mastaba.testing import boxes, laws
from tests.games.amun_re.table import GAME

SETUPS = list(boxes.setups(GAME, 50))


def named(setup: Setup) -> str:
    changed = GAME.changed_options(setup)
    return f"{setup.seats}-" + ("-".join(f"{name}={value}" for name, value in changed.items()) or "plain")


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [{}, {"draw2": "on", "start_draft": "on"}, {"draw2": "show", "start_draft": "on", "power_limit": "sum"}],
    ids=["plain", "choosing", "showing"],
)
@pytest.mark.expensive
def test_a_whole_game_keeps_the_laws(seats: int, options: dict[str, object]) -> None:
    laws.check_game(GAME, GAME.setup(seats, options=options), seats, every=8)


def test_a_game_of_rules_1_keeps_the_laws() -> None:
    record = laws.check_game(GAME, GAME.setup(3, options={"draw2": "on"}, rules=1), 3, every=40)
    assert '[Rules "1"]' in record.transcript()


@pytest.mark.expensive
@pytest.mark.parametrize("number", range(0, len(SETUPS), 3), ids=lambda k: f"{k}-{named(SETUPS[k])}")
def test_goods_and_provinces_through_a_game(number: int) -> None:
    """Invariants of the rules: provinces by round, pyramids and points never fall, six auctions, an end."""
    setup = SETUPS[number]
    state, rng = GAME.begin(setup), Rng(number)
    auctions, pyramids, points = 0, 0, [0] * setup.seats
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        move = laws.choose(decision, rng)
        GAME.play(state, decision.seat, move)
        assert GAME.broken_invariant(state) is None
        saved = GAME.save(state)
        provinces, players = saved["provinces"], saved["players"]
        assert isinstance(provinces, dict) and isinstance(players, dict)
        standing = sum(land["pyramids"] for land in provinces.values())
        scored = [player["points"] for player in players.values()]
        assert standing >= pyramids and all(a <= b for a, b in zip(points, scored, strict=True))
        pyramids, points = standing, scored
        owned = [sum(land["owner"] == seat + 1 for land in provinces.values()) for seat in range(setup.seats)]
        assert len(set(owned)) == 1
        if decision.prompt.key == "PlaceBid" and GAME.decisions(state)[0].prompt.key != "PlaceBid":
            auctions += 1
    assert auctions == 6
