"""The vocabulary of Amun-Re: 32 moves of chance and 555 of the seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import BPC, CARDS, PROVINCES, TRACK
from mastaba.kernel.agenda import Facts, Value
from mastaba.kernel.notation import Vocabulary
from mastaba.kernel.vectors import counts

FIRST: Final = 0
PROVINCE: Final = 5
CARD: Final = 20
PLAY_REBID: Final = 32
PLAY_BLOCKADE: Final = 33
BID: Final = 34
SELL: Final = 169
BUY: Final = 181
KEEP: Final = 194
FARMER: Final = 206
FREE: Final = 221
DONE: Final = 236
BRICK: Final = 237
ARCHITECT: Final = 252
PLAY_ADJUSTMENT: Final = 267
OFFER: Final = 267  # `offer 1` is OFFER + 1
STEAL: Final = 518
ADJUST_UP: Final = 519
ADJUST_DOWN: Final = 520
TAKE_CARD: Final = 521
TAKE_FARMER: Final = 522
TAKE_BRICK: Final = 537
GOLD8: Final = 552
HARVEST: Final = 567
BONUS: Final = 582
SIZE: Final = 587

MOST_CARDS: Final = 12
MOST_GOLD: Final = 250
BONUSES: Final = CARDS[BPC:]

# The province or the kind of card that a move names.
PROVINCE_OF: Final[vec[i64]] = counts(SIZE)
CARD_OF: Final[vec[i64]] = counts(SIZE)
for each_place in range(len(PROVINCES)):
    for first_move in (PROVINCE, FARMER, FREE, BRICK, ARCHITECT, TAKE_FARMER, TAKE_BRICK, GOLD8, HARVEST):
        PROVINCE_OF[first_move + each_place] = each_place
    for each_space in range(len(TRACK)):
        PROVINCE_OF[BID + each_place * len(TRACK) + each_space] = each_place
for each_kind in range(len(CARDS)):
    for first_move in (CARD, SELL, KEEP):
        CARD_OF[first_move + each_kind] = each_kind
for each_kind in range(BPC, len(CARDS)):
    CARD_OF[BONUS + each_kind - BPC] = each_kind


def is_sale(move: i64) -> bool:
    return SELL <= move < BUY


def is_free_farmer(move: i64) -> bool:
    return FREE <= move < DONE


def is_architect(move: i64) -> bool:
    return ARCHITECT <= move < PLAY_ADJUSTMENT


def is_farmer_taken(move: i64) -> bool:
    return TAKE_FARMER <= move < TAKE_BRICK


def is_gold8(move: i64) -> bool:
    return GOLD8 <= move < HARVEST


def move(text: str, **facts: Value) -> tuple[str, Facts]:
    """A spelling, and its parts for the code that puts the move into words."""
    return text, facts


def chance_moves() -> list[tuple[str, Facts]]:
    return [
        *(move(f"first {seat}", seat=seat) for seat in range(1, 6)),
        *(move(f"province {p}", province=p) for p in PROVINCES),
        *(move(f"card {c}", card=c) for c in CARDS),
    ]


def seat_moves() -> list[tuple[str, Facts]]:
    return [
        move("play RBD", card="RBD"),
        move("play BLK", card="BLK"),
        *(move(f"bid {p} {gold}", province=p, gold=gold) for p in PROVINCES for gold in TRACK),
        *(move(f"sell {c}", card=c) for c in CARDS),
        *(move(f"cards {k}", number=k) for k in range(MOST_CARDS + 1)),
        *(move(f"keep {c}", card=c) for c in CARDS),
        *(move(f"farmer {p}", province=p) for p in PROVINCES),
        *(move(f"free {p}", province=p) for p in PROVINCES),
        move("done"),
        *(move(f"brick {p}", province=p) for p in PROVINCES),
        *(move(f"architect {p}", province=p) for p in PROVINCES),
        move("play ADJ", card="ADJ"),
        *(move(f"offer {gold}", gold=gold) for gold in range(1, MOST_GOLD + 1)),
        move("steal"),
        move("adjust +3", by="+3"),
        move("adjust -3", by="-3"),
        move("take card", unit="card"),
        *(move(f"take farmer {p}", unit="farmer", province=p) for p in PROVINCES),
        *(move(f"take brick {p}", unit="brick", province=p) for p in PROVINCES),
        *(move(f"gold8 {p}", province=p) for p in PROVINCES),
        *(move(f"harvest {p}", province=p) for p in PROVINCES),
        *(move(f"bonus {c}", card=c) for c in BONUSES),
    ]


VOCABULARY = Vocabulary("amun-re", chance_moves(), seat_moves())
