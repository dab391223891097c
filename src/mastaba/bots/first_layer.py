"""The first layer of a network that looks at a position: whole numbers, most of which are 0.

Every seat is described by the same features (`Game.features`). A hidden unit adds up a seat's own features and those of
all others, and counts only above zero.

Three hidden units lie in one whole number, 21 bits for each, so that one multiplication serves all three. Whoever
writes weights makes sure that no sum outgrows its bits (training/quantising.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.agenda import State
from mastaba.kernel.game import Game
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import counts

LANES: Final = 3
BITS: Final = 21  # of a hidden unit
ZERO: Final = 1 << (BITS - 1)  # sums are kept so much higher, so that none is negative
MASK: Final = (1 << BITS) - 1
WORDS: Final = 8
HIDDEN: Final = LANES * WORDS


class FirstLayer:
    """Its weights, and what it found at the position it looked at last. Looking allocates nothing."""

    def __init__(
        self, game: Game, lows: list[int], highs: list[int], first: list[int], biases: list[int], straight: list[int]
    ) -> None:
        """`first` holds for each feature its words for the seat itself, then those for all others; `straight` is what
        features add to a seat's logit without a hidden unit."""
        self.game = game
        self.size: i64 = len(highs)
        self.lows = row(lows)  # features beyond what was seen in training count as the nearest seen
        self.highs = row(highs)
        self.first = row(first)
        self.biases = row(biases)
        self.straight = row(straight)
        self.found: vec[i64] = counts(MOST_SEATS * len(highs))
        self.sums: vec[i64] = counts(2 * WORDS * MOST_SEATS)
        self.totals: vec[i64] = counts(WORDS)
        self.direct: vec[i64] = counts(MOST_SEATS)
        self.units: vec[i64] = counts(HIDDEN)

    def look(self, state: State) -> bool:
        """Adds up the features of all seats; False where the weights were not made for such a game."""
        if not self.game.features(state, self.found):
            return False
        seats: i64 = state.setup.seats
        seat: i64
        word: i64
        for word in range(WORDS):
            self.totals[word] = self.biases[word]
        for seat in range(seats):
            self.direct[seat] = self.add_up(seat)
        return True

    def add_up(self, seat: i64) -> i64:
        """Adds up the features of one seat, most of which are 0; answers the straight sum. The words are written out
        one by one, so that their sums stay in registers."""
        found = self.found
        first = self.first
        straight: i64 = 0
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        e: i64 = 0
        f: i64 = 0
        g: i64 = 0
        h: i64 = 0
        i: i64 = 0
        j: i64 = 0
        k: i64 = 0
        m: i64 = 0
        n: i64 = 0
        o: i64 = 0
        p: i64 = 0
        q: i64 = 0
        base: i64 = seat * self.size
        place: i64
        for place in range(self.size):
            feature: i64 = found[base + place]
            if feature != 0:
                if feature > self.highs[place]:
                    feature = self.highs[place]
                elif feature < self.lows[place]:
                    feature = self.lows[place]
                straight += feature * self.straight[place]
                at: i64 = place * 2 * WORDS
                a += feature * first[at]
                b += feature * first[at + 1]
                c += feature * first[at + 2]
                d += feature * first[at + 3]
                e += feature * first[at + 4]
                f += feature * first[at + 5]
                g += feature * first[at + 6]
                h += feature * first[at + 7]
                i += feature * first[at + 8]
                j += feature * first[at + 9]
                k += feature * first[at + 10]
                m += feature * first[at + 11]
                n += feature * first[at + 12]
                o += feature * first[at + 13]
                p += feature * first[at + 14]
                q += feature * first[at + 15]
        totals = self.totals
        totals[0] += i
        totals[1] += j
        totals[2] += k
        totals[3] += m
        totals[4] += n
        totals[5] += o
        totals[6] += p
        totals[7] += q
        sums = self.sums
        base = seat * WORDS
        sums[base] = a - i
        sums[base + 1] = b - j
        sums[base + 2] = c - k
        sums[base + 3] = d - m
        sums[base + 4] = e - n
        sums[base + 5] = f - o
        sums[base + 6] = g - p
        sums[base + 7] = h - q
        return straight

    def bend(self, seat: i64) -> None:
        """Writes the hidden units of a seat to `units`."""
        units = self.units
        unit: i64 = 0
        word: i64
        for word in range(WORDS):
            lanes: i64 = self.sums[seat * WORDS + word] + self.totals[word]
            low: i64 = (lanes & MASK) - ZERO
            middle: i64 = ((lanes >> BITS) & MASK) - ZERO
            high: i64 = (lanes >> (2 * BITS)) - ZERO
            units[unit] = max(low, 0)
            units[unit + 1] = max(middle, 0)
            units[unit + 2] = max(high, 0)
            unit += LANES


def row(numbers: list[int]) -> vec[i64]:
    made = counts(len(numbers))
    for k, number in enumerate(numbers):
        made[k] = number
    return made
