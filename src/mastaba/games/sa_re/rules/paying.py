"""Paying for a project: need and discounts, and which sources can complete a payment (SR-7.3 to SR-7.6).

A payment is minimal when no source can be left out. With s the symbols paid of each kind, n the need and j the wild
ones, that is so exactly if the missing symbols, sum of max(0, n - s), are j, and every source still has a use: s <= n
for a single, s <= n + 1 for a double of one kind, s <= n for at least one symbol of a mixed double."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    FIRST_SYMBOL,
    GOLDSMITH,
    HAND,
    HARBOR,
    KINDS,
    NEIGHBOURS,
    ON_NILE,
    PYRAMID,
    RESOURCES,
    SECOND_SYMBOL,
    SINGLES,
    WILD,
    WILD_CARD,
)
from mastaba.games.sa_re.moves import CARAVAN_SOURCE, CARD_SOURCE, SOURCES, STOCK_SOURCE
from mastaba.games.sa_re.sites import is_craft, tile_at
from mastaba.games.sa_re.state import COMPLETED, TILE, Table
from mastaba.kernel.vectors import counts

NO_GOOD: Final = -1


def set_need(state: Table, seat: i64, kind: i64, space: i64) -> None:
    """The cost of a project or of the next pyramid step, less the discounts of its neighbours (SR-7.3)."""
    need = state.need
    good: i64
    for good in range(3):
        if kind == PYRAMID:
            need[good] = state.data.step_costs[state.pyramids[seat] * 9 + state.steps[seat] * 3 + good]
        else:
            need[good] = state.data.costs[kind * 3 + good]
    k: i64
    for k in range(space * 4, space * 4 + 4):
        near: i64 = NEIGHBOURS[k]
        if near < 0:
            continue
        slot: i64
        for slot in range(2):
            cell: i64 = tile_at(state, seat, near, slot)
            if cell & COMPLETED and is_craft(cell & TILE):
                good = (cell & TILE) - GOLDSMITH
                if need[good] > 0:
                    need[good] -= 1


def harbor_helps(state: Table, seat: i64, space: i64) -> bool:
    """Whether the Harbour's discount applies and something is still needed (SR-7.4)."""
    return (
        ON_NILE[space] != 0
        and state.completed[seat * KINDS + HARBOR] > 0
        and state.need[0] + state.need[1] + state.need[2] > 0
    )


def held(state: Table, seat: i64, source: i64) -> i64:
    """How many of a source a player has left."""
    if source < CARD_SOURCE:
        return state.tokens[seat * 4 + source]
    if source < STOCK_SOURCE:
        return state.hands[seat * HAND + source - CARD_SOURCE]
    if source < CARAVAN_SOURCE:
        return state.stock[seat * 4 + source - STOCK_SOURCE]
    return state.caravans[seat]


def spend(state: Table, seat: i64, source: i64, many: i64) -> None:
    """A source is used up."""
    if source < CARD_SOURCE:
        state.tokens[seat * 4 + source] -= many
    elif source < STOCK_SOURCE:
        card: i64 = source - CARD_SOURCE
        state.hands[seat * HAND + card] -= many
        if card < RESOURCES:
            state.aside[card] += many
    elif source < CARAVAN_SOURCE:
        state.stock[seat * 4 + source - STOCK_SOURCE] -= many
    else:
        state.caravans[seat] -= many


def good_of(source: i64) -> i64:
    """The resource of a single source, or NO_GOOD for a double card."""
    if source < CARD_SOURCE:
        return source
    if source < STOCK_SOURCE:
        card: i64 = source - CARD_SOURCE
        return card if card < SINGLES else WILD if card == WILD_CARD else NO_GOOD
    return source - STOCK_SOURCE if source < CARAVAN_SOURCE else WILD


