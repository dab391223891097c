"""The palace garden: 9 x 9 squares as two words of bits, the twelve mosaics and every place where each may lie.

One of the squares is the throne's; which one is a value of the edition, so that it is unknown here (data.py).

Squares are numbered a1 b1 ... i1 a2 ... i9 from 0 to 80. Ranks 1 to 5 are the low word, ranks 6 to 9 the high one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.vectors import counts

SIDE: Final = 9
SQUARES: Final = 81
LOW_SQUARES: Final = 45
LOW: Final = (1 << 45) - 1
HIGH: Final = (1 << 36) - 1
NOT_FILE_A_LOW: Final = 0x1FEFF7FBFDFE
NOT_FILE_A_HIGH: Final = 0xFF7FBFDFE
NOT_FILE_I_LOW: Final = 0xFF7FBFDFEFF
NOT_FILE_I_HIGH: Final = 0x7FBFDFEFF

TILES: Final = "FILNPTUVWXYZ"
SHAPES: Final = (
    ((0, 1), (1, 0), (1, 1), (1, 2), (2, 2)),
    ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)),
    ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0)),
    ((0, 0), (0, 1), (1, 1), (1, 2), (1, 3)),
    ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2)),
    ((1, 0), (1, 1), (0, 2), (1, 2), (2, 2)),
    ((0, 0), (0, 1), (1, 0), (2, 0), (2, 1)),
    ((0, 0), (1, 0), (2, 0), (0, 1), (0, 2)),
    ((0, 2), (0, 1), (1, 1), (1, 0), (2, 0)),
    ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2)),
    ((0, 0), (0, 1), (0, 2), (0, 3), (1, 2)),
    ((0, 2), (1, 2), (1, 1), (1, 0), (2, 0)),
)


def square_name(square: int) -> str:
    return "abcdefghi"[square % SIDE] + str(square // SIDE + 1)


NAMES: Final = [square_name(square) for square in range(SQUARES)]


def orientations(tile: int) -> list[list[tuple[int, int]]]:
    """The different ways a mosaic can lie, turned and turned over, each pushed into the corner."""
    found: list[list[tuple[int, int]]] = []
    shape = list(SHAPES[tile])
    for turn in range(8):
        shape = [(y, -x) for x, y in shape]
        if turn == 4:
            shape = [(-x, y) for x, y in shape]
        left, front = min([x for x, _ in shape]), min([y for _, y in shape])
        moved = sorted([(x - left, y - front) for x, y in shape])
        if moved not in found:
            found.append(moved)
    return found


def placements(tile: int) -> list[list[int]]:
    """The squares a mosaic can cover in an empty garden, in order, as if it had no throne."""
    found: list[list[int]] = []
    for shape in orientations(tile):
        for left in range(SIDE - max([x for x, _ in shape])):
            for front in range(SIDE - max([y for _, y in shape])):
                found.append(sorted([(front + y) * SIDE + left + x for x, y in shape]))
    return sorted(found)


PLACEMENTS: Final = [squares for tile in range(12) for squares in placements(tile)]
PLACES: Final = 3139


def low_word(squares: list[int]) -> int:
    return sum([2**square for square in squares if square < LOW_SQUARES])


def high_word(squares: list[int]) -> int:
    return sum([2 ** (square - LOW_SQUARES) for square in squares if square >= LOW_SQUARES])


PLACE_LOW: Final[vec[i64]] = counts(PLACES)
PLACE_HIGH: Final[vec[i64]] = counts(PLACES)
TILE_OF: Final[vec[i64]] = counts(PLACES)
FIRST_PLACE: Final[vec[i64]] = counts(13)  # of each tile; its places end where the next one's begin
for each_tile in range(12):
    FIRST_PLACE[each_tile + 1] = FIRST_PLACE[each_tile] + len(placements(each_tile))
    for each_place in range(FIRST_PLACE[each_tile], FIRST_PLACE[each_tile + 1]):
        TILE_OF[each_place] = each_tile
for each_place, covered_squares in enumerate(PLACEMENTS):
    PLACE_LOW[each_place] = low_word(covered_squares)
    PLACE_HIGH[each_place] = high_word(covered_squares)

# Each square as a set of one. A table, because the C of `1 << square` would be 32 bits wide.
SQUARE_LOW: Final[vec[i64]] = counts(SQUARES)
SQUARE_HIGH: Final[vec[i64]] = counts(SQUARES)
for each_square in range(SQUARES):
    SQUARE_LOW[each_square] = low_word([each_square])
    SQUARE_HIGH[each_square] = high_word([each_square])

# The three squares that each column wall touches, from the left door round to the right one.
WALL_SQUARES: Final = [
    [0, 9, 18], [27, 36, 45], [54, 63, 72], [72, 73, 74], [75, 76, 77], [78, 79, 80], [80, 71, 62], [53, 44, 35],
    [26, 17, 8],
]  # fmt: skip
WALL_LOW: Final[vec[i64]] = counts(9)
WALL_HIGH: Final[vec[i64]] = counts(9)
for each_wall, touched in enumerate(WALL_SQUARES):
    WALL_LOW[each_wall] = low_word(touched)
    WALL_HIGH[each_wall] = high_word(touched)
SINGLE: Final[vec[i64]] = counts(512)  # the lowest square in a rank
for each_rank in range(1, 512):
    SINGLE[each_rank] = (each_rank & -each_rank).bit_length() - 1


def around(square: int, corners: bool) -> list[int]:
    """The squares that share an edge with this one, or also a corner."""
    file, rank = square % SIDE, square // SIDE
    near = [k for k in range(SQUARES) if k != square and abs(k % SIDE - file) < 2 and abs(k // SIDE - rank) < 2]
    return [k for k in near if corners or k % SIDE == file or k // SIDE == rank]


def count(word: i64) -> i64:
    """How many squares are in a word."""
    word -= (word >> 1) & 0x5555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


def first_square(low: i64, high: i64) -> i64:
    """The first square of a set that is not empty."""
    base: i64 = 0
    word: i64 = low
    if low == 0:
        base = LOW_SQUARES
        word = high
    while word & 511 == 0:
        word >>= SIDE
        base += SIDE
    return base + SINGLE[word & 511]


def squares_of(low: i64, high: i64) -> list[int]:
    return [k for k in range(SQUARES) if (low >> k & 1 if k < LOW_SQUARES else high >> (k - LOW_SQUARES) & 1)]


def zone(low: i64, high: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """All free squares that can be reached from these over shared edges."""
    while True:
        wider_low: i64 = low | ((low << 1) & NOT_FILE_A_LOW) | ((low >> 1) & NOT_FILE_I_LOW)
        wider_low |= (low << 9) | (low >> 9) | ((high & 511) << 36)
        wider_high: i64 = high | ((high << 1) & NOT_FILE_A_HIGH) | ((high >> 1) & NOT_FILE_I_HIGH)
        wider_high |= (high << 9) | (high >> 9) | (low >> 36)
        wider_low &= free_low
        wider_high &= free_high
        if wider_low == low and wider_high == high:
            return low, high
        low = wider_low
        high = wider_high


def zone_from(first: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """The zone of one square."""
    return zone(SQUARE_LOW[first], SQUARE_HIGH[first], free_low, free_high)


def fits(tile: i64, low: i64, high: i64) -> bool:
    """Whether a mosaic can be laid inside these squares, whichever way it is turned."""
    outside_low: i64 = ~low
    outside_high: i64 = ~high
    place: i64
    for place in range(FIRST_PLACE[tile], FIRST_PLACE[tile + 1]):
        if (PLACE_LOW[place] & outside_low) | (PLACE_HIGH[place] & outside_high) == 0:
            return True
    return False


def any_fits(tiles: i64, low: i64, high: i64) -> bool:
    """Whether one of a set of mosaics can be laid inside these squares."""
    if count(low) + count(high) < 5:
        return False
    tile: i64 = 0
    while tile < 12:
        if (tiles >> tile) & 1 and fits(tile, low, high):
            return True
        tile += 1
    return False
