"""Phase 4: sealed offerings, their adjustment, and the temple that follows from them (AR-6.1 to AR-6.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import ADJ, CARDS
from mastaba.games.amun_re.events import offering_adjusted, offering_opened, offering_sealed, temple_moved
from mastaba.games.amun_re.moves import ADJUST_DOWN, ADJUST_UP, CARD_OF, MOST_GOLD, OFFER, PLAY_ADJUSTMENT, SELL, STEAL
from mastaba.games.amun_re.rules.cards import NOT_HELD, discard
from mastaba.games.amun_re.rules.selling import OUT_OF_ORDER, TOO_FEW_LEFT, sell_candidates
from mastaba.games.amun_re.state import CARD_BIT, KINDS, STOLEN, Egypt
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Rule, Simultaneous, Step

TOO_MUCH: Final = Rule("AR-6.2", "more_than_you_have")
ALREADY_ADDED: Final = Rule("AR-6.4", "one_adjustment")


class Offerings(Step[Egypt]):
    """Phase 4: everybody chooses in secret, then all is opened at once."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        seat: i64
        for seat in range(state.seats):
            state.offers[seat] = 0
        state.played = 0
        return sealed(state)


def sealed(state: Egypt) -> Simultaneous:
    """The choices that are still open, as they follow from what lies on the table."""
    lanes: list[tuple[AnyStep, ...]] = []
    seat: i64
    for seat in range(state.seats):
        if state.offers[seat] == 0:
            lanes.append((CHOICES[seat],))
        elif owed(state, seat) > 0:
            lanes.append((PLEDGES[seat],))
        else:
            lanes.append(())
    return Simultaneous(tuple(lanes))


def adjusts(state: Egypt, seat: i64) -> i64:
    """1 if an Offering Adjustment lies with the sealed offering."""
    return state.adjusting >> seat & 1


def owed(state: Egypt, seat: i64) -> i64:
    """Cards that must still be set aside for sale to pay an offering."""
    missing: i64 = state.offers[seat] - state.gold[seat]
    kind: i64
    for kind in range(KINDS):
        missing -= state.pledged[seat * KINDS + kind]
    return missing


class SealOffering(Step[Egypt]):
    """An offering of gold, or a theft; an Offering Adjustment may go with either."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        out[0] = PLAY_ADJUSTMENT
        gold: i64
        for gold in range(1, MOST_GOLD + 1):
            out[gold] = OFFER + gold
        out[MOST_GOLD + 1] = STEAL
        return MOST_GOLD + 2

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        if move == STEAL:
            return None
        if move == PLAY_ADJUSTMENT:
            if state.hands[self.seat * KINDS + ADJ] == 0:
                return NOT_HELD.about({"card": CARDS[ADJ]})
            return ALREADY_ADDED if adjusts(state, self.seat) != 0 else None
        if move - OFFER > self.most(state):
            return TOO_MUCH.about({"gold": int(state.gold[self.seat]), "most": int(self.most(state))})
        return None

    def most(self, state: Egypt) -> i64:
        """All gold, and all cards but the one that goes with the offering (AR-6.2)."""
        return state.gold[self.seat] + state.sizes[self.seat] - adjusts(state, self.seat)

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        out[0] = STEAL
        found: i64 = 1
        if state.hands[self.seat * KINDS + ADJ] > 0 and adjusts(state, self.seat) == 0:
            out[1] = PLAY_ADJUSTMENT
            found = 2
        gold: i64
        for gold in range(1, min(self.most(state), MOST_GOLD) + 1):
            out[found] = OFFER + gold
            found += 1
        return found

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == PLAY_ADJUSTMENT:
            state.adjusting |= 1 << seat
            return self
        state.offers[seat] = STOLEN if move == STEAL else move - OFFER
        return commit(state, seat) if state.offers[seat] <= state.gold[seat] else PLEDGES[seat]


def commit(state: Egypt, seat: i64) -> AnyStep | None:
    """The choice of a seat is complete."""
    offering_sealed(state, seat)
    return None


class PledgeCards(Step[Egypt]):
    """The offering exceeds gold: cards are set aside, to be sold when it is opened."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        return sell_candidates(out, 0)

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        kind: i64 = CARD_OF[move]
        if unpledged(state, self.seat, kind) <= 0:
            return NOT_HELD.about({"card": CARDS[kind]})
        left: i64 = 0
        later: i64
        for later in range(KINDS):
            if later > kind and state.pledged[self.seat * KINDS + later] > 0:
                return OUT_OF_ORDER.about({"card": CARDS[kind], "least": CARDS[later]})
            if later >= kind:
                left += unpledged(state, self.seat, later)
        if left < owed(state, self.seat):
            return TOO_FEW_LEFT.about({"card": CARDS[kind], "need": int(state.offers[self.seat])})
        return None

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        missing: i64 = owed(state, self.seat)
        found: i64 = 0
        left: i64 = 0
        kind: i64 = KINDS - 1
        while kind >= 0:
            held: i64 = unpledged(state, self.seat, kind)
            left += held
            if held > 0 and left >= missing:
                out[found] = SELL + kind
                found += 1
            if state.pledged[self.seat * KINDS + kind] > 0:
                return found  # earlier kinds are out of order
            kind -= 1
        return found

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        state.pledged = state.pledged[:]
        state.pledged[self.seat * KINDS + CARD_OF[move]] += 1
        return self if owed(state, self.seat) > 0 else commit(state, self.seat)


