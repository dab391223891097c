"""How Sa-Ré is searched, and what its bots like."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings, Temperament

TEMPERAMENTS: Final = (
    Temperament("builder", {"steps": -6, "begun": 12}),  # the pyramid before all
    Temperament("gambler", {"caravans": 8, "held_wild": 5}),  # what caravans may bring
    Temperament(
        "trader", {"warehouse": 8, "market": 8, "harbor": 8, "gold": 1, "stone": 1, "wood": 1}
    ),  # stores, and buildings that fill them
)
SETTINGS: Final = SearchSettings(
    # Everything is evaluated at the beginning of the next turn; there more exploration won more games. A few
    # simulations find much of what many find: that eight times as many win clearly more games was shown where they
    # are few.
    exploration=3.0,
    open_chance=True,
    to_quiet=True,
    at_table=0.05,
    temperaments=TEMPERAMENTS,
)
