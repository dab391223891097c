"""The names that other programs rely on, and what they do with unusual arguments."""

from __future__ import annotations

import random

import pytest

import mastaba
from mastaba import BadInput

BABEL = mastaba.load("babel")


def test_any_generator_can_imagine() -> None:
    state = BABEL.start()
    view = BABEL.view(state, 0)
    assert BABEL.view(BABEL.imagine(view, random.Random(1)), 0) == view
    BABEL.resample(state, 0, random.Random(2))
    assert BABEL.view(state, 0) == view


def test_the_compiled_loop_is_open_to_everybody() -> None:
    state, out = BABEL.start(), BABEL.buffer()
    while found := mastaba.legal_ids(state, out):
        mastaba.apply(state, out[found - 1])
    assert BABEL.decisions(state) == ()
    again, weights = BABEL.start(), BABEL.buffer()
    assert mastaba.playout(again, mastaba.Rng(1), out, weights) > 0


def test_an_edition_without_a_name_is_no_edition() -> None:
    with pytest.raises(BadInput, match="no edition ''"):
        BABEL.start(edition="")


def test_a_position_of_older_rules_goes_on_and_one_of_newer_rules_does_not() -> None:
    saved = BABEL.save(BABEL.start())
    assert BABEL.save(BABEL.load({**saved, "rules": 0})) == saved
    with pytest.raises(BadInput, match="saved under rules 2"):
        BABEL.load({**saved, "rules": 2})


def test_an_empty_discard_is_not_said_to_be_shuffled() -> None:
    columns = {site: nation * 12 for site, nation in zip("AHMP", "AHMP", strict=True)}
    given = {"players": {"1": {"columns": columns}, "2": {"columns": {"S": "S" * 12}}}}
    state = BABEL.position(BABEL.setup(), given)
    told: list[str] = []
    for seat, move in ((0, "end"), (-1, "temple 3"), (-1, "temple 2")):
        BABEL.play(state, seat, BABEL.parse(move), lambda event: told.append(event.name))
    assert "DrawCutShort" in told
    assert "DiscardReshuffled" not in told
