"""What is noted of games that the search plays against itself, and the networks written from it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import mastaba
from mastaba import BadInput, Rng
from mastaba.bots.first_layer import HIDDEN
from mastaba.bots.judges import judge_from, shipped_text
from mastaba.bots.learned_priors import priors_from
from mastaba.bots.move_priors import PER_MOVE, TOTAL
from mastaba.kernel.agenda import CHANCE, apply
from mastaba.kernel.vectors import fractions
from mastaba.training.positions import gathered, load, save, seldom, shown
from mastaba.training.prior_quantising import PriorWeights, foreseen, quantised_priors, trial_of_priors
from mastaba.training.quantising import (
    LayerWeights,
    Weights,
    chances,
    quantised,
    ranges_in,
    trial,
    weights_in,
    written,
)
from mastaba.training.rounds import card_of_others, earlier_source, held_out
from mastaba.training.self_play import MOST_CHOICES, NO_JUDGE, NO_MOVE, SelfPlay, Taught
from mastaba.training.trials import Trial

SHIPPED = shipped_text(mastaba.load("cleopatra"))
CLEOPATRA = mastaba.load("cleopatra").default_edition


@pytest.mark.parametrize(("name", "judge"), [("babel", NO_JUDGE), ("cleopatra", SHIPPED), ("sa-re", NO_JUDGE)])
def test_a_game_is_noted_position_by_position(name: str, judge: str) -> None:
    game = mastaba.load(name)
    how = SelfPlay(name, game.default_edition, tuple(game.seats), (), 3, Taught(judge), 1)
    record, again = how.play(2), how.play(2)
    seats = record.features.shape[1]
    assert seats in game.seats and record.features.shape[2] == len(game.feature_names())
    assert record.thought.shape == record.features.shape[:2]
    assert record.won.sum() == pytest.approx(1.0)
    assert record.thought.sum(1) == pytest.approx(1.0, abs=1e-5)
    assert np.array_equal(record.features, again.features)  # the number says which game it is
    choices = record.choices
    assert 0 < len(choices.seat) <= MOST_CHOICES and choices.features.shape[1:] == record.features.shape[1:]
    assert choices.visits.sum(1) == pytest.approx(1.0)
    assert ((choices.moves != NO_MOVE).sum(1) > 1).all() and not choices.visits[choices.moves == NO_MOVE].any()


def test_positions_are_kept_in_a_file(tmp_path: Path) -> None:
    for simulations in (0, 2):
        how = SelfPlay("babel", "filosofia", (2,), (), simulations, Taught(), 1)
        noted = gathered([how.play(1), how.play(2)])
        save(tmp_path / "positions.npz", noted)
        again = load(tmp_path / "positions.npz")
        for part, kept in zip(noted, again, strict=True):
            assert all(np.array_equal(one, other) for one, other in zip(part, kept, strict=True))
        assert len(noted.positions.seats) > 10
        assert (len(noted.choices.seat) > 10) == (simulations > 0)


def test_a_written_network_judges_as_it_was_reckoned() -> None:
    """Weights of any size are made to fit, and the file gives the chances that were tried."""
    game = mastaba.load("babel")
    how = SelfPlay("babel", "filosofia", (2,), (), 0, Taught(), 1)
    positions = gathered([how.play(number) for number in range(1, 4)]).positions
    dice, size = np.random.default_rng(1), len(game.feature_names())
    weights = Weights(
        dice.normal(0, 3, (size, HIDDEN)), dice.normal(0, 3, (size, HIDDEN)),
        dice.normal(0, 3, HIDDEN), dice.normal(0, 0.001, HIDDEN), dice.normal(0, 0.01, size),
    )  # fmt: skip
    made = quantised(weights, game.feature_names(), positions, 2)
    given = chances(made, positions)
    found = trial(given, positions)
    assert found["even_chances"] == pytest.approx(np.log(2), abs=1e-4)
    assert sum(number for _, _, number in found["calibration"]) == 2 * len(positions.seats)
    card = {"game": "babel", "rules": game.rules_version}
    judge, values = judge_from(game, written(made, card)), fractions(5)
    state = game.start(seats=2)
    assert judge.judge(state, values)
    row = game.buffer()
    game.features(state, row)
    one = positions.some(np.array([0]))
    one.features[0, :2] = np.array([int(row[k]) for k in range(2 * size)]).reshape(2, size)
    assert [values[0], values[1]] == pytest.approx(chances(made, one)[0, :2])


def test_written_priors_are_those_that_were_reckoned() -> None:
    game = mastaba.load("babel")
    how = SelfPlay("babel", "filosofia", (2,), (), 4, Taught(), 1)
    choices = gathered([how.play(number) for number in range(1, 6)]).choices
    dice, size = np.random.default_rng(1), len(game.feature_names())
    layer = LayerWeights(
        dice.normal(0, 0.1, (size, HIDDEN)), dice.normal(0, 0.1, (size, HIDDEN)), dice.normal(0, 0.3, HIDDEN)
    )
    weights = PriorWeights(layer, dice.normal(0, 0.2, (len(game.moves), PER_MOVE)), 0.8)
    made = quantised_priors(weights, game.feature_names(), choices, 2)
    assert 10 < len(made["moves"]) < len(game.moves)  # those that were seen often
    found = trial_of_priors(made, choices)
    assert found["choices"] == len(choices.seat)
    assert found["network"]["log_loss"] != found["by_the_game"]["log_loss"]

    priors = priors_from(game, written(made, {"game": "babel", "rules": game.rules_version}))
    state = game.start(seats=2)
    options, row, given = game.buffer(), game.buffer(), game.buffer()
    while state.now is not None and (state.now.seat == CHANCE or state.now.options(state, options) < 4):
        chance = state.now.seat == CHANCE
        apply(state, state.now.draw(state, Rng(1), options, given) if chance else options[0])
    assert state.now is not None
    seat = state.now.seat
    number = int(state.now.options(state, options))
    game.priors(state, seat, options, number, given)
    game.features(state, row)
    one = choices.some(np.array([0]))
    one.features[0, :2] = np.array([int(row[k]) for k in range(2 * size)]).reshape(2, size)
    one.seat[0], one.moves[0], one.priors[0] = seat, NO_MOVE, 0
    one.moves[0, :number] = [int(options[k]) for k in range(number)]
    one.priors[0, :number] = [int(given[k]) for k in range(number)]
    priors.correct(state, seat, options, number, given)
    expected = foreseen(made, one)[0, :number]
    assert [int(given[k]) / TOTAL for k in range(number)] == pytest.approx(list(expected), abs=1.5 / TOTAL)
    assert max(expected) - min(expected) > 0.01


def test_a_judge_is_tried_among_others_in_every_seat() -> None:
    how = Trial("cleopatra", CLEOPATRA, 2, (), Taught(SHIPPED), Taught(), (4, 0.0), 1)
    shares = [how.play(number) for number in (1, 2)]
    assert all(0.0 <= share <= 1.0 for share in shares)
    assert shares == [how.play(number) for number in (1, 2)]
    same = Trial("cleopatra", CLEOPATRA, 2, (), Taught(SHIPPED), Taught(SHIPPED), (4, 0.0), 1)
    assert sum(same.play(number) for number in (1, 2)) == pytest.approx(1.0)  # the same luck: one seat or the other


def test_a_written_network_can_be_learned_on_from() -> None:
    weights = weights_in(SHIPPED)
    made = json.loads(SHIPPED)
    size = len(made["features"])
    assert weights.own.shape == weights.others.shape == (size, HIDDEN)
    scale = made["bent_scale"] / made["straight_scale"]  # of the first layer, sixteenfold
    assert np.array_equal(np.rint(weights.own * 16 * scale), np.array(made["own"]).reshape(size, -1))
    assert np.array_equal(np.rint(weights.straight * made["straight_scale"]), made["straight"])


def test_what_is_hardly_ever_shown_is_known_to_be_so() -> None:
    positions = gathered(
        [SelfPlay("babel", "filosofia", (2,), (), 0, Taught(), 1).play(number) for number in (1, 2, 3)]
    ).positions
    features = np.zeros((300, 5, 3), np.int16)
    features[:, 0, 0] = 1  # often
    features[4, 1, 1] = -2  # once at 600 seats
    features[:, 2, 2] = 1  # where nobody sits
    made = positions._replace(features=features, seats=np.full(300, 2, np.int16))
    assert seldom(made).tolist() == [False, True, False]
    assert shown(features[:, :2]).tolist() == [True, True, False]


def test_what_was_seen_before_still_is() -> None:
    """A network that learns on keeps the ranges of features that occur in other games."""
    made, before = json.loads(SHIPPED), ranges_in(SHIPPED)
    game = mastaba.load("cleopatra")
    positions = gathered([SelfPlay("cleopatra", CLEOPATRA, (2,), (), 0, Taught(), 1).play(1)]).positions
    again = quantised(weights_in(SHIPPED), game.feature_names(), positions, 4, before)
    assert all(now <= then for now, then in zip(again["lows"], made["lows"], strict=True))
    assert all(now >= then for now, then in zip(again["highs"], made["highs"], strict=True))
    assert again["own"] == made["own"] and again["straight"] == made["straight"]


def test_games_differ_in_seats_and_options_by_lot() -> None:
    """So that those held out, every tenth, have all of them; what is named twice comes twice as often."""
    how = SelfPlay("sa-re", "fr", (2, 2, 4), (("mode", ("scribe", "priest")),), 0, Taught(), 1)
    race = [k for k, name in enumerate(mastaba.load("sa-re").feature_names()) if not name.startswith("city_")]
    games = [how.play(number).features for number in range(9, 250, 10)]
    kinds = Counter((int(features.shape[1]), bool(features[:, :, race].any())) for features in games)
    assert set(kinds) == {(2, True), (2, False), (4, True), (4, False)}
    assert kinds[2, True] + kinds[2, False] > kinds[4, True] + kinds[4, False]
    assert all(features.any() for features in games)


def test_games_and_trials_are_of_one_edition() -> None:
    deity = (("mode", ("deity",)),)  # which only the English edition has
    assert SelfPlay("sa-re", "en", (2,), deity, 0, Taught(), 1).play(1).features.any()
    assert Trial("sa-re", "en", 2, deity, Taught(), Taught(), (2, 0.0), 1).play(1) in (0.0, 0.5, 1.0)
    for how in (
        SelfPlay("sa-re", "fr", (2,), deity, 0, Taught(), 1),
        Trial("sa-re", "fr", 2, deity, Taught(), Taught(), (2, 0.0), 1),
    ):
        with pytest.raises(BadInput, match="deity"):
            how.play(1)


def test_too_few_games_to_hold_some_out_are_refused() -> None:
    assert held_out(np.array([0, 9, 3, 9], np.int16)).tolist() == [False, True, False, True]
    with pytest.raises(BadInput, match="a tenth of the games is held out, so there must be 10 of a kind at least"):
        held_out(np.array([0, 1, 7], np.int16))


def test_positions_of_earlier_calls_are_read_or_refused(tmp_path: Path) -> None:
    game = mastaba.load("cleopatra")
    good, bad = tmp_path / "good.npz", tmp_path / "bad.npz"
    save(good, gathered([SelfPlay("cleopatra", CLEOPATRA, (2,), (), 0, Taught(), 1).play(1)]))
    assert earlier_source(good, game).judged
    bad.write_bytes(good.read_bytes()[:200])
    for file in (bad, tmp_path / "none.npz"):
        with pytest.raises(BadInput, match="holds no positions that `mastaba train` wrote"):
            earlier_source(file, game)
    with pytest.raises(BadInput, match="have other features than babel has now"):
        earlier_source(good, mastaba.load("babel"))


def test_a_card_tells_where_what_is_known_of_other_games_comes_from() -> None:
    race = {"edition": "fr", "options": {}, "seed": 1}
    city = {"edition": "fr", "options": {"mode": ["priest"]}, "seed": 2}
    english = {"edition": "en", "options": {"mode": ["priest"]}, "seed": 3}
    both = {**city, "kept": race}
    assert card_of_others(race, city) == race
    assert card_of_others(both, city) == race  # a second round does not wrap the first
    assert card_of_others(both, {**city, "options": {"mode": ["architect"]}}) == both
    assert card_of_others(both, race) == city  # the race is learned anew
    assert card_of_others(both, english) == both  # another edition
    assert card_of_others({**english, "kept": both}, city) == {**english, "kept": race}
    assert card_of_others(race, race) == {}
