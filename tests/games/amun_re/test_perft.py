"""Golden counts: how many lines of moves, and how many different positions, lie so many moves ahead.

A change of these numbers is a change of the rules. A line ends where nobody comes next, and at chance unless it is
said otherwise; of several seats that choose at once the first decides."""

from __future__ import annotations

import json

import pytest

from mastaba import CHANCE, State
from mastaba.kernel import agenda
from tests.games.amun_re.table import GAME, after, position


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
            for move in [int(out[k]) for k in range(agenda.legal_ids(state, out))]:
                there = state.copy()
                agenda.apply(there, move)
                key = written(there)
                following[key] = (there, lines + following.get(key, (there, 0))[1])
        layer = following
        found.append((sum(lines for _, lines in layer.values()), len(layer)))
    return found


def written(state: State) -> str:
    return json.dumps(GAME.save(state))


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
    assert layers(start, len(counts)) == counts


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(3, [(3, 3), (45, 45), (630, 630)]), (4, [(4, 4), (60, 60), (840, 840)]), (5, [(5, 5), (75, 75), (1050, 1050)])],
)
def test_lines_and_positions_from_the_start_of_a_game_with_chance(seats: int, counts: list[tuple[int, int]]) -> None:
    assert layers(GAME.start(seats), len(counts), with_chance=True) == counts


def test_lines_of_a_draft() -> None:
    start = GAME.start(3, options={"start_draft": "on"})
    assert layers(start, 4, with_chance=True) == [(3, 3), (36, 36), (432, 234), (828, 432)]
