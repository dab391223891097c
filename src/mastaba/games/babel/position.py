"""Positions as plain data that people can read: saving, loading, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.games.babel.events import cards_text, site_name
from mastaba.games.babel.inventory import broken_invariant, broken_moment
from mastaba.games.babel.rules.turn import PHASES, restore
from mastaba.games.babel.state import (
    ENDINGS,
    QUARRY,
    UNDECIDED,
    Table,
    add_card,
    column,
    empty_table,
    levels,
    offer,
    temple_column,
    total,
)
from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.documents import Document, Reader, set_agenda, write_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game

PLAYER_FIELDS: Final = ("pawn", "reserve", "hand", "noted", "columns", "temples", "temple_column", "total")
FIELDS: Final = (
    "turn", "active", "migrated", "endgame", "ended_by", "players", "deck", "discard", "pile", "returned", "agenda",
)  # fmt: skip
HEADER: Final = ("game", "rules", "edition", "seats", "options", "data", "seat")


# ---------------------------------------------------------------------- writing
def nations_text(counts: Sequence[int] | vec[i64], first: int = 0) -> str:
    """Cards without order, as in AAHS."""
    return "".join([NATIONS[nation] * int(counts[first + nation]) for nation in range(5)])


def levels_text(cards: Sequence[int]) -> str:
    return " ".join([str(level) for level in cards])


def save(game: Game, state: Table) -> Document:
    """The whole position."""
    return {
        **game.header(state.setup),
        **public(state),
        "players": {str(seat + 1): player(state, seat, True) for seat in range(2)},
        "deck": nations_text(state.deck),
        "pile": pile_text(state),
    }


def pile_text(state: Table) -> str:
    return levels_text([level for level in range(1, LEVELS + 1) for _k in range(state.pile[level])])


def public(state: Table) -> Document:
    """What lies open and belongs to neither player."""
    return {
        "turn": int(state.turn),
        "active": int(state.active) + 1,
        "migrated": state.migrated,
        "endgame": state.endgame,
        "ended_by": None if state.ending == UNDECIDED else ENDINGS[state.ending],
        "discard": nations_text(state.discard),
        "returned": levels_text(list(state.returned)),
        "agenda": write_agenda(state),
    }


def player(state: Table, seat: int, hand_open: bool) -> Document:
    """A player's side of the table; the contents of a closed hand are left to the caller."""
    base = seat * 5
    document: Document = {
        "pawn": site_name(state.pawns[seat]),
        "reserve": bool(state.reserves[seat]),
        "columns": {NATIONS[site]: cards_text(column(state, base + site)) for site in range(5)},
        "temples": {NATIONS[site]: levels_text(levels(state.temples[base + site])) for site in range(5)},
        "temple_column": levels_text(temple_column(state, seat)),
    }
    if hand_open:
        document["hand"] = nations_text(state.hands, base)
        document["noted"] = nations_text(state.noted, base)
    return document


# ---------------------------------------------------------------------- reading
def load(setup: Setup, document: Mapping[str, object]) -> Table:
    """A position as save() wrote it."""
    fields = Reader(document)
    fields.only((*FIELDS, *HEADER))
    for name in ("deck", "pile", "agenda"):
        if name not in document:
            raise BadInput(f"{name} is missing")
    state = read(setup, fields)
    check(state, fields)
    return state


def make(setup: Setup, given: Mapping[str, object]) -> Table:
    """A position made by hand: a moment in somebody's action phase, by default player 1's second turn.

    Reserves count as built unless said otherwise; cards that are not named lie in their piles."""
    fields = Reader(given, "position")
    fields.only(FIELDS)
    state = read(setup, fields)
    check(state, fields)
    return state


def read(setup: Setup, fields: Reader) -> Table:
    state = empty_table(setup)
    state.turn = fields.number("turn", 0, 10**9, 3)
    state.active = fields.number("active", 1, 2, 1) - 1
    state.migrated = fields.flag("migrated", False)
    state.endgame = fields.flag("endgame", False)
    if fields.fields.get("ended_by") is not None:
        state.ending = ENDINGS.index(fields.choice("ended_by", ENDINGS))
    players = fields.table("players")
    players.only(("1", "2"))
    state.pile[1] += 2  # the reserves go back to the pile: read_player takes them out again
    for seat in range(2):
        read_player(state, seat, players.table(str(seat + 1)))
    for nation in nations(fields, "discard"):
        state.discard[nation] += 1
        state.deck[nation] -= 1
    returned = level_cards(fields, "returned")
    state.returned = bytes(returned)
    for level in returned:
        state.pile[level] -= 1
    deal_counted_hands(state, players)
    state.deck_size = sum(state.deck[nation] for nation in range(5))
    state.pile_size = sum(state.pile[level] for level in range(1, LEVELS + 1))
    if "agenda" in fields.fields:
        set_agenda(state, [read_step(step) for step in fields.tables("agenda")])
    elif state.ending == UNDECIDED:
        set_agenda(state, list(PHASES[state.active][1:]))
    return state


