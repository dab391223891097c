"""A visit to the quarry: one piece after another, at least one, then Cleopatra's procession (CL-5.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import COLUMNS, DOORS, KINDS, MOSAICS, OBELISKS, SPHINXES, THRONES
from mastaba.games.cleopatra.events import told
from mastaba.games.cleopatra.garden import FIRST_PLACE, PLACE_HIGH, PLACE_LOW
from mastaba.games.cleopatra.moves import (
    COLUMN,
    DONE,
    DOOR,
    LAY,
    OBELISK,
    PEDESTAL,
    RESOURCES,
    SPHINX,
    THRONE_PIECE,
    VOCABULARY,
)
from mastaba.games.cleopatra.rules.paying import PAYS, affordable, begin_payment
from mastaba.games.cleopatra.rules.pieces import forbids_place, kind_of
from mastaba.games.cleopatra.rules.procession import walk
from mastaba.games.cleopatra.state import ALL_WALLS, NONE, Table
from mastaba.kernel.agenda import AnyStep, Rule, Step

TOO_DEAR: Final = Rule("CL-5.2", "too_dear")
BUILD_FIRST: Final = Rule("CL-5.1", "build_first")


class Quarry(Step[Table]):
    """The active player chooses the next piece and its place, or leaves."""

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        found: i64 = 0
        move: i64
        for move in range(SPHINX, DONE + 1):
            out[found] = move
            found += 1
        return found

    def forbids(self, state: Table, move: i64) -> Rule | None:
        if move == DONE:
            return BUILD_FIRST if state.built == 0 else None
        rule = forbids_place(state, move)
        if rule is not None:
            return rule.about({**VOCABULARY[move].facts, **rule.facts})
        kind: i64 = kind_of(move)
        return None if affordable(state, self.seat, kind) else TOO_DEAR.about({"piece": KINDS[kind]})

    def options(self, state: Table, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        seat: i64 = self.seat
        found: i64 = 0
        piece: i64
        if state.built > 0:
            out[0] = DONE
            found = 1
        if state.hands[seat * 10] + state.waive_artisans == 0:
            return found
        for piece in range(2):
            if state.sphinxes[piece] < 3 and affordable(state, seat, SPHINXES):
                out[found] = SPHINX + piece
                found += 1
        if state.obelisks < 3 and affordable(state, seat, OBELISKS):
            found = missing(state.obelisks, OBELISK, 2, out, found)
        if state.doors < 3 and affordable(state, seat, DOORS):
            found = missing(state.doors, DOOR, 2, out, found)
        if state.walls != ALL_WALLS and affordable(state, seat, COLUMNS):
            found = missing(state.walls, COLUMN, 9, out, found)
        if state.dais < 2 and affordable(state, seat, THRONES):
            out[found] = PEDESTAL if state.dais == 0 else THRONE_PIECE
            found += 1
        if state.tile != NONE and affordable(state, seat, MOSAICS):
            found = mosaic_places(state, out, found)
        return found

    def take(self, state: Table, move: i64) -> AnyStep | None:
        if move == DONE:
            return self.leave(state)
        if state.listener is not None:
            state.tell(told("PieceChosen", self.seat, {**VOCABULARY[move].facts}))
        begin_payment(state, move)
        state.agenda.append(self)
        return PAYS[self.seat]

    def leave(self, state: Table) -> AnyStep | None:
        """Credits lapse (CL-5.7), and Cleopatra catches up (CL-8.2)."""
        if state.listener is not None:
            lapsed = " ".join([RESOURCES[kind] for kind in range(4) for _k in range(state.credits[kind])])
            state.tell(told("QuarryLeft", self.seat, {"pieces": int(state.built), "lapsed": lapsed}))
        kind: i64
        for kind in range(4):
            state.credits[kind] = 0
        state.built = 0
        return walk(state, self.seat)


def missing(standing: i64, first: i64, size: i64, out: vec[i64], found: i64) -> i64:
    """The places of a set where nothing stands yet, as moves from `first` on."""
    place: i64
    for place in range(size):
        if (standing >> place) & 1 == 0:
            out[found] = first + place
            found += 1
    return found


def mosaic_places(state: Table, out: vec[i64], found: i64) -> i64:
    """Every place where the top mosaic may be laid (CL-6.5)."""
    low: i64 = state.covered_low
    high: i64 = state.covered_high
    place: i64
    for place in range(FIRST_PLACE[state.tile], FIRST_PLACE[state.tile + 1]):
        if (PLACE_LOW[place] & low) | (PLACE_HIGH[place] & high) == 0:
            out[found] = LAY + place
            found += 1
    return found


def can_build(state: Table, seat: i64) -> bool:
    """Whether any piece can be bought and placed (CL-3.4)."""
    return (
        (state.walls != ALL_WALLS and affordable(state, seat, COLUMNS))
        or (state.sphinxes[0] + state.sphinxes[1] < 6 and affordable(state, seat, SPHINXES))
        or (state.tile != NONE and affordable(state, seat, MOSAICS))
        or (state.doors < 3 and affordable(state, seat, DOORS))
        or (state.obelisks < 3 and affordable(state, seat, OBELISKS))
        or (state.dais < 2 and affordable(state, seat, THRONES))
    )


QUARRIES: Final[list[Quarry]] = [Quarry(seat) for seat in range(4)]
