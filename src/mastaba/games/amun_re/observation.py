"""What a seat of Amun-Re knows, as planes of numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from mastaba.games.amun_re.rules.buying import chooser
from mastaba.games.amun_re.state import KINDS, LAND, NONE, SPACES, STOLEN, Egypt
from mastaba.kernel.agenda import Simultaneous
from mastaba.kernel.observation import (
    AMOUNT,
    PIECES,
    ZEROS,
    Plane,
    is_asked,
    put,
    put_amount,
    put_bits,
    put_one_hot,
    put_row,
)

ALL_KINDS: Final = (1 << 12) - 1
SEALED: Final = 2  # an offering that is made and that this seat may not see


def planes(seats: int) -> tuple[Plane, ...]:
    return (
        Plane(
            "table",
            (13,),
            (9, 9, LAND, PIECES, PIECES, PIECES, AMOUNT, PIECES, PIECES, PIECES, PIECES, KINDS, 1),
            "round; temple level; provinces turned up; units bought or taken in this step; power cards "
            "among them; cards still to be drawn or kept; total of the offerings; cards played with a "
            "bid; cards in the draw pile; rejected cards under it; cards in the discard; the lowest kind "
            "this seat may sell or keep next; an Offering Adjustment is in its own sealed offering",
            (11,),
        ),
        Plane(
            "seats",
            (seats, 9),
            (1, 1, AMOUNT, AMOUNT, PIECES, LAND, SPACES, AMOUNT, SEALED),
            "asked now; has the Pharaoh; gold; points; power cards in hand; the province its pawn stands "
            "on, from 1, or 0; the space of the price track, from 1, or 0; gold offered; 1 if it steals, "
            "2 if its offering is sealed",
            (5, 8),
        ),
        Plane(
            "cards",
            (6, KINDS),
            PIECES,
            "by kind: own hand; own cards to be sold when offerings are opened; drawn cards to choose "
            "from; discard; unseen cards that cannot be in the draw pile by this seat's count, and by all",
        ),
        Plane("played", (seats, KINDS), 1, "power cards each seat has played in this phase"),
        Plane(
            "provinces",
            (LAND, 11 + seats),
            (1, 1, 1, 1, PIECES, PIECES, PIECES, PIECES, PIECES, 1, 1, *[1] * seats),
            "its card: in the pile, on offer, used, set aside; farmers on fields; Free Farmers; bricks; "
            "pyramids; face-down power cards; under the 8 Gold; under the Harvest; then a one for its "
            "owner",
        ),
    )


def observe(state: Egypt, seat: i64, out: BytesWriter) -> None:
    choosing: i64 = chooser(state)
    sees = choosing in (NONE, seat)  # the cards somebody chooses from are seen by that seat alone
    put_table(out, state, seat, sees)
    k: i64
    for k in range(state.seats):
        put_seat(out, state, (seat + k) % state.seats, k == 0)
    put_row(out, state.hands, seat * KINDS, KINDS)
    put_row(out, state.pledged, seat * KINDS, KINDS)
    if sees:
        put_row(out, state.shown, 0, KINDS)
    else:
        out.write(ZEROS[KINDS])
    put_row(out, state.discard, 0, KINDS)
    put_row(out, state.noted, seat * KINDS, KINDS)
    put_row(out, state.noted, state.seats * KINDS, KINDS)
    for k in range(state.seats):
        put_bits(out, (state.played >> ((seat + k) % state.seats * KINDS)) & ALL_KINDS, KINDS)
    for k in range(LAND):
        put_province(out, state, k, seat)


def put_table(out: BytesWriter, state: Egypt, seat: i64, sees: bool) -> None:
    put(out, state.round)
    put(out, state.level)
    put(out, state.revealed)
    put(out, state.bought)
    put(out, state.claimed)
    put(out, state.left)
    put_amount(out, state.total)
    put(out, state.playing)
    put(out, state.deck_size)
    bottom: i64 = len(state.bottom)
    put(out, bottom)
    put(out, state.discard_size)
    put(out, state.least if sees else 0)
    put(out, (state.adjusting >> seat) & 1)


def put_seat(out: BytesWriter, state: Egypt, other: i64, own: bool) -> None:
    """Until the last offering is made, of another's only that it is made is seen."""
    put(out, is_asked(state, other))
    put(out, 1 if state.first == other else 0)
    put_amount(out, state.gold[other])
    put_amount(out, state.points[other])
    put(out, state.sizes[other])
    bid: i64 = state.bids[other]
    put(out, 0 if bid == NONE else bid // SPACES + 1)
    put(out, 0 if bid == NONE else bid % SPACES + 1)
    now = state.now
    given: i64 = state.offers[other]
    if not own and isinstance(now, Simultaneous):
        put(out, 0)
        put(out, 0 if len(now.lanes[other]) > 0 else SEALED)
    else:
        put_amount(out, 0 if given == STOLEN else given)
        put(out, 1 if given == STOLEN else 0)


def put_province(out: BytesWriter, state: Egypt, p: i64, seat: i64) -> None:
    put_one_hot(out, state.cards[p], 4)
    put(out, state.farmers[p])
    put(out, state.guests[p])
    put(out, state.bricks[p])
    put(out, state.pyramids[p])
    laid: i64 = 0
    if state.data.free_cards[p] > 0:
        k: i64
        for k in range(p * KINDS, p * KINDS + KINDS):
            laid += state.laid[k]
    put(out, laid)
    put(out, 1 if state.gold8_at == p else 0)
    put(out, 1 if state.harvest_at == p else 0)
    owner: i64 = state.owners[p]
    put_one_hot(out, NONE if owner == NONE else (owner - seat + state.seats) % state.seats, state.seats)