def unpledged(state: Egypt, seat: i64, kind: i64) -> i64:
    held: i64 = state.hands[seat * KINDS + kind] - state.pledged[seat * KINDS + kind]
    return held - adjusts(state, seat) if kind == ADJ else held


class OpenOfferings(Step[Egypt]):
    """All offerings are opened: cards are sold, gifts paid, thefts rewarded, and the total is counted."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        state.total = 0
        state.pledged = state.pledged[:]
        adjusters: list[AnyStep] = []
        seat: i64 = state.first
        for _ in range(state.seats):
            if adjusts(state, seat) != 0:
                adjusters.append(ADJUSTMENTS[seat])
            open_offering(state, seat)
            seat = seat + 1 if seat + 1 < state.seats else 0
        if adjusters:
            state.then(tuple(adjusters))
        return None


def open_offering(state: Egypt, seat: i64) -> None:
    offering_opened(state, seat)
    kind: i64
    for kind in range(KINDS):
        while state.pledged[seat * KINDS + kind] > 0:
            state.pledged[seat * KINDS + kind] -= 1
            discard(state, seat, kind)
            state.gold[seat] += 1
    if adjusts(state, seat) != 0:
        state.adjusting ^= 1 << seat
        state.played |= CARD_BIT[seat * KINDS + ADJ]
        discard(state, seat, ADJ)
    if state.offers[seat] == STOLEN:
        state.gold[seat] += state.data.theft
        state.total -= state.data.theft
    else:
        state.gold[seat] -= state.offers[seat]
        state.total += state.offers[seat]


class Adjust(Step[Egypt]):
    """Whoever added an Offering Adjustment moves the total up or down."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        out[0] = ADJUST_UP
        out[1] = ADJUST_DOWN
        return 2

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        return None

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        state.total += state.data.adjustment if move == ADJUST_UP else -state.data.adjustment
        offering_adjusted(state, self.seat, up=move == ADJUST_UP)
        return None


class MoveTemple(Step[Egypt]):
    """The temple marker goes to the level of the total (AR-6.5)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        level: i64 = 1
        while level < 4 and state.total > state.data.limits[level - 1]:
            level += 1
        state.level = level
        temple_moved(state)
        return None


CHOICES: Final[list[SealOffering]] = [SealOffering(seat) for seat in range(5)]
PLEDGES: Final[list[PledgeCards]] = [PledgeCards(seat) for seat in range(5)]
ADJUSTMENTS: Final[list[Adjust]] = [Adjust(seat) for seat in range(5)]
