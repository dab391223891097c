"""Matches: who sits where with which luck, when they stop, what they say."""

from __future__ import annotations

import json
import math
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

import mastaba
from mastaba.cli import main
from mastaba.intervals import wilson
from mastaba.matches.arena import plots, report
from mastaba.matches.arena.backends import rounds
from mastaba.matches.arena.matches import Match, play_match
from mastaba.matches.arena.pairings import Pairing, Result, pairing, play_round
from mastaba.matches.arena.ratings import ratings

GAME = mastaba.load("babel")
GREEDY = pairing(GAME.setup(), GAME, "greedy", "random", seed=7)
CLEOPATRA = mastaba.load("cleopatra")


def made(places: tuple[int, ...], one: int = 0, first: int = 0) -> Result:
    bots = tuple("a" if seat == one else "b" for seat in range(len(places)))
    return Result(bots, first, 10, tuple(10 - place for place in places), places, "end")


def made_match(*results: Result) -> Match:
    seats = len(results[0].places)
    match = Match(Pairing("babel", seats, "", {}, None, "a", "b", 0))
    match.results.extend(results)
    return match


def quiet(match: Match) -> None:
    assert match.games > 0


# ---------------------------------------------------------------------- rounds
def test_a_round_seats_the_one_everywhere_with_the_same_luck() -> None:
    three = pairing(CLEOPATRA.setup(3), CLEOPATRA, "greedy", "random", seed=3)
    results = play_round(three, 1)
    assert [result.bots.index("greedy") for result in results] == [0, 1, 2]
    assert len({result.first for result in results}) == 1  # chance began alike
    assert len({result.scores for result in results}) > 1


def test_a_round_of_equals_is_one_game() -> None:
    assert len(play_round(pairing(GAME.setup(), GAME, "random", "random", seed=1), 1)) == 1


def test_the_same_seed_gives_the_same_match_on_any_number_of_processes() -> None:
    alone = list(rounds("local", 1, GREEDY, 6))
    assert alone == list(rounds("local", 3, GREEDY, 6)) == [play_round(GREEDY, number) for number in range(1, 7)]
    assert alone != list(islice(rounds("local", 1, GREEDY._replace(seed=8), 6), 6))


def test_options_and_corrected_data_travel_with_a_pairing() -> None:
    setup = GAME.setup(options={}, data={"end.win": 12})
    wanted = pairing(setup, GAME, "greedy", "greedy", seed=0)
    plain = wanted._replace(data=None)
    assert wanted.data == {"end.win": 12}
    lengths = [[play_round(each, number)[0].decisions for number in range(1, 6)] for each in (wanted, plain)]
    assert sum(lengths[0]) < sum(lengths[1])  # fewer points are needed to win


# ---------------------------------------------------------------------- what they add up to
def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert math.isclose(low, 0.4038, abs_tol=1e-4) and math.isclose(high, 0.5962, abs_tol=1e-4)
    assert wilson(1.0, 40).high == 1.0
    assert math.isclose(wilson(1.0, 40).low, 0.9124, abs_tol=1e-4)


def test_shared_victories_are_parts() -> None:
    match = made_match(made((1, 1, 3)), made((2, 1, 3), one=2), made((1, 2, 3)))
    assert match.share == (0.5 + 0.0 + 1.0) / 3
    assert match.places()[0] == {1: 2, 3: 1}


def test_a_match_stops_when_it_is_clear_and_not_before_its_least() -> None:
    source = [[made((1, 2)), made((2, 1), one=1)] for _ in range(50)]
    assert play_match(GREEDY, source, 20, True, quiet).games == 20
    assert play_match(GREEDY, source, 1, False, quiet).games == 100
    even = [[made((1, 2)), made((1, 2), one=1)] for _ in range(50)]
    assert play_match(GREEDY._replace(one="a", others="b"), even, 20, True, quiet).games == 100


def test_ratings_order_the_bots_and_grow_surer() -> None:
    few = ratings([made((1, 2, 3))] * 2)
    many = ratings([made((1, 2, 3))] * 30)
    assert [rating.bot for rating in many] == ["a", "b"]
    assert many[0].skill > few[0].skill > 25 > few[1].skill
    assert many[0].doubt < few[0].doubt


def test_the_pictures_are_well_formed_and_hold_the_figures() -> None:
    match = made_match(*[made((1, 2))] * 3, made((2, 1)))
    picture = ElementTree.fromstring(plots.shares([match]))
    assert "75.0%" in [element.text for element in picture.iter() if element.tag.endswith("text")]
    assert ElementTree.fromstring(plots.placings([match])) is not None
    assert report.match_rows([match])[1][3:7] == ["75.0%", "30.1% to 95.4%", "50.0%", "1.50x"]


# ---------------------------------------------------------------------- the command
def test_the_command_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "babel", "--bots", "greedy,random", "--games", "8", "--workers", "1", "--report", str(tmp_path)]
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert "babel: greedy among random" in printed and "2.00x" in printed
    kept = json.loads(tmp_path.joinpath("results.json").read_text("utf-8"))
    assert kept["matches"][0]["games"] == 8 == len(kept["matches"][0]["results"])
    page = tmp_path.joinpath("report.html").read_text("utf-8")
    assert page.count("<svg") == 2 and "greedy among random" in page


def test_a_single_name_shows_the_balance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "babel", "--bots", "random", "--games", "5", "--workers", "1"]) == 0
    assert "WON BY WHO BEGAN" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "greedy,greedy"], "names each bot once"),
        (["--bots", "anubis"], "there is no bot 'anubis'"),
        (["--games", "0"], "--games must be a number from 1"),
        (["--workers", "0"], "--workers must be a number from 1"),
        (["--bots", "random", "--backend", "abacus"], "there is no backend 'abacus'"),
    ],
)
def test_bad_words_get_a_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "babel", *words]) == 2
    assert sentence in capsys.readouterr().err
