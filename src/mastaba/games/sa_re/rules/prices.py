"""What a project needs: its cost, less the discounts of crafts and Harbour (SR-7.3, SR-7.4, SR-7.7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import GOLDSMITH, HARBOR, KINDS, NEIGHBOURS, PYRAMID, SITE
from mastaba.games.sa_re.rules.sites import is_craft, tile_at
from mastaba.games.sa_re.state import COMPLETED, TILE, City


def cost(state: City, seat: i64, kind: i64, good: i64) -> i64:
    """The printed cost of a building, or of the next step of one's pyramid (SR-7.7)."""
    if kind == PYRAMID:
        return state.data.step_costs[state.pyramids[seat] * 9 + state.steps[seat] * 3 + good]
    return state.data.costs[kind * 3 + good]


def crafts_beside(state: City, seat: i64, space: i64, good: i64) -> i64:
    """The completed crafts of a kind on neighbouring spaces; one on the same space is no neighbour (SR-7.3)."""
    if state.completed[seat * KINDS + GOLDSMITH + good] == 0:
        return 0
    craft: i64 = GOLDSMITH + good | COMPLETED
    found: i64 = 0
    k: i64
    for k in range(space * 4, space * 4 + 4):
        near: i64 = NEIGHBOURS[k]
        if near < 0:
            continue
        if tile_at(state, seat, near, 0) == craft:
            found += 1
        if tile_at(state, seat, near, 1) == craft:
            found += 1
    return found


def count_crafts(state: City, seat: i64, found: vec[i64]) -> None:
    """The same for all spaces of a site and all kinds at once, by space * 3 + resource."""
    k: i64
    for k in range(SITE * 3):
        found[k] = 0
    space: i64
    slot: i64
    for space in range(SITE):
        for slot in range(2):
            cell: i64 = tile_at(state, seat, space, slot)
            if cell & COMPLETED == 0 or not is_craft(cell & TILE):
                continue
            for k in range(space * 4, space * 4 + 4):
                if NEIGHBOURS[k] >= 0:
                    found[NEIGHBOURS[k] * 3 + (cell & TILE) - GOLDSMITH] += 1


def discounted(price: i64, crafts: i64) -> i64:
    """Every completed craft beside it lowers the cost by one of its kind, never below zero (SR-7.3)."""
    return max(0, price - crafts)


def need(state: City, seat: i64, kind: i64, space: i64, good: i64) -> i64:
    """What a project on a space still needs of a resource."""
    return discounted(cost(state, seat, kind, good), crafts_beside(state, seat, space, good))


def harbor_helps(state: City, seat: i64, space: i64) -> bool:
    """A completed Harbour takes one resource of choice off a project on the Nile (SR-7.4)."""
    return (state.data.nile >> space) & 1 != 0 and state.completed[seat * KINDS + HARBOR] > 0
