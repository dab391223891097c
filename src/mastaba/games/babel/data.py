"""The typed face of an edition: Babel's components and numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Edition
from mastaba.kernel.errors import BadInput
from mastaba.kernel.ranges import Range, Ranges, between
from mastaba.kernel.vectors import counts

NATIONS: Final = "AHMPS"  # Assyrians, Hittites, Medes, Persians, Sumerians: the cards and, in this order, the sites
LEVELS: Final = 6
RESERVE: Final = 1  # the level that each player may build without a Temple column (BA-2.1)
RUN: Final = 3  # cards of one nation in a row (BA-5.1)
MIGRATING: Final = 3  # cards (BA-4.12)
REVEALED: Final = 2  # Temple cards at the end of a turn (BA-6.1)
MAX_COPIES: Final = 12  # four runs of three: the vocabulary names no fifth run

RANGES: Final[Ranges] = {
    "temple_cards.copies": (Range(2, MAX_COPIES), *between(0, MAX_COPIES) * 5),  # two of level 1 are the reserves
    "nation_cards.copies": between(3, MAX_COPIES),
    "opening_hand.*": between(1, 5),
    "turn.draw": between(1, 5),
    "end.*": between(1, 5 * LEVELS),
}


class Data:
    """What is in the box and on the cards."""

    def __init__(self, edition: Edition) -> None:
        self.nation_copies: i64 = edition.number("nation_cards.copies")
        self.temple_copies: vec[i64] = counts(LEVELS + 1)  # indexed by level
        for level, copies in enumerate(edition.numbers("temple_cards.copies"), 1):
            self.temple_copies[level] = copies
        self.hand_first: i64 = edition.number("opening_hand.first")
        self.hand_second: i64 = edition.number("opening_hand.second")
        self.draw: i64 = edition.number("turn.draw")
        self.win: i64 = edition.number("end.win")
        self.low: i64 = edition.number("end.low")
        self.endgame_win: i64 = edition.number("end.endgame_win")
        self.printed: Document | None = None  # the same for a page; derived.py writes it once
        self.check()

    def check(self) -> None:
        """BadInput for corrected data no game could be played with."""
        if not self.low < self.win < self.endgame_win:
            raise BadInput("end.low, end.win and end.endgame_win must rise")
