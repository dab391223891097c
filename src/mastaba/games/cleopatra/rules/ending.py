"""The final reckoning (CL-9.3 to CL-9.5)."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.cleopatra.events import amulets_counted, game_ended, hand_shown, player_eliminated
from mastaba.games.cleopatra.garden import count
from mastaba.games.cleopatra.hidden.traces import show
from mastaba.games.cleopatra.state import RED, Palace


def finish(state: Palace, ending: i64) -> None:
    """Hands are discarded, corruption is compared, and whoever is left pays for it."""
    state.ending = ending
    state.rests = state.rests[:]
    seat: i64
    least: i64 = 1_000_000
    for seat in range(state.seats):
        discard_hand(state, seat)
        state.rests[seat] = counted_amulets(state, seat)
        least = min(least, state.rests[seat])
    for seat in range(state.seats):
        state.rests[seat] -= least
        pay_penalty(state, seat)
    game_ended(state, ending=ending)


def discard_hand(state: Palace, seat: i64) -> None:
    """Step 1: every corrupted card still in hand is one more amulet."""
    red: i64 = 0
    card: i64
    for card in range(RED, 10):
        red += state.hands[seat * 10 + card]
    hand_shown(state, seat, amulets=red)
    state.amulets[seat] += red
    for card in range(10):
        while state.hands[seat * 10 + card] > 0:
            state.hands[seat * 10 + card] -= 1
            state.discard[card] += 1
            show(state, seat, card)


def pay_penalty(state: Palace, seat: i64) -> None:
    """Step 5: scarabs for the amulets left, never below nothing; too many of them are the end."""
    if eliminated(state, seat):
        player_eliminated(state, seat)
        return
    penalty: i64 = min(state.data.penalty[state.rests[seat]], state.scarabs[seat])
    state.scarabs[seat] -= penalty
    amulets_counted(state, seat, penalty=penalty)


def eliminated(state: Palace, seat: i64) -> bool:
    return state.rests[seat] >= len(state.data.penalty)


def counted_amulets(state: Palace, seat: i64) -> i64:
    """Step 3: one amulet less for each square of a player's own sanctuaries."""
    return max(state.amulets[seat] - sanctuary_squares(state, seat), 0)


def sanctuary_squares(state: Palace, seat: i64) -> i64:
    """The squares of the sanctuaries a seat has claimed."""
    squares: i64 = 0
    k: i64
    for k in range(seat * 4, seat * 4 + 4):
        squares += count(state.sanctuaries[k])
    return squares
