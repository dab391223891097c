"""What drawn cards do: resources, the wind of revolt, unrest kept, given away or tossed (SR-5.6 to SR-5.12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    CARDS,
    DECK,
    GARDENS,
    HAND,
    HORUS,
    LIBRARY,
    RESOURCES,
    SINGLES,
    U1,
    U2,
    WILD_CARD,
)
from mastaba.games.sa_re.events import unrest_given, unrest_kept, unrest_tossed, wind_rose
from mastaba.games.sa_re.moves import (
    BOTH_U2,
    GARDEN_U2,
    GIVE_U1,
    GIVE_U2,
    KEEP_U1,
    KEEP_U2,
    LIBRARY_U1,
    TOSS_U1,
    TOSS_U2,
    USE_BARRACKS,
)
from mastaba.games.sa_re.rules.powers import barracks_targets, forbids_barracks, forbids_power, send_troops
from mastaba.games.sa_re.rules.revolt import rise
from mastaba.games.sa_re.state import City, is_up, last, power_left, use
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Rule, Step

NOT_DRAWN: Final = Rule("SR-5.10", "card_not_drawn")
FIRST_UNREST: Final = Rule("SR-5.11", "first_unrest_stays")
NO_OPPONENT: Final = Rule("SR-5.11", "no_opponent")
ALREADY_GIVEN: Final = Rule("SR-5.11", "already_given")
RECEIVER_DOWN: Final = Rule("SR-5.11", "opponent_down")
RECEIVER_REVOLTS: Final = Rule("SR-5.11", "would_revolt")
SOMEBODY_CAN_TAKE: Final = Rule("SR-5.12", "somebody_can_take_it")


class ResolveCards(Step[City]):
    """The cards of a batch act together: resources, then one joint wind, then unrest (SR-5.6)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        seat: i64 = state.actor
        batch = state.batch
        winds: i64 = 0
        card: i64
        for card in range(DECK):
            copies: i64 = batch[card]
            if copies == 0:
                continue
            state.taken += copies
            if card < RESOURCES:
                state.hands[seat * HAND + card] += copies
                state.produced = True
                batch[card] = 0
                if card >= SINGLES:
                    winds += copies
            elif card == HORUS:
                if state.switches.pair_by_pair:  # amendment 16.1
                    state.pairs += copies
                else:
                    state.due = 2 * copies
                state.aside[HORUS] += copies
                batch[card] = 0
        if winds > 0:
            blow(state, winds)
        return after_unrest(state, seat)


def blow(state: City, winds: i64) -> None:
    """A wind of revolt for each double card: every marker in the season rises, the drawer's too (SR-5.7)."""
    wind_rose(state, state.actor, spaces=winds)
    seat: i64
    for seat in range(state.switches.seats):
        rise(state, seat, winds)


def after_unrest(state: City, seat: i64) -> AnyStep | None:
    """The next unrest card of the batch; a revolt discards the rest and cancels the draws still due (SR-5.14)."""
    if not is_up(state, seat):
        state.aside[U1] += state.batch[U1]
        state.aside[U2] += state.batch[U2]
        state.batch[U1] = 0
        state.batch[U2] = 0
        state.due = 0
        state.pairs = 0
        return None
    return UNRESTS[seat] if state.batch[U1] + state.batch[U2] > 0 else None


def forbids_gift(state: City, seat: i64, target: i64, spaces: i64) -> Rule | None:
    """One card for each opponent, and none that would make him revolt (SR-5.11)."""
    if target == seat or target >= state.switches.seats:
        return NO_OPPONENT
    if not is_up(state, target):
        return RECEIVER_DOWN
    if (state.given >> target) & 1:
        return ALREADY_GIVEN
    if state.markers[target] + spaces >= last(state, target):
        return RECEIVER_REVOLTS
    return None


def somebody_can_take(state: City, seat: i64, spaces: i64) -> bool:
    target: i64 = 0
    while target < state.switches.seats and forbids_gift(state, seat, target, spaces) is not None:
        target += 1
    return target < state.switches.seats


def card_of(move: i64) -> i64:
    """Which unrest card a move is about."""
    if move in (KEEP_U1, LIBRARY_U1, TOSS_U1) or (move >= GIVE_U1 and move < GIVE_U2):
        return U1
    return U2


