"""Which payments are possible: all of the need, and no source that could be left out (SR-7.6).

With s the symbols paid of each kind, n the need and j the wild ones, a payment is minimal exactly if the missing
symbols, sum of max(0, n - s), are j, and every source still has a use: s <= n for a single, s <= n + 1 for a double of
one kind, s <= n for at least one symbol of a mixed double."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import FIRST_SYMBOL, RESOURCES, SECOND_SYMBOL, SINGLES, WILD
from mastaba.games.sa_re.moves import CARD_SOURCE, SOURCES
from mastaba.games.sa_re.rules.prices import harbor_helps, need
from mastaba.games.sa_re.rules.sources import DOUBLE, good_of, held
from mastaba.games.sa_re.state import City
from mastaba.kernel.vectors import counts


class Payment:
    """What is needed, what was paid and what could still be paid: scratch paper for the questions about one payment."""

    def __init__(self) -> None:
        self.need: vec[i64] = counts(3)
        self.paid: vec[i64] = counts(4)  # symbols by kind, wild last
        self.singles: i64 = 0  # kinds of which a single was paid, a bit for each
        self.spent: vec[i64] = counts(RESOURCES)  # double cards paid
        self.free: vec[i64] = counts(4)  # singles that may still be paid, by kind, wild last
        self.left: vec[i64] = counts(RESOURCES)  # double cards that may still be paid

    def price(self, state: City, seat: i64, kind: i64, space: i64) -> i64:
        """Writes down what a project needs; says how many resources that is."""
        total: i64 = 0
        good: i64
        for good in range(3):
            amount: i64 = need(state, seat, kind, space, good)
            self.need[good] = amount
            total += amount
        return total

    def resume(self, state: City) -> None:
        """The project that is being paid for, with what was paid."""
        good: i64
        for good in range(3):
            self.need[good] = state.need[good]
        self.clear()
        source: i64
        for source in range(SOURCES):
            many: i64 = state.paid[source]
            if many > 0:
                self.note_paid(source, many)

    def clear(self) -> None:
        """Nothing was paid, and nothing may be."""
        self.singles = 0
        k: i64
        for k in range(4):
            self.paid[k] = 0
            self.free[k] = 0
        for k in range(RESOURCES):
            self.spent[k] = 0
            self.left[k] = 0

    def offer(self, state: City, seat: i64, least: i64) -> None:
        """All that a player has may be paid, from the source `least` on."""
        source: i64
        for source in range(least, SOURCES):
            self.add(source, held(state, seat, source))

    def note_paid(self, source: i64, many: i64) -> None:
        good: i64 = good_of(source)
        if good == DOUBLE:
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
        if good == DOUBLE:
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

    def possible(self) -> bool:
        """Whether what may still be paid completes a minimal payment."""
        return self.completable(SINGLES)

    def possible_with_discount(self, good: i64) -> bool:
        """Whether it does when the Harbour takes one of this kind off (SR-7.4)."""
        if self.need[good] == 0:
            return False
        self.need[good] -= 1
        found: bool = self.completable(SINGLES)
        self.need[good] += 1
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
        if good == DOUBLE:
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


PAYMENT: Final = Payment()  # written anew for each question; the position is only read


def affordable(state: City, seat: i64, kind: i64, space: i64, symbols: i64) -> bool:
    """Whether somebody with so many symbols can pay a whole project at once (SR-7.2), if need be with the help of the
    Harbour, which must be taken on a kind with which the rest can be paid (SR-7.4)."""
    total: i64 = PAYMENT.price(state, seat, kind, space)
    helped: bool = total > 0 and harbor_helps(state, seat, space)
    if total > symbols + (1 if helped else 0):
        return False
    PAYMENT.clear()
    PAYMENT.offer(state, seat, 0)
    if not helped:
        return PAYMENT.possible()
    return PAYMENT.possible_with_discount(0) or PAYMENT.possible_with_discount(1) or PAYMENT.possible_with_discount(2)
