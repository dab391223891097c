"""City development: black cubes shorten the revolt track (SR-8)."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.sa_re.events import city_grew
from mastaba.games.sa_re.state import (
    FIRST_MAIN,
    SECOND_ADMINISTRATIVE,
    SECOND_MAIN,
    City,
    administrative,
    main_buildings,
)


def develop(state: City, seat: i64) -> None:
    """Each stage counts once in a game; there are at most two black cubes (SR-8.2)."""
    reached: i64 = 0
    if main_buildings(state, seat) >= 1:
        reached |= FIRST_MAIN
    if administrative(state, seat) >= 2:
        reached |= SECOND_ADMINISTRATIVE
    if state.switches.third_step and main_buildings(state, seat) >= 2:
        reached |= SECOND_MAIN
    fresh: i64 = reached & ~state.stages[seat]
    if fresh == 0:
        return
    state.stages[seat] |= fresh
    cubes: i64 = state.cubes[seat]
    while fresh > 0:
        if fresh & 1 and cubes < state.data.cubes:
            cubes += 1
        fresh >>= 1
    state.cubes[seat] = cubes
    city_grew(state, seat, cubes=cubes)
