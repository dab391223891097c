"""Bots with a manner of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mastaba
from mastaba import BadInput, Game, Rng
from mastaba.bots import levels, temperaments
from mastaba.bots.judges import shipped
from mastaba.bots.rollouts import QUIET, Rollouts
from mastaba.bots.temperaments import at_seat, in_games, taste_of
from mastaba.games.sa_re.state import City
from mastaba.kernel.agenda import CHANCE, State, apply
from mastaba.kernel.vectors import fractions
from tests.kernel.sealed_bids import Bids

JUDGED = ("amun-re", "babel", "cleopatra", "sa-re")
TEXTS = Path(__file__).parents[2] / "web/src/texts"


def quiet_position(game: Game) -> State:
    """Twenty moves into a random game, and on to where positions are evaluated."""
    state, rng, out, weights = game.start(), Rng(3), game.buffer(), game.buffer()
    moves = 0
    while state.now is not None and (moves < 20 or not game.quiet(state, 1)):
        if state.now.seat == CHANCE:
            apply(state, state.now.draw(state, rng, out, weights))
        else:
            apply(state, out[rng.below(state.now.options(state, out))])
            moves += 1
    return state


@pytest.mark.parametrize("name", JUDGED)
def test_every_game_has_all_temperaments_and_each_likes_what_the_network_reads(name: str) -> None:
    game = mastaba.load(name)
    known = game.search_settings().temperaments
    assert tuple(one.name for one in known) == temperaments.NAMES
    for one in known:
        assert one.likes and set(one.likes) <= set(game.feature_names())
        assert all(one.likes.values())


@pytest.mark.parametrize("name", JUDGED)
def test_what_is_liked_is_added_to_the_judgement_of_the_seat_that_thinks(name: str) -> None:
    game = mastaba.load(name)
    state, seats = quiet_position(game), min(game.seats)
    plain, liking = fractions(seats), fractions(seats)
    rollouts = Rollouts(game, Rng(1), QUIET, judge=shipped(game))
    rollouts.seat = 1
    rollouts.evaluate(state.copy(), plain, seats)
    features, size = game.buffer(), len(game.feature_names())
    assert game.features(state, features)
    differing = 0
    for one in game.search_settings().temperaments:
        rollouts = Rollouts(game, Rng(1), QUIET, judge=shipped(game), taste=taste_of(game, one.name))
        rollouts.seat = 1
        rollouts.evaluate(state.copy(), liking, seats)
        row = [int(features[size + k]) for k in range(size)]
        named = dict(zip(game.feature_names(), row, strict=True))
        worth = sum(named[feature] * thousandths for feature, thousandths in one.likes.items()) / 1000
        assert liking[1] == pytest.approx(plain[1] + worth)
        assert liking[0] == plain[0]
        differing += worth != 0
    assert differing >= 2


def test_a_level_that_searches_may_have_one() -> None:
    game = mastaba.load("babel")
    for name in temperaments.NAMES:
        bot = levels.bot(game, f"normal/4-{name}", 1)
        assert isinstance(bot, levels.SearchBot)
        assert bot.level.simulations == levels.LEVELS["normal"].simulations // 4
        assert bot.search.temperament == name and not bot.search.by_hand
    for wrong in ("random-builder", "greedy-trader", "strong-painter", "builder"):
        with pytest.raises(BadInput, match=f"there is no bot '{wrong}'"):
            levels.check_any(wrong)


def test_two_temperaments_decide_differently() -> None:
    """Whole games with the same luck: their moves part."""
    from mastaba.matches.simulation import Simulation

    game = mastaba.load("babel")
    played = {
        name: Simulation(game, game.setup(2), [f"normal/8-{name}", "greedy"], 5).play(1, logged=True).log
        for name in temperaments.NAMES
    }
    assert len({tuple(str(move) for _, move in log) for log in played.values()}) == len(temperaments.NAMES)


def test_bots_of_a_table_have_different_ones_and_tables_another_order() -> None:
    tables = [[at_seat(temperaments.NAMES, commitment, seat) for seat in range(5)] for commitment in "abcdefgh"]
    for seats in tables:
        assert set(seats[:3]) == set(temperaments.NAMES)
    assert len({seats[0] for seats in tables}) == len(temperaments.NAMES)
    assert at_seat((), "a", 0) is None


@pytest.mark.parametrize("mode", ["scribe", "architect", "priest", "pharaoh"])
def test_whatever_the_goal_is_bots_like_the_same(mode: str) -> None:
    game = mastaba.load("sa-re")
    setup = game.setup(3, None, {"mode": mode})
    assert in_games(game, setup) == temperaments.NAMES
    features, state, trader = game.buffer(), game.begin(setup), taste_of(game, "trader")
    assert isinstance(state, City) and trader is not None
    state.stock[4] += 2  # everybody has one of each good, and the second seat two more of gold
    assert game.features(state, features)
    assert [round(1000 * trader.of(features, seat)) for seat in range(3)] == [3 * 12, 5 * 12, 3 * 12]


def test_there_are_none_where_no_network_knows_the_game() -> None:
    game = Bids()
    assert in_games(game, game.setup(3)) == ()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_bots_of_a_table_are_called_the_same(language: str) -> None:
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^bot-name-(\w+-[1-5]) = (.+)$", text, re.MULTILINE))
    assert set(names) == {f"{temperament}-{seat}" for temperament in temperaments.NAMES for seat in range(1, 6)}
    assert len(set(names.values())) == len(names)
