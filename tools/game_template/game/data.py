"""The typed face of an edition: what is in the box."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.kernel.editions import Edition
from mastaba.kernel.ranges import Ranges, between

MOST_TAKEN: Final = 3  # the vocabulary names no larger move

RANGES: Final[Ranges] = {"heap.stones": between(1, 60)}  # what the owner of a box may correct


class Data:
    """What is in the box."""

    def __init__(self, edition: Edition) -> None:
        self.stones: i64 = edition.number("heap.stones")
