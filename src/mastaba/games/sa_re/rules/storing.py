"""Caravans and Warehouses (SR-7.8, SR-7.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    FIRST_SYMBOL,
    GOODS,
    HAND,
    HAND_CARDS,
    KINDS,
    MARKET,
    RESOURCES,
    SECOND_SYMBOL,
    SINGLES,
    WILD,
    WILD_CARD,
)
from mastaba.games.sa_re.events import told
from mastaba.games.sa_re.moves import (
    CARD_SOURCE,
    LOAD,
    LOAD_SINGLE,
    LOAD_STOCK,
    LOAD_TOKEN,
    STOCK_SOURCE,
    STORE,
    STORE_DOUBLE,
    STORE_SINGLE,
    STORE_SYMBOL,
    SYMBOL_CARD,
    SYMBOL_GOOD,
)
from mastaba.games.sa_re.rules.paying import good_of, held, spend
from mastaba.games.sa_re.state import Table, capacity, stocked
from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step

NO_MARKET: Final = Rule("SR-7.9", "no_market")
CARAVANS_FULL: Final = Rule("SR-7.9", "caravans_full")
NOTHING_TO_LOAD: Final = Rule("SR-7.9", "source_not_there")
NO_SECOND_HALF: Final = Rule("SR-7.9", "no_second_half")
HALF_IS_OPEN: Final = Rule("SR-7.9", "second_half_is_single")
OUT_OF_ORDER: Final = Rule("SR-7.9", "out_of_order")
STOCK_FULL: Final = Rule("SR-7.8", "stock_full")
NOTHING_TO_STORE: Final = Rule("SR-7.8", "source_not_there")
TOKENS_ONLY: Final = Rule("SR-7.11", "tokens_only")


def load_source(move: i64) -> i64:
    """The source that a load names."""
    if move < LOAD_TOKEN:
        return CARD_SOURCE + SINGLES + move - LOAD
    if move < LOAD_SINGLE:
        return move - LOAD_TOKEN
    if move < LOAD_STOCK:
        return CARD_SOURCE + (move - LOAD_SINGLE if move < LOAD_STOCK - 1 else WILD_CARD)
    return STOCK_SOURCE + move - LOAD_STOCK


def store_source(move: i64) -> i64:
    """The source that a store names."""
    if move < STORE_DOUBLE:
        return move - STORE
    if move < STORE_SINGLE:
        return CARD_SOURCE + SINGLES + move - STORE_DOUBLE
    if move < STORE_SYMBOL:
        return CARD_SOURCE + (move - STORE_SINGLE if move < STORE_SYMBOL - 1 else WILD_CARD)
    return CARD_SOURCE + SYMBOL_CARD[move - STORE_SYMBOL]


# ---------------------------------------------------------------------- caravans
def forbids_caravan(state: Table, seat: i64) -> Rule | None:
    """Everybody may load, or only with a completed Market; the track is short (SR-7.9)."""
    if not state.switches.caravans_for_all and state.completed[seat * KINDS + MARKET] == 0:
        return NO_MARKET
    return CARAVANS_FULL if state.caravans[seat] >= state.data.caravans else None


def halves_from(state: Table, seat: i64, move: i64) -> i64:
    """How many single sources a player has from this one on, in the order of the moves."""
    found: i64 = 0
    while move < STORE:
        found += held(state, seat, load_source(move))
        move += 1
    return found


def forbids_load(state: Table, seat: i64, move: i64) -> Rule | None:
    rule = forbids_caravan(state, seat)
    if rule is not None:
        return rule
    if held(state, seat, load_source(move)) == 0:
        return NOTHING_TO_LOAD
    if move >= LOAD_TOKEN and halves_from(state, seat, move) < 2:
        return NO_SECOND_HALF
    return None


def loads(state: Table, seat: i64, out: vec[i64], found: i64) -> i64:
    """Writes every legal load behind the moves found so far."""
    if forbids_caravan(state, seat) is not None:
        return found
    halves: i64 = 0
    move: i64 = STORE - 1
    while move >= LOAD:
        have: i64 = held(state, seat, load_source(move))
        if have > 0:
            halves += have
            if halves > 1 or move < LOAD_TOKEN:
                out[found] = move
                found += 1
        move -= 1
    return found


def load(state: Table, seat: i64, move: i64) -> bool:
    """Spends a source for a caravan; says whether that completes it, as a double card does."""
    source: i64 = load_source(move)
    spend(state, seat, source, 1)
    if move < LOAD_TOKEN:
        state.caravans[seat] += 1
        if state.listener is not None:
            state.tell(told("CaravanLoaded", seat, {"card": HAND_CARDS[source - CARD_SOURCE]}))
        return True
    if state.listener is not None:
        kind, _, what = load_name(source).partition(" ")
        state.tell(told("HalfLoaded", seat, {"source": kind, "what": what}))
    return False


def load_name(source: i64) -> str:
    good = GOODS[good_of(source)]
    if source < CARD_SOURCE:
        return f"token {good}"
    return f"card {'J' if good == 'j' else good.upper()}" if source < STOCK_SOURCE else f"stock {good}"


class LoadSecondHalf(Step[Table]):
    """The second resource of a caravan, in order (SR-7.9); after a revolt production tokens alone."""

    def __init__(self, seat: i64, least: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least  # from LOAD_TOKEN on

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        move: i64
        for move in range(LOAD, STORE):
            out[move - LOAD] = move
        return STORE - LOAD

    def forbids(self, state: Table, move: i64) -> Rule | None:
        if move < LOAD_TOKEN:
            return HALF_IS_OPEN
        if move < LOAD_TOKEN + self.least:
            return OUT_OF_ORDER
        if move >= LOAD_SINGLE and (state.revolted >> self.seat) & 1:
            return TOKENS_ONLY
        return NOTHING_TO_LOAD if held(state, self.seat, load_source(move)) == 0 else None

    def take(self, state: Table, move: i64) -> AnyStep | None:
        load(state, self.seat, move)
        state.caravans[self.seat] += 1
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "least": load_name(load_source(LOAD_TOKEN + self.least))}


# ---------------------------------------------------------------------- stores
def forbids_store(state: Table, seat: i64, move: i64) -> Rule | None:
    if held(state, seat, store_source(move)) == 0:
        return NOTHING_TO_STORE
    size: i64 = 2 if move >= STORE_DOUBLE and move < STORE_SINGLE else 1
    return STOCK_FULL if stocked(state, seat) + size > capacity(state, seat) else None


def stores(state: Table, seat: i64, out: vec[i64], found: i64) -> i64:
    """Writes every legal store behind the moves found so far."""
    room: i64 = capacity(state, seat) - stocked(state, seat)
    if room == 0:
        return found
    k: i64
    for k in range(4):
        if state.tokens[seat * 4 + k] > 0:
            out[found] = STORE + k
            found += 1
    hands = state.hands
    base: i64 = seat * HAND
    for k in range(SINGLES):
        if hands[base + k] > 0:
            out[found] = STORE_SINGLE + k
            found += 1
    if hands[base + WILD_CARD] > 0:
        out[found] = STORE_SINGLE + SINGLES
        found += 1
    if room > 1:
        for k in range(SINGLES, RESOURCES):
            if hands[base + k] > 0:
                out[found] = STORE_DOUBLE + k - SINGLES
                found += 1
    for k in range(9):
        if hands[base + SYMBOL_CARD[k]] > 0:
            out[found] = STORE_SYMBOL + k
            found += 1
    return found


def store(state: Table, seat: i64, move: i64) -> None:
    """Resources go into the Warehouses, which are one stock; wild ones stay wild (SR-7.8)."""
    source: i64 = store_source(move)
    spend(state, seat, source, 1)
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
    if state.listener is not None:
        state.tell(told("ResourceStored", seat, store_facts(move)))


def store_facts(move: i64) -> Facts:
    """What is stored; of a double card perhaps one symbol only."""
    if move < STORE_DOUBLE:
        return {"source": "token", "what": GOODS[move - STORE], "symbol": ""}
    what = HAND_CARDS[store_source(move) - CARD_SOURCE]
    symbol = GOODS[SYMBOL_GOOD[move - STORE_SYMBOL]] if move >= STORE_SYMBOL else ""
    return {"source": "card", "what": what, "symbol": symbol}


SECOND_HALVES: Final[list[LoadSecondHalf]] = [LoadSecondHalf(seat, least) for seat in range(4) for least in range(12)]