class Purse:
    """What was paid and what could still be paid, counted once for all questions about one payment."""

    def __init__(self) -> None:
        self.need: vec[i64] = counts(3)
        self.paid: vec[i64] = counts(4)  # symbols by kind, wild last
        self.singles: i64 = 0  # kinds of which a single was paid, a bit for each
        self.spent: vec[i64] = counts(RESOURCES)  # double cards paid
        self.free: vec[i64] = counts(4)  # singles that may still be paid, by kind, wild last
        self.left: vec[i64] = counts(RESOURCES)  # double cards that may still be paid

    def open(self, state: Table, seat: i64, least: i64) -> None:
        """Counts what was paid and what a player has from the source `least` on."""
        k: i64
        for k in range(4):
            self.paid[k] = 0
            self.free[k] = 0
        for k in range(3):
            self.need[k] = state.need[k]
        for k in range(RESOURCES):
            self.spent[k] = 0
            self.left[k] = 0
        self.singles = 0
        source: i64
        for source in range(SOURCES):
            many: i64 = state.paid[source]
            if many > 0:
                self.note_paid(source, many)
            if source >= least:
                self.add(source, held(state, seat, source))

    def note_paid(self, source: i64, many: i64) -> None:
        good: i64 = good_of(source)
        if good == NO_GOOD:
            card: i64 = source - CARD_SOURCE
            self.spent[card] = many
            self.paid[FIRST_SYMBOL[card]] += many
            self.paid[SECOND_SYMBOL[card]] += many
        else:
            self.paid[good] += many
            self.singles |= 1 << good

    def add(self, source: i64, many: i64) -> None:
        """So many of a source may still be paid."""
        good: i64 = good_of(source)
        if good == NO_GOOD:
            self.left[source - CARD_SOURCE] = many
        else:
            self.free[good] += many

    def covered(self) -> bool:
        """Whether what was paid is enough."""
        return self.missing() <= self.paid[WILD]

    def missing(self) -> i64:
        found: i64 = 0
        good: i64
        for good in range(3):
            if self.need[good] > self.paid[good]:
                found += self.need[good] - self.paid[good]
        return found

    def completable(self, card: i64) -> bool:
        """Whether some more double cards, from this kind on, and singles make it a minimal payment."""
        while card < RESOURCES and self.left[card] == 0:
            card += 1
        if card == RESOURCES:
            return self.singles_complete()
        if self.completable(card + 1):
            return True
        first: i64 = FIRST_SYMBOL[card]
        second: i64 = SECOND_SYMBOL[card]
        added: i64 = 0
        found: bool = False
        while added < self.left[card] and not found and self.useful(first, second):
            added += 1
            self.paid[first] += 1
            self.paid[second] += 1
            self.spent[card] += 1
            found = self.completable(card + 1)
        self.paid[first] -= added
        self.paid[second] -= added
        self.spent[card] -= added
        return found

    def useful(self, first: i64, second: i64) -> bool:
        """Whether one more double card would bring a symbol that is still missing."""
        return self.paid[first] < self.need[first] or self.paid[second] < self.need[second]

    def singles_complete(self) -> bool:
        """Whether singles alone complete what was paid, and every source has a use."""
        most: i64 = 0  # symbols that could be left to wild ones
        least: i64 = 0  # symbols that must be
        good: i64
        for good in range(3):
            gap: i64 = self.need[good] - self.paid[good]
            if gap < 0 and (self.singles >> good) & 1:
                return False
            if gap > 0:
                most += gap
                if gap > self.free[good]:
                    least += gap - self.free[good]
        wild: i64 = self.paid[WILD]
        return most >= wild and least <= wild + self.free[WILD] and self.doubles_useful()

    def doubles_useful(self) -> bool:
        card: i64
        for card in range(SINGLES, RESOURCES):
            if self.spent[card] > 0:
                first: i64 = FIRST_SYMBOL[card]
                second: i64 = SECOND_SYMBOL[card]
                over: i64 = self.paid[first] - self.need[first]
                if first == second:
                    if over > 1:
                        return False
                elif over > 0 and self.paid[second] > self.need[second]:
                    return False
        return True

    def allows(self, source: i64) -> bool:
        """Whether a payment can go on with this source, the first of those counted as free."""
        good: i64 = good_of(source)
        if good == NO_GOOD:
            return self.allows_double(source - CARD_SOURCE)
        if self.free[good] == 0:
            return False
        before: i64 = self.singles
        self.free[good] -= 1
        self.paid[good] += 1
        self.singles |= 1 << good
        found: bool = self.completable(SINGLES)
        self.free[good] += 1
        self.paid[good] -= 1
        self.singles = before
        return found

    def allows_double(self, card: i64) -> bool:
        if self.left[card] == 0:
            return False
        first: i64 = FIRST_SYMBOL[card]
        second: i64 = SECOND_SYMBOL[card]
        self.left[card] -= 1
        self.spent[card] += 1
        self.paid[first] += 1
        self.paid[second] += 1
        found: bool = self.completable(SINGLES)
        self.left[card] += 1
        self.spent[card] -= 1
        self.paid[first] -= 1
        self.paid[second] -= 1
        return found


PURSE: Final = Purse()  # scratch paper, written anew for each question


def can_pay(state: Table, seat: i64) -> bool:
    """Whether the need can be paid with all a player has; nothing is paid yet."""
    PURSE.open(state, seat, 0)
    return PURSE.completable(SINGLES)


def can_pay_with_harbor(state: Table, seat: i64, good: i64) -> bool:
    """Whether the rest can be paid when the Harbour gives one of this kind (SR-7.4)."""
    if state.need[good] == 0:
        return False
    state.need[good] -= 1
    found: bool = can_pay(state, seat)
    state.need[good] += 1
    return found


def wealth(state: Table, seat: i64) -> i64:
    """How many symbols a player has in all."""
    found: i64 = state.caravans[seat] + state.hands[seat * HAND + WILD_CARD]
    k: i64
    for k in range(seat * 4, seat * 4 + 4):
        found += state.tokens[k] + state.stock[k]
    for k in range(RESOURCES):
        found += state.hands[seat * HAND + k] * (1 if k < SINGLES else 2)
    return found


def affordable(state: Table, seat: i64, kind: i64, space: i64, symbols: i64) -> bool:
    """Whether a project can be paid now by somebody with so many symbols; writes its need."""
    set_need(state, seat, kind, space)
    missing: i64 = state.need[0] + state.need[1] + state.need[2] - symbols
    if missing > 1:
        return False
    if not harbor_helps(state, seat, space):
        return missing <= 0 and can_pay(state, seat)
    good: i64 = 0
    while good < 3 and not can_pay_with_harbor(state, seat, good):
        good += 1
    return good < 3