class DealWithUnrest(Step[City]):
    """An unrest card is kept, softened by a power, given to an opponent or tossed (SR-5.10)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        k: i64
        for k in range(TOSS_U2 + 1 - KEEP_U1):
            out[k] = KEEP_U1 + k
        found: i64 = TOSS_U2 + 1 - KEEP_U1
        for k in range(4):
            out[found + k] = USE_BARRACKS + k
        return found + 4

    def forbids(self, state: City, move: i64) -> Rule | None:
        seat: i64 = self.seat
        if move < KEEP_U1:
            return forbids_barracks(state, seat, move - USE_BARRACKS)
        card: i64 = card_of(move)
        if state.batch[card] == 0:
            return NOT_DRAWN.about({"card": CARDS[card]})
        if move in (KEEP_U1, KEEP_U2):
            return None
        if move < GIVE_U1:
            return self.forbids_softening(state, move)
        if state.unrest == 0:
            return FIRST_UNREST
        if move < TOSS_U1:
            return forbids_gift(state, seat, (move - GIVE_U1) % 4, card - U1 + 1)
        return SOMEBODY_CAN_TAKE if somebody_can_take(state, seat, card - U1 + 1) else None

    def forbids_softening(self, state: City, move: i64) -> Rule | None:
        missing = None if move == LIBRARY_U1 else forbids_power(state, self.seat, GARDENS)
        if missing is None and move != GARDEN_U2:
            missing = forbids_power(state, self.seat, LIBRARY)
        return missing

    def options(self, state: City, out: vec[i64]) -> i64:
        found: i64 = 0
        gardens: bool = power_left(state, self.seat, GARDENS)
        library: bool = power_left(state, self.seat, LIBRARY)
        if state.batch[U1] > 0:
            out[found] = KEEP_U1
            found += 1
            if library:
                out[found] = LIBRARY_U1
                found += 1
            if state.unrest > 0:
                found = self.gifts(state, 1, out, found)
        if state.batch[U2] > 0:
            out[found] = KEEP_U2
            found += 1
            if gardens:
                out[found] = GARDEN_U2
                found += 1
                if library:
                    out[found] = BOTH_U2
                    found += 1
            if state.unrest > 0:
                found = self.gifts(state, 2, out, found)
        return barracks_targets(state, self.seat, out, found)

    def gifts(self, state: City, spaces: i64, out: vec[i64], found: i64) -> i64:
        before: i64 = found
        target: i64
        for target in range(state.switches.seats):
            if forbids_gift(state, self.seat, target, spaces) is None:
                out[found] = (GIVE_U1 if spaces == 1 else GIVE_U2) + target
                found += 1
        if found == before:
            out[found] = TOSS_U1 if spaces == 1 else TOSS_U2
            found += 1
        return found

    def take(self, state: City, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move < KEEP_U1:
            send_troops(state, seat, move - USE_BARRACKS)
            return self
        card: i64 = card_of(move)
        state.batch[card] -= 1
        state.aside[card] += 1
        state.unrest += 1
        if move < GIVE_U1:
            keep_unrest(state, seat, move)
        elif move < TOSS_U1:
            target: i64 = (move - GIVE_U1) % 4
            state.given |= 1 << target
            unrest_given(state, seat, card=card, target=target)
            rise(state, target, card - U1 + 1)
        else:
            unrest_tossed(state, seat, card=card)
        return after_unrest(state, seat)


def keep_unrest(state: City, seat: i64, move: i64) -> None:
    """One or two spaces up; Gardens halve a double card, the Library turns a single one into a resource."""
    gardens: bool = move in (GARDEN_U2, BOTH_U2)
    library: bool = move in (LIBRARY_U1, BOTH_U2)
    unrest_kept(state, seat, card=card_of(move), gardens=gardens, library=library)
    if gardens:
        use(state, seat, GARDENS)
    if library:
        use(state, seat, LIBRARY)
        state.hands[seat * HAND + WILD_CARD] += 1
    else:
        rise(state, seat, 2 if move == KEEP_U2 else 1)


RESOLVE: Final = ResolveCards()
UNRESTS: Final[list[DealWithUnrest]] = [DealWithUnrest(seat) for seat in range(4)]
