"""What a seat of Amun-Re knows, as planes of numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from mastaba.games.amun_re.state import KINDS, LAND, NONE, SPACES, STOLEN, Table
from mastaba.games.amun_re.view import chooser
from mastaba.kernel.agenda import Together
from mastaba.kernel.planes import MOST, Plane, put, put_around, put_asked, put_bits, put_one_hot, put_row

SEALED: Final = 2  # an offering that is made and that this seat may not see


def planes(seats: int) -> tuple[Plane, ...]:
    return (
        Plane("asked", (seats,), 1, "who decides now"),
        Plane("round", (1,), 6, "the round"),
        Plane("first", (seats,), 1, "who has the Pharaoh"),
        Plane("table", (7,), MOST, "temple level, provinces turned up, units bought or taken in this step, power cards "
              "among them, cards still to be drawn or kept, the total of the offerings, cards played with a bid"),
        Plane("piles", (3,), MOST, "cards in the draw pile, rejected cards under it, cards in the discard"),
        Plane("discard", (KINDS,), MOST, "power cards in the discard, by kind"),
        Plane("hand", (KINDS,), MOST, "own power cards, by kind"),
        Plane("pledged", (KINDS,), MOST, "own cards to be sold when the offerings are opened"),
        Plane("shown", (KINDS,), MOST, "drawn cards that this seat may choose from"),
        Plane("least", (1,), KINDS, "the lowest kind that this seat may sell or keep next"),
        Plane("noted", (2, KINDS), MOST, "unseen cards that cannot be in the draw pile: by this seat's count, by all"),
        Plane("gold", (seats,), MOST, "gold of each seat"),
        Plane("points", (seats,), MOST, "points of each seat"),
        Plane("hand_sizes", (seats,), MOST, "power cards in each hand"),
        Plane("played", (seats, KINDS), 1, "power cards each seat has played in this phase"),
        Plane("bids", (seats, 2), LAND, "where each pawn stands: the province from 1, and the space of its price track"
              " from 1; 0 in hand"),
        Plane("offerings", (seats, 2), MOST, "each seat's offering: the gold given, and 0 for none or not made, "
              "1 for a theft, 2 for one that is sealed"),
        Plane("adjusting", (1,), 1, "whether an Offering Adjustment is in this seat's own sealed offering"),
        Plane("cards", (LAND, 4), 1, "each province's card: in the pile, on offer, used, set aside"),
        Plane("owners", (LAND, seats), 1, "who owns each province"),
        Plane("farmers", (LAND,), MOST, "farmers on fields"),
        Plane("free_farmers", (LAND,), MOST, "Free Farmers, off the fields"),
        Plane("bricks", (LAND,), MOST, "bricks"),
        Plane("pyramids", (LAND,), MOST, "pyramids"),
        Plane("laid", (LAND,), MOST, "power cards that lie face down on a province"),
        Plane("income_cards", (2, LAND), 1, "the provinces under the 8 Gold and the Harvest of the seat that collects"),
    )  # fmt: skip


def observe(state: Table, seat: i64, out: BytesWriter) -> None:
    put_asked(out, state, seat, state.seats)
    put(out, state.round)
    put_one_hot(out, relative(state, state.first, seat), state.seats)
    put(out, state.level)
    put(out, state.revealed)
    put(out, state.bought)
    put(out, state.claimed)
    put(out, state.left)
    put(out, state.total)
    put(out, state.playing)
    bottom: i64 = len(state.bottom)
    put(out, state.deck_size)
    put(out, bottom)
    put(out, state.discard_size)
    put_row(out, state.discard, 0, KINDS)
    put_row(out, state.hands, seat * KINDS, KINDS)
    put_row(out, state.pledged, seat * KINDS, KINDS)
    put_choice(out, state, seat)
    put_row(out, state.noted, seat * KINDS, KINDS)
    put_row(out, state.noted, state.seats * KINDS, KINDS)
    put_seats(out, state, seat)
    put_provinces(out, state, seat)


def relative(state: Table, whose: i64, seat: i64) -> i64:
    """How far a seat sits from the one that looks; NONE for nobody."""
    return NONE if whose == NONE else (whose - seat + state.seats) % state.seats


def put_choice(out: BytesWriter, state: Table, seat: i64) -> None:
    """The cards somebody chooses from are seen by that seat alone."""
    choosing: i64 = chooser(state)
    may_see = choosing in (NONE, seat)
    kind: i64
    for kind in range(KINDS):
        put(out, state.shown[kind] if may_see else 0)
    put(out, state.least if may_see else 0)


def put_seats(out: BytesWriter, state: Table, seat: i64) -> None:
    seats: i64 = state.seats
    put_around(out, state.gold, seat, seats)
    put_around(out, state.points, seat, seats)
    put_around(out, state.sizes, seat, seats)
    k: i64
    for k in range(seats):
        put_bits(out, state.played >> ((seat + k) % seats * KINDS), KINDS)
    for k in range(seats):
        bid: i64 = state.bids[(seat + k) % seats]
        put(out, 0 if bid == NONE else bid // SPACES + 1)
        put(out, 0 if bid == NONE else bid % SPACES + 1)
    for k in range(seats):
        put_offering(out, state, (seat + k) % seats, k == 0)
    put(out, (state.adjusting >> seat) & 1)


def put_offering(out: BytesWriter, state: Table, other: i64, own: bool) -> None:
    """Until the last one is made, of another's offering only that it is made is seen."""
    now = state.now
    given: i64 = state.offers[other]
    if not own and isinstance(now, Together):
        put(out, 0)
        put(out, 0 if len(now.lanes[other]) > 0 else SEALED)
    else:
        put(out, 0 if given == STOLEN else given)
        put(out, 1 if given == STOLEN else 0)


def put_provinces(out: BytesWriter, state: Table, seat: i64) -> None:
    p: i64
    for p in range(LAND):
        put_one_hot(out, state.cards[p], 4)
    for p in range(LAND):
        put_one_hot(out, relative(state, state.owners[p], seat), state.seats)
    put_row(out, state.farmers, 0, LAND)
    put_row(out, state.guests, 0, LAND)
    put_row(out, state.bricks, 0, LAND)
    put_row(out, state.pyramids, 0, LAND)
    kind: i64
    for p in range(LAND):
        cards: i64 = 0
        for kind in range(KINDS):
            cards += state.laid[p * KINDS + kind]
        put(out, cards)
    put_one_hot(out, state.gold8_at, LAND)
    put_one_hot(out, state.harvest_at, LAND)
