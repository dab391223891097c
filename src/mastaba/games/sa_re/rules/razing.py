"""Razing in phase 1, and what it does to the stock (SR-4.2 to SR-4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import GOODS, HARBOR, KINDS, MARKET, MASTER_BUILDER, PYRAMID, WILD
from mastaba.games.sa_re.events import stock_trimmed, tile_on, tile_razed
from mastaba.games.sa_re.moves import TRIM
from mastaba.games.sa_re.rules.sites import find_tile, is_craft, take_tile
from mastaba.games.sa_re.state import COMPLETED, LIFTED, RAZING, City, capacity, stocked
from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step

RAZE_FIRST: Final = Rule("SR-4.1", "razes_come_first")
NO_SUCH_TILE: Final = Rule("SR-4.2", "no_such_tile")
LAST_BUILDER: Final = Rule("SR-4.3", "last_master_builder")
NOT_IN_STOCK: Final = Rule("SR-4.4", "not_in_stock")
OUT_OF_ORDER: Final = Rule("SR-4.4", "out_of_order")


def builders(state: City, seat: i64) -> i64:
    """Completed Master Builders."""
    return state.completed[seat * KINDS + MASTER_BUILDER]


def forbids_raze(state: City, seat: i64, kind: i64, space: i64) -> Rule | None:
    if state.stage > RAZING:
        return RAZE_FIRST
    if find_tile(state, seat, space, kind, LIFTED, 0) >= 0:
        return None
    if find_tile(state, seat, space, kind, 0, COMPLETED) < 0:
        return NO_SUCH_TILE.about(tile_on(kind, space))
    if kind == MASTER_BUILDER and builders(state, seat) == 1:
        return LAST_BUILDER
    return None


def raze(state: City, seat: i64, kind: i64, space: i64) -> None:
    """The tile goes back to the board; of two equal ones the project goes first (SR-4.2)."""
    slot: i64 = find_tile(state, seat, space, kind, LIFTED, 0)
    if slot >= 0:
        take_tile(state, seat, space, slot)
    else:
        take_tile(state, seat, space, find_tile(state, seat, space, kind, 0, COMPLETED))
        if is_craft(kind):
            state.tokens[seat * 4 + kind - 3] -= 1
        elif kind == HARBOR:
            state.tokens[seat * 4 + WILD] -= 1
        elif kind == MARKET and not state.switches.caravans_for_all:
            state.caravans[seat] = 0
    if kind == PYRAMID:
        state.pile |= 1 << state.pyramids[seat]
        state.pyramids[seat] = 0
        state.steps[seat] = 0
    else:
        state.supply[kind] += 1
    tile_razed(state, seat, kind=kind, space=space)


def trim_due(state: City, seat: i64, least: i64) -> AnyStep | None:
    """What no longer fits into the Warehouses must be dropped (SR-4.4)."""
    return TRIMS[seat * 4 + least] if stocked(state, seat) > capacity(state, seat) else None


class TrimStock(Step[City]):
    """One resource of the stock is dropped, in the order gold, stone, wood, wild (SR-4.4)."""

    def __init__(self, seat: i64, least: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least

    def candidates(self, state: City, out: vec[i64]) -> i64:
        good: i64
        for good in range(4):
            out[good] = TRIM + good
        return 4

    def forbids(self, state: City, move: i64) -> Rule | None:
        good: i64 = move - TRIM
        if good < self.least:
            return OUT_OF_ORDER
        if state.stock[self.seat * 4 + good] == 0:
            return NOT_IN_STOCK
        left: i64 = 0
        later: i64
        for later in range(good, 4):
            left += state.stock[self.seat * 4 + later]
        if left < stocked(state, self.seat) - capacity(state, self.seat):
            return OUT_OF_ORDER
        return None

    def take(self, state: City, move: i64) -> AnyStep | None:
        good: i64 = move - TRIM
        state.stock[self.seat * 4 + good] -= 1
        stock_trimmed(state, self.seat, good=good)
        return trim_due(state, self.seat, good)

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "least": GOODS[self.least]}


TRIMS: Final[list[TrimStock]] = [TrimStock(seat, least) for seat in range(4) for least in range(4)]
