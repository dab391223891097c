"""How bots search Sa-Ré."""

from __future__ import annotations

from typing import Any, Final

# Of its lines, what a bot thinks at the table; hints and analyses think them all. A few lines find much of what many
# find: that eight times as many win clearly more games was shown where they are few.
AT_TABLE: Final = 0.05
# Everything is judged at the beginning of the next turn; more curiosity won more games.
SEARCH: Final[dict[str, Any]] = {"curiosity": 3.0, "open_chance": True, "to_quiet": True}
