"""The final reckoning (CL-9.3 to CL-9.5)."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.cleopatra.events import cards_text, game_ended, revealed, told
from mastaba.games.cleopatra.garden import count
from mastaba.games.cleopatra.state import RED, Table
from mastaba.games.cleopatra.traces import show


def finish(state: Table, ending: i64) -> None:
    """Hands are discarded, corruption is compared, and whoever is left pays for it."""
    state.ending = ending
    state.rests = state.rests[:]
    seat: i64
    least: i64 = 1_000_000
    for seat in range(state.seats):
        discard_hand(state, seat)
        rest: i64 = max(state.amulets[seat] - sanctuary_squares(state, seat), 0)
        state.rests[seat] = rest
        least = min(least, rest)
    for seat in range(state.seats):
        state.rests[seat] -= least
        pay_penalty(state, seat)
    if state.listener is not None:
        state.tell(game_ended(ending))


def discard_hand(state: Table, seat: i64) -> None:
    """Step 1: every corrupted card still in hand is one more amulet."""
    red: i64 = 0
    card: i64
    for card in range(RED, 10):
        red += state.hands[seat * 10 + card]
    if state.listener is not None:
        cards = cards_text(state.hands, seat * 10)
        state.tell(revealed("HandShown", {"seat": int(seat) + 1, "cards": cards, "amulets": int(red)}))
    state.amulets[seat] += red
    for card in range(10):
        while state.hands[seat * 10 + card] > 0:
            state.hands[seat * 10 + card] -= 1
            state.discard[card] += 1
            show(state, seat, card)


def pay_penalty(state: Table, seat: i64) -> None:
    """Step 5: scarabs for the amulets left, never below nothing; too many of them are the end."""
    rest: i64 = state.rests[seat]
    penalty: i64 = 0
    if not eliminated(state, seat):
        penalty = min(state.data.penalty[rest], state.scarabs[seat])
        state.scarabs[seat] -= penalty
    if state.listener is not None:
        facts = {"rest": int(rest), "penalty": int(penalty), "eliminated": eliminated(state, seat)}
        state.tell(told("AmuletsCounted", seat, {**facts}))


def eliminated(state: Table, seat: i64) -> bool:
    return state.rests[seat] >= len(state.data.penalty)


def sanctuary_squares(state: Table, seat: i64) -> i64:
    """The squares of the sanctuaries a seat has claimed."""
    squares: i64 = 0
    k: i64
    for k in range(seat * 4, seat * 4 + 4):
        squares += count(state.sanctuaries[k])
    return squares
