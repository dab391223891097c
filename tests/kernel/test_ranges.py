"""Every value of a box has a range, and what lies beyond it is refused by name."""

from __future__ import annotations

import pytest

import mastaba
from mastaba import BadInput
from mastaba.games import names
from mastaba.kernel.ranges import check_range, pattern_of

HUGE = 10**5000
DEEP: list[object] = []
for _ in range(100_000):
    DEEP = [DEEP]


def editions() -> list[tuple[str, str]]:
    return [(name, edition) for name in names() for edition in mastaba.load(name).editions]


@pytest.mark.parametrize(("name", "edition"), editions())
def test_every_value_has_a_range_it_lies_in(name: str, edition: str) -> None:
    """Names of provinces are not used by the rules, and switches are options: neither can be corrected."""
    table = mastaba.load(name).editions[edition]
    for each, sourced in table.values.items():
        if each.startswith("switches.") or (each.startswith("provinces.") and each.endswith(".name")):
            with pytest.raises(BadInput, match=f"^{each} "):
                table.corrected({each: sourced.value})
        else:
            check_range(table.ranges, each, sourced.value)


@pytest.mark.parametrize(("name", "edition"), editions())
def test_every_range_is_that_of_a_value(name: str, edition: str) -> None:
    table = mastaba.load(name).editions[edition]
    assert {pattern_of(table.ranges, each) for each in table.values} - {None} == set(table.ranges)
    for pattern, allowed in table.ranges.items():
        for each in table.values:
            value = table.values[each].value
            if pattern_of(table.ranges, each) == pattern and len(allowed) > 1:
                assert isinstance(value, list)
                assert len(value) == len(allowed)


@pytest.mark.parametrize(
    ("game", "data", "sentence"),
    [
        (
            "sa-re",
            {"stock": {"start": [-10_000_000, 10_000_000, 2]}},
            "element 1 of stock.start must be from 0 to 12, not -10000000",
        ),
        ("sa-re", {"stock": {"start": [1, -1, 1]}}, "element 2 of stock.start must be from 0 to 12, not -1"),
        ("sa-re", {"stock.start": [5, 5, 5]}, "the numbers of stock.start must add up to stock.capacity at most"),
        ("sa-re", {"track": {"last": 2}}, "track.last must be from 4 to 20, not 2"),
        ("sa-re", {"site": {"rows": 4}}, "site.rows must be 3, not 4"),
        ("sa-re", {"site": {"nile": ["A4"] * 5 + ["D4"]}}, "element 6 of site.nile must be one of A1, A2, A3, "),
        ("babel", {"temple_cards": {"copies": [1, 9, 8, 7, 6, 5]}}, "element 1 of temple_cards.copies must be from 2 "),
        ("amun-re", {"provinces": {"ABU": {"bank": "N"}}}, "provinces.ABU.bank must be one of W, E, not 'N'"),
        ("amun-re", {"provinces": {"ABU": {"name": "Elephantine"}}}, "provinces.ABU.name cannot be corrected"),
        ("amun-re", {"auction": {"track": [0, 1, 3, 6, 10, 15, 21, 28, 37]}}, "element 9 of auction.track must be 36"),
        ("cleopatra", {"garden": {"throne": "j1"}}, "garden.throne must be one of a1, b1, c1, d1"),
        ("cleopatra", {"garden": {"throne": "c3"}}, "garden.palms has a palm on c3, and that is the square of garden."),
        ("cleopatra", {"cards": {"artisan": HUGE}}, "cards.artisan must be from 12 to 48, not a number of about 49"),
        ("cleopatra", {"cards": {"artisan": DEEP}}, "cards.artisan as a list of 1; it must look like 30"),
        ("cleopatra", {"garden": {"palms": DEEP * 24}}, "garden.palms as a list of 24; it must look like"),
        ("babel", {"end": {"win": True}}, "end.win as true; it must look like 15"),
    ],
)
def test_a_refusal_names_the_value_the_element_and_the_range(game: str, data: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        mastaba.load(game).setup(data=data)
    assert sentence in str(refused.value)
    assert len(str(refused.value)) < 600


def test_tables_inside_one_another_are_not_followed() -> None:
    deep: dict[str, object] = {}
    for _ in range(100_000):
        deep = {"a": deep}
    with pytest.raises(BadInput, match="tables inside one another"):
        mastaba.load("babel").setup(data=deep)


@pytest.mark.parametrize("name", names())
def test_a_saved_position_with_such_values_is_refused(name: str) -> None:
    game = mastaba.load(name)
    saved = game.save(game.start())
    for data in ({"end": DEEP}, {"end.win": HUGE}, {"stock.start": [10**7, -(10**7), 1]}, {"a" * 10**6: 1}, [1], HUGE):
        with pytest.raises(BadInput):
            game.load({**saved, "data": data})
