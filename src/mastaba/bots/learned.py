"""A bot trained by self-play: a small network, read from a file and computed in plain Python.

Nothing but the standard library is needed to play with it. How it was trained: examples/learned_bot."""

from __future__ import annotations

import json
import struct
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from librt.strings import BytesWriter

from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.notation import Move

MAGIC: Final = b"mastaba network 1\n"


class Layer(NamedTuple):
    """Weights by input, so that inputs that are 0 cost nothing; each a signed byte times one scale."""

    inputs: int
    outputs: int
    scale: float
    weights: array[int]
    bias: array[float]

    def __call__(self, values: Sequence[tuple[int, float]]) -> list[float]:
        size, weights = self.outputs, self.weights
        sums = [0.0] * size
        for place, value in values:
            first = place * size
            row = weights[first : first + size]
            sums = [total + value * weight for total, weight in zip(sums, row, strict=True)]
        return [total * self.scale + bias for total, bias in zip(sums, self.bias, strict=True)]


class Inputs:
    """How an observation becomes inputs: a number that names a kind gets one input for each kind, all others count and
    are divided by the highest value that was met in training."""

    def __init__(self, kinds: Sequence[int], wholes: Sequence[float]) -> None:
        self.kinds = kinds  # by number of the observation: how many kinds it names, or 0 if it counts
        self.wholes = wholes
        self.firsts: list[int] = []
        self.size = 0
        for number in kinds:
            self.firsts.append(self.size)
            self.size += number or 1

    def of(self, observation: Sequence[int]) -> list[tuple[int, float]]:
        """The inputs that are not 0, each with its place."""
        found = []
        for place, number in enumerate(observation):
            if number > 0:
                if self.kinds[place]:
                    found.append((self.firsts[place] + number - 1, 1.0))
                else:
                    found.append((self.firsts[place], min(number / self.wholes[place], 1.0)))
        return found


class Network:
    """Two hidden layers, and a logit for each action."""

    def __init__(self, game: Game, data: bytes) -> None:
        head, layers = parse(data)
        seen = sum(plane.size() for plane in game.planes(int(str(head["seats"]))))
        known = (head["game"], head["actions"], len(list_of(head["kinds"])))
        if known != (game.name, len(game.moves) - game.moves.chance_size, seen):
            raise BadInput(f"these weights were not made for {game.name} as it is now")
        kinds = [int(str(number)) for number in list_of(head["kinds"])]
        self.inputs = Inputs(kinds, [float(str(number)) for number in list_of(head["wholes"])])
        self.layers = layers

    def logits(self, observation: Sequence[int]) -> list[float]:
        values = self.inputs.of(observation)
        for layer in self.layers[:-1]:
            values = [(place, value) for place, value in enumerate(layer(values)) if value > 0.0]
        return self.layers[-1](values)


class LearnedBot:
    """Plays the move with the highest logit; it sees what a seat may see, as numbers."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.network = shipped(game.name)

    def decide(self, view: Document, decision: Decision) -> Move:
        world = self.game.imagine(view, self.rng)  # whatever is hidden in it: the observation does not show it
        writer = BytesWriter()
        self.game.observe(world, decision.seat, writer)
        numbers = array("h", writer.getvalue())
        logits = self.network.logits(numbers)
        first = self.game.moves.chance_size
        return max(decision.options, key=lambda move: logits[move.id - first])


@cache
def shipped(name: str) -> Network:
    """The weights that came with the package."""
    import mastaba

    folder = files("mastaba.bots").joinpath("weights")
    file = folder.joinpath(f"{name}.bin")
    if not file.is_file():
        trained = sorted(one.name.removesuffix(".bin") for one in folder.iterdir() if one.name.endswith(".bin"))
        raise BadInput(f"no bot was trained for {name}; there is one for {', '.join(trained)}")
    return Network(mastaba.load(name), file.read_bytes())


def parse(data: bytes) -> tuple[dict[str, object], list[Layer]]:
    """A line of magic, a line of JSON, then for each layer its sizes, its scale, its weights and its bias."""
    if not data.startswith(MAGIC):
        raise BadInput("this is not a file of weights")
    end = data.index(b"\n", len(MAGIC))
    head: dict[str, object] = json.loads(data[len(MAGIC) : end])
    place, layers = end + 1, []
    while place < len(data):
        inputs, outputs, scale = struct.unpack_from("<iif", data, place)
        place += 12
        weights = array("b", data[place : place + inputs * outputs])
        place += inputs * outputs
        bias = array("f", data[place : place + 4 * outputs])
        place += 4 * outputs
        layers.append(Layer(inputs, outputs, scale, weights, bias))
    return head, layers


def list_of(value: object) -> list[object]:
    return value if isinstance(value, list) else []
