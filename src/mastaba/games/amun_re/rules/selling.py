"""Selling power cards for one gold each, where gold is short (AR-3.4, AR-3.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS
from mastaba.games.amun_re.events import card_sold
from mastaba.games.amun_re.moves import SELL
from mastaba.games.amun_re.rules.cards import NOT_HELD, discard
from mastaba.games.amun_re.state import KINDS, Egypt
from mastaba.kernel.agenda import Rule

NO_NEED: Final = Rule("AR-3.4", "gold_is_enough")
OUT_OF_REACH: Final = Rule("AR-3.4", "not_enough_to_sell")
OUT_OF_ORDER: Final = Rule("AR-3.5", "sell_in_order")
TOO_FEW_LEFT: Final = Rule("AR-3.5", "too_few_after_it")


def sell_candidates(out: vec[i64], found: i64) -> i64:
    kind: i64
    for kind in range(KINDS):
        out[found + kind] = SELL + kind
    return found + KINDS


def forbids_sale(state: Egypt, seat: i64, kind: i64, aim: i64) -> Rule | None:
    """Cards are sold while gold is below the price aimed at and they can lift it there, in the order of the kinds."""
    gold: i64 = state.gold[seat]
    if state.hands[seat * KINDS + kind] == 0:
        return NOT_HELD.about({"card": CARDS[kind]})
    if gold >= aim:
        return NO_NEED.about({"gold": int(gold), "need": int(aim)})
    if gold + state.sizes[seat] < aim:
        return OUT_OF_REACH.about({"gold": int(gold), "cards": int(state.sizes[seat]), "need": int(aim)})
    if kind < state.least:
        return OUT_OF_ORDER.about({"card": CARDS[kind], "least": CARDS[state.least]})
    if gold + from_kind(state, seat, kind) < aim:
        return TOO_FEW_LEFT.about({"card": CARDS[kind], "need": int(aim)})
    return None


def from_kind(state: Egypt, seat: i64, kind: i64) -> i64:
    """Cards in hand of this kind and the later ones."""
    held: i64 = 0
    later: i64
    for later in range(kind, KINDS):
        held += state.hands[seat * KINDS + later]
    return held


def sales(state: Egypt, seat: i64, aim: i64, out: vec[i64], found: i64) -> i64:
    """The options that forbids_sale() leaves, written out for speed."""
    missing: i64 = aim - state.gold[seat]
    if missing <= 0 or state.sizes[seat] < missing:
        return found
    hands = state.hands
    held: i64 = 0
    kind: i64 = KINDS - 1
    while kind >= state.least:
        own: i64 = hands[seat * KINDS + kind]
        if own > 0:
            held += own
            if held >= missing:
                out[found] = SELL + kind
                found += 1
        kind -= 1
    return found


def sell(state: Egypt, seat: i64, kind: i64) -> None:
    discard(state, seat, kind)
    state.gold[seat] += 1
    state.least = kind
    card_sold(state, seat, kind=kind)
