"""What a seat of Babel knows, as planes of numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from mastaba.games.babel.data import LEVELS
from mastaba.games.babel.state import COLUMN, OFFER, Duel, hand_size, total
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

CARDS_SHOWN: Final = 12  # of a column, the newest first
OFFERS_SHOWN: Final = 6  # of a Temple column

PLANES: Final = (
    Plane(
        "table",
        (7,),
        (AMOUNT, 1, 1, PIECES, PIECES, PIECES, LEVELS),
        "turn; migrated in this turn; endgame; cards in the draw pile; unknown cards in the Temple pile; "
        "known ones on top of it; the level of the topmost",
        (6,),
    ),
    Plane(
        "seats",
        (2, 6),
        (1, 1, PIECES, 1, 5 * LEVELS, PIECES),
        "asked now; has the turn; cards in hand; reserve unbuilt; sum of its temples; cards in its Temple column",
    ),
    Plane(
        "cards",
        (5, 5),
        12,
        "by nation, A H M P S: own hand; those of it the other seat can name; those of the other hand "
        "this seat can name; draw pile and other hand together; discard",
    ),
    Plane("temple_pile", (6,), 12, "unknown cards of the Temple pile, by level"),
    Plane("pawns", (2, 6), 1, "where each pawn stands: one of the five sites, or the quarry"),
    Plane("lengths", (2, 5), 60, "cards in each column, by site"),
    Plane(
        "columns",
        (2, 5, CARDS_SHOWN),
        5,
        "the newest cards of each column, the newest first: 1 to 5 for A to S",
        tuple(range(CARDS_SHOWN)),
    ),
    Plane("temples", (2, 5, 6), 1, "the levels of each temple: a one for each card from level 1 to 6"),
    Plane(
        "temple_columns",
        (2, OFFERS_SHOWN),
        LEVELS,
        "the newest cards of each Temple column by level, the newest first",
        tuple(range(OFFERS_SHOWN)),
    ),
)


def observe(state: Duel, seat: i64, out: BytesWriter) -> None:
    other: i64 = 1 - seat
    put_table(out, state)
    put_seat(out, state, seat)
    put_seat(out, state, other)
    put_row(out, state.hands, seat * 5, 5)
    put_row(out, state.noted, seat * 5, 5)
    put_row(out, state.noted, other * 5, 5)
    k: i64
    for k in range(5):
        put(out, state.deck[k] + state.hands[other * 5 + k])
    put_row(out, state.discard, 0, 5)
    put_row(out, state.pile, 1, 6)
    put_one_hot(out, state.pawns[seat], 6)
    put_one_hot(out, state.pawns[other], 6)
    put_row(out, state.lengths, seat * 5, 5)
    put_row(out, state.lengths, other * 5, 5)
    put_columns(out, state, seat)
    put_columns(out, state, other)
    for k in range(5):
        put_bits(out, state.temples[seat * 5 + k] >> 1, 6)
    for k in range(5):
        put_bits(out, state.temples[other * 5 + k] >> 1, 6)
    put_offers(out, state, seat)
    put_offers(out, state, other)


def put_table(out: BytesWriter, state: Duel) -> None:
    put_amount(out, state.turn)
    put(out, 1 if state.migrated else 0)
    put(out, 1 if state.endgame else 0)
    put(out, state.deck_size)
    put(out, state.pile_size)
    returned = state.returned
    size: i64 = len(returned)
    put(out, size)
    put(out, returned[size - 1] if size > 0 else 0)


def put_seat(out: BytesWriter, state: Duel, seat: i64) -> None:
    put(out, is_asked(state, seat))
    put(out, 1 if state.active == seat else 0)
    put(out, hand_size(state, seat))
    put(out, state.reserves[seat])
    put(out, total(state, seat))
    put(out, state.offered[seat])


def put_columns(out: BytesWriter, state: Duel, seat: i64) -> None:
    columns = state.columns
    here: i64
    k: i64
    for here in range(seat * 5, seat * 5 + 5):
        length: i64 = state.lengths[here]
        shown: i64 = min(length, CARDS_SHOWN)
        newest: i64 = here * COLUMN + length - 1
        for k in range(shown):
            write_i16_le(out, i16(columns[newest - k]) + 1)
        out.write(ZEROS[CARDS_SHOWN - shown])


def put_offers(out: BytesWriter, state: Duel, seat: i64) -> None:
    length: i64 = state.offered[seat]
    shown: i64 = min(length, OFFERS_SHOWN)
    newest: i64 = seat * OFFER + length - 1
    k: i64
    for k in range(shown):
        write_i16_le(out, i16(state.offers[newest - k]))
    out.write(ZEROS[OFFERS_SHOWN - shown])
