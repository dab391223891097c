"""Phase 2, the production season: Work Sequences one after another until it ends (SR-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import DECK, HAND, RESOURCES
from mastaba.games.sa_re.events import season_ended, season_opened, sequence_began
from mastaba.games.sa_re.rules.sequence import CARRY_ON
from mastaba.games.sa_re.rules.shoe import TURN_UP
from mastaba.games.sa_re.state import NONE, City, has_revolted, is_up
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Step


class OpenSeason(Step[City]):
    """The season cards are shuffled, one is removed unseen, the top card is turned up (SR-5.1)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        gather(state)
        state.up = (1 << state.switches.seats) - 1
        state.revolted = 0
        state.final = False
        card: i64
        for card in range(DECK):
            state.shoe_size += state.unseen[card]
        state.shoe_size -= 1
        season_opened(state, cards=state.shoe_size)
        begin_sequence(state, state.first)
        return TURN_UP


def gather(state: City) -> None:
    """All season cards that nobody kept form the deck again (SR-3.3)."""
    card: i64
    seat: i64
    for card in range(DECK):
        state.unseen[card] = state.data.deck[card]
        state.aside[card] = 0
        if card < RESOURCES:
            for seat in range(state.switches.seats):
                state.unseen[card] -= state.hands[seat * HAND + card]
    state.shoe_size = 0
    state.top = NONE
    state.top_known = 0
    state.dark = False


def begin_sequence(state: City, seat: i64) -> None:
    """A player's Work Sequence comes next (SR-5.2)."""
    state.actor = seat
    state.taken = 0
    state.unrest = 0
    state.produced = False
    state.forced = False
    state.given = 0
    state.due = 0
    state.drawn = False
    sequence_began(state, seat, last=state.final)
    state.then((CARRY_ON, END_SEQUENCE))


class EndSequence(Step[City]):
    """The next player in the season follows; the last one left has one more sequence, unless it just was his."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        if state.shoe_size == 0 or state.up == 0 or state.final:
            return end_season(state)
        if state.up & (state.up - 1) == 0:
            if is_up(state, state.actor):
                return end_season(state)
            state.final = True
        seat: i64 = state.actor
        while True:
            seat += 1
            if seat == state.switches.seats:
                seat = 0
            if is_up(state, seat):
                break
        begin_sequence(state, seat)
        return None


def end_season(state: City) -> AnyStep | None:
    """The season is over; its last sequence leaves nothing behind (SR-5.15)."""
    state.taken = 0
    state.unrest = 0
    state.produced = False
    state.forced = False
    state.given = 0
    state.drawn = False
    seat: i64
    k: i64
    for seat in range(state.switches.seats):
        for k in range(seat * HAND, seat * HAND + HAND):
            state.locked[k] = 0
            if not has_revolted(state, seat):  # only a revolt tells older cards from those of this turn
                state.older[k] = 0
    season_ended(state, cards=state.shoe_size)
    return None


OPEN_SEASON: Final = OpenSeason()
END_SEQUENCE: Final = EndSequence()
