"""Cleopatra's procession: a step for each category of pieces that is complete (CL-8.1, CL-8.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.cleopatra.data import KINDS, MOSAICS
from mastaba.games.cleopatra.events import cleopatra_moved, last_turns_began
from mastaba.games.cleopatra.rules.offering import OPENING, sealed_bids
from mastaba.games.cleopatra.rules.pieces import has_place
from mastaba.games.cleopatra.state import Palace
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Step

DOORS_REACHED: Final = 5  # the last space
LINE: Final = 4  # the first space behind the line


def complete_categories(state: Palace) -> i64:
    """Every kind of piece is a category; the mosaics are complete when their stack is empty (CL-8.1)."""
    complete: i64 = 0
    kind: i64
    for kind in range(len(KINDS)):
        if not has_place(state, kind) and (kind != MOSAICS or state.stack == 0):
            complete += 1
    return complete


def walk(state: Palace, seat: i64) -> AnyStep | None:
    """After a visit to the quarry Cleopatra catches up; behind the line comes the offering, once."""
    before: i64 = state.cleopatra
    to: i64 = min(complete_categories(state), DOORS_REACHED)
    if to <= before:
        return None
    state.cleopatra = to
    cleopatra_moved(state, space=to)
    if to == DOORS_REACHED:
        state.agenda.append(ARRIVALS[seat])
    if before < LINE <= to:
        state.agenda.append(OPENING)
        return sealed_bids(state)
    return None


class Arrive(Step[Palace]):
    """Before the doors: all others have one more turn (CL-9.1)."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Palace) -> AnyStep | None:
        state.trigger = self.whose
        last_turns_began(state, self.whose)
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


ARRIVALS: Final[list[Arrive]] = [Arrive(seat) for seat in range(4)]