def read_step(fields: Reader) -> AnyStep:
    step = restore(fields.text("step"), fields)
    fields.only(("step", *step.facts()))
    return step


def read_player(state: Table, seat: int, fields: Reader) -> None:
    fields.only(PLAYER_FIELDS)
    base = seat * 5
    site = fields.choice("pawn", (*NATIONS, "-"), "-")
    state.pawns[seat] = QUARRY if site == "-" else NATIONS.index(site)
    state.reserves[seat] = int(fields.flag("reserve", False))
    state.pile[1] -= state.reserves[seat]
    columns, temples = fields.table("columns"), fields.table("temples")
    columns.only(tuple(NATIONS))
    temples.only(tuple(NATIONS))
    for index, name in enumerate(NATIONS):
        for nation in nations(columns, name):
            add_card(state, base + index, nation)
            state.deck[nation] -= 1
        cards = level_cards(temples, name)
        if cards != sorted(set(cards)):
            raise BadInput(f"{temples.named(name)} must rise from level to level, and is {levels_text(cards)!r}")
        for level in cards:
            state.temples[base + index] |= 1 << level
            state.pile[level] -= 1
    for level in level_cards(fields, "temple_column"):
        offer(state, seat, level)
        state.pile[level] -= 1
    if isinstance(fields.fields.get("hand", ""), str):
        for nation in nations(fields, "hand"):
            state.hands[base + nation] += 1
            state.deck[nation] -= 1
    for nation in nations(fields, "noted"):
        state.noted[base + nation] += 1


def deal_counted_hands(state: Table, players: Reader) -> None:
    """A hand given as a number of cards gets what was noted of it, and then whatever is left most of."""
    for seat in range(2):
        fields = players.table(str(seat + 1))
        if isinstance(fields.fields.get("hand", ""), str):
            continue
        size = fields.number("hand", 0, 60)
        for k in range(size):
            noted = [nation for nation in range(5) if state.noted[seat * 5 + nation] > state.hands[seat * 5 + nation]]
            nation = noted[0] if noted else max(range(5), key=lambda n: int(state.deck[n]))
            if state.deck[nation] < 1:
                raise BadInput(f"{fields.named('hand')} is {size}, and only {k} cards are left")
            state.hands[seat * 5 + nation] += 1
            state.deck[nation] -= 1


def nations(fields: Reader, name: str) -> list[int]:
    text = fields.text(name, "").replace(" ", "")
    for letter in text:
        if letter not in NATIONS:
            raise BadInput(f"{fields.named(name)} has {letter!r}, which is none of the nations {NATIONS}")
    if len(text) > 60:
        raise BadInput(f"{fields.named(name)} has {len(text)} cards, more than there are")
    return [NATIONS.index(letter) for letter in text]


def level_cards(fields: Reader, name: str) -> list[int]:
    words = fields.text(name, "").split()
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise BadInput(f"{fields.named(name)} has {word!r}, which is no level from 1 to {LEVELS}")
    if len(words) > 72:
        raise BadInput(f"{fields.named(name)} has {len(words)} cards, more than there are")
    return [int(word) for word in words]


# ---------------------------------------------------------------------- possible positions
def check(state: Table, fields: Reader) -> None:
    """BadInput for a position that no game could come to, or that says two things about one card."""
    broken = broken_invariant(state) or broken_moment(state)
    if broken is not None:
        raise BadInput(f"this position is impossible: {broken}")
    for name, cards in (("deck", nations_text(state.deck)), ("pile", pile_text(state))):
        if name in fields.fields and sorted(fields.text(name).replace(" ", "")) != sorted(cards.replace(" ", "")):
            raise BadInput(f"{fields.named(name)} must hold the cards that lie nowhere else, {cards!r}")
    players = fields.table("players")
    for seat in range(2):
        player_fields = players.table(str(seat + 1))
        points = int(total(state, seat))
        if player_fields.number("total", 0, 5 * LEVELS, points) != points:
            raise BadInput(f"{player_fields.named('total')} must be {points}, the sum of the temples")
