"""How the race for the pyramid stands at the beginning of a turn, fitted to many games.

A small network reads the features of one city and answers the logarithm of its chance, up to what is the same for all:
a straight sum, and a layer of hidden units that count only above zero. Other goals are evaluated by the turns they
still take."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.bot.features import FEATURES, gather
from mastaba.games.sa_re.bot.weights import BIASES, BY_FEATURE, HIDDEN_UNITS, OUT, STRAIGHT
from mastaba.games.sa_re.state import City
from mastaba.kernel.vectors import counts

SCALE: Final = 1000.0  # of the weights
FOUND: Final[vec[i64]] = counts(FEATURES)  # scratch paper
SUMS: Final[vec[i64]] = counts(HIDDEN_UNITS)


def packed(numbers: list[int]) -> vec[i64]:
    row = counts(len(numbers))
    for k, number in enumerate(numbers):
        row[k] = number
    return row


WEIGHTS: Final[vec[i64]] = packed(BY_FEATURE)
STRAIGHT_WEIGHTS: Final[vec[i64]] = packed(STRAIGHT)
HIDDEN_BIASES: Final[vec[i64]] = packed(BIASES)
HIDDEN_WEIGHTS: Final[vec[i64]] = packed(OUT)


def logit(state: City, seat: i64) -> float:
    """The logarithm of the chance to win, up to what is the same for all."""
    gather(state, seat, FOUND)
    sums = SUMS
    weights = WEIGHTS
    unit: i64
    for unit in range(HIDDEN_UNITS):
        sums[unit] = HIDDEN_BIASES[unit]
    straight: i64 = 0
    k: i64
    for k in range(FEATURES):
        feature: i64 = FOUND[k]
        if feature != 0:
            straight += feature * STRAIGHT_WEIGHTS[k]
            at: i64 = k * HIDDEN_UNITS
            for unit in range(HIDDEN_UNITS):
                sums[unit] += feature * weights[at + unit]
    bent: i64 = 0
    for unit in range(HIDDEN_UNITS):
        if sums[unit] > 0:
            bent += sums[unit] * HIDDEN_WEIGHTS[unit]
    return float(straight) / SCALE + float(bent) / SCALE / SCALE


def softmax(logits: vec[float], seats: i64) -> None:
    """Turns logits into chances, in place."""
    best: float = -1000000.0
    total: float = 0.0
    seat: i64
    for seat in range(seats):
        best = max(best, logits[seat])
    for seat in range(seats):
        logits[seat] = math.exp(logits[seat] - best)
        total += logits[seat]
    for seat in range(seats):
        logits[seat] /= total
