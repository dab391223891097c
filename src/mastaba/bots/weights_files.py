"""Files of weights in the folder `bot` of a game: how they are found, and what is checked before one is used."""

from __future__ import annotations

import json
import sys
from importlib.resources import files

from mastaba.bots.first_layer import BITS, HIDDEN, LANES, WORDS, ZERO, FirstLayer
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game

FORMAT = 1
DAMAGED = (ValueError, TypeError, KeyError, IndexError)  # what reading a damaged file comes to


def file_of(game: Game, name: str) -> str:
    """A file in the folder `bot` of a game, or nothing."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package) / "bot" / name if package else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""


def read(game: Game, text: str) -> dict[str, object]:
    """What a file says, if it was made for this game as it is now."""
    data: dict[str, object] = json.loads(text)
    if data["format"] != FORMAT:
        raise BadInput(f"the file is of format {data['format']!r}, and this version reads {FORMAT}")
    card = data["card"]
    if not isinstance(card, dict) or card["game"] != game.name:
        raise BadInput("they were made for another game")
    if card["rules"] != game.rules_version:
        raise BadInput(f"they were made under rules {card['rules']}, and these are rules {game.rules_version}")
    if tuple(strings(data["features"])) != game.feature_names():
        raise BadInput("its features are not those of the game as it is now")
    return data


def layer_in(game: Game, data: dict[str, object], straight: list[int]) -> FirstLayer:
    """The first layer of a network."""
    lows, highs, own, others, biases = (
        whole_numbers(data[part]) for part in ("lows", "highs", "own", "others", "biases")
    )
    size = len(game.feature_names())
    wanted = (size, size, size * HIDDEN, size * HIDDEN, HIDDEN, size)
    if tuple(len(part) for part in (lows, highs, own, others, biases, straight)) != wanted:
        raise BadInput("its parts do not fit together")
    check_room(lows, highs, own, others, biases, max(game.seats))
    first = []
    for place in range(size):
        first += words(own[place * HIDDEN : (place + 1) * HIDDEN])
        first += words(others[place * HIDDEN : (place + 1) * HIDDEN])
    return FirstLayer(game, lows, highs, first, words([bias + ZERO for bias in biases]), straight)


def words(units: list[int]) -> list[int]:
    """Hidden units three by three in one number each."""
    return [sum(units[LANES * word + lane] << (BITS * lane) for lane in range(LANES)) for word in range(WORDS)]


def check_room(
    lows: list[int], highs: list[int], own: list[int], others: list[int], biases: list[int], seats: int
) -> None:
    """No sum of a hidden unit may outgrow its bits, whatever the features are."""
    for unit in range(HIDDEN):
        most = abs(biases[unit])
        for place in range(len(highs)):
            reach = max(-lows[place], highs[place])
            at = place * HIDDEN + unit
            most += reach * (abs(own[at]) + (seats - 1) * abs(others[at]))
        if most >= ZERO:
            raise BadInput("its weights are too large")


def above_zero(value: object) -> float:
    scale = float(str(value))
    if not 0.0 < scale < float("inf"):
        raise BadInput("its scales are not above zero")
    return scale


def whole_numbers(value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(number) is int for number in value):
        raise BadInput("the file is damaged")
    return value


def strings(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadInput("the file is damaged")
    return value
