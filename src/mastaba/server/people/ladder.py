"""The ladder of a club: a rating for each of its people in each game, with its doubt.

Every game counts as the order of the club's people in it, as Weng and Lin (2011) rate games of several players by all
their pairs (BradleyTerryFull of the package openskill), on the scale of the puzzles. Bots and guests do not count."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from mastaba.server.people.club_games import PlayedGame
from mastaba.server.puzzle_ratings import DOUBT, DRIFT, Rating, model


class Rated(NamedTuple):
    key: str
    value: int
    doubt: int  # two standard deviations: the true rating lies within it nineteen times of twenty
    played: int


def ladder(games: Iterable[PlayedGame]) -> dict[str, list[Rated]]:
    """From the oldest game to the newest; the best first."""
    found: dict[str, dict[str, Rating]] = {}
    played: Counter[tuple[str, str]] = Counter()
    for game in sorted(games, key=lambda game: (game.at, game.id)):
        places = {seat.key: seat.place for seat in game.seats if seat.key is not None}
        if len(places) < 2:
            continue
        known = found.setdefault(game.game, {})
        for key, after in rated(known, places).items():
            known[key] = after
            played[game.game, key] += 1
    return {
        game: sorted(
            (Rated(key, round(one.value), round(2 * one.doubt), played[game, key]) for key, one in known.items()),
            key=lambda row: (-row.value, row.doubt, row.key),
        )
        for game, known in sorted(found.items())
    }


def rated(known: dict[str, Rating], places: dict[str, int]) -> dict[str, Rating]:
    makes, before = model(), [known.get(key, Rating()) for key in places]
    teams = [[makes.rating(one.value, min(DOUBT, math.hypot(one.doubt, DRIFT)))] for one in before]
    after = makes.rate(teams, ranks=[float(place) for place in places.values()])
    return {key: Rating(one.mu, min(DOUBT, one.sigma)) for key, [one] in zip(places, after, strict=True)}
