"""A fitted network as whole numbers in a file, with a card that says what it was made from and how well it judges."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from mastaba.bots.first_layer import ZERO
from mastaba.bots.weights_files import FORMAT
from mastaba.training.positions import Positions
from mastaba.training.self_play import Numbers

BENT = 4096  # of the weights behind the hidden units
STRAIGHT = 65536
FINEST = 2048  # of the first layer, and halved until no sum outgrows its bits
BINS = 10

Row = npt.NDArray[np.float64]


class Weights(NamedTuple):
    """A fitted network, by feature as it is gathered."""

    own: Row  # features, hidden units
    others: Row
    biases: Row
    bent: Row
    straight: Row


class LayerWeights(NamedTuple):
    """A fitted first layer, by feature as it is gathered."""

    own: Row  # features, hidden units
    others: Row
    biases: Row


class Ranges(NamedTuple):
    """Between which numbers each feature is held: the least and the greatest that were seen."""

    lows: npt.NDArray[np.int64]
    highs: npt.NDArray[np.int64]


def first_layer(
    weights: LayerWeights, features: tuple[str, ...], examples: Numbers, seats: int, before: Ranges | None = None
) -> tuple[dict[str, Any], int]:
    """It in whole numbers, and their scale; what was seen before counts as well."""
    seen = examples.reshape(-1, examples.shape[2])
    lows, highs = np.minimum(seen.min(0), 0).astype(np.int64), np.maximum(seen.max(0), 0).astype(np.int64)
    if before is not None:
        lows, highs = np.minimum(lows, before.lows), np.maximum(highs, before.highs)
    reach = np.maximum(-lows, highs)
    scale = FINEST
    while True:
        own, others = whole(weights.own * scale), whole(weights.others * scale)
        biases = whole(weights.biases * scale)
        most = np.abs(biases) + reach @ (np.abs(own) + (seats - 1) * np.abs(others))
        if most.max() < ZERO:
            break
        scale //= 2
    made = {
        "format": FORMAT,
        "features": list(features),
        "lows": lows.tolist(),
        "highs": highs.tolist(),
        "own": own.ravel().tolist(),
        "others": others.ravel().tolist(),
        "biases": biases.tolist(),
    }
    return made, scale


def quantised(
    weights: Weights, features: tuple[str, ...], positions: Positions, seats: int, before: Ranges | None = None
) -> dict[str, Any]:
    """The judge's network in whole numbers."""
    layer = LayerWeights(weights.own, weights.others, weights.biases)
    made, scale = first_layer(layer, features, positions.features, seats, before)
    return {
        **made,
        "bent": whole(weights.bent * BENT).tolist(),
        "straight": whole(weights.straight * STRAIGHT).tolist(),
        "bent_scale": scale * BENT,
        "straight_scale": STRAIGHT,
    }


def weights_in(text: str) -> Weights:
    """The network of a file, to learn on from it."""
    made = json.loads(text)
    size, scale = len(made["features"]), made["bent_scale"] / BENT
    own, others, biases, bent, straight = (
        np.array(made[part], np.float64) for part in ("own", "others", "biases", "bent", "straight")
    )
    return Weights(
        own.reshape(size, -1) / scale,
        others.reshape(size, -1) / scale,
        biases / scale,
        bent / BENT,
        straight / made["straight_scale"],
    )


def ranges_in(text: str) -> Ranges:
    made = json.loads(text)
    return Ranges(np.array(made["lows"], np.int64), np.array(made["highs"], np.int64))


def whole(numbers: Any) -> Any:
    return np.rint(numbers).astype(np.int64)


def chances(made: dict[str, Any], positions: Positions) -> Any:
    """What the written network says, reckoned for many positions at once."""
    features = np.clip(positions.features.astype(np.int64), made["lows"], made["highs"])
    size = features.shape[2]
    own, others = (np.array(made[part]).reshape(size, -1) for part in ("own", "others"))
    theirs = features @ others
    hidden = features @ own + theirs.sum(1, keepdims=True) - theirs + np.array(made["biases"])
    logits = np.maximum(hidden, 0) @ np.array(made["bent"]) / made["bent_scale"]
    logits = logits + features @ np.array(made["straight"]) / made["straight_scale"]
    logits[np.arange(features.shape[1])[None, :] >= positions.seats[:, None]] = -1e9
    grown = np.exp(logits - logits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def trial(given: Any, positions: Positions) -> dict[str, Any]:
    """The log-loss on these games, beside that of even chances, and what came true of chances of each size."""
    log_loss = -(positions.won * np.log(np.maximum(given, 1e-9))).sum(1).mean()
    even = np.log(positions.seats).mean()
    there = np.arange(given.shape[1])[None, :] < positions.seats[:, None]
    said, came = given[there], positions.won[there]
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    table = [
        [round(float(said[bins == k].mean()), 3), round(float(came[bins == k].mean()), 3), int((bins == k).sum())]
        for k in range(BINS)
        if (bins == k).any()
    ]
    off = sum(abs(mean - true) * number for mean, true, number in table) / len(said)
    return {
        "log_loss": round(float(log_loss), 4),
        "even_chances": round(float(even), 4),
        "calibration": table,  # said, came true, how often
        "calibration_error": round(float(off), 4),
    }


def written(made: dict[str, Any], card: dict[str, Any]) -> str:
    """The file: its card first, for people, and long rows of numbers on one line each."""
    facts = ",\n".join(f" {json.dumps(name)}: {json.dumps(value)}" for name, value in card.items())
    lines = [f'"format": {made["format"]}', f'"card": {{\n{facts}\n}}']
    lines += [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in made.items() if name != "format"]
    return "{\n" + ",\n".join(lines) + "\n}\n"
