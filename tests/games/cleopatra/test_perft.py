"""Golden counts: how many lines of moves, and how many different positions, lie so many moves ahead."""

from __future__ import annotations

import pytest

from mastaba import State
from tests.games.cleopatra.table import FOUR, GAME, position, quarry
from tests.games.cleopatra.test_edge_cases_ends import BIDDING
from tests.games.perft import layers

TURN = position("A A S S M W2 C", stalls={"1": "A", "2": "S W2", "3": "C"}, top="S")
VISIT = quarry("A A S S M W2", columns="1 2 3 4 5 6 7", mosaic="X")
BIDS = position({"scarabs": 3}, {"scarabs": 4}, agenda=BIDDING, **FOUR)


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        pytest.param(TURN, [(6, 6), (10, 10), (1841, 1841), (2236, 2236), (2701, 2701)], id="turn"),
        pytest.param(VISIT, [(48, 48), (48, 48), (52, 52), (62, 62), (94, 94), (132, 132)], id="visit"),
        pytest.param(BIDS, [(4, 4), (20, 20), (112, 112)], id="bids"),
    ],
)
def test_lines_and_positions_ahead(start: State, counts: list[tuple[int, int]]) -> None:
    assert layers(GAME, start, len(counts)) == counts


def test_lines_and_positions_from_the_start_of_a_game_with_chance() -> None:
    """Three first players, then the worshippers on their places."""
    assert layers(GAME, GAME.start(3), 4, with_chance=True) == [(3, 3), (15, 15), (60, 60), (180, 180)]
