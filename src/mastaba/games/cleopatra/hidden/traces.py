"""What can be told of cards that were not seen: each leaves a trace, known to all but for its kind.

A deck and all that was drawn from it belong to one generation; a rebuilt deck begins the next. `pools` holds, ten
counts for each generation, its cards that never lay open: everybody can count them. A hidden card is a trace (who holds
it, of which generation, which card); the holders are the seats, the three stalls and the card in transit. When a seat
shows a card it was not known to have, and its hidden cards are of several generations, nobody can tell which pool it
came from: then the card's leaving becomes a trace too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.cleopatra.state import Palace

STALL_HOLDER: Final = 4
TRANSIT: Final = 7
LEAVES: Final = 8  # a trace of a card that left a hand: holder + 8


def trace(generation: i64, holder: i64, card: i64) -> i64:
    return (generation * 16 + holder) * 10 + card


def generation(state: Palace) -> i64:
    """Of the deck that is drawn from now."""
    return len(state.pools) // 10 - 1


def hide(state: Palace, holder: i64, card: i64) -> None:
    """A card goes somewhere without lying open."""
    state.traces.append(int(trace(generation(state), holder, card)))


def hidden_cards(state: Palace, stall: i64) -> list[int]:
    """The cards that lie face down on a stall."""
    return [entry % 10 for entry in state.traces if (entry // 10) % 16 == stall + STALL_HOLDER]


def hand_over(state: Palace, holder: i64, to: i64) -> None:
    """All hidden cards of one holder go to another."""
    traces = state.traces
    moved = 0
    k: i64
    for k in range(len(traces)):
        entry: i64 = traces[k]
        if (entry // 10) % 16 == holder:
            traces.append(int(entry + (to - holder) * 10))
            moved += 1
    if moved > 0:
        state.traces = [entry for entry in traces if (entry // 10) % 16 != holder]


def show(state: Palace, seat: i64, card: i64) -> None:
    """A card leaves a hand for all to see: one that was known to be there, if there was one."""
    if state.known[seat * 10 + card] > 0:
        state.known[seat * 10 + card] -= 1
        return
    origin: i64 = only_generation(state, seat)
    if origin < 0:
        state.traces.append(int(trace(0, seat + LEAVES, card)))
        return
    state.traces.remove(int(trace(origin, seat, card)))
    state.pools[origin * 10 + card] -= 1


def only_generation(state: Palace, seat: i64) -> i64:
    """The generation of all hidden cards of a hand, or -1 if there are several or a card's origin is open."""
    found: i64 = -1
    traces = state.traces
    k: i64
    for k in range(len(traces)):
        entry: i64 = traces[k]
        holder: i64 = (entry // 10) % 16
        if holder == seat + LEAVES:
            return -1
        if holder == seat:
            origin: i64 = entry // 160
            if found >= 0 and found != origin:
                return -1
            found = origin
    return found
