"""The fitted network of the priors as whole numbers in a file, and how well it foresees the search."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mastaba.bots.first_layer import HIDDEN
from mastaba.bots.move_priors import LEAST_PRIOR
from mastaba.training.positions import ChoiceRows
from mastaba.training.quantising import LayerWeights, Row, first_layer, whole
from mastaba.training.self_play import NO_MOVE

NO_OPTION = -1e9  # the logit where a choice has fewer moves
FINENESS = 64  # of the weights of moves
SEEN_OFTEN = 20  # moves that were seen in fewer choices keep the game's own priors


class PriorWeights(NamedTuple):
    """A fitted network, by feature as it is gathered and by move."""

    layer: LayerWeights
    moves: Row  # moves, hidden units and what a move is worth without them
    by_game: float


def quantised_priors(
    weights: PriorWeights, features: tuple[str, ...], choices: ChoiceRows, seats: int
) -> dict[str, Any]:
    """The network in whole numbers, with the moves that were seen often enough to say something of them."""
    made, scale = first_layer(weights.layer, features, choices.features, seats)
    seen = np.bincount(choices.moves[choices.moves != NO_MOVE].astype(np.int64), minlength=len(weights.moves))
    moves = np.flatnonzero(seen >= SEEN_OFTEN)
    rows = whole(weights.moves[moves] * FINENESS)
    rows[:, HIDDEN] = whole(weights.moves[moves, HIDDEN] * FINENESS * scale)
    return {
        **made,
        "moves": moves.tolist(),
        "weights": rows.ravel().tolist(),
        "scale": scale * FINENESS,
        "by_game": max(round(weights.by_game, 4), 0.0001),
    }


def foreseen(made: dict[str, Any], choices: ChoiceRows) -> Any:
    """The priors that the written network gives, reckoned for many choices at once."""
    features = np.clip(choices.features.astype(np.int64), made["lows"], made["highs"])
    own, others = (np.array(made[part]).reshape(features.shape[2], -1) for part in ("own", "others"))
    theirs = features @ others
    rows = np.arange(len(choices.seat))
    mine = features[rows, choices.seat]
    hidden = np.maximum(mine @ own + theirs.sum(1) - theirs[rows, choices.seat] + np.array(made["biases"]), 0)
    table = np.zeros((int(max(choices.moves.max(), max(made["moves"], default=0))) + 2, HIDDEN + 1), np.int64)
    table[made["moves"]] = np.array(made["weights"], np.int64).reshape(-1, HIDDEN + 1)
    weights = table[choices.moves]  # NO_MOVE is the last row, which is nobody's
    logits = ((weights[..., :HIDDEN] * hidden[:, None, :]).sum(2) + weights[..., HIDDEN]) / made["scale"]
    logits = logits + made["by_game"] * np.log(choices.priors + LEAST_PRIOR)
    logits[choices.moves == NO_MOVE] = NO_OPTION
    grown = np.exp(logits - logits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def trial_of_priors(made: dict[str, Any], choices: ChoiceRows) -> dict[str, Any]:
    """How well they foresee the search in games that were held out, beside the game's own priors."""
    given = foreseen(made, choices)
    own = np.where(choices.moves == NO_MOVE, 0.0, choices.priors.astype(np.float64) + LEAST_PRIOR)
    own /= own.sum(1, keepdims=True)
    favourite = choices.visits.argmax(1)

    def told(priors: Any) -> dict[str, float]:
        lost = -(choices.visits * np.log(np.maximum(priors, 1e-9))).sum(1).mean()
        return {
            "log_loss": round(float(lost), 4),
            "same_favourite": round(float((priors.argmax(1) == favourite).mean()), 3),
        }

    return {"choices": len(choices.seat), "network": told(given), "by_the_game": told(own)}
