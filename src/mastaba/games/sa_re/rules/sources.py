"""What can be spent: production tokens, cards, the stock and caravans, in the order in which they pay (SR-7.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import HAND, RESOURCES, SINGLES, WILD, WILD_CARD
from mastaba.games.sa_re.moves import CARAVAN_SOURCE, CARD_SOURCE, STOCK_SOURCE
from mastaba.games.sa_re.state import City

DOUBLE: Final = -1  # the "resource" of a card with two symbols


def held(state: City, seat: i64, source: i64) -> i64:
    """How many of a source a player has left."""
    if source < CARD_SOURCE:
        return state.tokens[seat * 4 + source]
    if source < STOCK_SOURCE:
        return state.hands[seat * HAND + source - CARD_SOURCE]
    if source < CARAVAN_SOURCE:
        return state.stock[seat * 4 + source - STOCK_SOURCE]
    return state.caravans[seat]


def spend(state: City, seat: i64, source: i64) -> None:
    """One of a source is used up; cards are spent whole (SR-7.5)."""
    if source < CARD_SOURCE:
        state.tokens[seat * 4 + source] -= 1
    elif source < STOCK_SOURCE:
        card: i64 = source - CARD_SOURCE
        state.hands[seat * HAND + card] -= 1
        if card < RESOURCES:
            state.aside[card] += 1
    elif source < CARAVAN_SOURCE:
        state.stock[seat * 4 + source - STOCK_SOURCE] -= 1
    else:
        state.caravans[seat] -= 1


def good_of(source: i64) -> i64:
    """The resource of a single source, or DOUBLE for a card with two symbols."""
    if source < CARD_SOURCE:
        return source
    if source < STOCK_SOURCE:
        card: i64 = source - CARD_SOURCE
        return card if card < SINGLES else WILD if card == WILD_CARD else DOUBLE
    return source - STOCK_SOURCE if source < CARAVAN_SOURCE else WILD


def wealth(state: City, seat: i64) -> i64:
    """How many symbols a player has in all."""
    found: i64 = state.caravans[seat] + state.hands[seat * HAND + WILD_CARD]
    k: i64
    for k in range(seat * 4, seat * 4 + 4):
        found += state.tokens[k] + state.stock[k]
    for k in range(RESOURCES):
        found += state.hands[seat * HAND + k] * (1 if k < SINGLES else 2)
    return found
