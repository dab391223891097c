"""Where cards came from that left a hand: each was one of its hidden cards, of a generation that had such a card.

Long games hide hundreds of cards, and a search that only goes back on its choices can be lost for ever. Here a card
that finds no origin takes that of another one, which then looks for a new one: this soon comes to an end wherever there
is one."""

from __future__ import annotations

from typing import Final

from mastaba.games.cleopatra.hidden.traces import LEAVES
from mastaba.games.cleopatra.state import Palace
from mastaba.kernel.chance import Rng
from mastaba.kernel.errors import BadInput

# A view of a real game needs some hundreds of turns; in an unlucky one it is better to begin anew than to go on.
TURNS: Final = 20_000
ATTEMPTS: Final = 100


def find_origins(state: Palace, seat: int, left: list[int], dealt: list[int], rng: Rng) -> None:
    """Finds for every card that left another hand a hidden card that it could have been."""
    before = left[:]
    for _ in range(ATTEMPTS):
        if give_way(state.traces, seat, left, dealt, rng):
            return
        left[:] = before
        dealt[:] = [-1] * len(dealt)
    raise BadInput("the cards that were shown cannot all have been in these hands")


def give_way(traces: list[int], seat: int, left: list[int], dealt: list[int], rng: Rng) -> bool:
    """One attempt; the first that left choose first, for they have the least choice."""
    leavers = [k for k, entry in enumerate(traces) if leaving(entry) and (entry // 10) % 16 != seat + LEAVES]
    waiting = leavers[::-1]
    taken_by = [-1] * len(traces)  # by hidden card: the leaving card that it was
    for _ in range(TURNS):
        if not waiting:
            return True
        leaver = waiting.pop()
        card = traces[leaver] % 10
        slot = some_slot(traces, leaver, left, dealt, rng)
        pool = (traces[slot] // 160) * 10
        if dealt[slot] >= 0:
            waiting.append(evict(traces, slot, left, dealt, taken_by))
        if left[pool + card] == 0:
            alike = [k for k in range(len(traces)) if dealt[k] == card and traces[k] // 160 * 10 == pool]
            if not alike:  # this generation has no such card at all
                waiting.append(leaver)
                continue
            waiting.append(evict(traces, alike[int(rng.below(len(alike)))], left, dealt, taken_by))
        dealt[slot] = card
        taken_by[slot] = leaver
        left[pool + card] -= 1
    return False


def some_slot(traces: list[int], leaver: int, left: list[int], dealt: list[int], rng: Rng) -> int:
    """A hidden card of the hand from before: a free one if there is any, else one that costs others least."""
    card, hand = traces[leaver] % 10, (traces[leaver] // 10) % 16 - LEAVES
    best: list[int] = []
    least = 3
    for slot in range(leaver):
        if (traces[slot] // 10) % 16 == hand:
            short_of_cards = left[(traces[slot] // 160) * 10 + card] == 0 and dealt[slot] != card
            cost = int(dealt[slot] >= 0) + int(short_of_cards)
            if cost and rng.below(8) == 0:
                cost = 1  # now and then the dearer way, which leads out of a circle
            if cost < least:
                least, best = cost, []
            if cost == least:
                best.append(slot)
    if not best:
        raise BadInput("a card was shown by a hand that held no hidden one")
    return best[int(rng.below(len(best)))]


def evict(traces: list[int], slot: int, left: list[int], dealt: list[int], taken_by: list[int]) -> int:
    """The leaving card that a hidden card was; it must find another."""
    evicted = taken_by[slot]
    left[(traces[slot] // 160) * 10 + dealt[slot]] += 1
    dealt[slot] = taken_by[slot] = -1
    return evicted


def leaving(entry: int) -> bool:
    return (entry // 10) % 16 >= LEAVES
