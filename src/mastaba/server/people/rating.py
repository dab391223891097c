"""How strong somebody is on the scale of the bots: from their games among bots of the house alone."""

from __future__ import annotations

from collections.abc import Iterable

import mastaba
from mastaba.bots.ladders import USUAL, AmongBots, rating_of, strengths
from mastaba.kernel.errors import BadInput
from mastaba.server.people.statistics import Played
from mastaba.server.protocol.people_messages import PersonRating, RatedBot

FEWEST = 3  # games; fewer say nothing


def ratings(games: Iterable[Played]) -> list[PersonRating]:
    """One for each game and number of seats whose levels have been measured; as the default edition says it, for the
    same bots are stronger or weaker under other options."""
    found: dict[tuple[str, int], list[Played]] = {}
    for game in games:
        if game.levels and game.stayed:
            found.setdefault((game.game, game.seats), []).append(game)
    rated = (rating(name, seats, played) for (name, seats), played in sorted(found.items()))
    return [one for one in rated if one is not None]


def rating(name: str, seats: int, played: list[Played]) -> PersonRating | None:
    try:
        game = mastaba.load(name)
    except BadInput:
        return None  # a game that is no longer installed
    usual = [
        one for one in strengths(game) if one.seats == seats and one.edition == game.default_edition and not one.options
    ]
    known = {one.level: one.rating for one in usual}
    counted = [
        AmongBots(tuple(float(known[level]) for level in one.levels), one.share)
        for one in played
        if not one.changed
        and one.edition in (None, game.default_edition)
        and all(level in known for level in one.levels)
    ]
    if len(counted) < FEWEST:
        return None
    value, half = rating_of(counted, known[USUAL])
    bots = [RatedBot(level=level, rating=of) for level, of in sorted(known.items(), key=lambda one: one[1])]
    return PersonRating(
        game=name,
        seats=seats,
        games=len(counted),
        rating=round(value),
        error=round(half),
        part=max(one.part for one in usual),
        bots=bots,
    )
