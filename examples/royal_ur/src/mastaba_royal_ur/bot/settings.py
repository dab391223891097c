"""How bots search the Royal Game of Ur."""

from __future__ import annotations

from typing import Any, Final

SEARCH: Final[dict[str, Any]] = {"open_chance": True}  # everybody sees the dice
LINES: Final = 0.25  # of the lines of a level: this game runs as plain Python, and few lines see enough
