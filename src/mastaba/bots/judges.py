"""The weights by which positions are judged: a file of each game, `bot/judge.json` in its folder."""

from __future__ import annotations

import json
import sys
from functools import cache
from importlib.resources import files

from mastaba.bots.judge import BITS, HIDDEN, LANES, WORDS, ZERO, Judge
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game

FORMAT = 1
FILE = "judge.json"
PARTS = ("lows", "highs", "own", "others", "biases", "bent", "straight")


@cache
def shipped(game: Game) -> Judge | None:
    """The judge that came with a game, if one did."""
    text = shipped_text(game)
    return judge_from(game, text) if text else None


def shipped_text(game: Game) -> str:
    """Its file, or nothing."""
    return file_of(game, FILE)


def file_of(game: Game, name: str) -> str:
    """A file in the folder `bot` of a game, or nothing."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package) / "bot" / name if package else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""


def judge_from(game: Game, text: str) -> Judge:
    """The judge of a file of weights; BadInput where it is damaged or was made for another game or other features."""
    try:
        return made(game, json.loads(text))
    except BadInput as problem:
        raise BadInput(f"these weights cannot judge {game.name}: {problem}") from None
    except (ValueError, TypeError, KeyError, IndexError):
        raise BadInput(f"these weights cannot judge {game.name}: the file is damaged or cut off") from None


def made(game: Game, data: dict[str, object]) -> Judge:
    if data["format"] != FORMAT:
        raise BadInput(f"the file is of format {data['format']!r}, and this version reads {FORMAT}")
    card = data["card"]
    if not isinstance(card, dict) or card["game"] != game.name:
        raise BadInput("they were made for another game")
    if card["rules"] != game.rules_version:
        raise BadInput(f"they were made under rules {card['rules']}, and these are rules {game.rules_version}")
    if tuple(strings(data["features"])) != game.feature_names():
        raise BadInput("its features are not those of the game as it is now")
    lows, highs, own, others, biases, bent, straight = (whole_numbers(data[part]) for part in PARTS)
    size = len(game.feature_names())
    wanted = (size, size, size * HIDDEN, size * HIDDEN, HIDDEN, HIDDEN, size)
    if tuple(len(part) for part in (lows, highs, own, others, biases, bent, straight)) != wanted:
        raise BadInput("its parts do not fit together")
    check_room(lows, highs, own, others, biases, max(game.seats))
    first = []
    for place in range(size):
        first += words(own[place * HIDDEN : (place + 1) * HIDDEN])
        first += words(others[place * HIDDEN : (place + 1) * HIDDEN])
    start = words([bias + ZERO for bias in biases])
    bent_scale, straight_scale = (float(str(data[name])) for name in ("bent_scale", "straight_scale"))
    if not (bent_scale > 0.0 and straight_scale > 0.0):
        raise BadInput("its scales are not above zero")
    return Judge(game, lows, highs, first, start, bent, straight, bent_scale, straight_scale)


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


def whole_numbers(value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(number) is int for number in value):
        raise BadInput("the file is damaged")
    return value


def strings(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadInput("the file is damaged")
    return value
