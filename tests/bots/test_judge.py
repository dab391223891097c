"""The network that judges positions: the numbers it gives, and what it refuses."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import mastaba
from mastaba import BadInput, Game, Rng
from mastaba.bots.first_layer import HIDDEN
from mastaba.bots.judge import Judge
from mastaba.bots.judges import judge_from, shipped
from mastaba.bots.rollouts import QUIET, Rollouts
from mastaba.bots.search import Budget, Search
from mastaba.kernel.agenda import CHANCE, State, apply
from mastaba.kernel.vectors import fractions
from tests.bots.unread import Unread

JUDGED = ("amun-re", "babel", "cleopatra", "sa-re")


def weights_of(name: str) -> dict[str, Any]:
    file = files(f"mastaba.games.{name.replace('-', '_')}").joinpath("bot", "judge.json")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def positions(game: Game, seats: int, seed: int, **options: object) -> list[State]:
    """Positions of a random game, every seventh."""
    state, rng = game.begin(game.setup(seats, options=options)), Rng(seed)
    out, weights = game.buffer(), game.buffer()
    found, moves = [], 0
    while state.now is not None:
        if state.now.seat == CHANCE:
            apply(state, state.now.draw(state, rng, out, weights))
        else:
            apply(state, out[rng.below(state.now.options(state, out))])
        moves += 1
        if moves % 7 == 0 and state.now is not None:
            found.append(state.copy())
    return found


def reckoned(game: Game, weights: dict[str, Any], state: State) -> list[float]:
    """The same network, one unit after another."""
    seats, size = state.setup.seats, len(weights["features"])
    row = game.buffer()
    assert game.features(state, row)
    held = [
        [min(max(int(row[seat * size + k]), weights["lows"][k]), weights["highs"][k]) for k in range(size)]
        for seat in range(seats)
    ]
    logits = []
    for seat in range(seats):
        logit = sum(held[seat][k] * weights["straight"][k] for k in range(size)) / weights["straight_scale"]
        bent = 0
        for unit in range(HIDDEN):
            total = weights["biases"][unit]
            for other in range(seats):
                part = weights["own" if other == seat else "others"]
                total += sum(held[other][k] * part[k * HIDDEN + unit] for k in range(size))
            bent += max(total, 0) * weights["bent"][unit]
        logits.append(logit + bent / weights["bent_scale"])
    grown = [math.exp(logit - max(logits)) for logit in logits]
    return [one / sum(grown) for one in grown]


@pytest.mark.parametrize("name", JUDGED)
def test_three_units_in_one_number_give_what_each_gives_alone(name: str) -> None:
    check_reckoning(name)


@pytest.mark.parametrize("mode", ["architect", "priest", "pharaoh"])
def test_they_do_so_whatever_the_goal_is(mode: str) -> None:
    check_reckoning("sa-re", mode=mode)


def check_reckoning(name: str, **options: object) -> None:
    game, weights, values = mastaba.load(name), weights_of(name), fractions(5)
    judge = shipped(game)
    assert judge is not None
    for seats in game.seats:
        for state in positions(game, seats, seats, **options)[:12]:
            assert judge.judge(state, values)
            expected = reckoned(game, weights, state)
            assert [values[seat] for seat in range(seats)] == pytest.approx(expected, rel=1e-9)
            assert sum(expected) == pytest.approx(1.0)


@pytest.mark.parametrize("name", JUDGED)
def test_every_seat_has_a_row_and_every_feature_a_name(name: str) -> None:
    game, untouched = mastaba.load(name), 10**6
    for seats in game.seats:
        row, size = game.buffer(), len(game.feature_names())
        for place in range(len(row)):
            row[place] = untouched
        assert game.features(positions(game, seats, 1)[0], row)
        assert all(row[place] != untouched for place in range(seats * size))
        assert row[seats * size] == untouched
        assert len(set(game.feature_names())) == size


@pytest.mark.parametrize("name", JUDGED)
def test_the_card_says_what_the_weights_were_made_from(name: str) -> None:
    card = weights_of(name)["card"]
    check_card(name, card)
    if "kept" in card:  # what it knew before of games with other options
        check_card(name, card["kept"])


def check_card(name: str, card: dict[str, Any]) -> None:
    assert card["rules"] == mastaba.load(name).rules_version
    assert card["unseen_games"]["log_loss"] < 0.91 * card["unseen_games"]["even_chances"]
    assert card["unseen_games"]["calibration_error"] < 0.03
    assert card["trials"] and all(trial["won"] > trial["fair"] for trial in card["trials"])
    assert card["positions"] > (10_000 if "features_learned" in card else 30_000)  # one feature, or all


def test_what_the_network_was_not_taught_the_game_evaluates_itself() -> None:
    game = Unread()
    state = game.begin(game.setup(3))
    judge = Judge(game.layer(), [1] * HIDDEN, 1.0, 1.0)
    judged, by_itself = fractions(5), fractions(5)
    assert not judge.judge(state, judged)
    rollouts = Rollouts(game, Rng(1), QUIET, judge=judge)
    rollouts.evaluate(state, judged, 3)
    game.evaluate_all(state, by_itself)
    assert list(judged) == list(by_itself)


def test_the_search_asks_the_judge() -> None:
    game = mastaba.load("cleopatra")
    state = next(
        state
        for state in positions(game, 3, 5)
        if len(game.decisions(state)[0].options) > 2 and game.decisions(state)[0].seat != CHANCE
    )
    decision = game.decisions(state)[0]
    view = game.view(state, decision.seat)
    with_judge, without = Search(game, Rng(1)), Search(game, Rng(1))
    without.rollouts.judge = None
    found = [one.think(view, decision, Budget(40)).options for one in (with_judge, without)]
    assert found[0] != found[1]


def other_features(weights: dict[str, Any]) -> None:
    weights["features"][0] = "luck"


def other_game(weights: dict[str, Any]) -> None:
    weights["card"]["game"] = "sa-re"


def other_rules(weights: dict[str, Any]) -> None:
    weights["card"]["rules"] = 1


def other_format(weights: dict[str, Any]) -> None:
    weights["format"] = 2


def too_large(weights: dict[str, Any]) -> None:
    weights["own"][0] = 1 << 20


def too_few(weights: dict[str, Any]) -> None:
    weights["own"].pop()


def no_number(weights: dict[str, Any]) -> None:
    weights["bent"][0] = "1"


def no_scale(weights: dict[str, Any]) -> None:
    weights["bent_scale"] = 0


def no_part(weights: dict[str, Any]) -> None:
    del weights["straight"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (other_features, "its features are not those of the game as it is now"),
        (other_game, "they were made for another game"),
        (other_rules, "they were made under rules 1"),
        (other_format, "the file is of format 2"),
        (too_large, "its weights are too large"),
        (too_few, "its parts do not fit together"),
        (no_number, "the file is damaged"),
        (no_scale, "its scales are not above zero"),
        (no_part, "the file is damaged or cut off"),
    ],
)
def test_spoilt_weights_are_refused_in_one_sentence(spoil: Callable[[dict[str, Any]], None], sentence: str) -> None:
    weights = copy.deepcopy(weights_of("cleopatra"))
    spoil(weights)
    with pytest.raises(BadInput, match=f"these weights cannot judge cleopatra: {sentence}"):
        judge_from(mastaba.load("cleopatra"), json.dumps(weights))


def test_a_file_cut_off_is_refused() -> None:
    with pytest.raises(BadInput, match="damaged or cut off"):
        judge_from(mastaba.load("cleopatra"), json.dumps(weights_of("cleopatra"))[:1000])
