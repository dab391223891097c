"""Positions as plain data that people can read: saving, loading, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS, PROVINCES, TRACK
from mastaba.games.amun_re.possible import broken_invariant, broken_moment, sum_row
from mastaba.games.amun_re.rules.auction import BIDS
from mastaba.games.amun_re.rules.round import (
    ACTION_TURN,
    NEW_KINGDOM_ENDS,
    OLD_KINGDOM_ENDS,
    ROUND,
    TURNS,
    restore,
)
from mastaba.games.amun_re.state import (
    ASIDE,
    BLOCKADE,
    IN_PILE,
    KINDS,
    LAND,
    NONE,
    ON_OFFER,
    PLACES,
    REBID,
    SPACES,
    STOLEN,
    USED,
    Table,
    empty_table,
    kinds_text,
)
from mastaba.kernel.agenda import AnyStep, go_on
from mastaba.kernel.documents import Document, Reader, set_agenda, write_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.faults import BadInput
from mastaba.kernel.protocol import Game

PHASES: Final = ("reveal", "auction", "pay", "cards", "farmers", "bricks", "offering", "income", "bonus")
WHERE: Final = ("pile", "offer", "used", "aside")
PLAYER_FIELDS: Final = ("gold", "points", "hand", "played", "bid", "offering", "adjusting", "pledged")
PROVINCE_FIELDS: Final = ("card", "owner", "farmers", "free_farmers", "bricks", "pyramids", "cards")
FIELDS: Final = (
    "round", "first", "level", "players", "provinces", "offer", "playing", "bought", "claimed", "left", "least",
    "total", "gold8", "harvest", "deck", "discard", "bottom", "shown", "recounted", "noted", "known", "agenda",
)  # fmt: skip
HEADER: Final = ("game", "rules", "edition", "seats", "options", "data", "seat")
PUBLIC: Final = "public"
SEALED: Final = "sealed"


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


def observers(state: Table) -> list[str]:
    """Those who can count cards: the seats, and the public last."""
    return [*(str(seat + 1) for seat in range(int(state.seats))), PUBLIC]


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


def read(setup: Setup, fields: Reader) -> Table:
    state = empty_table(setup)
    state.deck = state.data.copies[:]
    read_numbers(state, fields)
    players, provinces = fields.table("players"), fields.table("provinces")
    players.only([str(seat + 1) for seat in range(setup.seats)])
    provinces.only(PROVINCES)
    for seat in range(setup.seats):
        read_player(state, seat, players.table(str(seat + 1)))
    for p, code in enumerate(PROVINCES):
        read_province(state, p, provinces.table(code))
    read_offer(state, fields)
    take_out(state, state.discard, 0, cards(fields, "discard"))
    state.discard_size = sum_row(state.discard)
    bottom = read_bottom(state, fields)
    read_cards(state, state.shown, 0, fields, "shown", "")
    read_notes(state, fields)
    deal_unseen(state, fields, bottom)
    if "agenda" in fields.fields:
        set_agenda(state, [read_step(state, step) for step in fields.tables("agenda")])
    return state


def read_numbers(state: Table, fields: Reader) -> None:
    state.round = fields.number("round", 1, 6, 1)
    state.first = fields.number("first", 1, int(state.seats), 1) - 1
    state.level = fields.number("level", 0, 4, 0)
    for word in words(fields, "playing", ("RBD", "BLK")):
        state.playing |= REBID if word == "RBD" else BLOCKADE
    state.bought = fields.number("bought", 0, 99, 0)
    state.claimed = fields.number("claimed", 0, 3, 0)
    state.left = fields.number("left", 0, 14, 0)
    least = fields.fields.get("least")
    state.least = 0 if least is None else CARDS.index(fields.choice("least", CARDS))
    state.total = fields.number("total", -99, 2000, 0)
    state.gold8_at = read_place(fields, "gold8")
    state.harvest_at = read_place(fields, "harvest")
    state.recounted = fields.flag("recounted", False)


def read_place(fields: Reader, name: str) -> int:
    return NONE if fields.fields.get(name) is None else PROVINCES.index(fields.choice(name, PROVINCES))


def read_player(state: Table, seat: int, fields: Reader) -> None:
    fields.only(PLAYER_FIELDS)
    state.gold[seat] = fields.number("gold", 0, 2000, int(state.data.start_gold))
    state.points[seat] = fields.number("points", 0, 2000, 0)
    for code in words(fields, "played", CARDS):
        state.played |= 1 << (seat * KINDS + CARDS.index(code))
    for kind in range(KINDS):
        state.hands[seat * KINDS + kind] = 0
    read_cards(state, state.hands, seat * KINDS, fields, "hand", " ".join(["ARC"] * int(state.data.architects)))
    read_bid(state, seat, fields)
    offering = fields.text("offering", "")
    if offering in ("steal", SEALED):  # imagine() thinks of something else for a sealed choice
        state.offers[seat] = STOLEN
    elif offering != "":
        gold = int(offering) if offering.isascii() and offering.isdigit() and len(offering) < 4 else 0
        state.offers[seat] = Reader({"offering": gold}, fields.path).number("offering", 1, 250)
    state.adjusting |= int(fields.flag("adjusting", False)) << seat
    for code in words(fields, "pledged", CARDS):
        state.pledged[seat * KINDS + CARDS.index(code)] += 1


def read_bid(state: Table, seat: int, fields: Reader) -> None:
    if fields.fields.get("bid") is None:
        return
    code, _, amount = fields.text("bid").partition(" ")
    if code not in PROVINCES or amount not in [str(gold) for gold in TRACK]:
        raise BadInput(f"{fields.named('bid')} must be a province and an amount of the track, as in 'ABY 3'")
    bid = PROVINCES.index(code) * SPACES + TRACK.index(int(amount))
    if bid in list(state.bids):
        raise BadInput(f"{fields.named('bid')} is {code} {amount}, where another pawn stands")
    state.bids[seat] = bid


def read_province(state: Table, p: int, fields: Reader) -> None:
    fields.only(PROVINCE_FIELDS)
    state.owners[p] = fields.number("owner", 0, int(state.seats), 0) - 1
    given = fields.choice("card", WHERE, "pile" if state.owners[p] == NONE else "used")
    state.cards[p] = WHERE.index(given)
    state.farmers[p] = fields.number("farmers", 0, int(state.data.fields[p]), 0)
    state.guests[p] = fields.number("free_farmers", 0, 9, 0)
    state.bricks[p] = fields.number("bricks", 0, 2, 0)
    state.pyramids[p] = fields.number("pyramids", 0, 99, 0)
    read_cards(state, state.laid, p * KINDS, fields, "cards", "")


def read_offer(state: Table, fields: Reader) -> None:
    for code in words(fields, "offer", PROVINCES):
        p = PROVINCES.index(code)
        if state.revealed >= state.seats or state.owners[p] != NONE or p in list(state.offer):
            raise BadInput(f"{fields.named('offer')} names {code}, which cannot be on offer")
        state.offer[state.revealed] = p
        state.revealed += 1
        state.cards[p] = ON_OFFER


def read_bottom(state: Table, fields: Reader) -> list[int]:
    """The cards under the pile, with 15 for those that are not named."""
    entries: list[int] = []
    for word in fields.text("bottom", "").split():
        code, _, seat = word.partition("@")
        if (code != "?" and code not in CARDS) or seat not in [str(k + 1) for k in range(int(state.seats))]:
            raise BadInput(f"{fields.named('bottom')} has {word!r:.20}; a card is written as HRV@1")
        kind = 15 if code == "?" else CARDS.index(code)
        if code != "?":
            state.deck[kind] -= 1
        entries.append(kind + 16 * (int(seat) - 1))
    return entries


def read_notes(state: Table, fields: Reader) -> None:
    noted, known = fields.table("noted"), fields.table("known")
    noted.only(observers(state))
    known.only(observers(state)[:-1])
    for observer, name in enumerate(observers(state)):
        for code in words(noted, name, CARDS):
            state.noted[observer * KINDS + CARDS.index(code)] += 1
        if name not in known.fields:
            continue
        places = known.table(name)
        places.only([*observers(state)[:-1], *PROVINCES])
        for place in places.fields:
            where = PROVINCES.index(place) + 5 if place in PROVINCES else int(place) - 1
            for code in words(places, place, CARDS):
                if len(state.known) == 0:
                    raise BadInput(f"{known.path} means something only where cards go under the pile")
                state.known[(observer * PLACES + where) * KINDS + CARDS.index(code)] += 1


def read_cards(state: Table, row: vec[i64], first: int, fields: Reader, name: str, default: str) -> None:
    """Cards by name come out of the draw pile; a number says only how many, see deal_unseen()."""
    if isinstance(fields.fields.get(name, default), int):
        fields.number(name, 0, 39)
    else:
        take_out(state, row, first, cards(fields, name, default))


def take_out(state: Table, row: vec[i64], first: int, kinds: list[int]) -> None:
    for kind in kinds:
        row[first + kind] += 1
        state.deck[kind] -= 1


def cards(fields: Reader, name: str, default: str = "") -> list[int]:
    return [CARDS.index(code) for code in words(fields, name, CARDS, default)]


def words(fields: Reader, name: str, allowed: tuple[str, ...], default: str = "") -> list[str]:
    found = fields.text(name, default).split()
    for word in found:
        if word not in allowed:
            raise BadInput(f"{fields.named(name)} has {word!r:.20}; there is {', '.join(allowed)}")
    return found


def deal_unseen(state: Table, fields: Reader, bottom: list[int]) -> None:
    """Cards that are only counted come from what is left; imagine() deals them anew."""
    players, provinces = fields.table("players"), fields.table("provinces")
    for seat in range(int(state.seats)):
        deal(state, state.hands, seat * KINDS, players.table(str(seat + 1)).fields.get("hand"))
        state.sizes[seat] = sum(state.hands[seat * KINDS + kind] for kind in range(KINDS))
    for p, code in enumerate(PROVINCES):
        deal(state, state.laid, p * KINDS, provinces.table(code).fields.get("cards"))
    deal(state, state.shown, 0, fields.fields.get("shown"))
    state.bottom = bytes([entry if entry % 16 != 15 else entry - 15 + any_card(state) for entry in bottom])
    state.deck_size = sum_row(state.deck)


def deal(state: Table, row: vec[i64], first: int, number: object) -> None:
    for _ in range(number if isinstance(number, int) else 0):
        row[first + any_card(state)] += 1


def any_card(state: Table) -> int:
    """Takes the next best card out of the draw pile."""
    for kind in range(KINDS):
        if state.deck[kind] > 0:
            state.deck[kind] -= 1
            return kind
    raise BadInput("this position is impossible: it has more power cards than there are")


def read_step(state: Table, fields: Reader) -> AnyStep:
    step = restore(fields.text("step"), fields, state)
    fields.only(("step", *step.facts()))
    return step


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
