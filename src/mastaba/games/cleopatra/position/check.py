"""What no position can be: goods are conserved, and the game can stand where it stands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.garden import NAMES, PLACEMENTS, TILES, fits, squares_of
from mastaba.games.cleopatra.hidden.traces import LEAVES, STALL_HOLDER, TRANSIT
from mastaba.games.cleopatra.moves import CARDS, SIZE, VOCABULARY
from mastaba.games.cleopatra.position.save import sanctuaries
from mastaba.games.cleopatra.rules.market import StockStall
from mastaba.games.cleopatra.rules.paying import Pay
from mastaba.games.cleopatra.rules.pieces import forbids_place
from mastaba.games.cleopatra.rules.procession import complete_categories
from mastaba.games.cleopatra.state import DOWN, NONE, STALL, UNDECIDED, Palace, free_squares
from mastaba.kernel.agenda import CHANCE, Simultaneous
from mastaba.kernel.errors import BadInput
from mastaba.kernel.vectors import counts


def check_possible(state: Palace) -> None:
    """BadInput for a position that no game could come to."""
    broken = broken_invariant(state) or broken_moment(state)
    if broken is not None:
        raise BadInput(f"this position is impossible: {broken}")


def broken_moment(state: Palace) -> str | None:
    """Why the game could not stand where it stands."""
    step = state.now
    if (state.ending == UNDECIDED) != (step is not None):
        return "a game is over, or somebody decides"
    if min(5, complete_categories(state)) < state.cleopatra:
        return "Cleopatra is ahead of the pieces built"
    if step is None:
        return None
    free_low, free_high = free_squares(state)
    if state.tile != NONE and not fits(state.tile, free_low, free_high):
        return f"mosaic {TILES[state.tile]} fits nowhere and should have been removed"
    if state.piece != NONE and forbids_place(state, state.piece) is not None:
        return f"{VOCABULARY[state.piece].text} is paid for and has no place"
    if (isinstance(step, Pay) and state.piece == NONE) or (isinstance(step, StockStall) and state.transit == NONE):
        return "its agenda is none that a turn can have"
    if step.seat == CHANCE:
        return None if step.outcomes(state, counts(SIZE), counts(SIZE)) > 0 else "chance has nothing to decide"
    if step.seat < 0 or (step.seat != state.active and not isinstance(step, Simultaneous)):
        return "its agenda is none that a turn can have"
    return None if step.options(state, counts(SIZE)) > 0 else "nobody can decide anything"


def broken_invariant(state: Palace) -> str | None:
    """The first thing that could not be so on a table."""
    return broken_cards(state) or broken_traces(state) or broken_palace(state) or broken_players(state)


def broken_cards(state: Palace) -> str | None:
    for card in range(10):
        found = int(state.deck[card] + state.discard[card]) + sum(state.hands[seat * 10 + card] for seat in range(4))
        found += sum(state.stalls[stall * STALL + card] for stall in range(3))
        found += int(state.top == card) + int(state.transit == card and not state.transit_down)
        found += sum(
            1 for entry in state.traces if entry % 10 == card and STALL_HOLDER <= (entry // 10) % 16 <= TRANSIT
        )
        rows = (state.deck[card], state.discard[card], *[state.hands[seat * 10 + card] for seat in range(4)])
        if found != state.data.copies[card] or min(rows) < 0:
            return f"{found} of {state.data.copies[card]} cards {CARDS[card]} are somewhere"
    if state.deck_size != total(state.deck) or not 0 <= state.deck_down <= state.deck_size:
        return "the deck is not as large as its cards"
    return "a face-down top is not a card of the deck" if state.top == DOWN and state.deck_down == 0 else None


def total(row: vec[i64]) -> int:
    return sum([int(number) for number in row])


def broken_traces(state: Palace) -> str | None:
    """Hidden cards are where their traces say, and each generation holds what was never seen of it."""
    for seat in range(4):
        for card in range(10):
            held = [
                entry for entry in state.traces if entry % 10 == card and (entry // 10) % 16 in (seat, seat + LEAVES)
            ]
            came = sum(1 for entry in held if (entry // 10) % 16 == seat)
            left = sum(1 for entry in held if (entry // 10) % 16 == seat + LEAVES)
            if state.known[seat * 10 + card] + came - left != state.hands[seat * 10 + card]:
                return f"the hand of player {seat + 1} does not fit what is known of its cards {CARDS[card]}"
    for stall in range(3):
        hidden = sum(1 for entry in state.traces if (entry // 10) % 16 == stall + STALL_HOLDER)
        if hidden != state.stalls[stall * STALL + DOWN]:
            return f"stall {stall + 1} does not hold its face-down cards"
    last = len(state.pools) // 10 - 1
    for origin in range(last + 1):
        for card in range(10):
            unseen = sum(
                1
                for entry in state.traces
                if entry // 160 == origin and entry % 10 == card and (entry // 10) % 16 < LEAVES
            )
            unseen += int(state.deck[card]) if origin == last else 0
            if unseen != state.pools[origin * 10 + card]:
                return f"{unseen} of {state.pools[origin * 10 + card]} unseen cards {CARDS[card]} are somewhere"
    return None


def broken_palace(state: Palace) -> str | None:
    covered: list[int] = []
    for tile in range(12):
        place = int(state.laid[tile])
        if place != NONE:
            covered += PLACEMENTS[place]
            if state.stack >> tile & 1 or state.tile == tile:
                return f"mosaic {TILES[tile]} is laid and still in the stack"
    if len(covered) != len(set(covered)) or sorted(covered) != squares_of(state.covered_low, state.covered_high):
        return "mosaics overlap, or cover other squares than is said"
    if state.tile != NONE and state.stack >> state.tile & 1:
        return "the top mosaic is in the stack twice"
    no_garden = [*covered, int(state.data.throne)]
    for seat in range(4):
        for names in sanctuaries(state, seat):
            if any(NAMES.index(name) in no_garden for name in names.split()):
                return f"a sanctuary of player {seat + 1} lies under mosaics or the throne"
    return None


def broken_players(state: Palace) -> str | None:
    for seat in range(state.seats):
        if state.statues[seat] + len(sanctuaries(state, seat)) != state.data.statues or state.statues[seat] < 0:
            return (
                f"player {seat + 1} has {state.statues[seat]} statues and {len(sanctuaries(state, seat))} sanctuaries"
            )
        if state.scarabs[seat] < 0 or state.amulets[seat] < 0:
            return f"player {seat + 1} has less than nothing"
    return None
