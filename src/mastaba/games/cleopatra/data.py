"""The typed face of an edition: Cleopatra's components and numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.garden import HIGH, LOW, NAMES, high_word, low_word
from mastaba.kernel.editions import Edition
from mastaba.kernel.errors import BadInput
from mastaba.kernel.ranges import Ranges, between, one_of
from mastaba.kernel.vectors import counts

KINDS: Final = ("sphinx", "obelisk", "door", "column", "throne", "mosaic")  # pedestal and throne are of one kind
SPHINXES: Final = 0
OBELISKS: Final = 1
DOORS: Final = 2
COLUMNS: Final = 3
THRONES: Final = 4
MOSAICS: Final = 5

RANGES: Final[Ranges] = {
    "cards.artisan": between(12, 48),
    "cards.resource": between(3, 20),
    "cards.double": between(0, 6),
    "cards.cave": between(0, 16),
    "setup.hand": between(0, 6),
    "setup.scarabs": between(0, 30),
    "setup.statues": between(0, 2),
    "setup.face_down": between(2, 12),
    "hand.limit": between(1, 24),
    "sobek.*": between(0, 9),
    "worshippers.*": between(0, 9),
    "cost.*": between(1, 4),
    "reward.*": between(0, 20),
    "garden.throne": one_of(*NAMES),
    "garden.palms": one_of(*NAMES),
    "offering.*": between(0, 9),
    "end.penalty": between(0, 60),
}


class Data:
    """What is in the box and on the boards."""

    def __init__(self, edition: Edition) -> None:
        self.copies: vec[i64] = counts(10)  # of each card
        self.copies[0] = edition.number("cards.artisan")
        for kind in range(1, 5):
            self.copies[kind] = edition.number("cards.resource")
            self.copies[kind + 4] = edition.number("cards.double")
        self.copies[9] = edition.number("cards.cave")
        self.cards: i64 = sum([int(copies) for copies in self.copies])  # all together
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
        squares = sorted({NAMES.index(str(name)) for name in names})
        throne = NAMES.index(str(edition.values["garden.throne"].value))
        if throne in squares:
            raise BadInput(f"garden.palms has a palm on {NAMES[throne]}, and that is the square of garden.throne")
        self.throne: i64 = throne
        self.garden_low: i64 = LOW ^ low_word([throne])  # all squares without the throne's
        self.garden_high: i64 = HIGH ^ high_word([throne])
        self.palms_low: i64 = low_word(squares)
        self.palms_high: i64 = high_word(squares)
        self.offering_discard: i64 = edition.number("offering.discard")
        self.offering_take: vec[i64] = row([0, *edition.numbers("offering.take")])  # by rank, the first is 0
        self.penalty: vec[i64] = row(edition.numbers("end.penalty"))
        self.printed: dict[str, object] | None = None  # all of it as derived.py shows it


def row(numbers: list[int]) -> vec[i64]:
    filled = counts(len(numbers))
    for k, number in enumerate(numbers):
        filled[k] = number
    return filled
