"""How the race for the pyramid stands at the beginning of a turn, fitted to many games. Used by bots alone.

Each sign of strength counts for so many hundredths in the logarithm of a city's chance; a column for each turn from
the second to the sixth, which stands for all later ones. Other goals are judged by the turns they still take."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import GOLDSMITH, KINDS, SCRIBE, TEMPLE
from mastaba.games.sa_re.plans import (
    centre,
    crafts_near,
    hand_symbols,
    pyramid_cost,
    steps_left,
)
from mastaba.games.sa_re.state import Table, stocked
from mastaba.kernel.rows import counts

COLUMNS: Final = 5
LINES: Final = [
    -50, -60, -70, -75, -140,  # a step of the pyramid still to build
    -8, -9, -17, -19, -11,  # a resource it still costs
    26, 11, 5, 8, 5,  # a resource in stock
    30, 28, 34, 44, 58,  # a caravan
    60, 20, 20, 5, 0,  # a craft
    4, 5, 10, 16, 14,  # a craft beside the pyramid, or where it may stand
    38, 45, 17, 0, 0,  # a craft there, also a planned one
    24, -20, -28, -27, -40,  # a planned craft
    2, 2, 17, 12, 5,  # a resource on cards that were kept
]  # fmt: skip
SIGNS: Final = 9
WEIGHTS: Final[vec[i64]] = counts(COLUMNS * SIGNS)  # the same by column, so that the signs of a turn lie together
for sign in range(SIGNS):
    for column in range(COLUMNS):
        WEIGHTS[column * SIGNS + sign] = LINES[sign * COLUMNS + column]


def races(state: Table) -> bool:
    """Whether the pyramid alone is the goal, for which the weights were fitted."""
    return state.switches.goal == SCRIBE


def prospect(state: Table, seat: i64) -> float:
    """The logarithm of the chance to win, up to what is the same for all."""
    line: i64 = min(max(state.turn - 2, 0), COLUMNS - 1) * SIGNS
    w = WEIGHTS
    space: i64 = centre(state, seat)
    crafts: i64 = 0
    planned: i64 = 0
    kind: i64
    for kind in range(GOLDSMITH, TEMPLE):
        crafts += state.completed[seat * KINDS + kind]
        planned += state.projects[seat * KINDS + kind]
    steps: i64 = steps_left(state, seat)
    worth: i64 = steps * w[line] + stocked(state, seat) * w[line + 2] + state.caravans[seat] * w[line + 3]
    worth += crafts * w[line + 4] + crafts_near(state, seat, space, False) * w[line + 5]
    worth += crafts_near(state, seat, space, True) * w[line + 6] + planned * w[line + 7]
    worth += hand_symbols(state, seat) * w[line + 8]
    cost: float = pyramid_cost(state, seat) if steps > 0 else 0.0
    return 0.01 * (float(worth) + cost * float(w[line + 1]))


def shares(worths: vec[float], seats: i64) -> None:
    """Turns logarithms into chances, in place."""
    best: float = -1000000.0
    total: float = 0.0
    seat: i64
    for seat in range(seats):
        best = max(best, worths[seat])
    for seat in range(seats):
        worths[seat] = math.exp(worths[seat] - best)
        total += worths[seat]
    for seat in range(seats):
        worths[seat] /= total
