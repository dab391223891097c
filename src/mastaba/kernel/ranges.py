"""What the values of an owner's box may be: each has a range, or cannot be corrected.

A game declares its ranges in its `data.py`, by dotted names in which `*` stands for any one part. Within them every
game can be played, ends and stays small; a law plays games on their extremes. What several values must be together is
checked by the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from mastaba.kernel.errors import BadInput, short

WORDS_SHOWN: Final = 12


class Range(NamedTuple):
    """What one number or text may be: a number from `least` to `most`, or one of the words."""

    least: int
    most: int
    words: tuple[str, ...] = ()

    def described(self) -> str:
        if self.words:
            shown = ", ".join(self.words[:WORDS_SHOWN])
            more = f" and so on to {self.words[-1]}" if len(self.words) > WORDS_SHOWN else ""
            return f"one of {shown}{more}" if len(self.words) > 1 else shown
        return str(self.least) if self.least == self.most else f"from {self.least} to {self.most}"

    def holds(self, value: object) -> bool:
        if self.words:
            return value in self.words
        return isinstance(value, int) and self.least <= value <= self.most


# A range for a value or for every element of a list, or as many as the list has elements.
Ranges = Mapping[str, tuple[Range, ...]]
NOTHING_RANGED: Final[Ranges] = {}


def between(least: int, most: int) -> tuple[Range, ...]:
    return (Range(least, most),)


def exactly(*numbers: int) -> tuple[Range, ...]:
    """For what the vocabulary of moves is written with."""
    return tuple(Range(number, number) for number in numbers)


def one_of(*words: str) -> tuple[Range, ...]:
    return (Range(0, 0, words),)


def pattern_of(ranges: Ranges, name: str) -> str | None:
    """Under which name the range of a value is declared; None if it has none."""
    if name in ranges:
        return name
    parts = name.split(".")
    for pattern in ranges:
        wanted = pattern.split(".")
        if len(wanted) == len(parts) and all(a in ("*", b) for a, b in zip(wanted, parts, strict=True)):
            return pattern
    return None


def check_range(ranges: Ranges, name: str, value: object) -> None:
    """BadInput that names the value, its element and the range; true and false need none."""
    if isinstance(value, bool):
        return
    pattern = pattern_of(ranges, name)
    if pattern is None:
        raise BadInput(f"{name} cannot be corrected: the rules do not use it")
    allowed = ranges[pattern]
    if not isinstance(value, list):
        if not allowed[0].holds(value):
            raise BadInput(f"{name} must be {allowed[0].described()}, not {short(value)}")
        return
    for k, element in enumerate(value):
        one = allowed[k if len(allowed) > 1 else 0]
        if not one.holds(element):
            raise BadInput(f"element {k + 1} of {name} must be {one.described()}, not {short(element)}")
