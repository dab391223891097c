"""Reading a position: as it was saved, as a view shows it, or made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.games.babel.position.check import check
from mastaba.games.babel.position.save import levels_text
from mastaba.games.babel.rules.turn import PHASES, restore
from mastaba.games.babel.state import ENDINGS, QUARRY, UNDECIDED, Duel, add_card, empty_duel, offer
from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.documents import Reader, set_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput

PLAYER_FIELDS: Final = ("pawn", "reserve", "hand", "noted", "columns", "temples", "temple_column", "total")
FIELDS: Final = (
    "turn", "active", "migrated", "endgame", "ended_by", "players", "deck", "discard", "pile", "returned", "agenda",
)  # fmt: skip
HEADER: Final = ("game", "rules", "edition", "seats", "options", "data", "seat")


def load(setup: Setup, document: Mapping[str, object]) -> Duel:
    """A position as save() wrote it."""
    fields = Reader(document)
    fields.only((*FIELDS, *HEADER))
    for name in ("deck", "pile", "agenda"):
        if name not in document:
            raise BadInput(f"{name} is missing")
    state = read(setup, fields)
    check(state, fields)
    return state


def make(setup: Setup, given: Mapping[str, object]) -> Duel:
    """A position made by hand: a moment in somebody's action phase, by default player 1's second turn.

    Reserves count as built unless said otherwise; cards that are not named lie in their piles."""
    fields = Reader(given, "position")
    fields.only(FIELDS)
    state = read(setup, fields)
    check(state, fields)
    return state


def read(setup: Setup, fields: Reader) -> Duel:
    state = empty_duel(setup)
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


def read_player(state: Duel, seat: int, fields: Reader) -> None:
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


def deal_counted_hands(state: Duel, players: Reader) -> None:
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
            raise BadInput(f"{fields.named(name)} has {word!r}, which is not a level from 1 to {LEVELS}")
    if len(words) > 72:
        raise BadInput(f"{fields.named(name)} has {len(words)} cards, more than there are")
    return [int(word) for word in words]
