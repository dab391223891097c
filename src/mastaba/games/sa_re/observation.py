"""What a seat of Sa-Ré knows, as planes of numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import DECK, HAND, KINDS, SITE
from mastaba.games.sa_re.moves import SOURCES
from mastaba.games.sa_re.rules.shoe import knows
from mastaba.games.sa_re.state import COMPLETED, MOVED, NONE, TILE, Table
from mastaba.kernel.planes import MOST, Plane, put, put_asked, put_bits, put_one_hot, put_row

HIDDEN: Final = DECK  # a card that is decided and that this seat has not seen


def planes(seats: int) -> tuple[Plane, ...]:
    return (
        Plane("asked", (seats,), 1, "who decides now"),
        Plane("turn", (1,), MOST, "the number of the turn"),
        Plane("first", (seats,), 1, "who is first"),
        Plane("supply", (KINDS,), MOST, "tiles on the board, by kind"),
        Plane("pyramid_pile", (4,), 1, "pyramids on the board, by number"),
        Plane("stage", (3,), 2, "what may be done in this phase now, tiles started in it, goal of the game"),
        Plane("started", (KINDS,), 1, "kinds started in this phase"),
        Plane("season", (3,), MOST, "cards in the shoe; whether it lies in the dark; whether the last sequence runs"),
        Plane("shoe", (3, DECK + 1), 1, "the top card of the shoe and the two a Temple looks at; the last: unseen"),
        Plane("unseen", (DECK,), MOST, "cards this seat has not seen: of the shoe, and the removed one"),
        Plane("aside", (DECK,), MOST, "season cards that are out of the season"),
        Plane("actor", (seats,), 1, "whose Work Sequence runs"),
        Plane("sequence", (5,), MOST, "cards taken, unrest dealt with, produced, next card forced, cards due by Horus"),
        Plane("given", (seats,), 1, "who was given an unrest card in this sequence"),
        Plane("rose", (seats,), 1, "who may react"),
        Plane("batch", (DECK,), MOST, "cards drawn and not yet dealt with"),
        Plane("project", (KINDS + SITE,), 1, "what is being paid for: its kind, and its space"),
        Plane("need", (3,), MOST, "what the project still needs: gold, stone, wood"),
        Plane("paid", (SOURCES,), MOST, "what has been paid, by source"),
        Plane("seats", (seats, 11), MOST, "obelisk up, revolted, marker, cubes, first main, second administrative, "
              "second main, caravans, pyramid's number, its steps, built and stepped this turn as bits"),
        Plane("hands", (seats, HAND), MOST, "cards of each hand: nine resource cards, and wild ones"),
        Plane("locked", (seats, HAND), MOST, "cards that were swapped this season"),
        Plane("used", (seats, KINDS), 1, "powers used this season"),
        Plane("stock", (seats, 4), MOST, "stock: gold, stone, wood, wild"),
        Plane("tokens", (seats, 4), MOST, "tokens for this turn"),
        Plane("completed", (seats, KINDS), MOST, "completed tiles, by kind"),
        Plane("projects", (seats, KINDS), MOST, "projects, by kind"),
        Plane("sites", (seats, SITE, 2, 3), KINDS, "each slot of each space: its tile, whether it is completed, "
              "whether it was moved in this phase"),
    )  # fmt: skip


def observe(state: Table, seat: i64, out: BytesWriter) -> None:
    seats: i64 = state.switches.seats
    put_asked(out, state, seat, seats)
    put(out, state.turn)
    put_one_hot(out, (state.first - seat + seats) % seats, seats)
    put_row(out, state.supply, 0, KINDS)
    put_bits(out, state.pile >> 1, 4)
    put(out, state.stage)
    put(out, state.begun)
    put(out, state.switches.goal)
    put_bits(out, state.started, KINDS)
    put_season(out, state, seat)
    put_one_hot(out, (state.actor - seat + seats) % seats, seats)
    put(out, state.taken)
    put(out, state.unrest)
    put(out, 1 if state.produced else 0)
    put(out, 1 if state.forced else 0)
    put(out, state.due)
    put_set(out, state.given, seat, seats)
    put_set(out, state.rose, seat, seats)
    put_row(out, state.batch, 0, DECK)
    put_one_hot(out, NONE if state.project == NONE else state.project % KINDS, KINDS)
    put_one_hot(out, NONE if state.project == NONE else state.project // KINDS, SITE)
    put_row(out, state.need, 0, 3)
    put_row(out, state.paid, 0, SOURCES)
    put_players(out, state, seat, seats)


def put_set(out: BytesWriter, members: i64, seat: i64, seats: i64) -> None:
    """A set of seats, seen from one."""
    k: i64
    for k in range(seats):
        put(out, (members >> ((seat + k) % seats)) & 1)


def put_season(out: BytesWriter, state: Table, seat: i64) -> None:
    """A decided card that the seat has not seen counts among the unseen ones."""
    put(out, state.shoe_size)
    put(out, 1 if state.dark else 0)
    put(out, 1 if state.final else 0)
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


def seen(card: i64, known: i64, seat: i64) -> i64:
    return card if card == NONE or knows(known, int(seat)) else HIDDEN


def put_players(out: BytesWriter, state: Table, seat: i64, seats: i64) -> None:
    k: i64
    for k in range(seats):
        other: i64 = (seat + k) % seats
        put(out, (state.up >> other) & 1)
        put(out, (state.revolted >> other) & 1)
        put(out, state.markers[other])
        put(out, state.cubes[other])
        put_bits(out, state.stages[other], 3)
        put(out, state.caravans[other])
        put(out, state.pyramids[other])
        put(out, state.steps[other])
        put(out, ((state.built >> other) & 1) + 2 * ((state.stepped >> other) & 1))
    put_rows(out, state.hands, seat, seats, HAND)
    put_rows(out, state.locked, seat, seats, HAND)
    for k in range(seats):
        put_bits(out, state.used[(seat + k) % seats], KINDS)
    put_rows(out, state.stock, seat, seats, 4)
    put_rows(out, state.tokens, seat, seats, 4)
    put_rows(out, state.completed, seat, seats, KINDS)
    put_rows(out, state.projects, seat, seats, KINDS)
    for k in range(seats):
        put_site(out, state, (seat + k) % seats)


def put_rows(out: BytesWriter, rows: vec[i64], seat: i64, seats: i64, size: i64) -> None:
    """The rows of all seats, beginning with one."""
    k: i64
    for k in range(seats):
        put_row(out, rows, (seat + k) % seats * size, size)


def put_site(out: BytesWriter, state: Table, seat: i64) -> None:
    k: i64
    for k in range(seat * SITE * 2, (seat + 1) * SITE * 2):
        cell = i64(state.sites[k])
        put(out, cell & TILE)
        put(out, 1 if cell & COMPLETED else 0)
        put(out, 1 if cell & MOVED else 0)
