"""The names that other programs rely on, and what they do with unusual arguments."""

from __future__ import annotations

import random

import pytest

import mastaba
from mastaba import BadInput, Game

BABEL = mastaba.load("babel")
GAMES = [mastaba.load(name) for name in ("amun-re", "babel", "cleopatra", "sa-re")]


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


def test_a_position_keeps_its_rules_unless_nobody_plays_them_any_more() -> None:
    saved = BABEL.save(BABEL.start())
    assert saved["rules"] == BABEL.rules_version == 2
    assert BABEL.load({**saved, "rules": 1}).setup.rules == 1
    assert BABEL.save(BABEL.load({**saved, "rules": 0})) == saved
    with pytest.raises(BadInput, match="saved under rules 3"):
        BABEL.load({**saved, "rules": 3})


def test_a_set_up_names_one_of_the_rules_that_are_played() -> None:
    assert BABEL.setup().rules == 2
    assert BABEL.setup(rules=1).rules == 1
    for unknown in (0, 3):
        with pytest.raises(BadInput, match=f"babel has no rules {unknown}; choose from 1, 2"):
            BABEL.setup(rules=unknown)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_table_may_say_who_begins(game: Game) -> None:
    """Amendment 16: `first` is still a line of chance, with one possibility."""
    for seats in game.seats:
        by_chance = game.decisions(game.start(seats=seats))[0]
        assert [str(move) for move in by_chance.options] == [f"first {seat}" for seat in range(1, seats + 1)]
        for seat in range(1, seats + 1):
            decision = game.decisions(game.start(seats=seats, options={"first": str(seat)}))[0]
            assert ([str(move) for move in decision.options], decision.weights) == ([f"first {seat}"], (1,))
        if seats < game.seats[-1]:
            with pytest.raises(BadInput, match=f"seat {seats + 1} cannot begin at a table of {seats}"):
                game.setup(seats, options={"first": str(seats + 1)})


def test_an_empty_discard_is_not_said_to_be_shuffled() -> None:
    columns = {site: nation * 12 for site, nation in zip("AHMP", "AHMP", strict=True)}
    given = {"players": {"1": {"columns": columns}, "2": {"columns": {"S": "S" * 12}}}}
    state = BABEL.position(BABEL.setup(), given)
    told: list[str] = []
    for seat, move in ((0, "end"), (-1, "temple 3"), (-1, "temple 2")):
        BABEL.play(state, seat, BABEL.parse(move), lambda event: told.append(event.name))
    assert "DrawCutShort" in told
    assert "DiscardReshuffled" not in told
