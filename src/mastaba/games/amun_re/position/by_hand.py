"""Positions made by hand, for scenarios and tests: what is given, and the rest filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.games.amun_re.position.check import check_read
from mastaba.games.amun_re.position.load import FIELDS, read
from mastaba.games.amun_re.rules.auction import BIDS
from mastaba.games.amun_re.rules.round import ACTION_TURN, NEW_KINGDOM_ENDS, OLD_KINGDOM_ENDS, ROUND, TURNS
from mastaba.games.amun_re.state import ASIDE, IN_PILE, LAND, NONE, USED, Egypt
from mastaba.kernel.agenda import go_on
from mastaba.kernel.documents import Reader
from mastaba.kernel.editions import Setup

PHASES: Final = ("reveal", "auction", "pay", "cards", "farmers", "bricks", "offering", "income", "bonus")


def make(setup: Setup, given: Mapping[str, object]) -> Egypt:
    """A position made by hand: a `phase` of a round, from the player `active` on; by default action A of the first.

    Players own as many provinces as their round demands: what is not named is filled up in the order of the table."""
    fields = Reader(given, "position")
    fields.only((*FIELDS, "phase", "active"))
    state = read(setup, fields)
    phase = fields.choice("phase", PHASES, "cards")
    if "agenda" not in given:
        fill_provinces(state, phase)
        enter(state, phase, fields.number("active", 1, setup.seats, int(state.first) + 1) - 1)
    check_read(state, fields)
    return state


def fill_provinces(state: Egypt, phase: str) -> None:
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


def enter(state: Egypt, phase: str, active: int) -> None:
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
