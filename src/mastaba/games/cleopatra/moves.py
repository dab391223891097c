"""The vocabulary of Cleopatra: 42 moves of chance and 3,533 of the seats.

It has the moves of all gardens, wherever their throne stands (amendment 16.2)."""

from __future__ import annotations

from typing import Final

from mastaba.games.cleopatra.garden import NAMES, PLACEMENTS, TILES
from mastaba.kernel.agenda import Facts, Value
from mastaba.kernel.notation import Vocabulary

CARDS: Final = ("A", "S", "M", "W", "L", "S2", "M2", "W2", "L2", "C")
WORSHIPPERS: Final = ("architect", "vizier", "merchant", "beggar", "foreman")
RESOURCES: Final = "SMWL"
HIGHEST_BID: Final = 250

FIRST: Final = 0
WORSHIPPER: Final = 4
MOSAIC: Final = 9
CARD: Final = 21
TOP_UP: Final = 31
TOP_DOWN: Final = 41
ACTIVATE_NONE: Final = 42
ACTIVATE: Final = 43
GO_MARKET: Final = 48
GO_QUARRY: Final = 49
GO_END: Final = 50
PASS: Final = 51
TAKE: Final = 52
STOCK: Final = 55
KEEP: Final = 58
DISCARD: Final = 59
DROP: Final = 60
SPHINX: Final = 70
OBELISK: Final = 72
DOOR: Final = 74
COLUMN: Final = 76
PEDESTAL: Final = 85
THRONE_PIECE: Final = 86
LAY: Final = 87
DONE: Final = 3226
WAIVE_ARTISAN: Final = 3227
PAY_ARTISAN: Final = 3228
WAIVE_RESOURCE: Final = 3229
CREDIT: Final = 3230
PAY: Final = 3234  # stone, marble, wood, lapis lazuli
PAY_CAVE: Final = 3238
PAY_DOUBLE: Final = 3239
CLAIM: Final = 3243
BID: Final = 3324
SIZE: Final = 3575


def move(text: str, **facts: Value) -> tuple[str, Facts]:
    """A spelling, and its parts for the code that puts the move into words."""
    return text, facts


def chance_moves() -> list[tuple[str, Facts]]:
    return [
        *(move(f"first {seat}", seat=seat) for seat in range(1, 5)),
        *(move(f"worshipper {name}", worshipper=name) for name in WORSHIPPERS),
        *(move(f"mosaic {tile}", tile=tile) for tile in TILES),
        *(move(f"card {card}", card=card) for card in CARDS),
        *(move(f"top up {card}", card=card) for card in CARDS),
        move("top down", card="down"),
    ]


def build_moves() -> list[tuple[str, Facts]]:
    """Every piece at every place; a mosaic is named by the squares it covers."""
    found = [
        *(
            move(f"build {piece} {side}", piece=piece, place=side)
            for piece in ("sphinx", "obelisk", "door")
            for side in "LR"
        ),
        *(move(f"build column {wall}", piece="column", place=str(wall)) for wall in range(1, 10)),
        move("build pedestal", piece="pedestal", place=""),
        move("build throne", piece="throne", place=""),
    ]
    for squares in PLACEMENTS:
        text = " ".join([NAMES[square] for square in squares])
        found.append(move(f"build mosaic {text}", piece="mosaic", place=text))
    return found


def seat_moves() -> list[tuple[str, Facts]]:
    return [
        *(move(f"activate {name}", worshipper=name) for name in ("none", *WORSHIPPERS)),
        *(move(f"go {where}", where=where) for where in ("market", "quarry", "end")),
        move("pass"),
        *(move(f"take {stall}", stall=stall) for stall in (1, 2, 3)),
        *(move(f"stock {stall}", stall=stall) for stall in (1, 2, 3)),
        move("keep"),
        move("discard"),
        *(move(f"drop {card}", card=card) for card in CARDS),
        *build_moves(),
        move("done"),
        move("waive A", need="A"),
        move("pay A", card="A"),
        move("waive R", need="R"),
        *(move(f"credit {resource}", card=resource) for resource in RESOURCES),
        *(move(f"pay {card}", card=card) for card in ("S", "M", "W", "L", "C", "S2", "M2", "W2", "L2")),
        *(move(f"claim {name}", square=name) for name in NAMES),
        *(move(f"bid {amount}", amount=amount) for amount in range(HIGHEST_BID + 1)),
    ]


VOCABULARY = Vocabulary("cleopatra", chance_moves(), seat_moves())
