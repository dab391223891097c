"""A rating for games of any number of seats: Plackett-Luce from the places, as the package openskill computes it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from mastaba.matches.arena.pairings import Result


class Rating(NamedTuple):
    bot: str
    skill: float  # 25 is the middle
    doubt: float  # one standard deviation


def ratings(results: Sequence[Result]) -> list[Rating]:
    """The best first. A bot that sits at several seats of a table learns from the mean of what its seats say."""
    models: Any = import_module("openskill.models")
    model = models.PlackettLuce()
    known: dict[str, Any] = {}
    for result in results:
        teams = [[model.rating(*values(known.get(bot), model))] for bot in result.bots]
        after = model.rate(teams, ranks=list(result.places))
        for bot in set(result.bots):
            seats = [after[seat][0] for seat, name in enumerate(result.bots) if name == bot]
            mu = sum(rating.mu for rating in seats) / len(seats)
            sigma = sum(rating.sigma for rating in seats) / len(seats)
            known[bot] = model.rating(mu, sigma)
    found = [Rating(bot, float(rating.mu), float(rating.sigma)) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.skill)


def values(rating: Any, model: Any) -> tuple[float, float]:
    fresh = model.rating() if rating is None else rating
    return fresh.mu, fresh.sigma
