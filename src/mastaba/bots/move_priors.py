"""Which moves to try first, by a network: it begins with how promising they look to the game and corrects that.

The logit of a move is the logarithm of the game's own prior, times a weight, and a sum of the hidden units of the seat
that chooses (first_layer.py), with weights for each move of the game that was seen in training."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.bots.first_layer import HIDDEN, FirstLayer, row
from mastaba.kernel.agenda import State
from mastaba.kernel.vectors import counts, fractions

LEAST_PRIOR: Final = 2  # added to what the game says, so that nothing is left out entirely
GREATEST: Final = 1000  # priors of a game above this count as this
TOTAL: Final = 10000.0  # of what is written for all moves together
PER_MOVE: Final = HIDDEN + 1  # the weights of its hidden units, and what it is worth without them
LARGEST: Final = 1 << 36  # of a weight, so that no sum outgrows 64 bits


class MovePriors:
    """The weights of one game. Writing allocates nothing."""

    def __init__(
        self, layer: FirstLayer, moves: list[int], weights: list[int], all_moves: int, scale: float, by_game: float
    ) -> None:
        """`weights` holds PER_MOVE of each of the `moves`; `by_game` is the weight of the game's own priors."""
        self.layer = layer
        self.weights = row(weights)
        self.places: vec[i64] = counts(all_moves)  # where the weights of a move begin, and 1 more; 0 for none
        for k, move in enumerate(moves):
            self.places[move] = PER_MOVE * k + 1
        self.scale = scale
        self.logarithms: vec[float] = fractions(GREATEST + 1)
        for k in range(GREATEST + 1):
            self.logarithms[k] = by_game * math.log(k + LEAST_PRIOR)
        self.logits: vec[float] = fractions(all_moves)

    def correct(self, state: State, seat: i64, moves: vec[i64], found: i64, priors: vec[i64]) -> None:
        """Puts better priors in the place of the game's own; leaves them where it was not taught such a game."""
        layer = self.layer
        if not layer.look(state):
            return
        layer.bend(seat)
        units = layer.units
        weights = self.weights
        best: float = -1000000.0
        k: i64
        unit: i64
        for k in range(found):
            prior: i64 = priors[k]
            logit: float = self.logarithms[min(prior, GREATEST)]
            at: i64 = self.places[moves[k]] - 1
            if at >= 0:
                total: i64 = weights[at + HIDDEN]
                for unit in range(HIDDEN):
                    total += units[unit] * weights[at + unit]
                logit += float(total) / self.scale
            self.logits[k] = logit
            best = max(best, logit)
        sum_of_all: float = 0.0
        for k in range(found):
            self.logits[k] = math.exp(self.logits[k] - best)
            sum_of_all += self.logits[k]
        for k in range(found):
            priors[k] = int(TOTAL * self.logits[k] / sum_of_all)
