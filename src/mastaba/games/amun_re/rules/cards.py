"""Power cards: the draw pile, the discard, and cards that leave a hand (AR-3.3 to AR-3.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS
from mastaba.games.amun_re.events import card_drawn, card_played, discard_reshuffled, pile_exhausted
from mastaba.games.amun_re.moves import CARD, CARD_OF
from mastaba.games.amun_re.state import CARD_BIT, EVERYBODY, KINDS, NONE, PLACES, Egypt
from mastaba.kernel.agenda import CHANCE, AnyStep, Facts, Rule, Step
from mastaba.kernel.chance import Rng

NOT_HELD: Final = Rule("AR-3.3", "card_not_in_hand")
ALREADY_PLAYED: Final = Rule("AR-3.3", "played_in_this_phase")


# ---------------------------------------------------------------------- out of a hand
def forbids_card(state: Egypt, seat: i64, kind: i64) -> Rule | None:
    """A card must be in hand, and no other of its kind played in this phase."""
    if state.hands[seat * KINDS + kind] == 0:
        return NOT_HELD.about({"card": CARDS[kind]})
    if state.played >> (seat * KINDS + kind) & 1:
        return ALREADY_PLAYED.about({"card": CARDS[kind]})
    return None


def playable(state: Egypt, seat: i64, kind: i64) -> bool:
    return state.hands[seat * KINDS + kind] > 0 and state.played >> (seat * KINDS + kind) & 1 == 0


def play_card(state: Egypt, seat: i64, kind: i64) -> None:
    """A card is shown, has its effect and is discarded."""
    use_card(state, seat, kind)
    card_played(state, seat, kind=kind)


def use_card(state: Egypt, seat: i64, kind: i64) -> None:
    """As play_card(), for cards whose effect is told in one with them."""
    state.played |= CARD_BIT[seat * KINDS + kind]
    discard(state, seat, kind)


def discard(state: Egypt, seat: i64, kind: i64) -> None:
    """A card leaves a hand for the discard; whoever could tell that it was out has seen it come (AR-9.3)."""
    state.hands[seat * KINDS + kind] -= 1
    state.sizes[seat] -= 1
    state.discard[kind] += 1
    state.discard_size += 1
    if state.recounted:
        state.noted = state.noted[:]
        observer: i64
        for observer in range(state.seats + 1):
            if observer != seat and state.noted[observer * KINDS + kind] > 0:
                state.noted[observer * KINDS + kind] -= 1
    if len(state.known) > 0:
        forget(state, seat, kind)


def forget(state: Egypt, seat: i64, kind: i64) -> None:
    state.known = state.known[:]
    observer: i64
    for observer in range(state.seats + 1):
        place: i64 = (observer * PLACES + seat) * KINDS + kind
        if state.known[place] > 0:
            state.known[place] -= 1


# ---------------------------------------------------------------------- out of the pile
def refill(state: Egypt) -> bool:
    """Whether a card can be drawn; an empty draw pile is first made of the discard (AR-3.6)."""
    if state.deck_size > 0 or len(state.bottom) > 0:
        return True
    if state.discard_size == 0:
        pile_exhausted(state)
        return False
    discard_reshuffled(state)
    kind: i64
    for kind in range(KINDS):
        state.deck[kind] = state.discard[kind]
        state.discard[kind] = 0
    state.deck_size = state.discard_size
    state.discard_size = 0
    recount(state)
    return True


def recount(state: Egypt) -> None:
    """Every card is in the new pile or out of it, so each seat can tell what the others have together (AR-9.3).

    Not while somebody looks at drawn cards that may go back under the pile: then nothing is noted."""
    state.recounted = True
    state.noted = state.noted[:]
    shown: i64 = 0
    kind: i64
    for kind in range(KINDS):
        shown += state.shown[kind]
    observer: i64
    for observer in range(state.seats + 1):
        for kind in range(KINDS):
            out: i64 = state.data.copies[kind] - state.deck[kind]
            if observer < state.seats:
                out -= state.hands[observer * KINDS + kind]
            state.noted[observer * KINDS + kind] = out if shown == 0 else 0


def pile_outcomes(state: Egypt, out: vec[i64], weights: vec[i64]) -> i64:
    """The next card of the draw pile; rejected cards lie under it and come in their order."""
    if state.deck_size == 0:
        out[0] = CARD + state.bottom[0] % 16
        weights[0] = 1
        return 1
    found: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if state.deck[kind] > 0:
            out[found] = CARD + kind
            weights[found] = state.deck[kind]
            found += 1
    return found


def pile_draw(state: Egypt, rng: Rng) -> i64:
    """One of these outcomes by its weight, written out for speed."""
    if state.deck_size == 0:
        return CARD + state.bottom[0] % 16
    deck = state.deck
    ticket: i64 = rng.below(state.deck_size)
    kind: i64 = 0
    while ticket >= deck[kind]:
        ticket -= deck[kind]
        kind += 1
    return CARD + kind


def lift(state: Egypt, kind: i64) -> i64:
    """The card leaves the pile; says who knew it under the pile: a seat, EVERYBODY, or NONE for nobody."""
    if state.deck_size > 0:
        state.deck[kind] -= 1
        state.deck_size -= 1
        return NONE
    who: i64 = state.bottom[0] // 16
    state.bottom = state.bottom[1:]
    return who


def learn(state: Egypt, who: i64, place: i64, kind: i64, looks: i64) -> None:
    """Whoever knew a card under the pile saw it go to this place (AR-9.3), but for the seat that looks at it there."""
    state.known = state.known[:]
    observer: i64
    for observer in range(state.seats + 1):
        if who in (observer, EVERYBODY) and observer != looks:
            state.known[(observer * PLACES + place) * KINDS + kind] += 1


class DrawCard(Step[Egypt]):
    """Power cards for a hand, `left` of them; only their owner sees which."""

    def __init__(self, whose: i64) -> None:
        super().__init__(CHANCE)
        self.whose: i64 = whose

    def outcomes(self, state: Egypt, out: vec[i64], weights: vec[i64]) -> i64:
        return pile_outcomes(state, out, weights)

    def draw(self, state: Egypt, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        return pile_draw(state, rng)

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        kind: i64 = CARD_OF[move]
        who: i64 = lift(state, kind)
        if who != NONE:
            learn(state, who, self.whose, kind, self.whose)
        state.hands[self.whose * KINDS + kind] += 1
        state.sizes[self.whose] += 1
        card_drawn(state, self.whose, kind=kind)
        state.left -= 1
        return draw(state, self, state.left)

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


def draw(state: Egypt, step: AnyStep, cards: i64) -> AnyStep | None:
    """The step that draws the next of so many cards, if there is any left to be drawn."""
    if cards > 0 and (state.deck_size > 0 or refill(state)):
        state.left = cards
        return step
    state.left = 0
    return None


DRAWS: Final[list[DrawCard]] = [DrawCard(seat) for seat in range(5)]
