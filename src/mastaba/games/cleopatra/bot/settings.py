"""How bots search Cleopatra."""

from __future__ import annotations

from typing import Final

LINES: Final = 2.0  # times the lines of a level: they are short
