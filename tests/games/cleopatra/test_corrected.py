"""Every value that the owner of a box may correct, once corrected, comes with the view."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.kernel.editions import Cell, Edition
from mastaba.kernel.ranges import Range, pattern_of
from tests.games.cleopatra.table import GAME

KINDS = ("sphinx", "obelisk", "door", "column", "throne", "mosaic")
# Where a view has each value, as a path below `derived`.
PLACES = {
    "cards.artisan": "cards A",
    "cards.resource": "cards W",
    "cards.double": "cards M2",
    "cards.cave": "cards C",
    "setup.hand": "start hand",
    "setup.scarabs": "start scarabs",
    "setup.statues": "start statues",
    "setup.face_down": "face_down",
    "hand.limit": "hand_limit",
    "sobek.amulets": "places amulets",
    "sobek.scarabs": "places scarabs",
    "worshippers.architect": "help architect",
    "worshippers.merchant": "help merchant",
    "worshippers.beggar": "help beggar",
    "worshippers.foreman": "help foreman",
    **{f"cost.{kind}": f"costs {kind}" for kind in KINDS},
    **{f"reward.{kind}": f"rewards {kind}" for kind in KINDS},
    "garden.palms": "palms",
    "garden.throne": "throne",
    "offering.discard": "offering discard",
    "offering.take": "offering take",
    "end.penalty": "penalties",
}
CASES = [(edition, name) for edition in GAME.editions for name in PLACES]


def shown(derived: Any, name: str) -> Cell:
    for word in PLACES[name].split():
        derived = derived[word]
    if name == "garden.palms":
        squares: list[str] = derived.split()
        return squares
    value: Cell = derived
    return value


def another(allowed: Range, value: int) -> int:
    return next(other for other in (value + 1, value - 1) if allowed.least <= other <= allowed.most)


def corrected(edition: Edition, name: str) -> Cell:
    """Another value that the box may have, different in every part."""
    value = edition.values[name].value
    allowed = edition.ranges[str(pattern_of(edition.ranges, name))][0]
    if name == "garden.palms":
        assert isinstance(value, list)
        return [word for word in allowed.words if word not in value][: len(value)]
    if isinstance(value, str):
        return allowed.words[0]
    if isinstance(value, list):
        return [another(allowed, number) for number in edition.numbers(name)]
    return another(allowed, edition.number(name))


@pytest.mark.parametrize("edition", GAME.editions)
def test_every_value_of_the_box_is_shown_as_it_is_printed(edition: str) -> None:
    printed = GAME.editions[edition]
    assert set(PLACES) == set(printed.values)
    derived = GAME.view(GAME.start(edition=edition), 0)["derived"]
    for name, sourced in printed.values.items():
        found = shown(derived, name)
        assert sorted(found) == sorted(sourced.value) if name == "garden.palms" else found == sourced.value, name  # type: ignore[arg-type]


@pytest.mark.parametrize(("edition", "name"), CASES)
def test_every_corrected_value_comes_with_the_view(edition: str, name: str) -> None:
    """And with it alone: all other values stay as they are printed."""
    value = corrected(GAME.editions[edition], name)
    table, _, last = name.partition(".")
    before = GAME.view(GAME.start(edition=edition), 0)["derived"]
    derived = GAME.view(GAME.start(edition=edition, data={table: {last: value}}), 0)["derived"]
    assert shown(derived, name) == value
    assert shown(before, name) != value
    assert [other for other in PLACES if other != name and shown(derived, other) != shown(before, other)] == []
