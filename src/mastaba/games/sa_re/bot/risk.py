"""The chance of an open revolt, exactly, from the counted cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import DECK, HORUS, RESOURCES, SINGLES, U1, U2
from mastaba.games.sa_re.state import City, last
from mastaba.kernel.vectors import counts

DEEPEST: Final = 6  # cards followed one by one; what a longer chain of Horus brings is left out

SINGLE_CARD: Final = 0
DOUBLE_CARD: Final = 1
SINGLE_UNREST: Final = 2
DOUBLE_UNREST: Final = 3
HORUS_CARD: Final = 4


class Odds:
    """The unseen cards by what they do to a marker."""

    def __init__(self) -> None:
        self.left: vec[i64] = counts(5)
        self.size: i64 = 0
        self.room: i64 = 0  # spaces to the open revolt
        self.refusable = False  # whether who has produced nothing may lay instead of drawing the next pair (SR-5.8)

    def read(self, state: City, seat: i64) -> None:
        left = self.left
        k: i64
        for k in range(5):
            left[k] = 0
        for k in range(DECK):
            if k < SINGLES:
                left[SINGLE_CARD] += state.unseen[k]
            elif k < RESOURCES:
                left[DOUBLE_CARD] += state.unseen[k]
        left[SINGLE_UNREST] = state.unseen[U1]
        left[DOUBLE_UNREST] = state.unseen[U2]
        left[HORUS_CARD] = state.unseen[HORUS]
        self.size = left[0] + left[1] + left[2] + left[3] + left[4]
        self.room = last(state, seat) - state.markers[seat]
        self.refusable = state.switches.pair_by_pair

    def revolt(self, due: i64, later: i64, winds: i64, unrest: i64, kept: bool, produced: bool, depth: i64) -> float:
        """The chance that `due` cards and what Horus adds end in a revolt.

        `later` counts the cards of the next batch, `winds` the rise so far, `unrest` the cheapest unrest card of this
        batch (0 for none); once one is `kept` in a sequence, the others go to opponents."""
        if due == 0:
            rise: i64 = winds + (0 if kept else unrest)
            if rise >= self.room:
                return 1.0
            if later == 0 or (self.refusable and not produced):
                return 0.0
            return self.revolt(later, 0, rise, 0, kept or unrest > 0, produced, depth)
        if depth == DEEPEST or self.size == 0:
            return 1.0 if winds + (0 if kept else unrest) >= self.room else 0.0
        if winds >= self.room:
            return 1.0
        if self.highest(due + later, winds, unrest, kept, DEEPEST - depth) < self.room:
            return 0.0
        total: float = 0.0
        card: i64
        for card in range(5):
            many: i64 = self.left[card]
            if many == 0:
                continue
            chance: float = float(many) / float(self.size)
            self.left[card] -= 1
            self.size -= 1
            total += chance * self.after(card, due - 1, later, winds, unrest, kept, produced, depth + 1)
            self.left[card] += 1
            self.size += 1
        return total

    def highest(self, due: i64, winds: i64, unrest: i64, kept: bool, followed: i64) -> i64:
        """A rise that can not be surpassed by cards that are due and those that Horus adds, of which so many are
        followed: he adds two and is none of the winds himself, so that two more cards bring one more wind at most."""
        rise: i64 = min(due + min(self.left[HORUS_CARD], max(followed - due, 0) // 2), self.left[DOUBLE_CARD])
        return winds + rise + (0 if kept else unrest if unrest > 0 else 2)

    def after(
        self, card: i64, due: i64, later: i64, winds: i64, unrest: i64, kept: bool, produced: bool, depth: i64
    ) -> float:
        produced = produced or card <= DOUBLE_CARD
        if card == DOUBLE_CARD:
            winds += 1
        elif card == HORUS_CARD:
            later += 2
        elif card == SINGLE_UNREST:
            unrest = 1
        elif card == DOUBLE_UNREST and unrest == 0:
            unrest = 2
        return self.revolt(due, later, winds, unrest, kept, produced, depth)


ODDS: Final = Odds()  # scratch paper, written anew for each question


def chance_of_revolt(state: City, seat: i64, cards: i64) -> float:
    """The chance that drawing so many unseen cards makes this seat revolt, in its own sequence."""
    ODDS.read(state, seat)
    return ODDS.revolt(cards, 0, 0, 0, state.unrest > 0, state.produced, 0)
