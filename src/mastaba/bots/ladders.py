"""How strong the levels of a game are, as `mastaba arena --ladder` measured it: `bot/ladders.json` in its folder."""

from __future__ import annotations

import json
from typing import NamedTuple

from mastaba.bots.judges import file_of
from mastaba.kernel.game import Game

FILE = "ladders.json"


class Strength(NamedTuple):
    """One level among others of one kind, at a table of so many seats; ratings of all levels are on one scale."""

    level: str
    seats: int
    among: str | None  # None for the lowest
    won: float  # the share of its games
    games: int
    rating: int
    low: int  # of the 95 % interval
    high: int


def strengths(game: Game) -> list[Strength]:
    """Of every level at the seat counts that were measured; none where nothing was."""
    found = []
    for ladder in json.loads(file_of(game, FILE) or "[]"):
        matches = {match["one"]: match for match in ladder["matches"]}
        for rated in ladder["ratings"]:
            match = matches.get(rated["bot"])
            found.append(
                Strength(
                    level=rated["bot"],
                    seats=ladder["seats"],
                    among=match["others"] if match else None,
                    won=match["won"] / match["games"] if match else 0.0,
                    games=match["games"] if match else 0,
                    rating=rated["rating"],
                    low=rated["low"],
                    high=rated["high"],
                )
            )
    return found
