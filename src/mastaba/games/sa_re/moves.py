"""The vocabulary of Sa-Ré: 23 moves of chance and 973 of the seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    CARDS,
    GOODS,
    HAND_CARDS,
    HARBOR,
    NILE,
    PYRAMID,
    RESOURCES,
    SINGLES,
    SPACES,
    TILES,
    WILD_CARD,
)
from mastaba.kernel.agenda import Facts, Value
from mastaba.kernel.notation import Vocabulary
from mastaba.kernel.vectors import counts

FIRST: Final = 0
ADMIN: Final = 4
SEASON: Final = 10
PUT_WAREHOUSE: Final = 23
PUT_BUILDER: Final = 35
PUT_ADMIN: Final = 47
RAZE: Final = 119
TRIM: Final = 269
LIFT: Final = 273
TO: Final = 423
START: Final = 435
GO: Final = 585
TAKE: Final = 586
DRAW: Final = 587
LAY: Final = 588
STOP: Final = 589
USE_TEMPLE: Final = 590
USE_PALACE: Final = 591
USE_BARRACKS: Final = 592
USE_MARKET: Final = 596
PICK: Final = 740
REPLACE: Final = 742
ACCEPT: Final = 754
KEEP_U1: Final = 755
KEEP_U2: Final = 756
GARDEN_U2: Final = 757
LIBRARY_U1: Final = 758
BOTH_U2: Final = 759
GIVE_U1: Final = 760
GIVE_U2: Final = 764
TOSS_U1: Final = 768
TOSS_U2: Final = 769
STAY: Final = 770
ON: Final = 771
END: Final = 772
BUILD: Final = 773
DONE: Final = 923
DISCOUNT: Final = 924
PAY: Final = 927
LOAD: Final = 946
STORE: Final = 964
KEEP: Final = 987
SIZE: Final = 996

# Parts of the longer ranges.
PLACES: Final = 150  # a tile and a space it can stand on
SWAPS: Final = 36  # two cards of one size and different kinds
LOAD_TOKEN: Final = 952
LOAD_SINGLE: Final = 956
LOAD_STOCK: Final = 960
STORE_DOUBLE: Final = 968
STORE_SINGLE: Final = 974
STORE_SYMBOL: Final = 978


def is_raze(move: i64) -> bool:
    return move >= RAZE and move < TRIM


def is_lift(move: i64) -> bool:
    return move >= LIFT and move < TO


def is_start(move: i64) -> bool:
    return move >= START and move < GO


def is_build(move: i64) -> bool:
    return move >= BUILD and move < DONE


def is_load(move: i64) -> bool:
    return move >= LOAD and move < STORE


def is_store(move: i64) -> bool:
    return move >= STORE and move < KEEP


# What can pay, in the order in which it is paid.
TOKEN_SOURCE: Final = 0
CARD_SOURCE: Final = 4
STOCK_SOURCE: Final = 14
CARAVAN_SOURCE: Final = 18
SOURCES: Final = 19
TOKENS: Final = range(TOKEN_SOURCE, CARD_SOURCE)
DOUBLES: Final = range(CARD_SOURCE + SINGLES, CARD_SOURCE + RESOURCES)
SINGLE_CARDS: Final = (*range(CARD_SOURCE, CARD_SOURCE + SINGLES), CARD_SOURCE + WILD_CARD)
STOCK: Final = range(STOCK_SOURCE, CARAVAN_SOURCE)


def source_name(source: i64) -> str:
    """A source as moves name it."""
    if source < CARD_SOURCE:
        return f"token {GOODS[source]}"
    if source < STOCK_SOURCE:
        return f"card {HAND_CARDS[source - CARD_SOURCE]}"
    return f"stock {GOODS[source - STOCK_SOURCE]}" if source < CARAVAN_SOURCE else "caravan"


def places() -> list[tuple[int, int]]:
    """Every tile on every space where it could ever stand."""
    return [(kind, s) for kind in range(1, PYRAMID + 1) for s in (NILE if kind == HARBOR else range(len(SPACES)))]


def swaps() -> list[tuple[int, int]]:
    """Two resource cards of one size and different kinds."""
    pairs = [(own, other) for own in range(RESOURCES) for other in range(RESOURCES) if own != other]
    return [(own, other) for own, other in pairs if (own < SINGLES) == (other < SINGLES)]


def symbols() -> list[tuple[int, int]]:
    """A double card and one of its symbols."""
    return [(c, GOODS.index(good)) for c in range(SINGLES, RESOURCES) for good in GOODS if good.upper() in CARDS[c]]


PLACE_KIND: Final[vec[i64]] = counts(PLACES)
PLACE_SPACE: Final[vec[i64]] = counts(PLACES)
PLACE: Final[vec[i64]] = counts((PYRAMID + 1) * 12)  # -1 where a tile can never stand
for index in range((PYRAMID + 1) * 12):
    PLACE[index] = -1
for index, (kind_, space_) in enumerate(places()):
    PLACE_KIND[index] = kind_
    PLACE_SPACE[index] = space_
    PLACE[kind_ * 12 + space_] = index

SWAP_OWN: Final[vec[i64]] = counts(SWAPS)
SWAP_OTHER: Final[vec[i64]] = counts(SWAPS)
for index, (own_, other_) in enumerate(swaps()):
    SWAP_OWN[index] = own_
    SWAP_OTHER[index] = other_

SYMBOL_CARD: Final[vec[i64]] = counts(9)
SYMBOL_GOOD: Final[vec[i64]] = counts(9)
for index, (card_, good_) in enumerate(symbols()):
    SYMBOL_CARD[index] = card_
    SYMBOL_GOOD[index] = good_

# The source that each load and each store names, from LOAD and STORE on.
LOAD_SOURCE: Final[vec[i64]] = counts(STORE - LOAD)
for index, source in enumerate((*DOUBLES, *TOKENS, *SINGLE_CARDS, *STOCK)):
    LOAD_SOURCE[index] = source
STORE_SOURCE: Final[vec[i64]] = counts(KEEP - STORE)
for index, source in enumerate((*TOKENS, *DOUBLES, *SINGLE_CARDS, *[CARD_SOURCE + card for card, _ in symbols()])):
    STORE_SOURCE[index] = source


def move(text: str, **facts: Value) -> tuple[str, Facts]:
    """A spelling, and its parts for whoever says the move in words."""
    return text, facts


def placed(verb: str) -> list[tuple[str, Facts]]:
    return [move(f"{verb} {TILES[kind]} {SPACES[s]}", tile=TILES[kind], space=SPACES[s]) for kind, s in places()]


def goods(verb: str, **facts: Value) -> list[tuple[str, Facts]]:
    return [move(f"{verb} {good}", good=good, **facts) for good in GOODS]


def cards(verb: str, some: tuple[str, ...], **facts: Value) -> list[tuple[str, Facts]]:
    return [move(f"{verb} {name}", card=name, **facts) for name in some]


def chance_moves() -> list[tuple[str, Facts]]:
    return [
        *(move(f"first {seat}", seat=seat) for seat in range(1, 5)),
        *(move(f"admin {tile}", tile=tile) for tile in TILES[6:12]),
        *cards("season", CARDS),
    ]


def season_moves() -> list[tuple[str, Facts]]:
    seats = range(1, 5)
    return [
        *(move(word) for word in ("take", "draw", "lay", "stop", "temple")),
        move("palace", card="top"),
        *(move(f"barracks {seat}", seat=seat) for seat in seats),
        *(
            move(f"market {CARDS[own]} {CARDS[other]} {seat}", card=CARDS[own], other=CARDS[other], seat=seat)
            for own, other in swaps()
            for seat in seats
        ),
        *(move(f"pick {k}", pick=k) for k in (1, 2)),
        *cards("palace", CARDS[:12]),
        move("accept"),
        *cards("keep", ("U1", "U2")),
        *cards("garden", ("U2",)),
        *cards("library", ("U1",)),
        *cards("both", ("U2",)),
        *(move(f"give {name} {seat}", card=name, seat=seat) for name in ("U1", "U2") for seat in seats),
        *cards("toss", ("U1", "U2")),
        *(move(word) for word in ("stay", "on", "end")),
    ]


def building_moves() -> list[tuple[str, Facts]]:
    doubles, singles = CARDS[SINGLES:RESOURCES], (*CARDS[:SINGLES], "J")
    return [
        *placed("build"),
        move("done"),
        *goods("harbor")[:3],
        *goods("pay token", source="token"),
        *cards("pay card", HAND_CARDS, source="card"),
        *goods("pay stock", source="stock"),
        move("pay caravan", source="caravan"),
        *cards("load card", doubles, source="card"),
        *goods("load token", source="token"),
        *cards("load card", singles, source="card"),
        *goods("load stock", source="stock"),
        *goods("store token", source="token"),
        *cards("store card", doubles, source="card"),
        *cards("store card", singles, source="card"),
        *(
            move(f"store card {CARDS[c]} {GOODS[good]}", card=CARDS[c], good=GOODS[good], source="symbol")
            for c, good in symbols()
        ),
        *cards("keep", CARDS[:RESOURCES]),
    ]


def seat_moves() -> list[tuple[str, Facts]]:
    return [
        *(move(f"put {tile} {s}", tile=tile, space=s) for tile in ("WH", "MB", *TILES[6:12]) for s in SPACES),
        *placed("raze"),
        *goods("trim"),
        *placed("lift"),
        *(move(f"to {s}", space=s) for s in SPACES),
        *placed("start"),
        move("go"),
        *season_moves(),
        *building_moves(),
    ]


VOCABULARY = Vocabulary("sa-re", chance_moves(), seat_moves())
