"""A Work Sequence: a card is offered, taken cards act, and so on until a resource is produced (SR-5.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import GARDENS, LIBRARY, PALACE, TEMPLE
from mastaba.games.sa_re.events import draws_began, palace_used, sequence_ended, sequence_stopped, temple_used
from mastaba.games.sa_re.moves import (
    DRAW,
    END,
    GARDEN_U2,
    LAY,
    LIBRARY_U1,
    ON,
    PICK,
    STOP,
    TAKE,
    USE_BARRACKS,
    USE_MARKET,
    USE_PALACE,
    USE_TEMPLE,
)
from mastaba.games.sa_re.rules.cards import RESOLVE
from mastaba.games.sa_re.rules.powers import (
    MAY_REPLACE,
    barracks_targets,
    can_swap,
    forbids_barracks,
    forbids_power,
    forbids_swap,
    send_troops,
    swap_cards,
    swaps,
)
from mastaba.games.sa_re.rules.revolt import REACTIONS, lay_obelisk
from mastaba.games.sa_re.rules.shoe import DRAW_CARDS, LOOK_AT_TWO, PICKS, discard
from mastaba.games.sa_re.state import NONE, City, can_aim_barracks, is_up, power_left, use
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Rule, Step

PRODUCED: Final = Rule("SR-5.6", "produced_already")
MUST_DRAW: Final = Rule("SR-5.8", "cards_are_due")
SHOE_IS_DARK: Final = Rule("SR-5.9", "shoe_is_dark")
SHOE_IS_OPEN: Final = Rule("SR-5.9", "shoe_is_open")
MUST_TAKE: Final = Rule("SR-6.3", "must_take_next_card")
NO_STOPPING: Final = Rule("SR-5.5", "no_stopping")
NOTHING_TAKEN: Final = Rule("SR-5.5", "nothing_taken_yet")
TEMPLE_TOO_LATE: Final = Rule("SR-6.2", "temple_comes_first")
TOO_FEW_FOR_TEMPLE: Final = Rule("SR-6.2", "too_few_cards")
PALACE_IN_THE_DARK: Final = Rule("SR-6.3", "shoe_is_dark")
TOO_FEW_FOR_PALACE: Final = Rule("SR-6.3", "too_few_cards")
GARDENS_WAIT: Final = Rule("SR-6.4", "gardens_wait")
LIBRARY_WAITS: Final = Rule("SR-6.5", "library_waits")


class CarryOn(Step[City]):
    """What comes next in a sequence: cards that are due, the end of a productive sequence, or a new offer."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        seat: i64 = state.actor
        if not is_up(state, seat):
            return None
        if state.due == 0 and state.pairs > 0:
            state.pairs -= 1
            state.due = 2
        if state.due > 0 and state.shoe_size > 0:
            asks: bool = may_refuse_pair(state) or can_aim_barracks(state, seat)
            return BETWEENS[seat] if asks else draw_cards_due(state)
        state.due = 0
        state.pairs = 0
        if state.produced:
            return WRAPS[seat] if can_aim_barracks(state, seat) or can_swap(state, seat) else None
        return OFFERS[seat] if state.shoe_size > 0 else None


def may_refuse_pair(state: City) -> bool:
    """Amendment 16.1: whoever has produced nothing may lay the obelisk instead of drawing the pair of a Choice of Horus
    that was drawn itself; one that was taken from the offer, or with the Temple, was chosen."""
    return state.drawn and not state.produced


def draw_cards_due(state: City) -> AnyStep:
    """Cards that must be drawn, then what they do, then everybody's reactions (SR-5.8)."""
    state.drawn = state.switches.pair_by_pair
    if power_left(state, state.actor, PALACE):
        state.then((MAY_REPLACE, RESOLVE, REACTIONS, CARRY_ON))
    else:
        state.then((RESOLVE, REACTIONS, CARRY_ON))
    return DRAW_CARDS


