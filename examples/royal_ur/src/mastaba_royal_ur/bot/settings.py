"""How the Royal Game of Ur is searched."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.search_settings import SearchSettings

# Everybody sees the dice. This game runs as plain Python, and few simulations see enough.
SETTINGS: Final = SearchSettings(open_chance=True, effort=0.25)
