"""Golden counts: how many lines of moves, and how many different positions, lie so many moves ahead.

A change of these numbers is a change of the rules. Seats alone decide, unless it is said otherwise: a line ends where
chance or nobody comes next."""

from __future__ import annotations

import json

import pytest

from mastaba import CHANCE, State
from mastaba.kernel import agenda
from tests.games.sa_re.table import GAME, position, site


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


CLAIRE = position("building", {"stock": "s w", "cards": "GS GW SW G G", "site": site(B2="te", C1="wh")}, {})
RICH = position(
    "building",
    {"stock": "g s j", "tokens": "g w", "caravans": 2, "cards": "GG SW G W J", "site": site(B2="ba", C4="HA", C3="ga")},
    {},
    {},
)
SITE = position("projects", {"stock": "g s w", "site": site(B2="te", B3="WH")}, {}, edition="en")
POWERS = position(
    "season",
    {"marker": 3, "cards": "G GS", "site": site(B2="TE", B3="PA", C1="GA", C2="LI", C3="BA", B1="MA")},
    {"cards": "S WW", "marker": 2},
    {"cards": "W", "marker": 6},
    season={"top": "U2"},
    sequence={"taken": 1, "unrest": 1},
)


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        pytest.param(CLAIRE, [(15, 15), (50, 44), (185, 137), (712, 371)], id="claire"),
        pytest.param(RICH, [(12, 12), (44, 44), (223, 202)], id="rich"),
        pytest.param(SITE, [(115, 115), (10748, 5777)], id="site"),
    ],
)
def test_lines_and_positions_ahead(start: State, counts: list[tuple[int, int]]) -> None:
    assert layers(start, len(counts)) == counts


def test_lines_and_positions_through_a_season_with_chance() -> None:
    assert layers(POWERS, 3, with_chance=True) == [(8, 8), (43, 43), (264, 219)]


def test_lines_and_positions_from_the_start_of_a_game_with_chance() -> None:
    assert layers(GAME.start(2), 3, with_chance=True) == [(2, 2), (24, 24), (288, 288)]
