"""Positions read from what people or programs wrote, field by field; every complaint names the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS, PROVINCES, TRACK
from mastaba.games.amun_re.position.check import check_read, sum_row
from mastaba.games.amun_re.rules.round import restore
from mastaba.games.amun_re.state import (
    BLOCKADE,
    CARD_BIT,
    DRAWN,
    EVERYBODY,
    KINDS,
    NONE,
    ON_OFFER,
    PLACES,
    REBID,
    SPACES,
    STOLEN,
    Egypt,
    empty_egypt,
)
from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.documents import Reader, set_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput

FIELDS: Final = (
    "round", "first", "level", "players", "provinces", "offer", "playing", "bought", "claimed", "left", "least",
    "total", "gold8", "harvest", "deck", "discard", "bottom", "shown", "recounted", "noted", "known", "agenda",
)  # fmt: skip
HEADER: Final = ("game", "rules", "edition", "seats", "options", "data", "seat")
WHERE: Final = ("pile", "offer", "used", "aside")
PLAYER_FIELDS: Final = ("gold", "points", "hand", "played", "bid", "offering", "adjusting", "pledged")
PROVINCE_FIELDS: Final = ("card", "owner", "farmers", "free_farmers", "bricks", "pyramids", "cards")
PUBLIC: Final = "public"
SHOWN: Final = "shown"
SEALED: Final = "sealed"


def observers(state: Egypt) -> list[str]:
    """Those who can count cards: the seats, and the public last."""
    return [*[str(seat + 1) for seat in range(int(state.seats))], PUBLIC]


def load(setup: Setup, document: Mapping[str, object]) -> Egypt:
    """A position as save() wrote it."""
    fields = Reader(document)
    fields.only((*FIELDS, *HEADER))
    for name in ("deck", "agenda", "players", "provinces"):
        if name not in document:
            raise BadInput(f"{name} is missing")
    state = read(setup, fields)
    check_read(state, fields)
    return state


def read(setup: Setup, fields: Reader) -> Egypt:
    state = empty_egypt(setup)
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


def read_numbers(state: Egypt, fields: Reader) -> None:
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


def read_player(state: Egypt, seat: int, fields: Reader) -> None:
    fields.only(PLAYER_FIELDS)
    state.gold[seat] = fields.number("gold", 0, 2000, int(state.data.start_gold))
    state.points[seat] = fields.number("points", 0, 2000, 0)
    for code in words(fields, "played", CARDS):
        state.played |= CARD_BIT[seat * KINDS + CARDS.index(code)]
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


def read_bid(state: Egypt, seat: int, fields: Reader) -> None:
    if fields.fields.get("bid") is None:
        return
    code, _, amount = fields.text("bid").partition(" ")
    if code not in PROVINCES or amount not in [str(gold) for gold in TRACK]:
        raise BadInput(f"{fields.named('bid')} must be a province and an amount of the track, as in 'ABY 3'")
    bid = PROVINCES.index(code) * SPACES + TRACK.index(int(amount))
    if bid in list(state.bids):
        raise BadInput(f"{fields.named('bid')} is {code} {amount}, where another pawn stands")
    state.bids[seat] = bid


def read_province(state: Egypt, p: int, fields: Reader) -> None:
    fields.only(PROVINCE_FIELDS)
    state.owners[p] = fields.number("owner", 0, int(state.seats), 0) - 1
    given = fields.choice("card", WHERE, "pile" if state.owners[p] == NONE else "used")
    state.cards[p] = WHERE.index(given)
    state.farmers[p] = fields.number("farmers", 0, int(state.data.fields[p]), 0)
    state.guests[p] = fields.number("free_farmers", 0, 9, 0)
    state.bricks[p] = fields.number("bricks", 0, 2, 0)
    state.pyramids[p] = fields.number("pyramids", 0, 99, 0)
    read_cards(state, state.laid, p * KINDS, fields, "cards", "")


def read_offer(state: Egypt, fields: Reader) -> None:
    for code in words(fields, "offer", PROVINCES):
        p = PROVINCES.index(code)
        if state.revealed >= state.seats or state.owners[p] != NONE or p in list(state.offer):
            raise BadInput(f"{fields.named('offer')} names {code}, which cannot be on offer")
        state.offer[state.revealed] = p
        state.revealed += 1
        state.cards[p] = ON_OFFER


def read_bottom(state: Egypt, fields: Reader) -> list[int]:
    """The cards under the pile, with 15 for those that are not named."""
    entries: list[int] = []
    for word in fields.text("bottom", "").split():
        code, _, seat = word.partition("@")
        if (code != "?" and code not in CARDS) or seat not in observers(state):
            raise BadInput(f"{fields.named('bottom')} has {word!r:.20}; a card is written as HRV@1")
        if seat == PUBLIC and (code == "?" or not state.rejects_shown):
            raise BadInput(f"{fields.named('bottom')} has {word!r:.20}, but cards are shown with draw2=show alone")
        kind = 15 if code == "?" else CARDS.index(code)
        if code != "?":
            state.deck[kind] -= 1
        entries.append(kind + 16 * (EVERYBODY if seat == PUBLIC else int(seat) - 1))
    return entries


def read_notes(state: Egypt, fields: Reader) -> None:
    noted, known = fields.table("noted"), fields.table("known")
    noted.only(observers(state))
    known.only(observers(state) if state.rejects_shown else observers(state)[:-1])
    for observer, name in enumerate(observers(state)):
        for code in words(noted, name, CARDS):
            state.noted[observer * KINDS + CARDS.index(code)] += 1
        if name not in known.fields:
            continue
        places = known.table(name)
        places.only([*observers(state)[:-1], *PROVINCES, SHOWN])
        for place in places.fields:
            where = DRAWN if place == SHOWN else PROVINCES.index(place) + 5 if place in PROVINCES else int(place) - 1
            for code in words(places, place, CARDS):
                if len(state.known) == 0:
                    raise BadInput(f"{known.path} means something only where cards go under the pile")
                state.known[(observer * PLACES + where) * KINDS + CARDS.index(code)] += 1


def read_cards(state: Egypt, row: vec[i64], first: int, fields: Reader, name: str, default: str) -> None:
    """Cards by name come out of the draw pile; a number says only how many, see deal_unseen()."""
    if isinstance(fields.fields.get(name, default), int):
        fields.number(name, 0, 39)
    else:
        take_out(state, row, first, cards(fields, name, default))


def take_out(state: Egypt, row: vec[i64], first: int, kinds: list[int]) -> None:
    for kind in kinds:
        row[first + kind] += 1
        state.deck[kind] -= 1


def cards(fields: Reader, name: str, default: str = "") -> list[int]:
    return [CARDS.index(code) for code in words(fields, name, CARDS, default)]


def words(fields: Reader, name: str, allowed: tuple[str, ...], default: str = "") -> list[str]:
    found = fields.text(name, default).split()
    for word in found:
        if word not in allowed:
            raise BadInput(f"{fields.named(name)} has {word!r:.20}; choose from {', '.join(allowed)}")
    return found


def deal_unseen(state: Egypt, fields: Reader, bottom: list[int]) -> None:
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


def deal(state: Egypt, row: vec[i64], first: int, number: object) -> None:
    for _ in range(number if isinstance(number, int) else 0):
        row[first + any_card(state)] += 1


def any_card(state: Egypt) -> int:
    """Takes the next best card out of the draw pile."""
    for kind in range(KINDS):
        if state.deck[kind] > 0:
            state.deck[kind] -= 1
            return kind
    raise BadInput("this position is impossible: it has more power cards than there are")


def read_step(state: Egypt, fields: Reader) -> AnyStep:
    step = restore(fields.text("step"), fields, state)
    fields.only(("step", *step.facts()))
    return step
