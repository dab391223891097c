"""How likely each throw is: of four dice with two marked corners of four, one way in sixteen shows no dot (UR-2.2)."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = ((1,), (1, 1), (1, 2, 1), (1, 3, 3, 1), (1, 4, 6, 4, 1))  # by the number of dice, then of dots


def counted(dice: int) -> dict[str, int]:
    """The same, reckoned by throwing the dice in every way there is: for the law that holds the rules to it."""
    found: dict[str, int] = {}
    for way in range(2**dice):
        throw = f"throw {way.bit_count()}"
        found[throw] = found.get(throw, 0) + 1
    return found
