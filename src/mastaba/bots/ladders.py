"""How strong the levels of a game are, as `mastaba arena --ladder` measured it: `bot/ladders.json` in its folder."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from mastaba.bots.levels import LEVELS
from mastaba.bots.weights_files import file_of
from mastaba.intervals import Z95
from mastaba.kernel.game import Game

FILE = "ladders.json"
TENFOLD = 400.0  # points of the scale for ten times the strength
USUAL = "normal"  # about whom somebody is expected to be before they have played
UNKNOWN = 500.0  # points, one standard deviation: how far off that may be


class Strength(NamedTuple):
    """One level among others of one kind, at a table of so many seats; ratings of all levels are on one scale.

    It holds for the edition and the options that it was measured with, the latter as far as they were changed."""

    level: str
    seats: int
    edition: str
    options: dict[str, str]
    part: int  # the bots made so many times fewer simulations than at a table
    among: str | None  # None for the lowest
    won: float  # the share of its games
    games: int
    rating: int
    low: int  # of the 95 % interval
    high: int


@cache
def strengths(game: Game) -> tuple[Strength, ...]:
    """Of every level at the seat counts that were measured under today's rules; none where nothing was."""
    return read(file_of(game, FILE) or "[]", game.rules_version)


def read(text: str, rules: int) -> tuple[Strength, ...]:
    found = []
    for ladder in json.loads(text):
        if ladder["rules"] != rules:
            continue
        matches = {match["one"]: match for match in ladder["matches"]}
        for rated in ladder["ratings"]:
            match = matches.get(rated["bot"])
            found.append(
                Strength(
                    level=rated["bot"],
                    seats=ladder["seats"],
                    edition=ladder["edition"],
                    options=ladder["options"],
                    part=ladder["part"] if rated["bot"] in LEVELS else 1,  # the others do not search
                    among=match["others"] if match else None,
                    won=match["won"] / match["games"] if match else 0.0,
                    games=match["games"] if match else 0,
                    rating=rated["rating"],
                    low=rated["low"],
                    high=rated["high"],
                )
            )
    return tuple(found)


class AmongBots(NamedTuple):
    """A game of somebody whose rating is asked, among bots whose ratings are known."""

    others: tuple[float, ...]
    won: float  # 1, or a part of a shared victory


def rating_of(games: Sequence[AmongBots], usual: float) -> tuple[float, float]:
    """The most likely rating, and half of its 95 % interval; `usual` is what it would be without any game."""
    unit = TENFOLD / math.log(10)
    strength = usual / unit
    doubt = (unit / UNKNOWN) ** 2
    bend = doubt
    for _ in range(100):
        slope, bend = doubt * (usual / unit - strength), doubt
        for game in games:
            chance = 1.0 / (1.0 + sum(math.exp(other / unit - strength) for other in game.others))
            slope += game.won - chance
            bend += chance * (1.0 - chance)
        step = max(-1.0, min(1.0, slope / bend))
        strength += step
        if abs(step) < 1e-9:
            break
    return unit * strength, unit * Z95 / math.sqrt(bend)
