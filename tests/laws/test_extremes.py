"""The laws on boxes whose values lie at the ends of their ranges: whatever is accepted can be played to its end."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest

import mastaba
from mastaba import BadInput, core
from mastaba.games import names
from mastaba.kernel.chance import Rng
from mastaba.kernel.editions import Setup
from mastaba.kernel.ranges import Range, pattern_of
from mastaba.testing import boxes, laws

# At one decision in how many the laws are checked: long games less often.
RATES = defaultdict(lambda: 20, {"amun-re": 100, "cleopatra": 400, "sa-re": 800})
STEP = 1 if core.compiled() else 24  # interpreted, one box in so many
SOAK_BOXES = 1_000


@cache
def ends_of_ranges(name: str) -> list[Setup]:
    return list(boxes.extremes(mastaba.load(name)))


def numbered_boxes() -> list[tuple[str, int]]:
    return [(name, k) for name in names() for k in range(0, len(ends_of_ranges(name)), STEP)]


@pytest.mark.parametrize(("name", "number"), numbered_boxes())
def test_ends_of_ranges_keep_the_laws(name: str, number: int) -> None:
    game = mastaba.load(name)
    assert laws.check_game(game, ends_of_ranges(name)[number], 2000 + number, RATES[name]).state.now is None


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_a_great_many_ends_of_ranges_keep_the_laws(name: str) -> None:
    game = mastaba.load(name)
    for number, setup in enumerate(boxes.extremes(game, SOAK_BOXES)):
        laws.check_game(game, setup, number, RATES[name])


@pytest.mark.parametrize("name", names())
def test_all_ranges_are_played_at_both_ends(name: str) -> None:
    """What values refuse together may hide no range from the law: each is found at each end in some box."""
    game = mastaba.load(name)
    for edition, table in game.editions.items():
        for pattern, allowed in table.ranges.items():
            names = [each for each in table.values if pattern_of(table.ranges, each) == pattern]
            found = [
                box.data.values[each].value for box in ends_of_ranges(name) for each in names if box.edition == edition
            ]
            elements = {element for value in found for element in (value if isinstance(value, list) else [value])}
            ends = {boxes.end_of(one, highest) for one in allowed for highest in (False, True)}
            assert ends <= elements, (edition, pattern)


@pytest.mark.parametrize("name", names())
def test_a_box_is_accepted_or_refused_in_one_sentence(name: str) -> None:
    """All values drawn anew from their ranges and a little beyond, which their sums and orders seldom allow."""
    game = mastaba.load(name)
    rng = Rng(13)
    for _ in range(300):
        seats, edition, chosen = boxes.any_options(game, rng)
        table = game.editions[edition]
        beyond = rng.below(4) == 0
        data: dict[str, object] = {}
        for each in table.values:
            pattern = pattern_of(table.ranges, each)
            if pattern is not None and rng.below(6) == 0:
                drawn = [any_of(one, rng, beyond) for one in boxes.ranges_of(table, each)]
                data[each] = drawn if isinstance(table.values[each].value, list) else drawn[0]
        try:
            state = game.start(seats, edition, chosen, data)
        except BadInput as error:
            assert 10 < len(str(error)) < 400
            assert "\n" not in str(error)
        else:
            assert game.decisions(state)


def any_of(allowed: Range, rng: Rng, beyond: bool) -> int | str:
    if allowed.words:
        return allowed.words[rng.below(len(allowed.words))]
    wider = 2 if beyond else 0
    return allowed.least - wider + rng.below(allowed.most - allowed.least + 1 + 2 * wider)
