"""What a seat may see, and the worlds it may imagine behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from mastaba.games.cleopatra.derived import buildable, derived, ways
from mastaba.games.cleopatra.hidden.origins import find_origins
from mastaba.games.cleopatra.hidden.traces import LEAVES, STALL_HOLDER, TRANSIT, generation, trace
from mastaba.games.cleopatra.moves import HIGHEST_BID, SIZE
from mastaba.games.cleopatra.position import load, save
from mastaba.games.cleopatra.promises import promised
from mastaba.games.cleopatra.rules.offering import sealed_bids
from mastaba.games.cleopatra.rules.paying import Pay
from mastaba.games.cleopatra.state import NONE, Palace
from mastaba.kernel.agenda import SPECTATOR, Simultaneous
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document, Reader
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.kernel.vectors import counts

ATTEMPTS: Final = 2000  # worlds tried when another seat is in the middle of something its hand must allow
NOTHING: Final[list[int]] = []
SEARCH: Final = 1000  # steps of a search for the origins of promised cards, which need not have any
LONG_SEARCH: Final = 5_000  # steps of one for origins that exist


def open_view(game: Game, state: Palace) -> Document:
    """What lies open for everybody (CL-10.1), and what follows from it."""
    return {**game.header(state.setup), **save.open_table(state, SPECTATOR), **derived(state)}


def views(state: Palace, seats: list[int]) -> list[Document]:
    """The rest for each of these seats."""
    strangers = save.players(state, SPECTATOR)
    return [view(state, seat, strangers) for seat in seats]


def view(state: Palace, seat: int, strangers: Document) -> Document:
    """The rest of what the seat may see or could have noted (CL-10.1): the players, of whom it knows its own cards.

    The ways to pay are shown to whoever pays, and what could be built to whoever may go and build it."""
    step, own = state.now, seat != SPECTATOR
    return {
        "seat": seat + 1 if own else None,
        "players": {**strangers, str(seat + 1): save.player(state, seat, seat)} if own else strangers,
        "ways": ways(state, seat) if isinstance(step, Pay) and step.seat == seat else [],
        "buildable": buildable(state, seat),
    }


def imagine(setup: Setup, shown: Mapping[str, object], rng: Rng) -> Palace:
    """A full position that looks like this view: hidden cards are dealt among what was never seen.

    Every card comes from the deck it was drawn from, every hand could show what it has shown and do what it is about to
    do. Where a card's origin is open one is drawn by the cards left, which is close to even but not exact. Nothing is
    concluded from what others chose to do."""
    fields = Reader(shown)
    state = load.read(setup, fields)
    seat = fields.fields.get("seat")
    resample(state, seat - 1 if isinstance(seat, int) else SPECTATOR, rng)
    return state


def resample(state: Palace, seat: int, rng: Rng) -> None:
    """Redraws in place what that seat cannot know, with the same distribution as imagine()."""
    step = state.now
    if isinstance(step, Simultaneous):
        imagine_bids(state, seat, rng)
    deal(state, seat, rng, NOTHING, -1)
    if step is None or step.seat < 0 or step.seat == seat or isinstance(step, Simultaneous):
        return
    out = counts(SIZE)
    attempt = 0
    while step.options(state, out) == 0 and attempt < ATTEMPTS:
        promise = promised(state, step, rng) if attempt % 4 else NOTHING
        deal(state, seat, rng, promise, int(step.seat))
        attempt += 1


def imagine_bids(state: Palace, seat: int, rng: Rng) -> None:
    """A sealed bid of somebody else may be anything."""
    state.bids = state.bids[:]
    other: i64
    for other in range(state.seats):
        if other != seat and state.bids[other] != NONE:
            state.bids[other] = rng.below(min(state.scarabs[other], HIGHEST_BID) + 1)


def unseal(state: Palace, seat: int) -> None:
    """The others choose anew."""
    if isinstance(state.now, Simultaneous):
        state.bids = state.bids[:]
        other: i64
        for other in range(state.seats):
            if other != seat:
                state.bids[other] = NONE
        state.now = sealed_bids(state)


def deal(state: Palace, seat: int, rng: Rng, promise: list[int], promiser: int) -> None:
    """Every hidden card is drawn anew from the pool of its generation; what a seat has promised counts as shown."""
    kept = len(state.traces)
    for card in promise:
        state.traces.append(int(trace(0, promiser + LEAVES, card)))
    left = state.pools[:]
    open_leaves = False
    k: i64
    for k in range(len(state.traces)):
        entry: i64 = state.traces[k]
        holder: i64 = (entry // 10) % 16
        if holder == seat:
            left[(entry // 160) * 10 + entry % 10] -= 1
        elif holder >= LEAVES and holder != seat + LEAVES:
            open_leaves = True
    dealt = [-1] * len(state.traces)
    if open_leaves:
        effort = [SEARCH if promise else LONG_SEARCH]
        if not match_leaves(state, seat, left, dealt, 0, effort, set(), rng):
            if promise:
                del state.traces[kept:]  # this cannot have been promised: the cards stay as they are
                return
            find_origins(state, seat, left, dealt, rng)
    del state.traces[kept:]
    deal_rest(state, seat, left, dealt, rng)
    recount(state, seat, left)


def match_leaves(
    state: Palace,
    seat: int,
    left: list[int],
    dealt: list[int],
    start: int,
    effort: list[int],
    dead: set[tuple[int, ...]],
    rng: Rng,
) -> bool:
    """Finds for every card that left a hand, from the trace `start` on, a hidden card that it could have been.

    Every choice is tried in the end, and no dead end twice, as far as the effort goes."""
    effort[0] -= 1
    if effort[0] < 0:
        return False
    traces = state.traces
    k = start
    while k < len(traces) and ((traces[k] // 10) % 16 < LEAVES or (traces[k] // 10) % 16 == seat + LEAVES):
        k += 1
    if k == len(traces):
        return True
    if dead and situation(k, left, dealt) in dead:
        return False
    card = traces[k] % 10
    slots = origins(state, (traces[k] // 10) % 16 - LEAVES, k, card, left, dealt)
    while slots:
        slot = slots.pop(int(rng.below(len(slots))))
        pool = (traces[slot] // 160) * 10 + card
        dealt[slot] = card
        left[pool] -= 1
        if match_leaves(state, seat, left, dealt, k + 1, effort, dead, rng):
            return True
        dealt[slot] = -1
        left[pool] += 1
    dead.add(situation(k, left, dealt))
    return False


def situation(k: int, left: list[int], dealt: list[int]) -> tuple[int, ...]:
    """All that the rest of a search depends on: which cards are free, and which hidden cards are taken."""
    return (k, *left, *[1 if card >= 0 else 0 for card in dealt])


def origins(state: Palace, hand: int, before: int, card: int, left: list[int], dealt: list[int]) -> list[int]:
    """One hidden card of each generation that a hand held by then and that may have been this card."""
    found: list[int] = []
    seen: list[int] = []
    for k in range(before):
        entry = state.traces[k]
        origin = entry // 160
        if (entry // 10) % 16 == hand and dealt[k] < 0 and origin not in seen and left[origin * 10 + card] > 0:
            found.append(k)
            seen.append(origin)
    return found


def deal_rest(state: Palace, seat: int, left: list[int], dealt: list[int], rng: Rng) -> None:
    """The other hidden cards: any of what is left of their generation."""
    traces = state.traces
    k: i64
    for k in range(len(traces)):
        entry: i64 = traces[k]
        holder: i64 = (entry // 10) % 16
        if holder == seat or holder >= LEAVES:
            continue
        if dealt[k] < 0:
            pool: i64 = (entry // 160) * 10
            dealt[k] = int(draw(left, pool, rng))
            left[pool + dealt[k]] -= 1
        traces[k] = int(entry - entry % 10) + dealt[k]


def draw(left: list[int], pool: i64, rng: Rng) -> i64:
    size: i64 = 0
    card: i64
    for card in range(10):
        size += left[pool + card]
    ticket: i64 = rng.below(size)
    card = 0
    while ticket >= left[pool + card]:
        ticket -= left[pool + card]
        card += 1
    return card


def recount(state: Palace, seat: int, left: list[int]) -> None:
    """Hands, deck and the card in transit as the traces now say."""
    last: i64 = generation(state) * 10
    k: i64
    for k in range(10):
        state.deck[k] = left[last + k]
    for k in range(40):
        if k // 10 != seat:
            state.hands[k] = state.known[k]
    for k in range(len(state.traces)):
        entry: i64 = state.traces[k]
        holder: i64 = (entry // 10) % 16
        card: i64 = entry % 10
        if holder == TRANSIT:
            state.transit = card
        elif holder < STALL_HOLDER and holder != seat:
            state.hands[holder * 10 + card] += 1
        elif holder >= LEAVES and holder - LEAVES != seat:
            state.hands[(holder - LEAVES) * 10 + card] -= 1
