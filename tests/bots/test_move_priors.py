"""The network that corrects the priors of moves: the numbers it gives, and what it refuses."""

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
from mastaba.bots.learned_priors import priors_from, shipped_priors
from mastaba.bots.move_priors import GREATEST, LEAST_PRIOR, PER_MOVE, TOTAL, MovePriors
from mastaba.bots.search import Budget, Search
from mastaba.kernel.agenda import CHANCE, State, apply
from tests.bots.unread import Unread

TAUGHT = ("amun-re", "babel", "cleopatra")


def weights_of(name: str) -> dict[str, Any]:
    file = files(f"mastaba.games.{name.replace('-', '_')}").joinpath("bot", "priors.json")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def choices(game: Game, seats: int, seed: int) -> list[State]:
    """Positions of a random game with at least three legal moves, every fifth."""
    state, rng, out, weights = game.start(seats=seats), Rng(seed), game.buffer(), game.buffer()
    found = []
    while state.now is not None:
        if state.now.seat == CHANCE:
            apply(state, state.now.draw(state, rng, out, weights))
            continue
        number = int(state.now.options(state, out))
        if number > 2:
            found.append(state.copy())
        apply(state, out[rng.below(number)])
    return found[::5]


def reckoned(game: Game, weights: dict[str, Any], state: State, seat: int, moves: list[int]) -> list[float]:
    """The same network, one unit after another."""
    seats, size = state.setup.seats, len(weights["features"])
    row, out, priors = game.buffer(), game.buffer(), game.buffer()
    assert game.features(state, row)
    for k, move in enumerate(moves):
        out[k] = move
    game.priors(state, seat, out, len(moves), priors)
    held = [
        [min(max(int(row[one * size + k]), weights["lows"][k]), weights["highs"][k]) for k in range(size)]
        for one in range(seats)
    ]
    units = []
    for unit in range(HIDDEN):
        total = weights["biases"][unit]
        for one in range(seats):
            part = weights["own" if one == seat else "others"]
            total += sum(held[one][k] * part[k * HIDDEN + unit] for k in range(size))
        units.append(max(total, 0))
    logits = []
    for k, move in enumerate(moves):
        logit = weights["by_game"] * math.log(min(int(priors[k]), GREATEST) + LEAST_PRIOR)
        if move in weights["moves"]:
            at = PER_MOVE * weights["moves"].index(move)
            own = weights["weights"][at : at + PER_MOVE]
            logit += (own[HIDDEN] + sum(units[unit] * own[unit] for unit in range(HIDDEN))) / weights["scale"]
        logits.append(logit)
    grown = [math.exp(logit - max(logits)) for logit in logits]
    return [one / sum(grown) for one in grown]


@pytest.mark.parametrize("name", TAUGHT)
def test_priors_are_what_each_unit_gives_alone(name: str) -> None:
    game, weights, changed = mastaba.load(name), weights_of(name), 0
    priors, out, given = shipped_priors(game), game.buffer(), game.buffer()
    assert priors is not None
    for seats in game.seats:
        for state in choices(game, seats, seats)[:10]:
            assert state.now is not None
            number, seat = int(state.now.options(state, out)), state.now.seat
            moves = [int(out[k]) for k in range(number)]
            game.priors(state, seat, out, number, given)
            before = [int(given[k]) for k in range(number)]
            priors.correct(state, seat, out, number, given)
            expected = reckoned(game, weights, state, seat, moves)
            assert [int(given[k]) / TOTAL for k in range(number)] == pytest.approx(expected, abs=1.1 / TOTAL)
            best = max(range(number), key=lambda k: given[k])
            changed += before[best] < max(before)
    assert changed > 0  # somewhere another move looks best


@pytest.mark.parametrize("name", TAUGHT)
def test_the_card_says_what_the_weights_were_made_from(name: str) -> None:
    card = weights_of(name)["card"]
    assert card["rules"] == mastaba.load(name).rules_version
    unseen = card["unseen_games"]
    assert unseen["network"]["log_loss"] < 0.95 * unseen["by_the_game"]["log_loss"]
    assert unseen["network"]["same_favourite"] > unseen["by_the_game"]["same_favourite"]
    assert card["trials"] and all(trial["won"] > trial["fair"] for trial in card["trials"])
    assert card["choices"] > 80_000


def test_the_search_asks_the_network_and_a_bot_by_hand_does_not() -> None:
    game = mastaba.load("cleopatra")
    state = choices(game, 3, 5)[4]
    decision = game.decisions(state)[0]
    view = game.view(state, decision.seat)
    found = []
    for search in (Search(game, Rng(1)), Search(game, Rng(1), by_hand=True)):
        search.rollouts.judge = None
        thoughts = search.think(view, decision, Budget(40))
        found.append([option.prior for option in thoughts.options if option.visits])
    assert found[0] != found[1]


def test_what_the_network_was_not_taught_keeps_the_priors_of_the_game() -> None:
    game = Unread()
    state, out, given = game.begin(game.setup(3)), game.buffer(), game.buffer()
    priors = MovePriors(game.layer(), [0], [1] * PER_MOVE, len(game.moves), 1.0, 1.0)
    out[0], out[1], given[0], given[1] = 0, 1, 7, 900
    priors.correct(state, 0, out, 2, given)
    assert (given[0], given[1]) == (7, 900)


def other_game(weights: dict[str, Any]) -> None:
    weights["card"]["game"] = "babel"


def other_move(weights: dict[str, Any]) -> None:
    weights["moves"][0] = 10**6


def same_move_twice(weights: dict[str, Any]) -> None:
    weights["moves"][0] = weights["moves"][1]


def too_few(weights: dict[str, Any]) -> None:
    weights["weights"].pop()


def too_large(weights: dict[str, Any]) -> None:
    weights["weights"][0] = 1 << 40


def no_scale(weights: dict[str, Any]) -> None:
    weights["scale"] = 0


def no_part(weights: dict[str, Any]) -> None:
    del weights["by_game"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (other_game, "they were made for another game"),
        (other_move, "it has a move that the game does not have"),
        (same_move_twice, "its parts do not fit together"),
        (too_few, "its parts do not fit together"),
        (too_large, "its weights are too large"),
        (no_scale, "its scales are not above zero"),
        (no_part, "the file is damaged or cut off"),
    ],
)
def test_spoilt_weights_are_refused_in_one_sentence(spoil: Callable[[dict[str, Any]], None], sentence: str) -> None:
    weights = copy.deepcopy(weights_of("cleopatra"))
    spoil(weights)
    with pytest.raises(BadInput, match=f"these priors cannot serve cleopatra: {sentence}"):
        priors_from(mastaba.load("cleopatra"), json.dumps(weights))
