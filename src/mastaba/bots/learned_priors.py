"""The weights that correct the priors of moves: a file of each game, `bot/priors.json` in its folder."""

from __future__ import annotations

from functools import cache

from mastaba.bots.move_priors import LARGEST, PER_MOVE, MovePriors
from mastaba.bots.weights_files import DAMAGED, above_zero, file_of, layer_in, read, whole_numbers
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game

FILE = "priors.json"


@cache
def shipped_priors(game: Game) -> MovePriors | None:
    """The priors that came with a game, if some did."""
    text = shipped_priors_text(game)
    return priors_from(game, text) if text else None


def shipped_priors_text(game: Game) -> str:
    """Their file, or nothing."""
    return file_of(game, FILE)


def priors_from(game: Game, text: str) -> MovePriors:
    """The priors of a file of weights; BadInput where it is damaged or was made for another game or other features."""
    try:
        data = read(game, text)
        moves, weights = whole_numbers(data["moves"]), whole_numbers(data["weights"])
        if len(weights) != PER_MOVE * len(moves) or len(set(moves)) != len(moves):
            raise BadInput("its parts do not fit together")
        if not all(0 <= move < len(game.moves) for move in moves):
            raise BadInput("it has a move that the game does not have")
        if any(abs(weight) > LARGEST for weight in weights):
            raise BadInput("its weights are too large")
        layer = layer_in(game, data, [0] * len(game.feature_names()))
        scale, by_game = above_zero(data["scale"]), above_zero(data["by_game"])
        return MovePriors(layer, moves, weights, len(game.moves), scale, by_game)
    except BadInput as problem:
        raise BadInput(f"these priors cannot serve {game.name}: {problem}") from None
    except DAMAGED:
        raise BadInput(f"these priors cannot serve {game.name}: the file is damaged or cut off") from None
