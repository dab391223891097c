"""Golden counts: how many lines of moves, and how many different positions, lie so many moves ahead."""

from __future__ import annotations

import pytest

from mastaba import State
from tests.games.babel.table import GAME, after, position
from tests.games.perft import layers

LONG_EXAMPLE = position(
    {"pawn": "H", "hand": "AHS", "columns": {"H": "SSSSAPP", "A": "HH", "S": "PP"}},
    {"hand": "AHMMPSS", "columns": {"H": "PSAAM"}, "temples": {"H": "1 2 3 4 5 6", "A": "1 2 3"}},
)
FRESH_HAND = position({"hand": "AAHMPS", "reserve": True}, {"hand": "AHMPS", "reserve": True}, turn=1)
BUILDING_SITE = position(
    {
        "pawn": "P",
        "hand": "AMP",
        "columns": {"P": "PPPHHHMMM", "M": "SSS"},
        "temples": {"P": "1"},
        "temple_column": "4 3 2",
    },
    {"hand": "HS", "columns": {"P": "ASA", "M": "M"}, "temples": {"P": "2 3", "M": "1"}, "temple_column": "5 3"},
)
DROP_DECISION = after(
    position({"pawn": "A", "columns": {"A": "AAAA"}}, {"hand": "AAHHMPS", "temples": {"A": "1"}}), "1 half A"
)


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        pytest.param(LONG_EXAMPLE, [(12, 12), (97, 89), (587, 489), (2512, 1910)], id="long-example"),
        pytest.param(FRESH_HAND, [(5, 5), (41, 41), (293, 263), (1693, 1257)], id="fresh-hand"),
        pytest.param(BUILDING_SITE, [(22, 22), (293, 211), (2870, 1279), (21861, 5604)], id="building-site"),
        pytest.param(DROP_DECISION, [(3, 3), (8, 8), (18, 18), (126, 126)], id="drop-decision"),
    ],
)
def test_lines_and_positions_ahead(start: State, counts: list[tuple[int, int]]) -> None:
    assert layers(GAME, start, len(counts)) == counts


def test_lines_and_positions_from_the_start_of_a_game_with_chance() -> None:
    """Two first players, then five nations a card; hands have no order."""
    assert layers(GAME, GAME.start(), 4, with_chance=True) == [(2, 2), (10, 10), (50, 30), (250, 70)]


@pytest.mark.parametrize(
    ("returned", "counts"),
    [
        ("", [(3, 3), (8, 8), (48, 33), (252, 147)]),
        ("6 2", [(3, 3), (7, 7), (35, 25), (175, 65)]),  # known cards come up without a line of their own
    ],
)
def test_lines_and_positions_through_the_end_of_a_turn_with_chance(
    returned: str, counts: list[tuple[int, int]]
) -> None:
    start = position({"pawn": "A", "hand": "H"}, {"hand": "S"}, returned=returned)
    assert layers(GAME, start, len(counts), with_chance=True) == counts
