"""Golden counts: how many lines of moves, and how many different positions, lie so many moves ahead."""

from __future__ import annotations

import pytest

from mastaba import State
from tests.games.amun_re.table import GAME, after, position
from tests.games.perft import layers

AUCTION = position(
    phase="auction", offer="BAH DAK ABY SAW", p1={"gold": 3, "hand": "BLK"}, p2={"gold": 2, "hand": "RBD"}
)
ACTIONS = position(
    phase="cards", round=2, owned={1: "BUT MEN"}, p1={"gold": 4, "hand": "FRM ARC HRV"}, BUT={"bricks": 1}
)
OFFERING = position(
    seats=3,
    phase="offering",
    p1={"gold": 2, "hand": "ADJ HRV"},
    p2={"gold": 1, "hand": "FRM"},
    p3={"gold": 0, "hand": ""},
)
REWARDS = after(position(phase="offering", owned={1: "BAH"}), "1 offer 9", "2 steal", "3 steal", "4 steal")
SCORING = position(phase="bonus", round=3, owned={1: "ABU ABY MEM"}, p1={"hand": "BNI BUL BPC"}, p2={"hand": "BNI"})


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        pytest.param(AUCTION, [(13, 13), (132, 132), (3008, 3008)], id="auction"),
        pytest.param(ACTIONS, [(1, 1), (5, 5), (19, 14), (66, 40), (179, 112)], id="actions"),
        pytest.param(OFFERING, [(6, 6), (16, 16), (26, 26), (45, 45), (123, 108)], id="offering"),
        pytest.param(REWARDS, [(4, 4), (13, 10), (38, 18), (33, 15)], id="rewards"),
        pytest.param(SCORING, [(3, 3), (5, 4), (5, 4), (5, 4), (4, 3), (2, 1)], id="scoring"),
    ],
)
def test_lines_and_positions_ahead(start: State, counts: list[tuple[int, int]]) -> None:
    assert layers(GAME, start, len(counts)) == counts


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(3, [(3, 3), (45, 45), (630, 630)]), (4, [(4, 4), (60, 60), (840, 840)]), (5, [(5, 5), (75, 75), (1050, 1050)])],
)
def test_lines_and_positions_from_the_start_of_a_game_with_chance(seats: int, counts: list[tuple[int, int]]) -> None:
    assert layers(GAME, GAME.start(seats), len(counts), with_chance=True) == counts


def test_lines_of_a_draft() -> None:
    start = GAME.start(3, options={"start_draft": "on"})
    assert layers(GAME, start, 4, with_chance=True) == [(3, 3), (36, 36), (432, 234), (828, 432)]
