"""Ratings on one scale, and the ladder of levels that they come from."""

from __future__ import annotations

import json

import pytest

import mastaba
from mastaba.bots import levels
from mastaba.bots.ladders import read, strengths
from mastaba.bots.weights_files import file_of
from mastaba.cli import main
from mastaba.matches.arena.ladder import document, rungs
from mastaba.matches.arena.scale import Counted, expected, scale


def test_ratings_give_back_the_shares_they_were_made_from() -> None:
    matches = [Counted("b", "a", 4, 4000, 2400), Counted("c", "b", 4, 4000, 1600), Counted("c", "a", 4, 4000, 3000)]
    found = {rated.bot: rated.rating for rated in scale(matches, "a")}
    assert found["a"] == 0.0
    assert expected(found["b"], found["a"], 4) == pytest.approx(0.6, abs=0.01)
    assert expected(found["c"], found["b"], 4) == pytest.approx(0.4, abs=0.01)
    assert expected(100, 100, 4) == 0.25
    assert expected(400, 0, 2) == pytest.approx(10 / 11)


def test_more_games_make_the_interval_narrower_and_no_match_says_infinity() -> None:
    few, many = (scale([Counted("b", "a", 2, games, games)], "a")[1] for games in (20, 2000))
    assert few.rating < many.rating < 3000
    few, many = (scale([Counted("b", "a", 2, games, 0.7 * games)], "a")[1] for games in (20, 2000))
    assert few.low < many.low < many.rating < many.high < few.high


def test_every_level_climbs_on_the_one_below() -> None:
    game = mastaba.load("babel")
    climbed = rungs(game, 2, 8)
    assert ("greedy", "random") in climbed and ("master/8", "strong/8") in climbed and ("learned", "greedy") in climbed
    assert rungs(mastaba.load("sa-re"), 4, 1)[-1] == ("master", "strong")


def test_the_command_plays_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "babel", "--ladder", "--part", "100", "--games", "2", "--workers", "1"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["one"] for one in found["matches"]] == [*levels.NAMES[1:], "learned"]
    assert {one["bot"] for one in found["ratings"]} == {*levels.NAMES, "learned"}
    assert found["part"] == 100 and found["seats"] == 2 and found["edition"] == "filosofia"
    assert found["rules"] == mastaba.load("babel").rules_version
    assert main(["arena", "babel", "--part", "2"]) == 2
    assert "--part is a number from 1 to 100, and only for --ladder" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["amun-re", "babel", "cleopatra", "sa-re"])
def test_what_was_measured_is_told_of_every_level(name: str) -> None:
    game = mastaba.load(name)
    found = strengths(game)
    assert found
    ladders = {(one.seats, one.edition, str(one.options)) for one in found}
    for ladder in ladders:
        climbed = [one.level for one in found if (one.seats, one.edition, str(one.options)) == ladder]
        assert [level for level in climbed if level != levels.LEARNED] == list(levels.NAMES)
    assert ladders >= {(seats, game.default_edition, "{}") for seats in game.seats}
    for one in found:
        assert one.low <= one.rating <= one.high
        assert (one.among is None) == (one.level == "random")
        game.setup(one.seats, one.edition, one.options)  # refuses what the game does not have


def test_a_ladder_says_its_edition_its_options_and_by_how_much_less_the_bots_searched() -> None:
    sa_re = mastaba.load("sa-re")
    setup = sa_re.setup(3, "fr", {"mode": "priest"})
    matches = [
        Counted("greedy", "random", 3, 40, 38),
        Counted("easy", "greedy", 3, 40, 30),
        Counted("normal", "easy", 3, 40, 30),
    ]
    found = read(json.dumps([document(sa_re, setup, matches, 16)]), sa_re.rules_version)
    assert {(one.seats, one.edition, str(one.options)) for one in found} == {(3, "fr", "{'mode': 'priest'}")}
    parts = {one.level: one.part for one in found}
    assert parts == {"random": 1, "greedy": 1, "easy": 16, "normal": 16}  # the first two never search


def test_what_was_measured_under_other_rules_is_not_told() -> None:
    babel = mastaba.load("babel")
    text = file_of(babel, "ladders.json")
    assert read(text, babel.rules_version) == strengths(babel) != ()
    assert read(text, babel.rules_version + 1) == ()
