"""The typed face of an edition: Amun-Re's provinces, cards and numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.editions import Edition
from mastaba.kernel.errors import BadInput
from mastaba.kernel.ranges import Ranges, between, exactly, one_of
from mastaba.kernel.vectors import counts

PROVINCES: Final = (
    "ABU", "ABY", "AMA", "AVA", "BAH", "BER", "BUT", "DAK", "DAM", "EDF", "KHA", "MEM", "MEN", "SAW", "THE",
)  # fmt: skip
CARDS: Final = ("BLK", "RBD", "FRM", "ARC", "ADJ", "HRV", "G8", "BPC", "BFA", "BUL", "BEW", "BNI")
TRACK: Final = (0, 1, 3, 6, 10, 15, 21, 28, 36)  # the amounts that the vocabulary of moves names

# Kinds of power cards, in the order of CARDS.
BLK: Final = 0
RBD: Final = 1
FRM: Final = 2
ARC: Final = 3
ADJ: Final = 4
HRV: Final = 5
G8: Final = 6
BPC: Final = 7
BFA: Final = 8
BUL: Final = 9
BEW: Final = 10
BNI: Final = 11

EIGHT_GOLD: Final = 8
BRICKS_PER_PYRAMID: Final = 3
MOST_SYMBOLS: Final = 4  # of one province: `cards 12` is the highest number the vocabulary names

AMOUNT: Final[vec[i64]] = counts(len(TRACK))  # TRACK as a row, for the auction
for space in range(len(TRACK)):
    AMOUNT[space] = TRACK[space]

RANGES: Final[Ranges] = {
    "start.gold": between(0, 99),
    "start.architects": between(0, 1),
    "auction.track": exactly(*TRACK),  # bids are written with these amounts
    "supply.*": between(0, 200),
    "building.bricks_per_pyramid": exactly(BRICKS_PER_PYRAMID),
    "offering.limits": between(0, 99),
    "offering.theft": between(0, 9),
    "offering.adjustment": exactly(3),  # the moves are written so
    "offering.rewards": between(0, 3),
    "offering.camel_levels": between(0, 4),
    "cards.*": between(0, 9),
    "points.pyramid": between(0, 3),
    "points.*": between(0, 18),
    "bonus.*": between(0, 60),
    "provinces.*.fields": between(0, 9),
    "provinces.*.printed_farmers": between(0, 9),
    "provinces.*.power_symbols": between(0, MOST_SYMBOLS),
    "provinces.*.income": between(0, 20),
    "provinces.*.camel_income": between(0, 20),
    "provinces.*.temples": between(0, 4),
    "provinces.*.free_gold": between(0, 30),
    "provinces.*.free_cards": between(0, 3),
    "provinces.*.free_bricks": between(0, 2),
    "provinces.*.bank": one_of("W", "E"),
    "provinces.*.half": one_of("U", "L"),
}


class Data:
    """What is printed on the board and the cards."""

    def __init__(self, edition: Edition) -> None:
        self.start_gold: i64 = edition.number("start.gold")
        self.architects: i64 = edition.number("start.architects")
        self.supply_bricks: i64 = edition.number("supply.bricks")
        self.supply_pyramids: i64 = edition.number("supply.pyramids")
        self.supply_farmers: i64 = edition.number("supply.farmers")
        self.bricks_per_pyramid: i64 = edition.number("building.bricks_per_pyramid")
        self.limits: vec[i64] = row(edition.numbers("offering.limits"))
        self.theft: i64 = edition.number("offering.theft")
        self.adjustment: i64 = edition.number("offering.adjustment")
        self.rewards: vec[i64] = row(edition.numbers("offering.rewards"))
        self.camel_levels: i64 = edition.number("offering.camel_levels")
        self.copies: vec[i64] = row([edition.number(f"cards.{code}") for code in CARDS])
        self.pyramid_points: i64 = edition.number("points.pyramid")
        self.set_points: i64 = edition.number("points.set")
        self.majority_points: i64 = edition.number("points.majority")
        self.bonus_points: i64 = edition.number("points.bonus")
        self.wealth_points: vec[i64] = row(edition.numbers("points.wealth"))
        self.bonus_symbols: i64 = edition.number("bonus.power_symbols")
        self.bonus_farmers: i64 = edition.number("bonus.farmers")
        self.fields: vec[i64] = printed(edition, "fields")
        self.printed: vec[i64] = printed(edition, "printed_farmers")
        self.symbols: vec[i64] = printed(edition, "power_symbols")
        self.income: vec[i64] = printed(edition, "income")
        self.camel: vec[i64] = printed(edition, "camel_income")
        self.temples: vec[i64] = printed(edition, "temples")
        self.free_gold: vec[i64] = printed(edition, "free_gold")
        self.free_cards: vec[i64] = printed(edition, "free_cards")
        self.free_bricks: vec[i64] = printed(edition, "free_bricks")
        self.nile: vec[i64] = printed(edition, "nile")
        self.west: vec[i64] = lettered(edition, "bank", "W")
        self.upper: vec[i64] = lettered(edition, "half", "U")
        self.check()

    def check(self) -> None:
        """BadInput for corrected data no game could be played with, though each value is in its range."""
        if self.copies[ARC] < 5 * self.architects:
            raise BadInput("cards.ARC must be at least 5 if start.architects is 1: an Architect for every player")
        if not self.limits[0] < self.limits[1] < self.limits[2]:
            raise BadInput("the numbers of offering.limits must rise")


LATEST: Final[list[tuple[Edition, Data]]] = []  # the table read last: most games are played with the same one


def read_data(edition: Edition) -> Data:
    """The same as Data(edition), read only once."""
    if not LATEST or LATEST[0][0] is not edition:
        LATEST[:] = [(edition, Data(edition))]
    return LATEST[0][1]


def row(numbers: list[int]) -> vec[i64]:
    found = counts(len(numbers))
    for k, number in enumerate(numbers):
        found[k] = number
    return found


def printed(edition: Edition, name: str) -> vec[i64]:
    """A number of every province."""
    return row([int(edition.number(f"provinces.{code}.{name}")) for code in PROVINCES])


def lettered(edition: Edition, name: str, letter: str) -> vec[i64]:
    """Which of two sides every province lies on, 1 for the one of this letter."""
    return row([int(edition.values[f"provinces.{code}.{name}"].value == letter) for code in PROVINCES])


def price(units: i64) -> i64:
    """What so many units of one kind cost together (AR-5.1)."""
    return units * (units + 1) // 2
