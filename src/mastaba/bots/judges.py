"""The weights by which positions are judged: a file of each game, `bot/judge.json` in its folder."""

from __future__ import annotations

from functools import cache

from mastaba.bots.first_layer import HIDDEN
from mastaba.bots.judge import Judge
from mastaba.bots.weights_files import DAMAGED, above_zero, file_of, layer_in, read, whole_numbers
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game

FILE = "judge.json"


@cache
def shipped(game: Game) -> Judge | None:
    """The judge that came with a game, if one did."""
    text = shipped_text(game)
    return judge_from(game, text) if text else None


def shipped_text(game: Game) -> str:
    """Its file, or nothing."""
    return file_of(game, FILE)


def judge_from(game: Game, text: str) -> Judge:
    """The judge of a file of weights; BadInput where it is damaged or was made for another game or other features."""
    try:
        data = read(game, text)
        bent, straight = whole_numbers(data["bent"]), whole_numbers(data["straight"])
        if len(bent) != HIDDEN:
            raise BadInput("its parts do not fit together")
        bent_scale, straight_scale = above_zero(data["bent_scale"]), above_zero(data["straight_scale"])
        return Judge(layer_in(game, data, straight), bent, bent_scale, straight_scale)
    except BadInput as problem:
        raise BadInput(f"these weights cannot judge {game.name}: {problem}") from None
    except DAMAGED:
        raise BadInput(f"these weights cannot judge {game.name}: the file is damaged or cut off") from None
