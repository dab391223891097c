"""A plan for the site, drawn once for all moves of a project selection."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.bot.plans import (
    SEASON_YIELD,
    centre,
    cost_of,
    crafts_near,
    free_near,
    hand_symbols,
    lowest,
    missing_administrative,
    open_cost,
    savings,
    step_cost,
    tokens,
)
from mastaba.games.sa_re.data import (
    ARCHITECT,
    GOLDSMITH,
    HARBOR,
    KINDS,
    MASTER_BUILDER,
    NEIGHBOURS,
    PYRAMID,
    SCRIBE,
    SITE,
    TEMPLE,
    WAREHOUSE,
)
from mastaba.games.sa_re.moves import GO, LIFT, PLACE_KIND, PLACE_SPACE, START, TO, TRIM
from mastaba.games.sa_re.state import City
from mastaba.kernel.vectors import counts


class Sketch:
    """How much each kind is wanted, and where the middle of the city is."""

    def __init__(self) -> None:
        self.wanted: vec[i64] = counts(KINDS)
        self.suits: vec[i64] = counts(SITE)  # for buildings that neither produce nor stand in the middle
        self.middle: i64 = 0
        self.free: vec[i64] = counts(SITE)

    def draw(self, state: City, seat: i64) -> None:
        self.middle = centre(state, seat)
        have: i64 = savings(state, seat) + tokens(state, seat) + hand_symbols(state, seat) - open_cost(state, seat)
        purse: float = float(have) + SEASON_YIELD + 1.0
        kind: i64
        for kind in range(1, KINDS):
            price: i64 = cost_of(state, kind) if kind != PYRAMID else step_cost(state, lowest(state), 0) - 1
            worth: i64 = wanted(state, seat, kind)
            self.wanted[kind] = worth // 20 if float(price) > purse else worth
        space: i64
        for space in range(SITE):
            near: i64 = 2 if self.beside(space) else 0
            self.suits[space] = min(10, 4 + 2 * crafts_near(state, seat, space, False)) - near
            self.free[space] = free_near(state, seat, space)

    def beside(self, space: i64) -> bool:
        """Whether a space is next to the middle."""
        k: i64 = space * 4
        return self.middle in (NEIGHBOURS[k], NEIGHBOURS[k + 1], NEIGHBOURS[k + 2], NEIGHBOURS[k + 3])

    def prior(self, state: City, seat: i64, move: i64) -> i64:
        if move == GO:
            return 100
        if move < TRIM or (move >= LIFT and move < TO):
            return 0
        if move < START:
            return 40
        kind: i64 = PLACE_KIND[move - START]
        worth: i64 = self.wanted[kind]
        if worth == 0:
            return 0
        return worth * self.suit(kind, PLACE_SPACE[move - START]) // 10

    def suit(self, kind: i64, space: i64) -> i64:
        """How well a space suits a tile, from 1 to 11: crafts around the middle, the pyramid in it."""
        if kind == PYRAMID:
            return 11 if space == self.middle else 1
        if kind >= GOLDSMITH and kind < TEMPLE:
            if self.beside(space):
                return 10
            return 1 + self.free[space] // 2
        if space == self.middle:
            return 1
        return self.suits[space]


def wanted(state: City, seat: i64, kind: i64) -> i64:
    """How much a building is wanted next: crafts, then what the goal asks for."""
    base: i64 = seat * KINDS
    goal: i64 = state.switches.goal
    crafts: i64 = 0
    k: i64
    for k in range(GOLDSMITH, TEMPLE):
        crafts += state.completed[base + k] + state.projects[base + k]
    if kind == PYRAMID:
        return 800 if crafts >= 2 else 350 if state.turn > 2 else 60
    if kind >= GOLDSMITH and kind < TEMPLE:
        have: i64 = state.completed[base + kind] + state.projects[base + kind]
        if goal == ARCHITECT:
            return 500
        if have > 0:
            return 0
        return 700 if crafts < 2 else 400 if crafts < 3 else 0
    if kind == HARBOR:
        return 0 if goal == SCRIBE else 600 if crafts >= 2 else 200
    if kind >= TEMPLE:
        if goal == ARCHITECT:
            return 300
        return 450 if missing_administrative(state, seat) > 0 and crafts >= 2 else 0
    if goal == ARCHITECT:
        return 450
    if kind == WAREHOUSE:
        return 60 if state.completed[base + WAREHOUSE] < 2 else 0
    return 40 if goal != SCRIBE and state.completed[base + MASTER_BUILDER] < 2 else 0


SKETCH: Final = Sketch()  # scratch paper, drawn anew for each decision
