"""The vocabulary of Sa-Ré: 23 moves of chance and 997 of the seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    CARDS,
    GOODS,
    HAND_CARDS,
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
TRIM: Final = 275
LIFT: Final = 279
TO: Final = 435
START: Final = 447
GO: Final = 603
TAKE: Final = 604
DRAW: Final = 605
LAY: Final = 606
STOP: Final = 607
USE_TEMPLE: Final = 608
USE_PALACE: Final = 609
USE_BARRACKS: Final = 610
USE_MARKET: Final = 614
PICK: Final = 758
REPLACE: Final = 760
ACCEPT: Final = 772
KEEP_U1: Final = 773
KEEP_U2: Final = 774
GARDEN_U2: Final = 775
LIBRARY_U1: Final = 776
BOTH_U2: Final = 777
GIVE_U1: Final = 778
GIVE_U2: Final = 782
TOSS_U1: Final = 786
TOSS_U2: Final = 787
STAY: Final = 788
ON: Final = 789
END: Final = 790
BUILD: Final = 791
DONE: Final = 947
DISCOUNT: Final = 948
PAY: Final = 951
LOAD: Final = 970
STORE: Final = 988
KEEP: Final = 1011
SIZE: Final = 1020

# Parts of the longer ranges.
PLACES: Final = 156  # a tile and a space
SWAPS: Final = 36  # two cards of one size and different kinds
LOAD_TOKEN: Final = 976
LOAD_SINGLE: Final = 980
LOAD_STOCK: Final = 984
STORE_DOUBLE: Final = 992
STORE_SINGLE: Final = 998
STORE_SYMBOL: Final = 1002


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
    """Every tile on every space: where a Harbour can stand is a value of the edition."""
    return [(kind, s) for kind in range(1, PYRAMID + 1) for s in range(len(SPACES))]


def place_of(kind: i64, space: i64) -> i64:
    """Where a tile on a space stands among the places."""
    return (kind - 1) * 12 + space


def swaps() -> list[tuple[int, int]]:
    """Two resource cards of one size and different kinds."""
    pairs = [(own, other) for own in range(RESOURCES) for other in range(RESOURCES) if own != other]
    return [(own, other) for own, other in pairs if (own < SINGLES) == (other < SINGLES)]


def symbols() -> list[tuple[int, int]]:
    """A double card and one of its symbols."""
    return [(c, GOODS.index(good)) for c in range(SINGLES, RESOURCES) for good in GOODS if good.upper() in CARDS[c]]


PLACE_KIND: Final[vec[i64]] = counts(PLACES)
PLACE_SPACE: Final[vec[i64]] = counts(PLACES)
for index, (kind_, space_) in enumerate(places()):
    PLACE_KIND[index] = kind_
    PLACE_SPACE[index] = space_

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
    """A spelling, and its parts for the code that puts the move into words."""
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
