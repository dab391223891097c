"""What a seat of Cleopatra knows, as planes of numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from mastaba.games.cleopatra.garden import HIGH, LOW, LOW_SQUARES, SQUARES
from mastaba.games.cleopatra.state import DOWN, NONE, STALL, Palace, hand_size
from mastaba.kernel.observation import AMOUNT, PIECES, Plane, is_asked, put, put_amount, put_bits, put_one_hot, put_row

CARDS: Final = 10
TILES: Final = 12
HIGH_SQUARES: Final = SQUARES - LOW_SQUARES


def planes(seats: int) -> tuple[Plane, ...]:
    return (
        Plane(
            "table",
            (21,),
            (AMOUNT, 9, 9, 9, 1, PIECES, 1, 9, 9, 1, 1, AMOUNT, AMOUNT, 9, 9, *[1] * 6),
            "turn; how far Cleopatra has come; waivers of artisans, of resources; hand limit due; pieces "
            "built in this visit; a piece is being paid for; artisans, resources owed; a credit was "
            "taken; a card is drawn and not laid; undecided cards of the deck; face-down ones among them;"
            " sphinxes left, right; obelisk left, right; door left, right; pedestal; throne",
        ),
        Plane(
            "seats",
            (seats, 10),
            (1, 1, 1, AMOUNT, AMOUNT, 9, AMOUNT, PIECES, 1, AMOUNT),
            "asked now; has the turn; led Cleopatra to the doors; scarabs; amulets; statues not placed; "
            "amulets that count at the end; cards in hand; offering made; this seat's own offering",
        ),
        Plane("cards", (2, CARDS), PIECES, "own hand and discard: A, S M W L, the doubles S2 M2 W2 L2, cave"),
        Plane("known", (seats, CARDS), PIECES, "cards of each hand that everybody saw going there"),
        Plane("places", (5, 6), 1, "which worshipper stands on each place; the sixth: nobody"),
        Plane("penalties", (5, 2), 9, "what each place asks: scarabs, amulets"),
        Plane("helper", (5,), 1, "the worshipper activated this turn"),
        Plane("resources", (2, 4), 9, "by resource, S M W L: paid so far; credits"),
        Plane("stalls", (3, STALL), PIECES, "cards on each stall, by card; the last: face-down ones"),
        Plane("stocked", (3,), 1, "stalls that got their card in this refill"),
        Plane(
            "drawn",
            (2, CARDS + 1),
            1,
            "the card drawn and not yet laid; the known top of the deck; the last: face down",
        ),
        Plane("walls", (9,), 1, "column walls that stand"),
        Plane("mosaics", (2, TILES), 1, "the mosaic on top of the stack, F I L N P T U V W X Y Z; those below it"),
        Plane(
            "garden",
            (3 + seats, 9, 9),
            1,
            "squares under mosaics, rank 1 first; the throne's square; palms; squares of each seat's sanctuaries",
        ),
    )


def observe(state: Palace, seat: i64, out: BytesWriter) -> None:
    seats: i64 = state.seats
    put_table(out, state)
    k: i64
    for k in range(seats):
        put_seat(out, state, (seat + k) % seats, k == 0)
    put_row(out, state.hands, seat * CARDS, CARDS)
    put_row(out, state.discard, 0, CARDS)
    for k in range(seats):
        put_row(out, state.known, (seat + k) % seats * CARDS, CARDS)
    for k in range(5):
        put_one_hot(out, 5 if state.places[k] == NONE else state.places[k], 6)
    for k in range(5):
        put(out, state.data.sobek_scarabs[k])
        put(out, state.data.sobek_amulets[k])
    put_one_hot(out, state.helper, 5)
    put_bits(out, state.types, 4)
    put_row(out, state.credits, 0, 4)
    put_row(out, state.stalls, 0, 3 * STALL)
    put_bits(out, state.stocked, 3)
    put_one_hot(out, DOWN if state.transit != NONE and state.transit_down else state.transit, CARDS + 1)
    put_one_hot(out, state.top, CARDS + 1)
    put_bits(out, state.walls, 9)
    put_one_hot(out, state.tile, TILES)
    put_bits(out, state.stack, TILES)
    put_garden(out, state.covered_low, state.covered_high)
    put_garden(out, LOW ^ state.data.garden_low, HIGH ^ state.data.garden_high)
    put_garden(out, state.data.palms_low, state.data.palms_high)
    words = state.sanctuaries
    for k in range(seats):
        slot: i64 = (seat + k) % seats * 4
        put_garden(out, words[slot] | words[slot + 2], words[slot + 1] | words[slot + 3])


def put_table(out: BytesWriter, state: Palace) -> None:
    put_amount(out, state.turn)
    put(out, state.cleopatra)
    put(out, state.waive_artisans)
    put(out, state.waive_resources)
    put(out, 1 if state.limit_due else 0)
    put(out, state.built)
    put(out, 0 if state.piece == NONE else 1)
    put(out, state.owed_artisans)
    put(out, state.owed_resources)
    put(out, 1 if state.took_credit else 0)
    put(out, 0 if state.transit == NONE else 1)
    put(out, state.deck_size)
    put(out, state.deck_down)
    put_row(out, state.sphinxes, 0, 2)
    put_bits(out, state.obelisks, 2)
    put_bits(out, state.doors, 2)
    put(out, 1 if state.dais >= 1 else 0)
    put(out, 1 if state.dais == 2 else 0)


def put_seat(out: BytesWriter, state: Palace, other: i64, own: bool) -> None:
    put(out, is_asked(state, other))
    put(out, 1 if state.active == other else 0)
    put(out, 1 if state.trigger == other else 0)
    put_amount(out, state.scarabs[other])
    put_amount(out, state.amulets[other])
    put(out, state.statues[other])
    put_amount(out, state.rests[other])
    put(out, hand_size(state, other))
    bid: i64 = state.bids[other]
    put(out, 0 if bid == NONE else 1)
    put_amount(out, bid if own and bid != NONE else 0)


def put_garden(out: BytesWriter, low: i64, high: i64) -> None:
    put_bits(out, low, LOW_SQUARES)
    put_bits(out, high, HIGH_SQUARES)
