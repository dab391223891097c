"""What the server sends to somebody who solves puzzles: which there are, and how one stands. Of the solution it says
nothing before the puzzle is solved or given up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

PuzzleFacts = Mapping[str, str | float | bool | None]
PuzzleState = Literal["open", "solved", "near", "missed", "shown"]
