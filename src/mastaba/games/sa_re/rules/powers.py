"""The powers used at an offer or around it: Palace in a batch, Barracks, Market (SR-6.3, SR-6.6, SR-6.7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import BARRACKS, CARDS, HAND, HOSHEKH, MARKET, PALACE, RESOURCES, SINGLES
from mastaba.games.sa_re.events import barracks_used, cards_accepted, market_used, palace_used
from mastaba.games.sa_re.moves import ACCEPT, REPLACE, SWAP_OTHER, SWAP_OWN, SWAPS, USE_BARRACKS, USE_MARKET
from mastaba.games.sa_re.rules.revolt import rise
from mastaba.games.sa_re.rules.shoe import DRAW_CARDS, discard
from mastaba.games.sa_re.state import City, can_aim_barracks, has_revolted, in_reach, is_up, last, power_left, use
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Rule, Step

NOT_OWNED: Final = Rule("SR-6.1", "power_not_owned")
USED: Final = Rule("SR-6.1", "power_used")
MARKER_AT_ZERO: Final = Rule("SR-6.6", "marker_at_zero")
NO_OPPONENT: Final = Rule("SR-6.6", "no_opponent")
OPPONENT_DOWN: Final = Rule("SR-6.6", "opponent_down")
WOULD_REVOLT: Final = Rule("SR-6.6", "would_revolt")
NO_SWAPS: Final = Rule("SR-6.8", "market_opens_caravans")
NO_CARD: Final = Rule("SR-6.7", "nothing_to_swap")
CARD_LOCKED: Final = Rule("SR-6.7", "card_locked")
OWN_SEAT: Final = Rule("SR-6.7", "no_opponent")
OPPONENT_REVOLTED: Final = Rule("SR-6.7", "opponent_revolted")
NOT_IN_BATCH: Final = Rule("SR-6.3", "card_not_drawn")


def forbids_power(state: City, seat: i64, kind: i64) -> Rule | None:
    """A power needs the completed building and works once in a season (SR-6.1)."""
    if power_left(state, seat, kind):
        return None
    return USED if (state.used[seat] >> kind) & 1 else NOT_OWNED


# ---------------------------------------------------------------------- Barracks
def forbids_barracks(state: City, seat: i64, target: i64) -> Rule | None:
    missing = forbids_power(state, seat, BARRACKS)
    if missing is not None:
        return missing
    if target == seat or target >= state.switches.seats:
        return NO_OPPONENT
    if state.markers[seat] == 0:
        return MARKER_AT_ZERO
    if not in_reach(state, target):
        return OPPONENT_DOWN
    if state.markers[target] + 1 >= last(state, target):
        return WOULD_REVOLT
    return None


def barracks_targets(state: City, seat: i64, out: vec[i64], found: i64) -> i64:
    """Writes every legal use of the Barracks behind the moves found so far."""
    if can_aim_barracks(state, seat):
        target: i64
        for target in range(state.switches.seats):
            if forbids_barracks(state, seat, target) is None:
                out[found] = USE_BARRACKS + target
                found += 1
    return found


def send_troops(state: City, seat: i64, target: i64) -> None:
    """One space down for oneself, one space up for the opponent; who is out of the season only counts it (SR-6.6)."""
    use(state, seat, BARRACKS)
    state.markers[seat] -= 1
    barracks_used(state, seat, target=target)
    if is_up(state, target):
        rise(state, target, 1)
    else:
        state.markers[target] += 1


# ---------------------------------------------------------------------- Market
def forbids_swap(state: City, seat: i64, swap: i64) -> Rule | None:
    if not state.switches.market_swap:
        return NO_SWAPS
    missing = forbids_power(state, seat, MARKET)
    if missing is not None:
        return missing
    target: i64 = swap % 4
    if target == seat or target >= state.switches.seats:
        return OWN_SEAT
    if has_revolted(state, target):
        return OPPONENT_REVOLTED
    own: i64 = seat * HAND + SWAP_OWN[swap // 4]
    other: i64 = target * HAND + SWAP_OTHER[swap // 4]
    if state.hands[own] == 0 or state.hands[other] == 0:
        return NO_CARD
    if state.hands[own] == state.locked[own] or state.hands[other] == state.locked[other]:
        return CARD_LOCKED
    return None


def sizes_free(state: City, seat: i64) -> i64:
    """Which sizes of unlocked resource cards a hand has: bit 1 for single, bit 2 for double ones."""
    sizes: i64 = 0
    card: i64
    for card in range(RESOURCES):
        if state.hands[seat * HAND + card] > state.locked[seat * HAND + card]:
            sizes |= 1 if card < SINGLES else 2
    return sizes


def swaps(state: City, seat: i64, out: vec[i64], found: i64) -> i64:
    """Writes every legal swap behind the moves found so far."""
    if not state.switches.market_swap or not power_left(state, seat, MARKET):
        return found
    own_sizes: i64 = sizes_free(state, seat)
    target: i64
    swap: i64
    for target in range(state.switches.seats):
        if target == seat or has_revolted(state, target) or own_sizes & sizes_free(state, target) == 0:
            continue
        for swap in range(SWAPS):
            own: i64 = seat * HAND + SWAP_OWN[swap]
            other: i64 = target * HAND + SWAP_OTHER[swap]
            if state.hands[own] > state.locked[own] and state.hands[other] > state.locked[other]:
                out[found] = USE_MARKET + swap * 4 + target
                found += 1
    return found


def can_swap(state: City, seat: i64) -> bool:
    """Whether any swap is possible now."""
    if not state.switches.market_swap or not power_left(state, seat, MARKET):
        return False
    swap: i64 = 0
    while swap < SWAPS * 4 and forbids_swap(state, seat, swap) is not None:
        swap += 1
    return swap < SWAPS * 4


def swap_cards(state: City, seat: i64, swap: i64) -> None:
    """Two cards change hands and are locked for the season (SR-6.7)."""
    use(state, seat, MARKET)
    target: i64 = swap % 4
    own: i64 = SWAP_OWN[swap // 4]
    other: i64 = SWAP_OTHER[swap // 4]
    hand_over(state, seat, target, own)
    hand_over(state, target, seat, other)
    market_used(state, seat, target=target, card=own, other=other)


def hand_over(state: City, giver: i64, taker: i64, card: i64) -> None:
    """Of equal cards the older leaves the hand first, and counts as acquired this turn (amendment 16.4)."""
    state.hands[giver * HAND + card] -= 1
    if state.older[giver * HAND + card] > 0:
        state.older[giver * HAND + card] -= 1
    state.hands[taker * HAND + card] += 1
    state.locked[taker * HAND + card] += 1


# ---------------------------------------------------------------------- Palace
class MayReplace(Step[City]):
    """With an unused Palace one card that had to be drawn may be replaced, if the shoe has another (SR-6.3)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        return REPLACES[state.actor] if state.shoe_size > 0 else None


class ReplaceCard(Step[City]):
    """The owner of the Palace replaces a card of the batch, or accepts them all."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        card: i64
        for card in range(HOSHEKH):
            out[card] = REPLACE + card
        out[HOSHEKH] = ACCEPT
        return HOSHEKH + 1

    def forbids(self, state: City, move: i64) -> Rule | None:
        if move != ACCEPT and state.batch[move - REPLACE] == 0:
            return NOT_IN_BATCH.about({"card": CARDS[move - REPLACE]})
        return None

    def take(self, state: City, move: i64) -> AnyStep | None:
        if move == ACCEPT:
            cards_accepted(state, self.seat)
            return None
        use(state, self.seat, PALACE)
        card: i64 = move - REPLACE
        palace_used(state, self.seat, card=card)
        state.batch[card] -= 1
        discard(state, self.seat, card)
        state.due = 1
        return DRAW_CARDS


MAY_REPLACE: Final = MayReplace()
REPLACES: Final[list[ReplaceCard]] = [ReplaceCard(seat) for seat in range(4)]
