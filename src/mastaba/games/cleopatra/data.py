"""The typed face of an edition: Cleopatra's components and numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.garden import NAMES, THRONE, high_word, low_word
from mastaba.kernel.editions import Edition
from mastaba.kernel.faults import BadInput
from mastaba.kernel.rows import counts

KINDS: Final = ("sphinx", "obelisk", "door", "column", "throne", "mosaic")  # pedestal and throne are of one kind
SPHINXES: Final = 0
OBELISKS: Final = 1
DOORS: Final = 2
COLUMNS: Final = 3
THRONES: Final = 4
MOSAICS: Final = 5


class Data:
    """What is in the box and on the boards."""

    def __init__(self, edition: Edition) -> None:
        self.copies: vec[i64] = counts(10)  # of each card
        self.copies[0] = edition.number("cards.artisan")
        for kind in range(1, 5):
            self.copies[kind] = edition.number("cards.resource")
            self.copies[kind + 4] = edition.number("cards.double")
        self.copies[9] = edition.number("cards.cave")
        self.hand: i64 = edition.number("setup.hand")
        self.scarabs: i64 = edition.number("setup.scarabs")
        self.statues: i64 = edition.number("setup.statues")
        self.face_down: i64 = edition.number("setup.face_down")
        self.hand_limit: i64 = edition.number("hand.limit")
        self.sobek_amulets: vec[i64] = row(edition.numbers("sobek.amulets"))
        self.sobek_scarabs: vec[i64] = row(edition.numbers("sobek.scarabs"))
        self.architect: i64 = edition.number("worshippers.architect")
        self.merchant: i64 = edition.number("worshippers.merchant")
        self.beggar: i64 = edition.number("worshippers.beggar")
        self.foreman: i64 = edition.number("worshippers.foreman")
        self.artisans: vec[i64] = row([edition.numbers(f"cost.{kind}")[0] for kind in KINDS])
        self.resources: vec[i64] = row([edition.numbers(f"cost.{kind}")[1] for kind in KINDS])
        self.base: vec[i64] = row([edition.numbers(f"reward.{kind}")[0] for kind in KINDS])
        self.each: vec[i64] = row([edition.numbers(f"reward.{kind}")[1] for kind in KINDS])
        palms = edition.values["garden.palms"].value
        names = palms if isinstance(palms, list) else []
        squares = [NAMES.index(str(name)) for name in names if name in NAMES]
        self.palms_low: i64 = low_word(sorted(set(squares)))
        self.palms_high: i64 = high_word(sorted(set(squares)))
        self.offering_discard: i64 = edition.number("offering.discard")
        self.offering_take: vec[i64] = row([0, *edition.numbers("offering.take")])  # by rank, the first is 0
        self.penalty: vec[i64] = row(edition.numbers("end.penalty"))
        self.check(edition, len(squares) == len(names))

    def check(self, edition: Edition, palms_named: bool) -> None:
        """BadInput for corrected data no game could be played with."""
        throne = edition.values["garden.throne"].value
        if throne != NAMES[THRONE]:
            raise BadInput(f"garden.throne must be {NAMES[THRONE]}: the moves name no garden with another throne")
        if not palms_named or (self.palms_low >> THRONE) & 1:
            raise BadInput("garden.palms must name squares from a1 to i9, the throne's left out")
        if any(not 0 <= copies <= 60 for copies in self.copies) or self.copies[0] < 12 or self.copies[1] < 3:
            raise BadInput("cards must be from 0 to 60 of a kind, 12 or more artisans and 3 or more of each resource")
        if not 0 <= self.hand <= 6 or not 1 <= self.face_down <= 99 or not 1 <= self.hand_limit <= 60:
            raise BadInput("setup.hand must be from 0 to 6, setup.face_down from 1 to 99, hand.limit from 1 to 60")
        if not (0 <= self.scarabs <= 200 and 0 <= self.statues <= 2):
            raise BadInput("setup.scarabs must be from 0 to 200 and setup.statues from 0 to 2")
        for name, numbers in (
            ("sobek", [*self.sobek_amulets, *self.sobek_scarabs]),
            ("reward", [*self.base, *self.each]),
            ("offering", [*self.offering_take, self.offering_discard]),
            ("end.penalty", [*self.penalty]),
            ("worshippers", [self.architect, self.merchant, self.beggar, self.foreman]),
        ):
            if any(not 0 <= number <= 60 for number in numbers):
                raise BadInput(f"the numbers of {name} must be from 0 to 60")
        if any(not 1 <= number <= 4 for number in [*self.artisans, *self.resources]):
            raise BadInput("costs must be from 1 to 4 artisans and 1 to 4 resources")


def row(numbers: list[int]) -> vec[i64]:
    filled = counts(len(numbers))
    for k, number in enumerate(numbers):
        filled[k] = number
    return filled
