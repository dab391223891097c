"""Positions read from plain data: saved ones, views, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.games.cleopatra.garden import (
    NAMES,
    PLACE_HIGH,
    PLACE_LOW,
    PLACEMENTS,
    TILE_OF,
    TILES,
    fits,
)
from mastaba.games.cleopatra.moves import DONE, RESOURCES, SPHINX, VOCABULARY, WORSHIPPERS
from mastaba.games.cleopatra.position.check import check_possible
from mastaba.games.cleopatra.position.load_cards import read_deck, read_market, read_player, words
from mastaba.games.cleopatra.rules.procession import complete_categories
from mastaba.games.cleopatra.rules.turn import TURNS, restore
from mastaba.games.cleopatra.state import ENDINGS, NONE, UNDECIDED, Palace, empty_palace, free_squares
from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.documents import Reader, set_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput

FIELDS: Final = (
    "turn", "active", "ended_by", "last_turns_after", "players", "worshippers", "helper", "waivers", "limit_due",
    "built", "credits", "payment", "stalls", "stocked", "transit", "deck", "deck_down", "top", "discard", "pools",
    "cleopatra", "sphinxes", "obelisks", "doors", "columns", "pedestal", "throne", "mosaics", "mosaic", "stack",
    "agenda",
)  # fmt: skip
HEADER: Final = ("game", "rules", "edition", "seats", "options", "data", "seat")


def load(setup: Setup, document: Mapping[str, object]) -> Palace:
    """A position as save() wrote it."""
    fields = Reader(document)
    fields.only((*FIELDS, *HEADER))
    for name in FIELDS:
        if name not in document:
            raise BadInput(f"{name} is missing")
    state = read(setup, fields)
    check_possible(state)
    return state


def make(setup: Setup, given: Mapping[str, object]) -> Palace:
    """A position made by hand: by default the start of player 1's turn, with a face-down card on each stall.

    Cards that are not named lie in the deck, mosaics that are not named in the stack. A hand may be a number."""
    fields = Reader(given, "position")
    fields.only(FIELDS)
    state = read(setup, fields)
    check_possible(state)
    return state


def read(setup: Setup, fields: Reader) -> Palace:
    state = empty_palace(setup)
    state.turn = fields.number("turn", 0, 10**9, int(state.seats) + 1)
    state.active = fields.number("active", 1, setup.seats, 1) - 1
    if fields.fields.get("ended_by") is not None:
        state.ending = ENDINGS.index(fields.choice("ended_by", ENDINGS))
    if fields.fields.get("last_turns_after") is not None:
        state.trigger = fields.number("last_turns_after", 1, setup.seats) - 1
    read_palace(state, fields)
    read_turn(state, fields)
    read_market(state, fields)
    players = fields.table("players")
    players.only([str(seat + 1) for seat in range(setup.seats)])
    for seat in range(setup.seats):
        read_player(state, seat, players.table(str(seat + 1)))
    read_deck(state, fields, players)
    if "agenda" in fields.fields:
        set_agenda(state, [read_step(state, step) for step in fields.tables("agenda")])
    elif state.ending == UNDECIDED:
        set_agenda(state, list(TURNS[state.active][1:]))
    return state


def read_step(state: Palace, fields: Reader) -> AnyStep:
    step = restore(state, fields.text("step"), fields)
    fields.only(("step", *step.facts()))
    return step


# ---------------------------------------------------------------------- the parts of the table
def read_palace(state: Palace, fields: Reader) -> None:
    sphinxes = fields.table("sphinxes")
    sphinxes.only(("L", "R"))
    for side in range(2):
        state.sphinxes[side] = sphinxes.number("LR"[side], 0, 3, 0)
    state.obelisks = sum([1 << "LR".index(side) for side in set(words(fields, "obelisks", ("L", "R")))])
    state.doors = sum([1 << "LR".index(side) for side in set(words(fields, "doors", ("L", "R")))])
    walls = words(fields, "columns", [str(wall) for wall in range(1, 10)])
    state.walls = sum([1 << (int(wall) - 1) for wall in set(walls)])
    state.dais = int(fields.flag("pedestal", False)) + int(fields.flag("throne", False))
    if state.dais == 1 and not fields.flag("pedestal", False):
        raise BadInput("the throne stands on the pedestal, and there is none")
    mosaics = fields.table("mosaics")
    mosaics.only(list(TILES))
    for tile in mosaics.fields:
        lay(state, TILES.index(tile), mosaics)
    read_stack(state, fields)
    state.cleopatra = fields.number("cleopatra", 0, 5, min(5, int(complete_categories(state))))


def lay(state: Palace, tile: int, mosaics: Reader) -> None:
    squares = sorted([NAMES.index(word) for word in words(mosaics, TILES[tile], NAMES)])
    shaped = squares in PLACEMENTS and TILE_OF[PLACEMENTS.index(squares)] == tile
    if not shaped or state.data.throne in squares:
        raise BadInput(f"{mosaics.named(TILES[tile])} must name five squares of that shape, without the throne's")
    place = PLACEMENTS.index(squares)
    if PLACE_LOW[place] & state.covered_low or PLACE_HIGH[place] & state.covered_high:
        raise BadInput(f"{mosaics.named(TILES[tile])} lies on another mosaic")
    state.laid[tile] = place
    state.covered_low |= PLACE_LOW[place]
    state.covered_high |= PLACE_HIGH[place]
    state.stack &= ~(1 << tile)


def read_stack(state: Palace, fields: Reader) -> None:
    """The top mosaic, by default the first that is not laid, and the others below it."""
    left = state.stack
    if "stack" in fields.fields:
        letters = fields.text("stack").replace(" ", "")
        if any(letter not in TILES for letter in letters):
            raise BadInput(f"{fields.named('stack')} must name mosaics of {TILES}")
        state.stack = sum([1 << TILES.index(letter) for letter in set(letters)])
    if "mosaic" in fields.fields:
        named = fields.fields["mosaic"]
        state.tile = NONE if named is None else TILES.index(fields.choice("mosaic", list(TILES)))
    elif "stack" not in fields.fields:
        free_low, free_high = free_squares(state)
        found = [tile for tile in range(12) if left >> tile & 1 and fits(tile, free_low, free_high)]
        state.tile = found[0] if found else NONE
        state.stack = left if found else 0
    if state.tile != NONE and "stack" not in fields.fields:
        state.stack &= ~(1 << state.tile)


def read_turn(state: Palace, fields: Reader) -> None:
    names = words(fields, "worshippers", ("-", *WORSHIPPERS), " ".join(WORSHIPPERS))
    placed = [name for name in names if name != "-"]
    if len(names) != 5 or len(placed) != len(set(placed)) or names[: len(placed)] != placed:
        raise BadInput(f"{fields.named('worshippers')} must name the five worshippers, each once")
    for place, name in enumerate(names):
        state.places[place] = NONE if name == "-" else WORSHIPPERS.index(name)
    helper = fields.choice("helper", ("none", *WORSHIPPERS), "none")
    state.helper = NONE if helper == "none" else WORSHIPPERS.index(helper)
    waivers = fields.table("waivers")
    waivers.only(("A", "R"))
    state.waive_artisans = waivers.number("A", 0, 60, 0)
    state.waive_resources = waivers.number("R", 0, 60, 0)
    state.limit_due = fields.flag("limit_due", state.chosen.limit_on_quarry)
    state.built = fields.number("built", 0, 33, 0)
    for letter in fields.text("credits", "").replace(" ", ""):
        if letter not in RESOURCES:
            raise BadInput(f"{fields.named('credits')} has {letter!r}, which is none of the resources {RESOURCES}")
        state.credits[RESOURCES.index(letter)] += 1
    if fields.fields.get("payment") is not None:
        read_payment(state, fields.table("payment"))


def read_payment(state: Palace, fields: Reader) -> None:
    fields.only(("piece", "artisans", "resources", "types", "latest", "took_credit"))
    piece = VOCABULARY.by_text.get(fields.text("piece"))
    if piece is None or not SPHINX <= piece.id < DONE:
        raise BadInput(f"{fields.named('piece')} must be a build move")
    state.piece = piece.id
    state.owed_artisans = fields.number("artisans", 0, 4)
    state.owed_resources = fields.number("resources", 0, 4)
    state.types = sum([1 << RESOURCES.index(letter) for letter in set(fields.text("types", "")) if letter in RESOURCES])
    if fields.fields.get("latest") is not None:
        latest = VOCABULARY.by_text.get(fields.text("latest"))
        state.latest = 0 if latest is None else latest.id
    state.took_credit = fields.flag("took_credit", False)
