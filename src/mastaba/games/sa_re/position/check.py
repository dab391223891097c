"""Which positions are possible: goods are conserved, and the agenda is one that a game can have."""

from __future__ import annotations

from mastaba.games.sa_re.data import CARDS, DECK, HAND, KINDS, PYRAMID, RESOURCES, SITE, TILES
from mastaba.games.sa_re.moves import SIZE
from mastaba.games.sa_re.rules.razing import TrimStock
from mastaba.games.sa_re.rules.shoe import SeasonCard
from mastaba.games.sa_re.rules.sites import tile_at
from mastaba.games.sa_re.state import (
    COMPLETED,
    NONE,
    TILE,
    UNDECIDED,
    City,
    capacity,
    has_revolted,
    is_up,
    last,
    stocked,
)
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep
from mastaba.kernel.errors import BadInput
from mastaba.kernel.vectors import counts


def check(state: City) -> None:
    """BadInput for a position that no game could come to."""
    broken = broken_invariant(state) or broken_moment(state)
    if broken is not None:
        raise BadInput(f"this position is impossible: {broken}")


def broken_moment(state: City) -> str | None:
    """Why the game could not stand where it stands."""
    step = state.now
    if (state.ending == UNDECIDED) != (step is not None):
        return "a game is over, or somebody decides"
    if step is None:
        return None
    if step.seat == AUTOMATIC:
        return f"{type(step).__name__} is nobody's decision"
    if any(other.seat >= state.setup.seats for other in [step, *state.agenda]):
        return "its agenda names a seat that nobody has"
    out, weights = counts(SIZE), counts(SIZE)
    if isinstance(step, SeasonCard) and (state.top != NONE or state.shoe_size == 0):
        return "the top card of the shoe is known or there is none"
    found = step.outcomes(state, out, weights) if step.seat == CHANCE else step.options(state, out)
    return None if found > 0 else f"{type(step).__name__} has nothing to decide"


def broken_invariant(state: City) -> str | None:
    """The first thing that could not be so on a table (SR-1.2)."""
    return broken_cards(state) or broken_tiles(state) or broken_players(state)


def broken_cards(state: City) -> str | None:
    """Every season card lies somewhere, and one card is removed while a season runs (SR-5.1)."""
    undecided = 0
    for card in range(DECK):
        lying = int(state.aside[card] + state.batch[card])
        lying += sum(card == int(known) for known in (state.top, state.looked, state.looked_next))
        if card < RESOURCES:
            lying += sum(int(state.hands[seat * HAND + card]) for seat in range(state.setup.seats))
        if state.unseen[card] < 0 or lying + state.unseen[card] != state.data.deck[card]:
            return f"{lying} of {state.data.deck[card]} cards {CARDS[card]} lie outside the shoe"
        undecided += int(state.unseen[card])
    if state.shoe_size > 0 and state.shoe_size - (state.top != NONE) != undecided - 1:
        return "the shoe must hold all undecided cards but one"
    if state.shoe_size == 0 and state.top != NONE:
        return "an empty shoe has no top card"
    for seat_card in range(state.setup.seats * HAND):
        if not 0 <= state.locked[seat_card] <= state.hands[seat_card]:
            return "a card is locked that is not there"
        if not 0 <= state.older[seat_card] <= state.hands[seat_card] - state.locked[seat_card]:
            return "a card of an earlier turn is not there, or was swapped in this season"
        if state.older[seat_card] and is_season_over(state) and not has_revolted(state, seat_card // HAND):
            return "cards of earlier turns are told apart in a season and after a revolt only"
    return None


def broken_tiles(state: City) -> str | None:
    """Tiles are on the board or on a site; pyramids have one owner each (SR-1.2)."""
    seats = state.setup.seats
    for kind in range(1, PYRAMID):
        owned = sum(int(row[seat * KINDS + kind]) for row in (state.completed, state.projects) for seat in range(seats))
        waiting = sum(
            type(step).__name__ == "PlaceStart" and step.facts()["tile"] == TILES[kind] for step in todo(state)
        )
        total = seats * (2 if kind <= 2 else 1)
        missing = seats if kind <= 2 and type(state.now).__name__ == "ChooseFirst" else waiting
        if state.supply[kind] < 0 or owned + missing + state.supply[kind] != total:
            return f"{owned} of {total} tiles {TILES[kind]} are on sites and {state.supply[kind]} on the board"
    numbers = [int(state.pyramids[seat]) for seat in range(seats) if state.pyramids[seat] != 0]
    numbers += [number for number in range(1, 5) if (state.pile >> number) & 1]
    if sorted(numbers) != list(range(1, seats + 1)):
        return f"the pyramids in play must be 1 to {seats}"
    return next((broken for seat in range(seats) if (broken := broken_site(state, seat)) is not None), None)


def todo(state: City) -> list[AnyStep]:
    return [] if state.now is None else [state.now, *state.agenda]


def broken_site(state: City, seat: int) -> str | None:
    for kind in range(1, KINDS):
        tiles = [tile_at(state, seat, space, slot) for space in range(SITE) for slot in range(2)]
        done = sum(tile & TILE == kind and bool(tile & COMPLETED) for tile in tiles)
        lying = sum(tile & TILE == kind for tile in tiles)
        if (
            done != state.completed[seat * KINDS + kind]
            or not 0 <= state.projects[seat * KINDS + kind] + done - lying <= 1
        ):
            return f"the tiles {TILES[kind]} of player {seat + 1} are miscounted"
        if kind > 5 and lying > 1:
            return f"player {seat + 1} has two tiles {TILES[kind]}"
    has_pyramid = state.completed[seat * KINDS + PYRAMID] + state.projects[seat * KINDS + PYRAMID] > 0
    if has_pyramid != (state.pyramids[seat] != 0):
        return f"player {seat + 1} has a pyramid without a number, or a number without a pyramid"
    steps = int(state.data.steps[state.pyramids[seat]])
    if has_pyramid and (state.steps[seat] >= steps) != (state.completed[seat * KINDS + PYRAMID] > 0):
        return f"the pyramid of player {seat + 1} is completed with its last step"
    return None


def is_season_over(state: City) -> bool:
    """In the building phase a cube may take the space of a marker away; nobody revolts any more (SR-3.3, SR-8.1)."""
    steps = {type(step).__name__ for step in todo(state)}
    return state.now is None or ("EndTurn" in steps and not steps & {"OpenSeason", "EndSequence"})


def broken_players(state: City) -> str | None:
    over = is_season_over(state)
    for seat in range(state.setup.seats):
        if not 0 <= state.markers[seat] <= (state.data.track if over else last(state, seat)):
            return f"the marker of player {seat + 1} is off the track"
        if not over and is_up(state, seat) and state.markers[seat] == last(state, seat):
            return f"the marker of player {seat + 1} stands on the last space without a revolt"
        if not 0 <= state.caravans[seat] <= state.data.caravans:
            return f"the caravans of player {seat + 1} are off the track"
        trimming = isinstance(state.now, TrimStock) and state.now.seat == seat
        room = int(capacity(state, seat)) if state.completed[seat * KINDS + 2] else int(state.data.capacity)
        if (
            stocked(state, seat) > room
            and not trimming
            and type(state.now).__name__ not in ("ChooseFirst", "PlaceStart")
        ):
            return f"the stock of player {seat + 1} does not fit into the Warehouses"
        if not 0 <= state.cubes[seat] <= state.data.cubes:
            return f"player {seat + 1} has too many black cubes"
    return None
