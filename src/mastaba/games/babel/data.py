"""The typed face of an edition: Babel's components and numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.editions import Edition
from mastaba.kernel.faults import BadInput
from mastaba.kernel.rows import counts

NATIONS: Final = "AHMPS"  # Assyrians, Hittites, Medes, Persians, Sumerians: the cards and, in this order, the sites
LEVELS = 6
MAX_COPIES = 12  # four runs of three: the vocabulary names no fifth run


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
        self.check()

    def check(self) -> None:
        """BadInput for corrected data no game could be played with."""
        if not 3 <= self.nation_copies <= MAX_COPIES:
            raise BadInput(f"nation_cards.copies must be from 3 to {MAX_COPIES}")
        if self.temple_copies[1] < 2:
            raise BadInput("temple_cards.copies needs two cards of level 1: they are the reserves")
        if any(not 0 <= copies <= MAX_COPIES for copies in self.temple_copies):
            raise BadInput("temple_cards.copies must be numbers from 0 to 12")
        for name, cards in (("first", self.hand_first), ("second", self.hand_second), ("draw", self.draw)):
            if not 1 <= cards <= 5:
                raise BadInput(f"opening hands and turn.draw must be from 1 to 5, and {name} is {cards}")
        if self.hand_first + self.draw < 2:
            raise BadInput("the first player needs two cards to build the reserve")
        if not 1 <= self.low < self.win < self.endgame_win <= 5 * LEVELS:
            raise BadInput(f"end.low, end.win and end.endgame_win must rise and be at most {5 * LEVELS}")
