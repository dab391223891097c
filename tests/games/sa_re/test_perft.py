"""Golden counts: how many lines of moves, and how many different positions, lie so many moves ahead."""

from __future__ import annotations

import pytest

from mastaba import State
from tests.games.perft import layers
from tests.games.sa_re.table import GAME, position, site

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
    assert layers(GAME, start, len(counts)) == counts


def test_lines_and_positions_through_a_season_with_chance() -> None:
    assert layers(GAME, POWERS, 3, with_chance=True) == [(8, 8), (43, 43), (264, 219)]


def test_lines_and_positions_from_the_start_of_a_game_with_chance() -> None:
    assert layers(GAME, GAME.start(2), 3, with_chance=True) == [(2, 2), (24, 24), (288, 288)]
