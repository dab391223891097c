"""How bots search Babel."""

from __future__ import annotations

from typing import Any, Final

LINES: Final = 0.25  # of the lines of a level: more see no more
# Plans differ in the whole turn: the tree holds nothing but one's own turn, and lines vary more.
SEARCH: Final[dict[str, Any]] = {"slips": 1, "to_chance": True}
