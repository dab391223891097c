"""Observations as numbers: what a seat may know, as named planes of small integers, for learning programs.

A game lists its planes and writes them in the same order, seen from one seat: that seat comes first, then the others
in playing order. A law holds observations to the secrets of views: they are equal wherever the views are."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from mastaba.kernel.agenda import Simultaneous, State

MOST: Final = 32767  # numbers are written with 16 bits, the lower byte first
PIECES: Final = 99  # cards, tiles and other pieces of one kind are fewer, in every printed box
AMOUNT: Final = 999  # what the rules do not limit is written up to this: gold, points, turns
ZEROS: Final = [bytes(2 * size) for size in range(128)]  # so many numbers 0, written at one stroke


class Plane(NamedTuple):
    """One named part of an observation: its shape, the highest number in it (the lowest is 0) and what it says.

    Where the columns of its last axis differ, `most` has a number for each of them. `kinds` lists the columns whose
    numbers are names and no amounts: 0 is none of them."""

    name: str
    shape: tuple[int, ...]
    most: int | tuple[int, ...]
    meaning: str
    kinds: tuple[int, ...] = ()

    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def highest(self) -> list[int]:
        """The highest number at each place, row after row."""
        columns = self.shape[-1]
        row = [self.most] * columns if isinstance(self.most, int) else list(self.most)
        return row * (self.size() // columns)

    def holds(self, numbers: list[int], printed: bool) -> bool:
        """Whether these are numbers of this plane; with values of an owner's box, any that can be written are."""
        highest = self.highest() if printed else [MOST] * self.size()
        return len(numbers) == self.size() and not any(
            number < 0 or number > most for number, most in zip(numbers, highest, strict=True)
        )

    def names(self) -> list[bool]:
        """Whether the number at each place is a name, row after row."""
        columns = self.shape[-1]
        return [column in self.kinds for column in range(columns)] * (self.size() // columns)


def put(out: BytesWriter, number: i64) -> None:
    """Writes the next number; what does not fit is written as the nearest that does."""
    number = min(number, MOST)
    number = max(number, 0)
    write_i16_le(out, i16(number))


def put_amount(out: BytesWriter, number: i64) -> None:
    """What may be more than an AMOUNT is written as that."""
    put(out, min(number, AMOUNT))


def put_row(out: BytesWriter, row: vec[i64], first: i64, size: i64) -> None:
    """Counts of what is in the box: they always fit."""
    k: i64
    for k in range(first, first + size):
        write_i16_le(out, i16(row[k]))


def put_bits(out: BytesWriter, bits: i64, size: i64) -> None:
    """A set as ones and zeros, its lowest member first."""
    first: i64 = len(out)
    out.write(ZEROS[size])
    one: u8 = 1
    k: i64 = 0
    while bits != 0 and k < size:
        if bits & 1 != 0:
            out[first + 2 * k] = one
        bits >>= 1
        k += 1


def put_one_hot(out: BytesWriter, place: i64, size: i64) -> None:
    """A one at a place, zeros elsewhere; only zeros if the place lies outside."""
    first: i64 = len(out)
    out.write(ZEROS[size])
    if 0 <= place < size:
        one: u8 = 1
        out[first + 2 * place] = one


def is_asked(state: State, seat: i64) -> i64:
    """1 for a seat that decides now; several do when they choose at once."""
    step = state.now
    if step is None:
        return 0
    if isinstance(step, Simultaneous):
        return 1 if len(step.lanes[seat]) > 0 else 0
    return 1 if step.seat == seat else 0
