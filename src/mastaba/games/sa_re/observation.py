"""What a seat of Sa-Ré knows, as planes of numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import DECK, HAND, KINDS, SITE
from mastaba.games.sa_re.moves import SOURCES
from mastaba.games.sa_re.state import COMPLETED, NONE, TILE, City, knows, lifts_of
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

HIDDEN: Final = DECK  # a card that is decided and that this seat has not seen


def planes(seats: int) -> tuple[Plane, ...]:
    return (
        Plane(
            "table",
            (17,),
            (AMOUNT, 3, 9, 9, PIECES, 1, 1, PIECES, PIECES, 1, 1, PIECES, PIECES, 1, 9, 9, 9),
            "turn; what may be done in this phase now; tiles started in it; goal of the game; cards in "
            "the shoe; it lies in the dark; the last sequence runs; cards taken in this sequence; unrest "
            "dealt with; produced; next card forced; cards due by Horus; pairs due after them; the last "
            "cards were drawn, not chosen; gold, stone, wood the project needs",
            (1, 3),
        ),
        Plane(
            "seats",
            (seats, 17),
            (1, 1, 1, 1, 1, 1, 1, PIECES, 9, 1, 1, 1, 9, 4, 9, 1, 1),
            "asked now; is first; its sequence runs; was given unrest; may react; obelisk up; revolted; "
            "marker; cubes; first main, second administrative, second main building; caravans; number of "
            "its pyramid; steps of it; built this turn; pyramid grew this turn",
            (13,),
        ),
        Plane("tiles", (3, KINDS), PIECES, "by kind: on the board; started in this phase; being paid for"),
        Plane("pyramid_pile", (4,), 1, "pyramids on the board, by number"),
        Plane("project_space", (SITE,), 1, "the space of what is being paid for"),
        Plane("shoe", (3, DECK + 1), 1, "the top card of the shoe, the two a Temple looks at; the last: unseen"),
        Plane("cards", (3, DECK), PIECES, "by card: unseen by this seat; out of the season; drawn and not dealt with"),
        Plane("paid", (SOURCES,), PIECES, "what has been paid, by source"),
        Plane(
            "hands",
            (3, seats, HAND),
            PIECES,
            "nine resource cards and wild ones: hands; swapped this season; kept from earlier turns",
        ),
        Plane("goods", (2, seats, 4), PIECES, "gold, stone, wood, wild: stock; tokens of this turn"),
        Plane("buildings", (3, seats, KINDS), PIECES, "by kind: power used this season; completed; projects"),
        Plane(
            "sites",
            (seats, SITE, 2, 3),
            (KINDS, 1, 9),
            "each slot of each space: its tile; completed; how often it was moved in this phase",
            (0,),
        ),
        Plane("nile", (SITE,), 1, "the spaces on the Nile"),
    )


def observe(state: City, seat: i64, out: BytesWriter) -> None:
    seats: i64 = state.switches.seats
    put_table(out, state)
    k: i64
    for k in range(seats):
        put_seat(out, state, (seat + k) % seats)
    put_row(out, state.supply, 0, KINDS)
    put_bits(out, state.started, KINDS)
    put_one_hot(out, NONE if state.project == NONE else state.project % KINDS, KINDS)
    put_bits(out, state.pile >> 1, 4)
    put_one_hot(out, NONE if state.project == NONE else state.project // KINDS, SITE)
    put_season(out, state, seat)
    put_row(out, state.paid, 0, SOURCES)
    put_rows(out, state.hands, seat, seats, HAND)
    put_rows(out, state.locked, seat, seats, HAND)
    put_rows(out, state.older, seat, seats, HAND)
    put_rows(out, state.stock, seat, seats, 4)
    put_rows(out, state.tokens, seat, seats, 4)
    for k in range(seats):
        put_bits(out, state.used[(seat + k) % seats], KINDS)
    put_rows(out, state.completed, seat, seats, KINDS)
    put_rows(out, state.projects, seat, seats, KINDS)
    for k in range(seats):
        put_site(out, state, (seat + k) % seats)
    put_bits(out, state.data.nile, SITE)


def put_table(out: BytesWriter, state: City) -> None:
    put_amount(out, state.turn)
    put(out, state.stage)
    put(out, state.begun)
    put(out, state.switches.goal)
    put(out, state.shoe_size)
    put(out, 1 if state.dark else 0)
    put(out, 1 if state.final else 0)
    put(out, state.taken)
    put(out, state.unrest)
    put(out, 1 if state.produced else 0)
    put(out, 1 if state.forced else 0)
    put(out, state.due)
    put(out, state.pairs)
    put(out, 1 if state.drawn else 0)
    put_row(out, state.need, 0, 3)


def put_seat(out: BytesWriter, state: City, other: i64) -> None:
    put(out, is_asked(state, other))
    put(out, 1 if state.first == other else 0)
    put(out, 1 if state.actor == other else 0)
    put(out, (state.given >> other) & 1)
    put(out, (state.rose >> other) & 1)
    put(out, (state.up >> other) & 1)
    put(out, (state.revolted >> other) & 1)
    put(out, state.markers[other])
    put(out, state.cubes[other])
    put_bits(out, state.stages[other], 3)
    put(out, state.caravans[other])
    put(out, state.pyramids[other])
    put(out, state.steps[other])
    put(out, (state.built >> other) & 1)
    put(out, (state.stepped >> other) & 1)


def put_season(out: BytesWriter, state: City, seat: i64) -> None:
    """A decided card that the seat has not seen counts among the unseen ones."""
    top: i64 = seen(state.top, state.top_known, seat)
    looked: i64 = seen(state.looked, state.looked_known, seat)
    after: i64 = seen(state.looked_next, state.looked_next_known, seat)
    put_one_hot(out, top, DECK + 1)
    put_one_hot(out, looked, DECK + 1)
    put_one_hot(out, after, DECK + 1)
    card: i64
    for card in range(DECK):
        number: i64 = state.unseen[card]
        if top == HIDDEN and state.top == card:
            number += 1
        if looked == HIDDEN and state.looked == card:
            number += 1
        if after == HIDDEN and state.looked_next == card:
            number += 1
        put(out, number)
    put_row(out, state.aside, 0, DECK)
    put_row(out, state.batch, 0, DECK)


def seen(card: i64, known: i64, seat: i64) -> i64:
    return card if card == NONE or knows(known, seat) else HIDDEN


def put_rows(out: BytesWriter, rows: vec[i64], seat: i64, seats: i64, size: i64) -> None:
    """The rows of all seats, beginning with one."""
    k: i64
    for k in range(seats):
        put_row(out, rows, (seat + k) % seats * size, size)


def put_site(out: BytesWriter, state: City, seat: i64) -> None:
    k: i64
    for k in range(seat * SITE * 2, (seat + 1) * SITE * 2):
        cell = i64(state.sites[k])
        if cell == 0:
            out.write(ZEROS[3])
        else:
            put(out, cell & TILE)
            put(out, 1 if cell & COMPLETED else 0)
            put(out, lifts_of(cell))
