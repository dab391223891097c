"""The geometry of the garden against plain sets of squares."""

from __future__ import annotations

import pytest

from mastaba import Rng
from mastaba.games.cleopatra import garden
from mastaba.games.cleopatra.moves import LAY
from mastaba.games.cleopatra.rules.pieces import mosaic_places
from mastaba.games.cleopatra.state import Palace
from tests.games.cleopatra.table import GAME, position

# With the throne in the middle, and wherever it stands.
COUNTS = {"F": 352, "I": 80, "L": 344, "N": 344, "P": 408, "T": 176, "U": 204, "V": 176, "W": 176, "X": 44}
COUNTS |= {"Y": 344, "Z": 176}
ALL = {"F": 392, "I": 90, "L": 384, "N": 384, "P": 448, "T": 196, "U": 224, "V": 196, "W": 196, "X": 49}
ALL |= {"Y": 384, "Z": 196}


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
    assert len(garden.PLACEMENTS) == sum(ALL.values()) == garden.PLACES == 3139
    for tile, name in enumerate(garden.TILES):
        places = range(garden.FIRST_PLACE[tile], garden.FIRST_PLACE[tile + 1])
        assert len(places) == ALL[name]
        for place in places:
            squares = garden.PLACEMENTS[place]
            assert len(zones(set(squares))) == 1 and squares == sorted(set(squares)) and len(squares) == 5
            assert garden.squares_of(garden.PLACE_LOW[place], garden.PLACE_HIGH[place]) == squares


@pytest.mark.parametrize("throne", ["e5", "a1", "d5", "i5", "a6", "i9"])
def test_no_place_of_a_mosaic_has_the_throne_wherever_it_stands(throne: str) -> None:
    out, found = GAME.buffer(), {}
    square = garden.NAMES.index(throne)
    for tile, name in enumerate(garden.TILES):
        state = position("", mosaic=name, data={"garden": {"throne": throne}})
        assert isinstance(state, Palace)
        many = mosaic_places(state, out, 0)
        places = {int(out[k]) - LAY for k in range(many)}
        every = range(garden.FIRST_PLACE[tile], garden.FIRST_PLACE[tile + 1])
        assert places == {place for place in every if square not in garden.PLACEMENTS[place]}
        found[name] = len(places)
    assert (found == COUNTS) == (throne == "e5")


@pytest.mark.parametrize("square", range(81))
def test_the_squares_around_a_throne(square: int) -> None:
    assert garden.around(square, corners=False) == sorted(neighbours(square))
    beside = {far for near in neighbours(square) for far in neighbours(near) if far % 9 != square % 9}
    corners = {far for far in beside if far // 9 != square // 9}
    assert garden.around(square, corners=True) == sorted(neighbours(square) | corners)


@pytest.mark.parametrize("seed", range(20))
def test_zones_and_fits(seed: int) -> None:
    rng = Rng(seed)
    free = {square for square in range(81) if rng.below(3)}
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
