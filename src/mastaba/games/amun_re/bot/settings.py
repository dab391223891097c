"""How Amun-Re is searched, and what its bots like."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings, Temperament

TEMPERAMENTS: Final = (
    Temperament("builder", {"pyramids": 4, "bricks": 2}),  # pyramids before all
    Temperament("gambler", {"sizes": 8, "tricks": 8}),  # cards, for what they may bring
    Temperament("trader", {"income": 1, "camels": 2}),  # land that brings gold
)
SETTINGS: Final = SearchSettings(
    effort=2.0,  # simulations are short
    temperaments=TEMPERAMENTS,
)
