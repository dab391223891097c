"""Positions as plain data that people can read: saving, loading, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS, PROVINCES, TRACK
from mastaba.games.amun_re.possible import broken_invariant, broken_moment
from mastaba.games.amun_re.reading import WHERE, observers, read
from mastaba.games.amun_re.rules.auction import BIDS
from mastaba.games.amun_re.rules.round import ACTION_TURN, NEW_KINGDOM_ENDS, OLD_KINGDOM_ENDS, ROUND, TURNS
from mastaba.games.amun_re.state import (
    ASIDE,
    BLOCKADE,
    IN_PILE,
    KINDS,
    LAND,
    NONE,
    PLACES,
    REBID,
    SPACES,
    STOLEN,
    USED,
    Table,
    kinds_text,
)
from mastaba.kernel.agenda import go_on
from mastaba.kernel.documents import Document, Reader, write_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game

PHASES: Final = ("reveal", "auction", "pay", "cards", "farmers", "bricks", "offering", "income", "bonus")
FIELDS: Final = (
    "round", "first", "level", "players", "provinces", "offer", "playing", "bought", "claimed", "left", "least",
    "total", "gold8", "harvest", "deck", "discard", "bottom", "shown", "recounted", "noted", "known", "agenda",
)  # fmt: skip
HEADER: Final = ("game", "rules", "edition", "seats", "options", "data", "seat")


# ---------------------------------------------------------------------- writing
def save(game: Game, state: Table) -> Document:
    """The whole position."""
    seats = range(int(state.seats))
    return {
        **game.header(state.setup),
        **public(state),
        "least": CARDS[state.least],
        "players": {str(seat + 1): {**player(state, seat), **secrets(state, seat)} for seat in seats},
        "provinces": {code: {**land(state, p), "cards": laid_text(state, p)} for p, code in enumerate(PROVINCES)},
        "deck": kinds_text(state.deck),
        "bottom": bottom_text(state, None),
        "shown": kinds_text(state.shown),
        "noted": {name: kinds_text(state.noted, seat * KINDS) for seat, name in enumerate(observers(state))},
        "known": {str(seat + 1): known_cards(state, seat) for seat in seats},
    }


def public(state: Table) -> Document:
    """What lies open and belongs to nobody."""
    return {
        "round": int(state.round),
        "first": int(state.first) + 1,
        "level": int(state.level),
        "offer": " ".join([PROVINCES[state.offer[k]] for k in range(state.revealed)]),
        "playing": " ".join([c for c, bit in (("RBD", REBID), ("BLK", BLOCKADE)) if state.playing & bit]),
        "bought": int(state.bought),
        "claimed": int(state.claimed),
        "left": int(state.left),
        "total": int(state.total),
        "gold8": province_name(state.gold8_at),
        "harvest": province_name(state.harvest_at),
        "discard": kinds_text(state.discard),
        "recounted": state.recounted,
        "agenda": write_agenda(state),
    }


def province_name(p: i64) -> str | None:
    return None if p == NONE else PROVINCES[p]


def player(state: Table, seat: int) -> Document:
    """What everybody sees of a player."""
    bid = state.bids[seat]
    return {
        "gold": int(state.gold[seat]),
        "points": int(state.points[seat]),
        "played": " ".join([code for kind, code in enumerate(CARDS) if state.played >> (seat * KINDS + kind) & 1]),
        "bid": None if bid == NONE else f"{PROVINCES[bid // SPACES]} {TRACK[bid % SPACES]}",
    }


def secrets(state: Table, seat: int) -> Document:
    """What only the player sees."""
    return {
        "hand": kinds_text(state.hands, seat * KINDS),
        "offering": offering_text(state, seat),
        "adjusting": bool(state.adjusting >> seat & 1),
        "pledged": kinds_text(state.pledged, seat * KINDS),
    }


def offering_text(state: Table, seat: int) -> str:
    given = state.offers[seat]
    return "" if given == 0 else "steal" if given == STOLEN else str(int(given))


def land(state: Table, p: int) -> Document:
    """What everybody sees of a province."""
    return {
        "card": WHERE[state.cards[p]],
        "owner": int(state.owners[p]) + 1,
        "farmers": int(state.farmers[p]),
        "free_farmers": int(state.guests[p]),
        "bricks": int(state.bricks[p]),
        "pyramids": int(state.pyramids[p]),
    }


def laid_text(state: Table, p: int) -> str:
    return kinds_text(state.laid, p * KINDS)


def bottom_text(state: Table, seat: int | None) -> str:
    """The cards under the pile with the seat that put them there; to a seat only those it knows are named."""
    words: list[str] = []
    for entry in state.bottom:
        code = CARDS[entry % 16] if seat is None or entry // 16 == seat else "?"
        words.append(f"{code}@{entry // 16 + 1}")
    return " ".join(words)


def known_cards(state: Table, seat: int) -> dict[str, str]:
    """The cards of others and on provinces that a seat can name, by place."""
    found: dict[str, str] = {}
    if len(state.known) > 0:
        for place in range(PLACES):
            text = kinds_text(state.known, (seat * PLACES + place) * KINDS)
            if text:
                found[str(place + 1) if place < 5 else PROVINCES[place - 5]] = text
    return found


# ---------------------------------------------------------------------- reading
def load(setup: Setup, document: Mapping[str, object]) -> Table:
    """A position as save() wrote it."""
    fields = Reader(document)
    fields.only((*FIELDS, *HEADER))
    for name in ("deck", "agenda", "players", "provinces"):
        if name not in document:
            raise BadInput(f"{name} is missing")
    state = read(setup, fields)
    check(state, fields)
    return state


def make(setup: Setup, given: Mapping[str, object]) -> Table:
    """A position made by hand: a `phase` of a round, from the player `active` on; by default action A of the first.

    Players own as many provinces as their round demands: what is not named is filled up in the order of the table."""
    fields = Reader(given, "position")
    fields.only((*FIELDS, "phase", "active"))
    state = read(setup, fields)
    phase = fields.choice("phase", PHASES, "cards")
    if "agenda" not in given:
        fill_provinces(state, phase)
        enter(state, phase, fields.number("active", 1, setup.seats, int(state.first) + 1) - 1)
    check(state, fields)
    return state


# ---------------------------------------------------------------------- made by hand
def fill_provinces(state: Table, phase: str) -> None:
    """Everybody gets the provinces that are still missing, and with fewer than five players some are set aside."""
    before = (int(state.round) - 1) % 3
    need = before if phase in PHASES[:3] else before + 1
    free = [p for p in range(LAND) if state.cards[p] == IN_PILE]
    for seat in range(int(state.seats)):
        owned = sum(state.owners[p] == seat for p in range(LAND))
        for _ in range(need - owned):
            p = free.pop(0)
            state.owners[p], state.cards[p] = seat, USED
    if state.round > 3:
        unused = LAND - 3 * int(state.seats) - sum(state.cards[p] == ASIDE for p in range(LAND))
        for p in free[len(free) - unused :] if unused > 0 else []:
            state.cards[p] = ASIDE


def enter(state: Table, phase: str, active: int) -> None:
    """What is still to be done from the beginning of a phase."""
    begin = {"reveal": 0, "auction": 1, "pay": 2, "offering": 5, "income": 10}
    steps = ROUND[begin.get(phase, 5) :]
    if phase == "bonus":
        steps = NEW_KINGDOM_ENDS if state.round > 3 else OLD_KINGDOM_ENDS
    state.agenda = list(steps[::-1])
    if phase == "auction" and any(state.bids[seat] != NONE for seat in range(int(state.seats))):
        state.agenda.pop()
        state.now = BIDS[active]
        return
    if phase in ("cards", "farmers", "bricks"):
        seats = [(int(state.first) + k) % int(state.seats) for k in range(int(state.seats))]
        turns = [step for seat in seats[seats.index(active) :] for step in TURNS[ACTION_TURN * 5 + seat]]
        state.then(tuple(turns[("cards", "farmers", "bricks").index(phase) :]))
    go_on(state, None)


# ---------------------------------------------------------------------- possible positions
def check(state: Table, fields: Reader) -> None:
    """BadInput for a position that no game could come to, or that says two things about one card."""
    broken = broken_invariant(state) or broken_moment(state)
    if broken is not None:
        raise BadInput(f"this position is impossible: {broken}")
    deck = kinds_text(state.deck)
    if "deck" in fields.fields and sorted(fields.text("deck").split()) != sorted(deck.split()):
        raise BadInput(f"{fields.named('deck')} must hold the cards that lie nowhere else, {deck!r}")
