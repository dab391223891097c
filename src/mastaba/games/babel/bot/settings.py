"""How Babel is searched, and what its bots like."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings, Temperament

TEMPERAMENTS: Final = (
    Temperament("builder", {"people": 1, "ready": 4}),  # people at the sites, ready to build
    Temperament(
        "gambler", {"prey_a": 3, "prey_h": 3, "prey_m": 3, "prey_p": 3, "prey_s": 3}
    ),  # to threaten what the other one built
    Temperament("trader", {"hand": 4}),  # a full hand
)
SETTINGS: Final = SearchSettings(
    # Plans differ in the whole turn: the tree holds nothing but one's own turn, and rollouts vary more.
    epsilon=1.0,
    to_chance=True,
    effort=0.25,
    playouts=150_000,
    temperaments=TEMPERAMENTS,
)
