"""The shoe: its top card is turned up, cards are drawn from it, darkness falls (SR-5.1, SR-5.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import DECK, HOSHEKH
from mastaba.games.sa_re.events import (
    card_discarded,
    card_drawn,
    card_looked,
    card_picked,
    card_turned_up,
    darkness_fell,
)
from mastaba.games.sa_re.moves import PICK, SEASON
from mastaba.games.sa_re.state import EVERYBODY, NONE, City
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Rule, Step
from mastaba.kernel.chance import Rng

NO_SECOND_CARD: Final = Rule("SR-6.2", "no_second_card")


class SeasonCard(Step[City]):
    """Chance decides a card of the shoe: any of the unseen ones, of which one is the removed card."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def draw(self, state: City, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        unseen = state.unseen
        size: i64 = 0
        card: i64
        for card in range(DECK):
            size += unseen[card]
        ticket: i64 = rng.below(size)
        card = 0
        while ticket >= unseen[card]:
            ticket -= unseen[card]
            card += 1
        return SEASON + card


def unseen_cards(state: City, out: vec[i64], weights: vec[i64]) -> i64:
    """Every card that may come, weighted by its unseen copies."""
    found: i64 = 0
    card: i64
    for card in range(DECK):
        if state.unseen[card] > 0:
            out[found] = SEASON + card
            weights[found] = state.unseen[card]
            found += 1
    return found


class TurnUp(SeasonCard):
    """While the shoe lies face up, its new top card is turned up at once (SR-5.1)."""

    def outcomes(self, state: City, out: vec[i64], weights: vec[i64]) -> i64:
        return unseen_cards(state, out, weights)

    def take(self, state: City, move: i64) -> AnyStep | None:
        card: i64 = move - SEASON
        state.unseen[card] -= 1
        if card == HOSHEKH:
            fall_dark(state)
            return None
        state.top = card
        state.top_known = EVERYBODY
        card_turned_up(state, card=card)
        return None


def fall_dark(state: City) -> None:
    """Hoshekh leaves the shoe, which is turned over (SR-5.9)."""
    state.aside[HOSHEKH] += 1
    state.shoe_size -= 1
    state.dark = True
    darkness_fell(state)


class DrawInTheDark(SeasonCard):
    """A card is drawn that nobody could see before (SR-5.9)."""

    def outcomes(self, state: City, out: vec[i64], weights: vec[i64]) -> i64:
        return unseen_cards(state, out, weights)

    def take(self, state: City, move: i64) -> AnyStep | None:
        card: i64 = move - SEASON
        state.unseen[card] -= 1
        drawn(state, card)
        return DRAW_CARDS


def drawn(state: City, card: i64) -> None:
    """A card goes from the shoe to the one whose sequence runs."""
    state.shoe_size -= 1
    state.due -= 1
    state.batch[card] += 1
    card_drawn(state, state.actor, card=card)


class DrawCards(Step[City]):
    """Draws the cards that are due, one by one; an empty shoe cuts them short (SR-5.8)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        if state.top == NONE and not state.dark and state.shoe_size > 0:
            state.then((self,))
            return TURN_UP
        if state.due == 0 or state.shoe_size == 0:
            state.due = 0
            return None
        if state.top == NONE:
            return DRAW_IN_THE_DARK
        card: i64 = state.top
        state.top = NONE
        state.top_known = 0
        drawn(state, card)
        return self


# ---------------------------------------------------------------------- the Temple
class LookAtTwo(Step[City]):
    """The Temple takes the two top cards in hand; no third one is turned up (SR-6.2)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        if state.looked == NONE:
            if state.top == NONE:
                return LOOK_AT_CARD
            seen_before: i64 = state.top_known
            state.looked = state.top
            state.looked_known = seen_before | 1 << state.actor
            state.top = NONE
            state.top_known = 0
            state.shoe_size -= 1
            if state.looked_known != EVERYBODY:
                card_looked(state, state.actor, card=state.looked, known=state.looked_known)
        if state.looked_next == NONE and state.shoe_size > 0:
            return LOOK_AT_CARD
        return None


class LookAtCard(SeasonCard):
    """One of the two cards of the Temple; in the dark its owner alone sees it (SR-10.3)."""

    def outcomes(self, state: City, out: vec[i64], weights: vec[i64]) -> i64:
        return unseen_cards(state, out, weights)

    def take(self, state: City, move: i64) -> AnyStep | None:
        card: i64 = move - SEASON
        state.unseen[card] -= 1
        if card == HOSHEKH:
            fall_dark(state)
            return LOOK_AT_TWO
        state.shoe_size -= 1
        known: i64 = 1 << state.actor if state.dark else EVERYBODY
        if state.looked == NONE:
            state.looked = card
            state.looked_known = known
        else:
            state.looked_next = card
            state.looked_next_known = known
        if state.dark:
            card_looked(state, state.actor, card=card, known=known)
        else:
            card_turned_up(state, card=card)
        return LOOK_AT_TWO


class PickCard(Step[City]):
    """The owner of the Temple takes one of the two cards; the other goes back on top (SR-6.2)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        out[0] = PICK
        out[1] = PICK + 1
        return 2

    def forbids(self, state: City, move: i64) -> Rule | None:
        return NO_SECOND_CARD if move == PICK + 1 and state.looked_next == NONE else None

    def take(self, state: City, move: i64) -> AnyStep | None:
        card: i64 = state.looked
        state.top = state.looked_next
        state.top_known = state.looked_next_known
        if move != PICK:
            card = state.looked_next
            state.top = state.looked
            state.top_known = state.looked_known
        if state.top != NONE:
            state.shoe_size += 1
        state.looked = NONE
        state.looked_known = 0
        state.looked_next = NONE
        state.looked_next_known = 0
        state.batch[card] += 1
        card_picked(state, self.seat, card=card, known=state.top_known)
        return None


def discard(state: City, seat: i64, card: i64) -> None:
    """A season card leaves the season without effect."""
    state.aside[card] += 1
    card_discarded(state, seat, card=card)


TURN_UP: Final = TurnUp()
DRAW_IN_THE_DARK: Final = DrawInTheDark()
DRAW_CARDS: Final = DrawCards()
LOOK_AT_TWO: Final = LookAtTwo()
LOOK_AT_CARD: Final = LookAtCard()
PICKS: Final[list[PickCard]] = [PickCard(seat) for seat in range(4)]
