"""The typed face of an edition, and the board, which all editions share."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.editions import Edition
from mastaba.kernel.ranges import Ranges, between

MOST_DICE: Final = 4  # the vocabulary names no higher throw
SQUARES: Final = tuple(
    [f"{row}{column}" for row in "abc" for column in range(1, 9) if row == "b" or column not in (5, 6)]
)
# Each seat's way (UR-1.3): down its own row, along the middle, and out by its own row.
PATHS: Final = tuple(
    (*(f"{row}{column}" for column in (4, 3, 2, 1)), *(f"b{column}" for column in range(1, 9)), f"{row}8", f"{row}7")
    for row in "ac"
)
ROSETTES: Final = ("a1", "a7", "b4", "c1", "c7")
SAFE: Final = "b4"  # the only rosette on which both could meet

RANGES: Final[Ranges] = {"pieces.each": between(1, 7), "dice.count": between(1, MOST_DICE)}


class Data:
    """What is in the box."""

    def __init__(self, edition: Edition) -> None:
        self.pieces = edition.number("pieces.each")
        self.dice = edition.number("dice.count")
