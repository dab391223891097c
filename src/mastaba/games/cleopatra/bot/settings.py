"""How Cleopatra is searched, and what its bots like."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings, Temperament

TEMPERAMENTS: Final = (
    Temperament("builder", {"scarabs": 2, "statues": 8}),  # to build as early as possible
    Temperament("gambler", {"corruption": 5, "red": 8}),  # what Sobek counts
    Temperament("trader", {"resources": 3, "artisans": 3}),  # a full hand
)
SETTINGS: Final = SearchSettings(
    effort=2.0,  # simulations are short
    temperaments=TEMPERAMENTS,
)
