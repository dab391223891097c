"""A bot trained by self-play: a small network, read from a file and computed in plain Python.

Nothing but the standard library is needed to play with it. How it was trained: examples/learned_bot."""

from __future__ import annotations

import json
import struct
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from librt.strings import BytesWriter

from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput, short
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.notation import Move

MAGIC: Final = b"mastaba network 1\n"
HEAD: Final = frozenset({"game", "seats", "actions", "kinds", "wholes"})
MOST_BYTES: Final = 200_000_000


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

    def __init__(self, game: Game, data: bytes, source: str = "these weights") -> None:
        try:
            self.read(game, data)
        except BadInput as problem:
            raise BadInput(f"{source} cannot play {game.name}: {problem}") from None

    def read(self, game: Game, data: bytes) -> None:
        head, layers = parse(data)
        made_for = head["game"]
        if made_for != game.name:
            raise BadInput(f"it was trained for {short(made_for)}")
        rules = head.get("rules", game.rules_version)  # files from before this was written down
        if rules != game.rules_version:
            raise BadInput(f"it was trained under rules {short(rules)}, and these are rules {game.rules_version}")
        seats = head["seats"]
        if seats not in game.seats:
            raise BadInput(f"it was trained at tables of {short(seats)} seats")
        kinds, wholes = numbers_in(head["kinds"]), numbers_in(head["wholes"])
        seen = sum(plane.size() for plane in game.planes(int(str(seats))))
        actions = len(game.moves) - game.moves.chance_size
        if (len(kinds), len(wholes), head["actions"]) != (seen, seen, actions):
            raise BadInput("its observations or actions are not those of the game as it is now")
        self.seats = int(str(seats))
        self.inputs = Inputs([int(number) for number in kinds], wholes)
        sizes = [self.inputs.size, *(layer.outputs for layer in layers)]
        if [layer.inputs for layer in layers] != sizes[:-1] or sizes[-1] != actions:
            raise BadInput("its layers do not fit together")
        self.layers = layers

    def logits(self, observation: Sequence[int]) -> list[float]:
        values = self.inputs.of(observation)
        for layer in self.layers[:-1]:
            values = [(place, value) for place, value in enumerate(layer(values)) if value > 0.0]
        return self.layers[-1](values)


class LearnedBot:
    """Plays the move with the highest logit; it sees what a seat may see, as numbers."""

    def __init__(self, game: Game, weights: str | Path | None = None) -> None:
        self.game = game
        self.network = shipped(game.name) if weights is None else network_in(game, Path(weights))

    def decide(self, view: Document, decision: Decision) -> Move:
        world = self.game.imagine(view, Rng(0))  # whatever is hidden in it: the observation does not show it
        if world.setup.seats != self.network.seats:
            raise BadInput(f"these weights were trained at tables of {self.network.seats} seats")
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


_read: dict[tuple[str, str], tuple[tuple[int, int], Network]] = {}  # by game and path, with time and size of the file


def network_in(game: Game, path: Path) -> Network:
    """The weights of a file, read again when they were written again."""
    key = (game.name, str(path.absolute()))
    try:
        found = path.stat()
        written = (found.st_mtime_ns, found.st_size)
        if key not in _read or _read[key][0] != written:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
            if len(data) > MOST_BYTES:
                raise BadInput(f"{path} is larger than {MOST_BYTES} bytes, which no file of weights is")
            _read[key] = (written, Network(game, data, str(path)))
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    return _read[key][1]


def parse(data: bytes) -> tuple[dict[str, object], list[Layer]]:
    """A line of magic, a line of JSON, then for each layer its sizes, its scale, its weights and its bias."""
    if not data.startswith(MAGIC):
        raise BadInput("this is not a file of weights")
    end = data.find(b"\n", len(MAGIC))
    try:
        head = json.loads(data[len(MAGIC) : end]) if end > 0 else None
    except ValueError:
        head = None
    if not isinstance(head, dict) or not head.keys() >= HEAD:
        raise BadInput("the file of weights is damaged or cut off in its first lines")
    place, layers = end + 1, []
    while place < len(data):
        layer, place = layer_at(data, place)
        layers.append(layer)
    if not layers:
        raise BadInput("the file of weights is cut off before its first layer")
    return head, layers


def layer_at(data: bytes, place: int) -> tuple[Layer, int]:
    """A layer, and where the next one begins."""
    if place + 12 <= len(data):
        inputs, outputs, scale = struct.unpack_from("<iif", data, place)
        first = place + 12
        second = first + inputs * outputs
        end = second + 4 * outputs
        if inputs > 0 and outputs > 0 and end <= len(data):
            weights, bias = array("b", data[first:second]), array("f", data[second:end])
            return Layer(inputs, outputs, scale, weights, bias), end
    raise BadInput("the file of weights is damaged or cut off")


def numbers_in(value: object) -> list[float]:
    found = value if isinstance(value, list) else []
    if not all(isinstance(number, int | float) for number in found):
        raise BadInput("the file of weights is damaged in its first lines")
    return [float(number) for number in found]
