"""How Sa-Ré is searched, and what its bots like."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings, Temperament


def whatever_the_goal(likes: dict[str, int]) -> dict[str, int]:
    """In the race for the pyramid, and where a city must be built (features.py)."""
    return likes | {f"city_{feature}": worth for feature, worth in likes.items()}


TEMPERAMENTS: Final = (
    Temperament("builder", whatever_the_goal({"steps": -20, "begun": 40})),  # the pyramid before all
    Temperament("gambler", whatever_the_goal({"caravans": 12, "held_wild": 8})),  # what caravans may bring
    Temperament("trader", whatever_the_goal({"gold": 12, "stone": 12, "wood": 12})),  # full stores
)
SETTINGS: Final = SearchSettings(
    # Everything is evaluated at the beginning of the next turn; there more exploration won more games. A few
    # simulations find much of what many find: that eight times as many win clearly more games was shown where they
    # are few.
    exploration=3.0,
    open_chance=True,
    to_quiet=True,
    # More simulations of the same turn say little that is new, a turn more does, and rollouts that try more of what
    # looks good: docs/search.md, "A turn further".
    deep_passes=1,
    deep_epsilon=1 / 3,
    at_table=0.05,
    temperaments=TEMPERAMENTS,
)
