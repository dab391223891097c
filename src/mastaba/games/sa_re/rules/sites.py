"""The tiles of a construction site: finding, laying and taking them away."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.sa_re.data import GOLDSMITH, KINDS, SITE, TEMPLE
from mastaba.games.sa_re.state import COMPLETED, TILE, City


def tile_at(state: City, seat: i64, space: i64, slot: i64) -> i64:
    cell: int = state.sites[(seat * SITE + space) * 2 + slot]
    return cell


def put_tile(state: City, seat: i64, space: i64, cell: i64) -> None:
    """A tile is laid on a space with a free slot."""
    at: i64 = (seat * SITE + space) * 2
    if state.sites[at] != 0:
        at += 1
    value: int = cell
    state.sites[at] = value
    if cell & COMPLETED:
        state.completed[seat * KINDS + (cell & TILE)] += 1
    else:
        state.projects[seat * KINDS + (cell & TILE)] += 1


def take_tile(state: City, seat: i64, space: i64, slot: i64) -> None:
    """A tile leaves its space; another one on it moves up to the first slot."""
    at: i64 = (seat * SITE + space) * 2
    cell: i64 = tile_at(state, seat, space, slot)
    if slot == 0:
        state.sites[at] = state.sites[at + 1]
    state.sites[at + 1] = 0
    if cell & COMPLETED:
        state.completed[seat * KINDS + (cell & TILE)] -= 1
    else:
        state.projects[seat * KINDS + (cell & TILE)] -= 1


def find_tile(state: City, seat: i64, space: i64, kind: i64, ignore: i64, marks: i64) -> i64:
    """The slot of a tile with exactly these marks, but for the ignored ones; -1 if there is none."""
    slot: i64
    for slot in range(2):
        cell: i64 = tile_at(state, seat, space, slot)
        if cell != 0 and cell & ~ignore == kind | marks:
            return slot
    return -1


def space_of(state: City, seat: i64, kind: i64) -> i64:
    """Where a tile of a kind stands, -1 if nowhere."""
    space: i64
    for space in range(SITE):
        if tile_at(state, seat, space, 0) & TILE == kind or tile_at(state, seat, space, 1) & TILE == kind:
            return space
    return -1


def is_craft(kind: i64) -> bool:
    return kind >= GOLDSMITH and kind < TEMPLE
