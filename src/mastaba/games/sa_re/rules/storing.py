"""The stock: what the completed Warehouses hold together (SR-7.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import FIRST_SYMBOL, SECOND_SYMBOL, WILD, WILD_CARD
from mastaba.games.sa_re.events import resource_stored
from mastaba.games.sa_re.moves import (
    CARD_SOURCE,
    KEEP,
    STORE,
    STORE_DOUBLE,
    STORE_SINGLE,
    STORE_SOURCE,
    STORE_SYMBOL,
    SYMBOL_GOOD,
)
from mastaba.games.sa_re.rules.sources import held, spend
from mastaba.games.sa_re.state import City, capacity, stocked
from mastaba.kernel.agenda import Rule

STOCK_FULL: Final = Rule("SR-7.8", "stock_full")
NOTHING_TO_STORE: Final = Rule("SR-7.8", "source_not_there")


def symbols_stored(move: i64) -> i64:
    """A double card brings both of its symbols, or one while the other is lost."""
    return 2 if move >= STORE_DOUBLE and move < STORE_SINGLE else 1


def forbids_store(state: City, seat: i64, move: i64) -> Rule | None:
    if held(state, seat, STORE_SOURCE[move - STORE]) == 0:
        return NOTHING_TO_STORE
    return STOCK_FULL if stocked(state, seat) + symbols_stored(move) > capacity(state, seat) else None


def stores(state: City, seat: i64, out: vec[i64], found: i64) -> i64:
    """Writes every legal store behind the moves found so far."""
    room: i64 = capacity(state, seat) - stocked(state, seat)
    if room <= 0:
        return found
    move: i64
    for move in range(STORE, KEEP):
        if held(state, seat, STORE_SOURCE[move - STORE]) > 0 and symbols_stored(move) <= room:
            out[found] = move
            found += 1
    return found


def store(state: City, seat: i64, move: i64) -> None:
    """Resources go into the Warehouses, which are one stock; wild ones stay wild (SR-7.8)."""
    source: i64 = STORE_SOURCE[move - STORE]
    spend(state, seat, source)
    base: i64 = seat * 4
    if move < STORE_DOUBLE:
        state.stock[base + source] += 1
    elif move < STORE_SINGLE:
        state.stock[base + FIRST_SYMBOL[source - CARD_SOURCE]] += 1
        state.stock[base + SECOND_SYMBOL[source - CARD_SOURCE]] += 1
    elif move < STORE_SYMBOL:
        card: i64 = source - CARD_SOURCE
        state.stock[base + (WILD if card == WILD_CARD else card)] += 1
    else:
        state.stock[base + SYMBOL_GOOD[move - STORE_SYMBOL]] += 1
    resource_stored(state, seat, move=move)
