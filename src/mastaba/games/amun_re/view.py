"""What a seat may see, and the worlds it may imagine behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import ADJ, CARDS, PROVINCES
from mastaba.games.amun_re.derived import derived, still_due
from mastaba.games.amun_re.position import save
from mastaba.games.amun_re.position.load import PUBLIC, SEALED, read
from mastaba.games.amun_re.rules.buying import chooser
from mastaba.games.amun_re.rules.offering import sealed
from mastaba.games.amun_re.state import DRAWN, KINDS, LAND, NONE, PLACES, STOLEN, Egypt, kinds_text
from mastaba.kernel.agenda import SPECTATOR, Simultaneous
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document, Reader
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.kernel.vectors import counts

# How many unseen cards each hand and province has, and the cards drawn by another; copied for every world.
NO_HOLES: Final = counts(PLACES)


# ---------------------------------------------------------------------- what is seen
def open_view(game: Game, state: Egypt) -> Document:
    """What lies open for everybody (AR-9.1): the board and the discard, and what follows from them."""
    return {
        **game.header(state.setup),
        **save.public(state),
        "provinces": {code: shown_land(state, p) for p, code in enumerate(PROVINCES)},
        "deck": int(state.deck_size),
        "derived": derived(state),
    }


def views(state: Egypt, seats: list[int]) -> list[Document]:
    """The rest for each of these seats."""
    strangers: Document = {str(other + 1): shown_player(state, other, SPECTATOR) for other in range(int(state.seats))}
    return [view(state, seat, strangers) for seat in seats]


def view(state: Egypt, seat: int, strangers: Document) -> Document:
    """What the seat may see besides (AR-9.1): gold, its own hand, and numbers of cards.

    `due` is how many cards it still has to name for what it is asked. What it could have noted down is there too
    (AR-9.3): which unseen cards cannot be in the draw pile ("noted"), and which cards from under the pile it has seen
    go where ("known")."""
    own = seat != SPECTATOR
    choosing = chooser(state)
    public_row = int(state.seats) * KINDS
    noted = {PUBLIC: kinds_text(state.noted, public_row)}
    if own:
        noted[str(seat + 1)] = kinds_text(state.noted, seat * KINDS)
    return {
        "seat": seat + 1 if own else None,
        "due": still_due(state, seat) if own else 0,
        "least": CARDS[state.least] if choosing in (NONE, seat) else None,
        "players": {**strangers, str(seat + 1): shown_player(state, seat, seat)} if own else strangers,
        "bottom": save.bottom_text(state, seat),
        "shown": kinds_text(state.shown) if choosing in (NONE, seat) else size_of(state.shown, 0),
        "noted": noted,
        "known": {**public_known(state), **({str(seat + 1): save.known_cards(state, seat)} if own else {})},
    }


def public_known(state: Egypt) -> Document:
    """The cards that everybody can name, where rejected ones are shown (AR-5.4)."""
    return {PUBLIC: save.known_cards(state, int(state.seats))} if state.rejects_shown else {}


def size_of(row: vec[i64], first: int) -> int:
    return sum(int(row[first + kind]) for kind in range(KINDS))


def shown_player(state: Egypt, other: int, seat: int) -> Document:
    shown = save.player(state, other)
    if other == seat:
        return {**shown, **save.secrets(state, other)}
    shown["hand"] = int(state.sizes[other])
    now = state.now
    if isinstance(now, Simultaneous):
        shown["offering"] = "" if now.lanes[other] else SEALED
    else:
        shown["offering"] = save.offering_text(state, other)
    return shown


def shown_land(state: Egypt, p: int) -> Document:
    return {**save.land(state, p), "cards": size_of(state.laid, p * KINDS)}


# ---------------------------------------------------------------------- what may be behind it
def imagine(setup: Setup, shown: Mapping[str, object], rng: Rng) -> Egypt:
    """A full position that looks like this view: hidden cards dealt at random among what was not seen.

    Every world fits all cards seen, sold, played and counted, also what can be told since the discard was reshuffled
    (AR-9.3). Left out: that old cards can only be with those who held cards at the reshuffle, that a card known to be
    among those somebody chose from in secret (draw2=on) is in that hand or under the pile, and whatever the others'
    choices tell.
    Sealed offerings of others are guessed; a choice that another seat has only begun is taken as not begun."""
    fields = Reader(shown)
    state = read(setup, fields)
    seat = fields.fields.get("seat")
    resample(state, seat - 1 if isinstance(seat, int) else SPECTATOR, rng)
    return state


def resample(state: Egypt, seat: int, rng: Rng) -> None:
    """Redraws in place what that seat cannot know, with the same distribution as imagine()."""
    state.laid, state.shown, state.noted = state.laid[:], state.shown[:], state.noted[:]
    state.known = state.known[:]
    committed = forget_sealed(state, seat)
    holes = NO_HOLES[:]
    collect(state, seat, holes)
    deal_known(state, seat, holes)
    deal_noted(state, seat, holes, rng)
    deal_rest(state, seat, holes, rng)
    renote(state, seat)
    choosing = chooser(state)
    if choosing not in (NONE, seat):
        state.least = lowest(state.shown)
    if isinstance(state.now, Simultaneous):
        seal(state, committed, rng)


def collect(state: Egypt, seat: int, holes: vec[i64]) -> None:
    """All that the seat does not see goes back to the draw pile."""
    own: i64 = seat
    other: i64
    for other in range(state.seats):
        if other != own:
            holes[other] = put_back(state, state.hands, other * KINDS)
    p: i64
    for p in range(LAND):
        if state.data.free_cards[p] > 0:
            holes[5 + p] = put_back(state, state.laid, p * KINDS)
    if chooser(state) not in (NONE, seat):
        holes[DRAWN] = put_back(state, state.shown, 0)
    for entry in state.bottom:
        if not save.sees_bottom(entry, seat):
            state.deck[entry % 16] += 1
            state.deck_size += 1


def put_back(state: Egypt, row: vec[i64], first: i64) -> i64:
    """Says how many cards there were."""
    found: i64 = 0
    kind: i64
    for kind in range(KINDS):
        cards: i64 = row[first + kind]
        if cards > 0:
            row[first + kind] = 0
            state.deck[kind] += cards
            found += cards
    state.deck_size += found
    return found


def place_card(state: Egypt, place: i64, kind: i64, holes: vec[i64]) -> None:
    state.deck[kind] -= 1
    state.deck_size -= 1
    holes[place] -= 1
    if place < 5:
        state.hands[place * KINDS + kind] += 1
    elif place < DRAWN:
        state.laid[(place - 5) * KINDS + kind] += 1
    else:
        state.shown[kind] += 1


def deal_known(state: Egypt, seat: int, holes: vec[i64]) -> None:
    """Cards that the seat saw go somewhere are there; one drawn to choose from may have been kept by now."""
    if len(state.known) == 0:
        return
    observer: i64 = state.seats if seat == SPECTATOR else seat
    choosing: i64 = chooser(state)
    place: i64
    kind: i64
    for place in range(PLACES):
        for kind in range(KINDS):
            for _ in range(state.known[(observer * PLACES + place) * KINDS + kind]):
                kept = place == DRAWN and holes[DRAWN] == 0
                place_card(state, choosing if kept else place, kind, holes)


def deal_noted(state: Egypt, seat: int, holes: vec[i64], rng: Rng) -> None:
    """Cards that cannot be in the draw pile are in some hand or on some province."""
    if not state.recounted:
        return
    observer: i64 = state.seats if seat == SPECTATOR else seat
    room: i64 = 0
    place: i64
    for place in range(DRAWN):
        room += holes[place]
    kind: i64
    for kind in range(KINDS):
        missing: i64 = state.noted[observer * KINDS + kind] - dealt(state, seat, kind)
        while missing > 0 and room > 0:
            ticket: i64 = rng.below(room)
            place = 0
            while ticket >= holes[place]:
                ticket -= holes[place]
                place += 1
            place_card(state, place, kind, holes)
            missing -= 1
            room -= 1


def dealt(state: Egypt, seat: int, kind: i64) -> i64:
    """Cards of a kind that already lie where the seat does not see them."""
    found: i64 = 0
    own: i64 = seat
    other: i64
    for other in range(state.seats):
        if other != own:
            found += state.hands[other * KINDS + kind]
    p: i64
    for p in range(LAND):
        found += state.laid[p * KINDS + kind]
    return found


def deal_rest(state: Egypt, seat: int, holes: vec[i64], rng: Rng) -> None:
    place: i64
    for place in range(PLACES):
        while holes[place] > 0:
            place_card(state, place, any_kind(state, rng), holes)
    if len(state.bottom) > 0:
        state.bottom = bytes(
            [entry if save.sees_bottom(entry, seat) else hide(state, entry, rng) for entry in state.bottom]
        )


def any_kind(state: Egypt, rng: Rng) -> i64:
    """A card of the draw pile, by lot."""
    ticket: i64 = rng.below(state.deck_size)
    kind: i64 = 0
    while ticket >= state.deck[kind]:
        ticket -= state.deck[kind]
        kind += 1
    return kind


def hide(state: Egypt, entry: int, rng: Rng) -> int:
    """Any card for a place under the pile."""
    kind = any_kind(state, rng)
    state.deck[kind] -= 1
    state.deck_size -= 1
    return int(kind) + entry - entry % 16


def renote(state: Egypt, seat: int) -> None:
    """What others could have noted follows from their new hands; what they alone know is forgotten, and what everybody
    knows of a hand is no news to it."""
    if state.recounted:
        own: i64 = seat
        public_row: i64 = state.seats * KINDS
        other: i64
        kind: i64
        for other in range(state.seats):
            if other != own:
                for kind in range(KINDS):
                    left: i64 = state.noted[public_row + kind] - state.hands[other * KINDS + kind]
                    state.noted[other * KINDS + kind] = max(left, 0)
    if len(state.known) > 0:
        choosing = chooser(state)
        for k in range(int(state.seats) * PLACES * KINDS):
            observer, place = k // (PLACES * KINDS), k // KINDS % PLACES
            if observer != seat:
                looks = place == observer or (place == DRAWN and choosing == observer)
                everybody = int(state.seats) * PLACES * KINDS + k % (PLACES * KINDS)
                state.known[k] = 0 if looks else state.known[everybody]


def lowest(row: vec[i64]) -> int:
    kind = 0
    while kind < KINDS - 1 and row[kind] == 0:
        kind += 1
    return kind


# ---------------------------------------------------------------------- sealed choices
def unseal(state: Egypt, seat: int) -> None:
    """The others choose anew."""
    if isinstance(state.now, Simultaneous):
        forget_sealed(state, seat)
        state.now = sealed(state)


def forget_sealed(state: Egypt, seat: int) -> list[bool]:
    """Takes away what others have sealed; says who had."""
    now = state.now
    if not isinstance(now, Simultaneous):
        return []
    state.pledged = state.pledged[:]
    committed: list[bool] = []
    other: i64
    for other in range(state.seats):
        own = other == seat
        committed.append(not own and not now.lanes[other])
        if not own:
            state.offers[other] = 0
            state.adjusting &= ~(1 << other)
            for kind in range(KINDS):
                state.pledged[other * KINDS + kind] = 0
    return committed


def seal(state: Egypt, committed: list[bool], rng: Rng) -> None:
    """A sealed choice is guessed: a theft or a gift, most often a small one, rarely with an Adjustment."""
    other: i64
    for other in range(state.seats):
        if committed[other]:
            if state.hands[other * KINDS + ADJ] > 0 and rng.below(4) == 0:
                state.adjusting |= 1 << other
            most: i64 = min(state.gold[other], 250)
            if most == 0 or rng.below(3) == 0:
                state.offers[other] = STOLEN
            else:
                state.offers[other] = 1 + rng.below(1 + rng.below(most))
    state.now = sealed(state)
