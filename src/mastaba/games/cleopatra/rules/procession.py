"""Cleopatra's procession: a step for each category of pieces that is complete (CL-8.1, CL-8.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.cleopatra.events import told
from mastaba.games.cleopatra.rules.offering import OPENING, sealed_bids
from mastaba.games.cleopatra.state import ALL_WALLS, NONE, Table
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Event, Facts, Step

DOORS_REACHED: Final = 5  # the last space
LINE: Final = 4  # the first space behind the line


def complete_categories(state: Table) -> i64:
    complete: i64 = 0
    if state.sphinxes[0] + state.sphinxes[1] == 6:
        complete += 1
    if state.obelisks == 3:
        complete += 1
    if state.doors == 3:
        complete += 1
    if state.walls == ALL_WALLS:
        complete += 1
    if state.dais == 2:
        complete += 1
    if state.tile == NONE and state.stack == 0:
        complete += 1
    return complete


def walk(state: Table, seat: i64) -> AnyStep | None:
    """After a visit to the quarry Cleopatra catches up; behind the line comes the offering, once."""
    before: i64 = state.cleopatra
    to: i64 = min(complete_categories(state), DOORS_REACHED)
    if to <= before:
        return None
    state.cleopatra = to
    if state.listener is not None:
        state.tell(Event("CleopatraMoved", {"space": int(to)}))
    if to == DOORS_REACHED:
        state.agenda.append(ARRIVALS[seat])
    if before < LINE <= to:
        state.agenda.append(OPENING)
        return sealed_bids(state)
    return None


class Arrive(Step[Table]):
    """Before the doors: all others have one more turn (CL-9.1)."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Table) -> AnyStep | None:
        state.trigger = self.whose
        if state.listener is not None:
            state.tell(told("LastTurnsBegan", self.whose, {}))
        return None

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


ARRIVALS: Final[list[Arrive]] = [Arrive(seat) for seat in range(4)]
