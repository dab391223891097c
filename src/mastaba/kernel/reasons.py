"""What a game can say about why one move is better than another: the things that people count in it.

A game that has reasons keeps them as REASONS in the module `reasons` of its package. They need a network that judges
positions: how much a thing matters is what the network makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Count = Callable[[Any, int], int]  # of a position and a seat
Put = Callable[[Any, Any, int], None]  # into a position, from another, for a seat
Differ = Callable[[Any, Any, int], tuple[str, str]]


class Measure(NamedTuple):
    """Something of a seat that people count; `because-KEY` says so many of it more or less."""

    key: str
    of: Count
    good: int = 1  # to have more of it; -1 where less is better


class Place(NamedTuple):
    """Which one of several things a seat has: of two positions, the codes of what it has in the first alone and in the
    second alone, or empty texts. `because-KEY` says the one rather than the other, each by its name as a KEY."""

    key: str
    differ: Differ


class Part(NamedTuple):
    """A part of a seat's position that can be put into another position of the same game, with what people see in it:
    the first that clearly differs is told."""

    measures: tuple[Measure | Place, ...]
    put: Put


class Reasons(NamedTuple):
    """`until` says how far a move is followed: where it was asked, where the game is now, and for whom."""

    parts: tuple[Part, ...]
    until: Callable[[Any, Any, int], bool]
    dull: frozenset[str] = frozenset()  # kinds of moves that tell nothing of a plan
    score: str = ""  # the key by which differences of the final scores are told


def rows(**widths: int) -> Put:
    """Puts a seat's share of these rows: so many numbers for each seat, one seat after another."""

    def put(into: Any, other: Any, seat: int) -> None:
        for name, width in widths.items():
            row, source = getattr(into, name)[:], getattr(other, name)  # copies of a position share some rows
            for k in range(seat * width, (seat + 1) * width):
                row[k] = source[k]
            setattr(into, name, row)

    return put


def of_row(name: str) -> Count:
    """The one number of a seat in a row."""

    def count(state: Any, seat: int) -> int:
        return int(getattr(state, name)[seat])

    return count


def sum_of_row(name: str, width: int) -> Count:
    """All numbers of a seat in a row together."""

    def count(state: Any, seat: int) -> int:
        row = getattr(state, name)
        return sum(int(row[k]) for k in range(seat * width, (seat + 1) * width))

    return count
