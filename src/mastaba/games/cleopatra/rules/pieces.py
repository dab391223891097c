"""The pieces of the palace: where each may be built, and what it earns at that moment (CL-6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import COLUMNS, DOORS, MOSAICS, OBELISKS, SPHINXES, THRONES, row
from mastaba.games.cleopatra.garden import (
    FIRST_PLACE,
    NAMES,
    PLACE_HIGH,
    PLACE_LOW,
    TILE_OF,
    TILES,
    WALL_HIGH,
    WALL_LOW,
    count,
)
from mastaba.games.cleopatra.moves import COLUMN, DOOR, LAY, OBELISK, PEDESTAL, SPHINX, THRONE_PIECE
from mastaba.games.cleopatra.state import ALL_WALLS, BOTH_SIDES, NONE, Palace, free_squares
from mastaba.kernel.agenda import Rule

ROW_FULL: Final = Rule("CL-6.1", "row_full")
OBELISK_STANDS: Final = Rule("CL-6.2", "already_built")
DOOR_STANDS: Final = Rule("CL-6.3", "already_built")
WALL_STANDS: Final = Rule("CL-6.4", "already_built")
NO_MOSAIC_LEFT: Final = Rule("CL-6.7", "no_mosaic_left")
NOT_THE_TOP_MOSAIC: Final = Rule("CL-6.5", "not_the_top_mosaic")
SQUARES_COVERED: Final = Rule("CL-6.5", "squares_covered")
ON_THE_THRONE: Final = Rule("CL-6.5", "on_the_throne")
PEDESTAL_STANDS: Final = Rule("CL-6.8", "already_built")
THRONE_STANDS: Final = Rule("CL-6.8", "already_built")
PEDESTAL_FIRST: Final = Rule("CL-6.8", "pedestal_first")


FIRST_PIECE: Final[vec[i64]] = row([SPHINX, OBELISK, DOOR, COLUMN, PEDESTAL, LAY])  # of each kind, as a build move


def kind_of(piece: i64) -> i64:
    """The kind of piece that a build move names."""
    if piece >= LAY:
        return MOSAICS
    if piece >= PEDESTAL:
        return THRONES
    if piece >= COLUMN:
        return COLUMNS
    if piece >= DOOR:
        return DOORS
    return OBELISKS if piece >= OBELISK else SPHINXES


def has_place(state: Palace, kind: i64) -> bool:
    """Whether a piece of this kind is left and has a place; a mosaic that is turned up always has one (CL-6.7)."""
    if kind == SPHINXES:
        return state.sphinxes[0] + state.sphinxes[1] < 6
    if kind == OBELISKS:
        return state.obelisks != BOTH_SIDES
    if kind == DOORS:
        return state.doors != BOTH_SIDES
    if kind == COLUMNS:
        return state.walls != ALL_WALLS
    return state.dais < 2 if kind == THRONES else state.tile != NONE


def open_places(state: Palace, kind: i64, out: vec[i64], found: i64) -> i64:
    """Every place where a piece of this kind can be built, as moves."""
    if kind == MOSAICS:
        return mosaic_places(state, out, found)
    piece: i64
    for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
        if forbids_place(state, piece) is None:
            out[found] = piece
            found += 1
    return found


def mosaic_places(state: Palace, out: vec[i64], found: i64) -> i64:
    """Every place where the top mosaic may be laid (CL-6.5)."""
    free_low, free_high = free_squares(state)
    low: i64 = ~free_low
    high: i64 = ~free_high
    place: i64
    for place in range(FIRST_PLACE[state.tile], FIRST_PLACE[state.tile + 1]):
        if (PLACE_LOW[place] & low) | (PLACE_HIGH[place] & high) == 0:
            out[found] = LAY + place
            found += 1
    return found


def forbids_place(state: Palace, piece: i64) -> Rule | None:
    """The rule that keeps a piece from its place, whatever it costs."""
    if piece >= LAY:
        return forbids_mosaic(state, piece - LAY)
    if piece == THRONE_PIECE:
        return None if state.dais == 1 else PEDESTAL_FIRST if state.dais == 0 else THRONE_STANDS
    if piece == PEDESTAL:
        return None if state.dais == 0 else PEDESTAL_STANDS
    if piece >= COLUMN:
        return WALL_STANDS if (state.walls >> (piece - COLUMN)) & 1 else None
    if piece >= DOOR:
        return DOOR_STANDS if (state.doors >> (piece - DOOR)) & 1 else None
    if piece >= OBELISK:
        return OBELISK_STANDS if (state.obelisks >> (piece - OBELISK)) & 1 else None
    return ROW_FULL if state.sphinxes[piece - SPHINX] == 3 else None


def forbids_mosaic(state: Palace, place: i64) -> Rule | None:
    if state.tile == NONE:
        return NO_MOSAIC_LEFT
    if TILE_OF[place] != state.tile:
        return NOT_THE_TOP_MOSAIC.about({"tile": TILES[TILE_OF[place]], "top": TILES[state.tile]})
    if (PLACE_LOW[place] & ~state.data.garden_low) | (PLACE_HIGH[place] & ~state.data.garden_high) != 0:
        return ON_THE_THRONE.about({"square": NAMES[state.data.throne]})
    overlap: i64 = (PLACE_LOW[place] & state.covered_low) | (PLACE_HIGH[place] & state.covered_high)
    return SQUARES_COVERED if overlap != 0 else None


def set_up(state: Palace, piece: i64) -> None:
    """A piece other than a mosaic takes its place."""
    if piece >= PEDESTAL:
        state.dais += 1
    elif piece >= COLUMN:
        state.walls |= 1 << (piece - COLUMN)
    elif piece >= DOOR:
        state.doors |= 1 << (piece - DOOR)
    elif piece >= OBELISK:
        state.obelisks |= 1 << (piece - OBELISK)
    else:
        state.sphinxes = state.sphinxes[:]
        state.sphinxes[piece - SPHINX] += 1


def reward(state: Palace, piece: i64) -> i64:
    """What a piece other than a mosaic earns if it is built now, before it counts itself."""
    kind: i64 = kind_of(piece)
    return state.data.base[kind] + state.data.each[kind] * counted(state, piece)


def counted(state: Palace, piece: i64) -> i64:
    """The things that a piece's reward counts."""
    if piece >= PEDESTAL:
        around_low: i64 = state.covered_low & state.chosen.around_low
        return count(around_low) + count(state.covered_high & state.chosen.around_high)
    if piece >= COLUMN:
        wall: i64 = piece - COLUMN
        return count(state.covered_low & WALL_LOW[wall]) + count(state.covered_high & WALL_HIGH[wall])
    if piece >= DOOR:
        return chain(state.walls, piece == DOOR)
    return state.sphinxes[piece - OBELISK] if piece >= OBELISK else state.sphinxes[piece - SPHINX]


def chain(walls: i64, left: bool) -> i64:
    """How many column walls stand in a row from the corner of a door, round the palace (CL-6.3)."""
    length: i64 = 0
    while length < 9 and (walls >> (length if left else 8 - length)) & 1:
        length += 1
    return length
