"""The geometry of the garden against plain sets of squares."""

from __future__ import annotations

import pytest

from mastaba import Rng
from mastaba.games.cleopatra import garden

COUNTS = {"F": 352, "I": 80, "L": 344, "N": 344, "P": 408, "T": 176, "U": 204, "V": 176, "W": 176, "X": 44}
COUNTS |= {"Y": 344, "Z": 176}


def neighbours(square: int) -> set[int]:
    file, rank = square % 9, square // 9
    around = [(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)]
    return {y * 9 + x for x, y in around if 0 <= x < 9 and 0 <= y < 9}


def zones(free: set[int]) -> list[set[int]]:
    left, found = set(free), []
    while left:
        zone = {min(left)}
        while grown := {near for square in zone for near in neighbours(square)} & left - zone:
            zone |= grown
        found.append(zone)
        left -= zone
    return found


def test_the_placements_of_every_mosaic() -> None:
    assert len(garden.PLACEMENTS) == sum(COUNTS.values()) == 2824
    for tile, name in enumerate(garden.TILES):
        places = range(garden.FIRST_PLACE[tile], garden.FIRST_PLACE[tile + 1])
        assert len(places) == COUNTS[name]
        for place in places:
            squares = garden.PLACEMENTS[place]
            assert len(zones(set(squares))) == 1 and garden.THRONE not in squares and squares == sorted(set(squares))
            assert garden.squares_of(garden.PLACE_LOW[place], garden.PLACE_HIGH[place]) == squares


@pytest.mark.parametrize("seed", range(20))
def test_zones_and_fits(seed: int) -> None:
    rng = Rng(seed)
    free = {square for square in range(81) if square != garden.THRONE and rng.below(3)}
    low, high = garden.low_word(sorted(free)), garden.high_word(sorted(free))
    for zone in zones(free):
        first = min(zone)
        words = garden.zone_from(first, low, high)
        assert garden.squares_of(*words) == sorted(zone) and garden.first_square(*words) == first
        assert garden.count(words[0]) + garden.count(words[1]) == len(zone)
        for tile in range(12):
            places = garden.PLACEMENTS[garden.FIRST_PLACE[tile] : garden.FIRST_PLACE[tile + 1]]
            fits = any(zone.issuperset(squares) for squares in places)
            assert garden.fits(tile, *words) == fits == garden.any_fits(1 << tile, *words)
