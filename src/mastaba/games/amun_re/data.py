"""The typed face of an edition: Amun-Re's provinces, cards and numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.editions import Edition
from mastaba.kernel.faults import BadInput
from mastaba.kernel.rows import counts

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
MOST_SYMBOLS: Final = 4  # of one province: `cards 12` is the highest number the vocabulary names

AMOUNT: Final[vec[i64]] = counts(len(TRACK))  # TRACK as a row, for the auction
for space in range(len(TRACK)):
    AMOUNT[space] = TRACK[space]


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
        self.west: vec[i64] = lettered(edition, "bank", "W", "E")
        self.upper: vec[i64] = lettered(edition, "half", "U", "L")
        self.check(edition.numbers("auction.track"))

    def check(self, track: list[int]) -> None:
        """BadInput for corrected data no game could be played with."""
        if tuple(track) != TRACK:
            raise BadInput(f"auction.track must be {list(TRACK)}: bids are written with these amounts")
        for code, p in zip(PROVINCES, range(15), strict=True):
            if not 0 <= self.symbols[p] <= MOST_SYMBOLS:
                raise BadInput(f"provinces.{code}.power_symbols must be from 0 to {MOST_SYMBOLS}")
            for row_, most in ((self.fields, 9), (self.printed, 9), (self.income, 20), (self.camel, 20)):
                if not 0 <= row_[p] <= most:
                    raise BadInput(f"fields, farmers and incomes of provinces.{code} must be from 0 to {most}")
            for row_, most in ((self.temples, 4), (self.free_gold, 30), (self.free_cards, 3), (self.free_bricks, 2)):
                if not 0 <= row_[p] <= most:
                    raise BadInput(f"temples and free items of provinces.{code} must be from 0 to {most}")
        if any(not 0 <= self.copies[kind] <= 9 for kind in range(12)) or self.copies[ARC] < 5 * self.architects:
            raise BadInput("cards must be from 0 to 9 of a kind, with an Architect for every player")
        if not 0 <= self.start_gold <= 99 or not 0 <= self.architects <= 1:
            raise BadInput("start.gold must be from 0 to 99 and start.architects 0 or 1")
        if self.bricks_per_pyramid != 3:
            raise BadInput("building.bricks_per_pyramid must be 3")
        if not 0 <= self.limits[0] < self.limits[1] < self.limits[2] or not 0 <= self.camel_levels <= 4:
            raise BadInput("offering.limits must rise, and offering.camel_levels be from 0 to 4")
        if any(not 0 <= self.rewards[k] <= 3 for k in range(3)) or not 0 <= self.theft <= 9:
            raise BadInput("offering.rewards must be from 0 to 3 and offering.theft from 0 to 9")
        if self.adjustment != 3:
            raise BadInput("offering.adjustment must be 3: the moves are written so")


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


def lettered(edition: Edition, name: str, yes: str, no: str) -> vec[i64]:
    """Which of two sides every province lies on, 1 for `yes`."""
    found: list[int] = []
    for code in PROVINCES:
        letter = edition.values[f"provinces.{code}.{name}"].value
        if letter not in (yes, no):
            raise BadInput(f"provinces.{code}.{name} must be {yes} or {no}, not {letter!r:.20}")
        found.append(int(letter == yes))
    return row(found)


def price(units: i64) -> i64:
    """What so many units of one kind cost together (AR-5.1)."""
    return units * (units + 1) // 2
