"""By what one seat is placed above another."""

from __future__ import annotations

from typing import NamedTuple


class Lead(NamedTuple):
    """One of `Game.measures`, and what each of the two has of it; less may be better."""

    by: str
    value: int
    other: int


def first_difference(measures: tuple[str, ...], one: tuple[int, ...], two: tuple[int, ...]) -> Lead:
    """Where things are compared one after the other, in the order of the measures."""
    k = 0
    while k < len(one) - 1 and one[k] == two[k]:
        k += 1
    return Lead(measures[k], one[k], two[k])
