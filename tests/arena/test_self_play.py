"""What is noted of games that the search plays against itself, and the networks written from it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import mastaba
from mastaba import BadInput
from mastaba.bots.judge import HIDDEN
from mastaba.bots.judges import judge_from, shipped_text
from mastaba.kernel.vectors import fractions
from mastaba.training.positions import gathered, load, save
from mastaba.training.quantising import Weights, chances, quantised, trial, weights_in, written
from mastaba.training.rounds import earlier_source
from mastaba.training.self_play import NO_JUDGE, SelfPlay
from mastaba.training.trials import Trial

SHIPPED = shipped_text(mastaba.load("cleopatra"))


@pytest.mark.parametrize(("name", "judge"), [("babel", NO_JUDGE), ("cleopatra", SHIPPED), ("sa-re", NO_JUDGE)])
def test_a_game_is_noted_position_by_position(name: str, judge: str) -> None:
    game = mastaba.load(name)
    how = SelfPlay(name, tuple(game.seats), (), 3, judge, 1)
    record, again = how.play(2), how.play(2)
    seats = game.seats[2 % len(game.seats)]
    assert record.features.shape[1:] == (seats, len(game.feature_names()))
    assert record.thought.shape == record.features.shape[:2]
    assert record.won.sum() == pytest.approx(1.0)
    assert record.thought.sum(1) == pytest.approx(1.0, abs=1e-5)
    assert np.array_equal(record.features, again.features)  # the number says which game it is


def test_positions_are_kept_in_a_file(tmp_path: Path) -> None:
    how = SelfPlay("babel", (2,), (), 0, NO_JUDGE, 1)
    positions = gathered([how.play(1), how.play(2)])
    save(tmp_path / "positions.npz", positions)
    again = load(tmp_path / "positions.npz")
    assert np.array_equal(positions.features, again.features)
    assert np.array_equal(positions.thought, again.thought)
    assert np.array_equal(positions.won, again.won)
    assert (positions.seats == again.seats).all()


def test_a_written_network_judges_as_it_was_reckoned() -> None:
    """Weights of any size are made to fit, and the file gives the chances that were tried."""
    game = mastaba.load("babel")
    how = SelfPlay("babel", (2,), (), 0, NO_JUDGE, 1)
    positions = gathered([how.play(number) for number in range(1, 4)])
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


def test_a_judge_is_tried_among_others_in_every_seat() -> None:
    how = Trial("cleopatra", 2, (), SHIPPED, NO_JUDGE, (4, 0.0), 1)
    shares = [how.play(number) for number in (1, 2)]
    assert all(0.0 <= share <= 1.0 for share in shares)
    assert shares == [how.play(number) for number in (1, 2)]
    same = Trial("cleopatra", 2, (), SHIPPED, SHIPPED, (4, 0.0), 1)
    assert sum(same.play(number) for number in (1, 2)) == pytest.approx(1.0)  # the same luck: one seat or the other


def test_a_written_network_can_be_learned_on_from() -> None:
    weights = weights_in(SHIPPED)
    made = json.loads(SHIPPED)
    size = len(made["features"])
    assert weights.own.shape == weights.others.shape == (size, HIDDEN)
    scale = made["bent_scale"] / made["straight_scale"]  # of the first layer, sixteenfold
    assert np.array_equal(np.rint(weights.own * 16 * scale), np.array(made["own"]).reshape(size, -1))
    assert np.array_equal(np.rint(weights.straight * made["straight_scale"]), made["straight"])


def test_positions_of_earlier_calls_are_read_or_refused(tmp_path: Path) -> None:
    game = mastaba.load("cleopatra")
    good, bad = tmp_path / "good.npz", tmp_path / "bad.npz"
    save(good, gathered([SelfPlay("cleopatra", (2,), (), 0, NO_JUDGE, 1).play(1)]))
    assert earlier_source(good, game).judged
    bad.write_bytes(good.read_bytes()[:200])
    for file in (bad, tmp_path / "none.npz"):
        with pytest.raises(BadInput, match="holds no positions that `mastaba train` wrote"):
            earlier_source(file, game)
    with pytest.raises(BadInput, match="have other features than babel has now"):
        earlier_source(good, mastaba.load("babel"))
