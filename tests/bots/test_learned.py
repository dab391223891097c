"""The bot that was taught: its file, its arithmetic, and that the shipped weights beat `greedy`."""

from __future__ import annotations

import json
import struct
from array import array

import pytest

import mastaba
from mastaba import BadInput
from mastaba.bots import levels
from mastaba.bots.learned import MAGIC, Inputs, LearnedBot, Network, parse, shipped
from mastaba.matches.arena.pairings import pairing, play_round

GAME = mastaba.load("babel")


def weights(actions: int, kinds: list[int], layers: list[tuple[int, int]]) -> bytes:
    head = {"game": "babel", "seats": 2, "actions": actions, "kinds": kinds, "wholes": [1.0] * len(kinds)}
    parts = [MAGIC, json.dumps(head).encode() + b"\n"]
    for inputs, outputs in layers:
        parts.append(struct.pack("<iif", inputs, outputs, 0.5))
        parts.append(array("b", [k % 5 - 2 for k in range(inputs * outputs)]).tobytes())
        parts.append(array("f", [0.25] * outputs).tobytes())
    return b"".join(parts)


def test_a_number_that_names_a_kind_gets_an_input_for_each_kind() -> None:
    inputs = Inputs([0, 3, 0], [10.0, 3.0, 4.0])
    assert inputs.size == 5
    assert inputs.of([5, 2, 8]) == [(0, 0.5), (2, 1.0), (4, 1.0)]
    assert inputs.of([0, 0, 0]) == []


def test_a_layer_is_a_matrix_with_one_scale_and_a_bias() -> None:
    _, layers = parse(weights(2, [0, 0], [(2, 2)]))
    assert list(layers[0].weights) == [-2, -1, 0, 1]
    assert layers[0]([(0, 2.0), (1, 4.0)]) == [0.5 * (2 * -2) + 0.25, 0.5 * (2 * -1 + 4 * 1) + 0.25]


@pytest.mark.parametrize("data", [b"", b"something else", weights(3, [0], [(1, 3)])])
def test_weights_of_something_else_are_refused(data: bytes) -> None:
    with pytest.raises(BadInput):
        Network(GAME, data)


def test_only_a_game_that_was_taught_has_such_a_bot() -> None:
    with pytest.raises(BadInput, match="no bot was trained for cleopatra"):
        LearnedBot(mastaba.load("cleopatra"))
    with pytest.raises(BadInput, match="no bot was trained for sa-re"):
        levels.bot(mastaba.load("sa-re"), "learned", 1)


def test_the_shipped_weights_are_small() -> None:
    network = shipped("babel")
    assert sum(len(layer.weights) for layer in network.layers) < 200_000


@pytest.mark.expensive
def test_the_shipped_weights_beat_greedy() -> None:
    """76 % of 400 when they were made; here far fewer games, so far less is asked."""
    match = pairing(GAME.setup(), GAME, "learned", "greedy", seed=5)
    results = [result for number in range(1, 17) for result in play_round(match, number)]
    won = sum(result.share(result.bots.index("learned")) for result in results)
    assert won >= 0.55 * len(results), f"{won} of {len(results)}"
