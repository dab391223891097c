"""The two-way deck: its visible top, drawing from it, and rebuilding it (CL-4.5 to CL-4.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.events import card_dealt, card_drawn, card_lifted, deck_rebuilt, stall_filled, top_turned
from mastaba.games.cleopatra.hidden.traces import STALL_HOLDER, TRANSIT, hide
from mastaba.games.cleopatra.moves import CARD, TOP_DOWN, TOP_UP
from mastaba.games.cleopatra.state import DOWN, NONE, STALL, Palace
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Facts, Step
from mastaba.kernel.chance import Rng


def rebuild_if_empty(state: Palace) -> None:
    """An empty deck is made anew from the discard pile, one card in three face down (CL-4.7)."""
    if state.deck_size > 0 or state.top != NONE:
        return
    size: i64 = 0
    card: i64
    for card in range(10):
        size += state.discard[card]
    if size == 0:
        return
    for card in range(10):
        state.pools.append(int(state.discard[card]))
        state.deck[card] = state.discard[card]
        state.discard[card] = 0
    state.deck_size = size
    state.deck_down = size // state.data.face_down
    deck_rebuilt(state, cards=size, down=state.deck_down)


def top_is_owed(state: Palace) -> bool:
    return state.top == NONE and state.deck_size > 0 and state.transit == NONE


class TurnTop(Step[Palace]):
    """What the new top of the deck shows: a card, or a back (CL-4.5)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Palace, out: vec[i64], weights: vec[i64]) -> i64:
        up: i64 = state.deck_size - state.deck_down
        found: i64 = 0
        card: i64
        for card in range(10):
            if up > 0 and state.deck[card] > 0:
                out[found] = TOP_UP + card
                weights[found] = up * state.deck[card]
                found += 1
        if state.deck_down > 0:
            out[found] = TOP_DOWN
            weights[found] = state.deck_down * state.deck_size
            found += 1
        return found

    def draw(self, state: Palace, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        size: i64 = state.deck_size
        up: i64 = size - state.deck_down
        ticket: i64 = rng.below(size * size)
        if ticket >= up * size:
            return TOP_DOWN
        deck = state.deck
        card: i64 = 0
        while ticket >= up * deck[card]:
            ticket -= up * deck[card]
            card += 1
        return TOP_UP + card

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        if move == TOP_DOWN:
            state.top = DOWN
        else:
            card: i64 = move - TOP_UP
            state.top = card
            state.deck[card] -= 1
            state.deck_size -= 1
            state.pools[len(state.pools) - 10 + card] -= 1
        top_turned(state, card=state.top)
        return None


class DrawCard(Step[Palace]):
    """A card that nobody could see is drawn, for a hand, for a stall, or to be laid on one (CL-4.6)."""

    def __init__(self, goal: i64) -> None:
        super().__init__(CHANCE)
        self.goal: i64 = goal  # a holder of hidden/traces.py

    def outcomes(self, state: Palace, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        card: i64
        for card in range(10):
            if state.deck[card] > 0:
                out[found] = CARD + card
                weights[found] = state.deck[card]
                found += 1
        return found

    def draw(self, state: Palace, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        deck = state.deck
        ticket: i64 = rng.below(state.deck_size)
        card: i64 = 0
        while ticket >= deck[card]:
            ticket -= deck[card]
            card += 1
        return CARD + card

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        card: i64 = move - CARD
        opening: bool = state.top != DOWN  # the opening hands are dealt before there is a top
        state.deck[card] -= 1
        state.deck_size -= 1
        if not opening:
            state.deck_down -= 1
            state.top = NONE
        hide(state, self.goal, card)
        if self.goal == TRANSIT:
            state.transit = card
            state.transit_down = True
            card_lifted(state, card=DOWN)
        elif self.goal >= STALL_HOLDER:
            stall: i64 = self.goal - STALL_HOLDER
            state.stalls[stall * STALL + DOWN] += 1
            stall_filled(state, stall=stall, card=DOWN)
        else:
            state.hands[self.goal * 10 + card] += 1
            if opening:
                card_dealt(state, self.goal, card=card)
            else:
                card_drawn(state, self.goal, card=card, face_down=True)
        rebuild_if_empty(state)
        return None

    def facts(self) -> Facts:
        return {"goal": int(self.goal)}


TOP: Final = TurnTop()
DRAWS: Final[list[DrawCard]] = [DrawCard(goal) for goal in range(8)]


class Beg(Step[Palace]):
    """The Beggar's cards, one after another, fewer if there are no more (CL-3.7)."""

    def __init__(self, whose: i64, left: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose
        self.left: i64 = left

    def run(self, state: Palace) -> AnyStep | None:
        rebuild_if_empty(state)
        if top_is_owed(state):
            state.agenda.append(self)
            return TOP
        if self.left == 0 or state.top == NONE:
            return None
        state.agenda.append(Beg(self.whose, self.left - 1))
        if state.top == DOWN:
            return DRAWS[self.whose]
        card: i64 = state.top
        state.top = NONE
        state.hands[self.whose * 10 + card] += 1
        state.known[self.whose * 10 + card] += 1
        card_drawn(state, self.whose, card=card, face_down=False)
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1, "left": int(self.left)}


class CheckDeck(Step[Palace]):
    """An empty deck is rebuilt at the end of a turn, and its top turned (CL-4.7)."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Palace) -> AnyStep | None:
        rebuild_if_empty(state)
        return TOP if top_is_owed(state) else None

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


def lift(state: Palace) -> AnyStep | None:
    """The top card is drawn to be laid on a stall; chance must say what it is if it lies face down."""
    if state.top == DOWN:
        return DRAWS[TRANSIT]
    state.transit = state.top
    state.transit_down = False
    state.top = NONE
    card_lifted(state, card=state.transit)
    rebuild_if_empty(state)
    return None
