"""How Babel is searched, and what its bots like."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings, Temperament

THREATS: Final = {f"{threat}_{nation}": worth for threat, worth in (("runs", 5), ("prey", 3)) for nation in "ahmps"}
TEMPERAMENTS: Final = (
    Temperament("builder", {"people": 2, "ready": 6}),  # people at the sites, ready to build
    Temperament("gambler", THREATS),  # to threaten what the other one built
    Temperament("trader", {"hand": 4}),  # a full hand
)
SETTINGS: Final = SearchSettings(
    # Plans differ in the whole turn: the tree holds nothing but one's own turn, and rollouts vary more.
    epsilon=1.0,
    to_chance=True,
    effort=0.25,
    playouts=100_000,
    temperaments=TEMPERAMENTS,
)
