"""Golden counts: how many lines of moves, and how many different positions, lie so many moves ahead.

A change of these numbers is a change of the rules. Seats alone decide, unless it is said otherwise: a line ends where
chance or nobody comes next."""

from __future__ import annotations

import json

import pytest

from mastaba import CHANCE, State
from mastaba.kernel import agenda
from tests.games.cleopatra.table import FOUR, GAME, position, quarry
from tests.games.cleopatra.test_edge_cases_ends import BIDDING


def layers(start: State, depth: int, with_chance: bool = False) -> list[tuple[int, int]]:
    """For each number of moves ahead: lines, and different positions. Lines that meet are counted on together."""
    found: list[tuple[int, int]] = []
    layer = {written(start): (start, 1)}
    out = GAME.buffer()
    for _ in range(depth):
        following: dict[str, tuple[State, int]] = {}
        for state, lines in layer.values():
            if agenda.actor(state) == CHANCE and not with_chance:
                continue
            moves = [int(out[k]) for k in range(agenda.legal_ids(state, out))]
            for move in moves:
                there = state.copy()
                agenda.apply(there, move)
                key = written(there)
                following[key] = (there, lines + following.get(key, (there, 0))[1])
        layer = following
        found.append((sum(lines for _, lines in layer.values()), len(layer)))
    return found


def written(state: State) -> str:
    return json.dumps(GAME.save(state))


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
    assert layers(start, len(counts)) == counts


def test_lines_and_positions_from_the_start_of_a_game_with_chance() -> None:
    """Three first players, then the worshippers on their places."""
    assert layers(GAME.start(3), 4, with_chance=True) == [(3, 3), (15, 15), (60, 60), (180, 180)]
