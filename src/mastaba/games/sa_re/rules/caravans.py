"""Caravans: two resources load one, which brings a resource of choice in a later turn (SR-7.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import KINDS, MARKET
from mastaba.games.sa_re.events import caravan_loaded, half_loaded
from mastaba.games.sa_re.moves import LOAD, LOAD_SINGLE, LOAD_SOURCE, LOAD_STOCK, LOAD_TOKEN, STORE, source_name
from mastaba.games.sa_re.rules.sources import held, spend
from mastaba.games.sa_re.state import City, has_revolted
from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step

NO_MARKET: Final = Rule("SR-7.9", "no_market")
CARAVANS_FULL: Final = Rule("SR-7.9", "caravans_full")
NOTHING_TO_LOAD: Final = Rule("SR-7.9", "source_not_there")
NO_SECOND_HALF: Final = Rule("SR-7.9", "no_second_half")
HALF_IS_OPEN: Final = Rule("SR-7.9", "second_half_is_single")
OUT_OF_ORDER: Final = Rule("SR-7.9", "out_of_order")
TOKENS_ONLY: Final = Rule("SR-7.11", "tokens_only")
CARDS_ARE_LOST: Final = Rule("SR-7.11", "cards_are_lost")


def caravans_open(state: City, seat: i64) -> bool:
    """Everybody may load, or with caravans=market only who has completed a Market (SR-7.9)."""
    return state.switches.caravans_for_all or state.completed[seat * KINDS + MARKET] > 0


def forbids_caravan(state: City, seat: i64) -> Rule | None:
    if not caravans_open(state, seat):
        return NO_MARKET
    return CARAVANS_FULL if state.caravans[seat] >= state.data.caravans else None


def halves_from(state: City, seat: i64, move: i64) -> i64:
    """How many single sources a player has from this one on, in the order of the moves."""
    found: i64 = 0
    while move < STORE:
        found += held(state, seat, LOAD_SOURCE[move - LOAD])
        move += 1
    return found


def forbids_load(state: City, seat: i64, move: i64) -> Rule | None:
    rule = forbids_caravan(state, seat)
    if rule is not None:
        return rule
    if held(state, seat, LOAD_SOURCE[move - LOAD]) == 0:
        return NOTHING_TO_LOAD
    if move >= LOAD_TOKEN and halves_from(state, seat, move) < 2:
        return NO_SECOND_HALF
    return None


def loads(state: City, seat: i64, out: vec[i64], found: i64) -> i64:
    """Writes every legal load behind the moves found so far."""
    if forbids_caravan(state, seat) is not None:
        return found
    halves: i64 = 0
    move: i64 = STORE - 1
    while move >= LOAD:
        have: i64 = held(state, seat, LOAD_SOURCE[move - LOAD])
        if have > 0:
            halves += have
            if halves > 1 or move < LOAD_TOKEN:
                out[found] = move
                found += 1
        move -= 1
    return found


def load(state: City, seat: i64, move: i64, half: i64) -> bool:
    """Spends a source for a caravan, as its first or second half; says whether it is a double card, which is both."""
    source: i64 = LOAD_SOURCE[move - LOAD]
    spend(state, seat, source)
    if move < LOAD_TOKEN:
        state.caravans[seat] += 1
        caravan_loaded(state, seat, source=source)
        return True
    half_loaded(state, seat, source=source, half=half)
    return False


class LoadSecondHalf(Step[City]):
    """The second resource of a caravan, in order (SR-7.9); after a revolt no card (SR-7.11)."""

    def __init__(self, seat: i64, least: i64) -> None:
        super().__init__(seat)
        self.least: i64 = least  # from LOAD_TOKEN on

    def candidates(self, state: City, out: vec[i64]) -> i64:
        move: i64
        for move in range(LOAD, STORE):
            out[move - LOAD] = move
        return STORE - LOAD

    def forbids(self, state: City, move: i64) -> Rule | None:
        if move < LOAD_TOKEN:
            return HALF_IS_OPEN
        if move < LOAD_TOKEN + self.least:
            return OUT_OF_ORDER
        if move >= LOAD_SINGLE and has_revolted(state, self.seat):
            if move < LOAD_STOCK:
                return CARDS_ARE_LOST
            if not state.switches.stock_completes:  # amendment 16.5
                return TOKENS_ONLY
        return NOTHING_TO_LOAD if held(state, self.seat, LOAD_SOURCE[move - LOAD]) == 0 else None

    def take(self, state: City, move: i64) -> AnyStep | None:
        load(state, self.seat, move, 2)
        state.caravans[self.seat] += 1
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "least": source_name(LOAD_SOURCE[LOAD_TOKEN + self.least - LOAD])}


SECOND_HALVES: Final[list[LoadSecondHalf]] = [LoadSecondHalf(seat, least) for seat in range(4) for least in range(12)]