class Offer(Step[City]):
    """The top card is offered: take it, refuse it and be out of the season, or use a power (SR-5.3)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        k: i64
        for k in range(PICK - TAKE):
            out[k] = TAKE + k
        out[PICK - TAKE] = GARDEN_U2
        out[PICK - TAKE + 1] = LIBRARY_U1
        return PICK - TAKE + 2

    def forbids(self, state: City, move: i64) -> Rule | None:
        """The card may be refused, or the sequence stopped, unless a Palace obliges to take it (SR-5.4, SR-5.5)."""
        if move == TAKE:
            return SHOE_IS_DARK if state.dark else None
        if move == DRAW:
            return None if state.dark else SHOE_IS_OPEN
        if move >= PICK:
            return self.forbids_softening(state, move)
        if move >= USE_BARRACKS:
            return forbids_anytime(state, self.seat, move)
        if move == USE_PALACE:
            return self.forbids_palace(state)
        if state.forced:
            return MUST_TAKE
        if move == USE_TEMPLE:
            return self.forbids_temple(state)
        return self.forbids_stop(state) if move == STOP else None

    def forbids_stop(self, state: City) -> Rule | None:
        if not state.switches.stop:
            return NO_STOPPING
        return NOTHING_TAKEN if state.taken == 0 else None

    def forbids_temple(self, state: City) -> Rule | None:
        if state.taken > 0:
            return TEMPLE_TOO_LATE
        return TOO_FEW_FOR_TEMPLE if state.shoe_size < 2 else forbids_power(state, self.seat, TEMPLE)

    def forbids_softening(self, state: City, move: i64) -> Rule | None:
        """Gardens and Library act on unrest that is kept, not on what is offered (SR-6.4, SR-6.5)."""
        missing = forbids_power(state, self.seat, GARDENS if move == GARDEN_U2 else LIBRARY)
        if missing is not None:
            return missing
        return GARDENS_WAIT if move == GARDEN_U2 else LIBRARY_WAITS

    def forbids_palace(self, state: City) -> Rule | None:
        missing = forbids_power(state, self.seat, PALACE)
        if missing is not None:
            return missing
        if state.dark:
            return PALACE_IN_THE_DARK
        return TOO_FEW_FOR_PALACE if state.shoe_size < 2 else None

    def options(self, state: City, out: vec[i64]) -> i64:
        seat: i64 = self.seat
        found: i64 = 1
        out[0] = DRAW if state.dark else TAKE
        if not state.forced:
            out[1] = LAY
            found = 2
            if state.switches.stop and state.taken > 0:
                out[found] = STOP
                found += 1
            if state.taken == 0 and state.shoe_size > 1 and power_left(state, seat, TEMPLE):
                out[found] = USE_TEMPLE
                found += 1
        if not state.dark and state.shoe_size > 1 and power_left(state, seat, PALACE):
            out[found] = USE_PALACE
            found += 1
        return anytime(state, seat, out, found)

    def take(self, state: City, move: i64) -> AnyStep | None:
        if move == TAKE:
            return self.take_top(state)
        if move == DRAW:
            state.forced = False
            state.due = 1
            return draw_cards_due(state)
        if move == LAY:
            lay_obelisk(state, self.seat)
            return None
        if move == STOP:
            sequence_stopped(state, self.seat)
            return None
        if move == USE_TEMPLE:
            return self.look_at_two(state)
        if move == USE_PALACE:
            return self.discard_top(state)
        return use_anytime(state, self.seat, move)

    def take_top(self, state: City) -> AnyStep | None:
        """The visible card; nobody replaces a card that was chosen (SR-6.3)."""
        state.forced = False
        state.drawn = False
        state.due = 1
        state.then((RESOLVE, REACTIONS, CARRY_ON))
        return DRAW_CARDS

    def look_at_two(self, state: City) -> AnyStep | None:
        """The Temple: two cards in hand, one of them is taken (SR-6.2)."""
        use(state, self.seat, TEMPLE)
        state.drawn = False
        temple_used(state, self.seat)
        state.then((PICKS[self.seat], RESOLVE, REACTIONS, CARRY_ON))
        return LOOK_AT_TWO

    def discard_top(self, state: City) -> AnyStep | None:
        """The Palace discards the offered card; the next one is offered, or must be taken (SR-6.3)."""
        use(state, self.seat, PALACE)
        card: i64 = state.top
        palace_used(state, self.seat, card=card)
        discard(state, self.seat, card)
        state.top = NONE
        state.top_known = 0
        state.shoe_size -= 1
        state.forced = state.switches.palace_forced
        state.then((CARRY_ON,))
        return DRAW_CARDS  # nothing is due: it only turns up the next card


# ---------------------------------------------------------------------- Barracks and Market (SR-6.6, SR-6.7)
def forbids_anytime(state: City, seat: i64, move: i64) -> Rule | None:
    if move >= USE_MARKET:
        return forbids_swap(state, seat, move - USE_MARKET)
    return forbids_barracks(state, seat, move - USE_BARRACKS)


def anytime(state: City, seat: i64, out: vec[i64], found: i64) -> i64:
    """Writes every legal use of both behind the moves found so far."""
    return swaps(state, seat, out, barracks_targets(state, seat, out, found))


def use_anytime(state: City, seat: i64, move: i64) -> AnyStep:
    """The sequence goes on after the reaction."""
    if move >= USE_MARKET:
        swap_cards(state, seat, move - USE_MARKET)
        return CARRY_ON
    send_troops(state, seat, move - USE_BARRACKS)
    state.then((CARRY_ON,))
    return REACTIONS


# ---------------------------------------------------------------------- around the offer
class BeforeDraws(Step[City]):
    """Before cards that must be drawn the Barracks may be used (SR-6.6), or the pair be refused (SR-5.8)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        out[0] = LAY
        k: i64
        for k in range(4):
            out[k + 1] = USE_BARRACKS + k
        out[5] = ON
        return 6

    def forbids(self, state: City, move: i64) -> Rule | None:
        if move == ON:
            return None
        if move != LAY:
            return forbids_barracks(state, self.seat, move - USE_BARRACKS)
        if may_refuse_pair(state):
            return None
        return PRODUCED if state.produced else MUST_DRAW

    def take(self, state: City, move: i64) -> AnyStep | None:
        if move == ON:
            draws_began(state, self.seat)
            return draw_cards_due(state)
        if move != LAY:
            return use_anytime(state, self.seat, move)
        state.due = 0
        state.pairs = 0
        lay_obelisk(state, self.seat)
        return None


class WrapUp(Step[City]):
    """At the end of a productive sequence Barracks or Market may be used; laying is forbidden (SR-5.6)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        out[0] = END
        k: i64
        for k in range(PICK - USE_BARRACKS):
            out[k + 1] = USE_BARRACKS + k
        return PICK - USE_BARRACKS + 1

    def forbids(self, state: City, move: i64) -> Rule | None:
        return None if move == END else forbids_anytime(state, self.seat, move)

    def take(self, state: City, move: i64) -> AnyStep | None:
        if move != END:
            return use_anytime(state, self.seat, move)
        sequence_ended(state, self.seat)
        return None


CARRY_ON: Final = CarryOn()
OFFERS: Final[list[Offer]] = [Offer(seat) for seat in range(4)]
BETWEENS: Final[list[BeforeDraws]] = [BeforeDraws(seat) for seat in range(4)]
WRAPS: Final[list[WrapUp]] = [WrapUp(seat) for seat in range(4)]
