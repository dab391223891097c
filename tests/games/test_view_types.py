"""Every game that types its view keeps to it: random games of every edition and number of seats, through all eyes."""

from __future__ import annotations

import json
from itertools import chain, islice, product
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import mastaba
from mastaba import SPECTATOR, Rng
from mastaba.kernel.chance import Dealer
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.kernel.record import Record
from mastaba.testing import boxes
from tools import view_types

EVERY = 7  # moves between two positions that are looked at; the first and the last always are
BEGINNING = 15  # moves
SOME = 5  # one in so many set-ups
MADE_UP = """
from __future__ import annotations
from typing import Literal, NotRequired, TypedDict

class SmallCard(TypedDict):
    name: str
    cost: int | None

class SmallStone(TypedDict):
    stone: Literal["granite", "marble"]

class SmallView(TypedDict):
    hand: list[SmallCard | SmallStone]
    turn: NotRequired[int]
"""
GOOD: dict[str, Any] = {"hand": [{"name": "Ra", "cost": None}, {"stone": "granite"}], "turn": 3}


def check(game: Game, record: Record, kind: TypeAdapter[Any]) -> None:
    for viewer in (*range(record.setup.seats), SPECTATOR):
        kind.validate_json(json.dumps(game.view(record.state, viewer)))


def play(game: Game, setup: Setup, kind: TypeAdapter[Any], most: int = 10_000) -> bool:
    """Whether it came to its end."""
    record, rng, dealer = Record(game, setup), Rng(setup.seats), Dealer("5" * 64, [0] * setup.seats)
    record.deal(dealer)
    for number in range(most):
        decisions = game.decisions(record.state)
        if number % EVERY == 0 or not decisions:
            check(game, record, kind)
        if not decisions:
            return True
        decision = decisions[rng.below(len(decisions))]
        record.play(decision.seat, decision.options[rng.below(len(decision.options))])
        record.deal(dealer)
    return False


@pytest.mark.expensive
@pytest.mark.parametrize("name", view_types.files())
def test_views_are_what_their_types_say(name: str) -> None:
    """Whole games of every edition and number of seats; beginnings with other options and other values of the box."""
    game, kind = mastaba.load(name), view_types.view_of(view_types.files()[name])
    for edition, seats in product(game.editions, game.seats):
        assert play(game, game.setup(seats, edition), kind)
    for setup in islice(chain(boxes.setups(game), boxes.extremes(game)), 0, None, SOME):
        play(game, setup, kind, BEGINNING)


# ---------------------------------------------------------------------- that this can fail
@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "small").mkdir()
    (tmp_path / "small" / "view_type.py").write_text(MADE_UP)
    return tmp_path


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": 3},
        {**GOOD, "secret": 1},
        {**GOOD, "turn": "3"},
        {"hand": [{"name": "Ra"}]},
        {"hand": [{"name": "Ra", "cost": 1, "power": 2}]},
        {"hand": [{"stone": "sand"}]},
    ],
)
def test_a_view_of_another_shape_is_noticed(small: Path, wrong: dict[str, Any]) -> None:
    kind = view_types.view_of(view_types.files(small)["small"])
    kind.validate_json(json.dumps(GOOD))
    with pytest.raises(ValidationError):
        kind.validate_json(json.dumps(wrong))


def test_the_types_are_described_and_none_is_named_twice(small: Path) -> None:
    found = view_types.schemas("#/$defs/{model}", small)
    assert found.keys() == {"SmallView", "SmallCard", "SmallStone"}
    assert found["SmallView"]["required"] == ["hand"] and found["SmallView"]["additionalProperties"] is False
    (small / "other").mkdir()
    (small / "other" / "view_type.py").write_text(MADE_UP)
    with pytest.raises(ValueError, match="SmallView"):
        view_types.schemas("#/$defs/{model}", small)
