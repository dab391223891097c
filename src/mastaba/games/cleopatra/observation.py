"""What a seat of Cleopatra knows, as planes of numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from mastaba.games.cleopatra.garden import LOW_SQUARES, SQUARES
from mastaba.games.cleopatra.state import DOWN, NONE, STALL, Table, hand_size
from mastaba.kernel.planes import MOST, Plane, put, put_around, put_asked, put_bits, put_one_hot, put_row

CARDS: Final = 10
TILES: Final = 12
HIGH_SQUARES: Final = SQUARES - LOW_SQUARES


def planes(seats: int) -> tuple[Plane, ...]:
    return (
        Plane("asked", (seats,), 1, "who decides now"),
        Plane("turn", (1,), MOST, "the number of the turn"),
        Plane("active", (seats,), 1, "whose turn it is"),
        Plane("trigger", (seats,), 1, "who led Cleopatra to the doors"),
        Plane("cleopatra", (1,), MOST, "how far Cleopatra has come"),
        Plane("scarabs", (seats,), MOST, "scarabs of each seat"),
        Plane("amulets", (seats,), MOST, "amulets of each seat"),
        Plane("statues", (seats,), MOST, "statues not yet placed"),
        Plane("rests", (seats,), MOST, "amulets that count at the end"),
        Plane("hand", (CARDS,), MOST, "own cards: A, S M W L, the doubles S2 M2 W2 L2, cave"),
        Plane("hand_sizes", (seats,), MOST, "cards in each hand"),
        Plane("known", (seats, CARDS), MOST, "cards of each hand that everybody saw going there"),
        Plane("bids", (seats, 2), MOST, "offerings: whether it is made, and for this seat alone the amount"),
        Plane("places", (5, 6), 1, "which worshipper stands on each place; the sixth: nobody"),
        Plane("helper", (5,), 1, "the worshipper activated this turn"),
        Plane("this_turn", (9,), MOST, "waivers of artisans and of resources, whether the hand limit is due, pieces "
              "built in this visit, a piece is being paid for, artisans and resources owed, whether a credit was taken,"
              " whether a card has been drawn and not laid"),
        Plane("paid_types", (4,), 1, "resources paid so far, S M W L"),
        Plane("credits", (4,), MOST, "credits of each resource"),
        Plane("stalls", (3, STALL), MOST, "cards on each stall, by card; the last: face-down ones"),
        Plane("stocked", (3,), 1, "stalls that got their card in this refill"),
        Plane("transit", (CARDS + 1,), 1, "the card drawn and not yet laid on a stall; the last: face down"),
        Plane("top", (CARDS + 1,), 1, "the card on top of the deck, where it is known; the last: face down"),
        Plane("deck", (2,), MOST, "undecided cards of the deck, and how many of them lie face down"),
        Plane("discard", (CARDS,), MOST, "cards in the discard pile"),
        Plane("sphinxes", (2,), MOST, "sphinxes in each row"),
        Plane("obelisks", (2,), 1, "obelisks that stand, left and right"),
        Plane("doors", (2,), 1, "doors that stand, left and right"),
        Plane("walls", (9,), 1, "column walls that stand"),
        Plane("dais", (2,), 1, "the pedestal, the throne"),
        Plane("tile", (TILES,), 1, "the mosaic on top of the stack, in the order F I L N P T U V W X Y Z"),
        Plane("stack", (TILES,), 1, "the mosaics below it"),
        Plane("covered", (SQUARES,), 1, "squares of the garden under mosaics, a1 b1 to i9"),
        Plane("sanctuaries", (seats, SQUARES), 1, "squares of each seat's sanctuaries"),
    )  # fmt: skip


def observe(state: Table, seat: i64, out: BytesWriter) -> None:
    seats: i64 = state.seats
    put_asked(out, state, seat, seats)
    put(out, state.turn)
    put_one_hot(out, (state.active - seat + seats) % seats, seats)
    put_one_hot(out, NONE if state.trigger == NONE else (state.trigger - seat + seats) % seats, seats)
    put(out, state.cleopatra)
    put_around(out, state.scarabs, seat, seats)
    put_around(out, state.amulets, seat, seats)
    put_around(out, state.statues, seat, seats)
    put_around(out, state.rests, seat, seats)
    put_row(out, state.hands, seat * CARDS, CARDS)
    k: i64
    for k in range(seats):
        put(out, hand_size(state, (seat + k) % seats))
    for k in range(seats):
        put_row(out, state.known, (seat + k) % seats * CARDS, CARDS)
    for k in range(seats):
        bid: i64 = state.bids[(seat + k) % seats]
        put(out, 0 if bid == NONE else 1)
        put(out, bid if k == 0 and bid != NONE else 0)
    put_turn(out, state)
    put_market(out, state)
    put_palace(out, state, seat)


def put_turn(out: BytesWriter, state: Table) -> None:
    k: i64
    for k in range(5):
        put_one_hot(out, 5 if state.places[k] == NONE else state.places[k], 6)
    put_one_hot(out, state.helper, 5)
    put(out, state.waive_artisans)
    put(out, state.waive_resources)
    put(out, 1 if state.limit_due else 0)
    put(out, state.built)
    put(out, 0 if state.piece == NONE else 1)
    put(out, state.owed_artisans)
    put(out, state.owed_resources)
    put(out, 1 if state.took_credit else 0)
    put(out, 0 if state.transit == NONE else 1)
    put_bits(out, state.types, 4)
    put_row(out, state.credits, 0, 4)


def put_market(out: BytesWriter, state: Table) -> None:
    """Nobody sees a face-down card."""
    put_row(out, state.stalls, 0, 3 * STALL)
    put_bits(out, state.stocked, 3)
    put_one_hot(out, DOWN if state.transit != NONE and state.transit_down else state.transit, CARDS + 1)
    put_one_hot(out, state.top, CARDS + 1)
    put(out, state.deck_size)
    put(out, state.deck_down)
    put_row(out, state.discard, 0, CARDS)


def put_palace(out: BytesWriter, state: Table, seat: i64) -> None:
    put_row(out, state.sphinxes, 0, 2)
    put_bits(out, state.obelisks, 2)
    put_bits(out, state.doors, 2)
    put_bits(out, state.walls, 9)
    put(out, 1 if state.dais >= 1 else 0)
    put(out, 1 if state.dais == 2 else 0)
    put_one_hot(out, state.tile, TILES)
    put_bits(out, state.stack, TILES)
    put_garden(out, state.covered_low, state.covered_high)
    k: i64
    for k in range(state.seats):
        slot: i64 = (seat + k) % state.seats * 4
        words = state.sanctuaries
        put_garden(out, words[slot] | words[slot + 2], words[slot + 1] | words[slot + 3])


def put_garden(out: BytesWriter, low: i64, high: i64) -> None:
    put_bits(out, low, LOW_SQUARES)
    put_bits(out, high, HIGH_SQUARES)
