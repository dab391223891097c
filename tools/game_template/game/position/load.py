"""Loading a position, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping

from mastaba.games.new_game.rules.turn import Take
from mastaba.games.new_game.state import Heap, full_heap

from mastaba.kernel.documents import Document, Reader, set_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput


def load(setup: Setup, saved: Document) -> Heap:
    fields = Reader(saved)
    state = full_heap(setup)
    state.stones = fields.number("stones", 0, int(state.data.stones))
    state.last = fields.number("last", 0, setup.seats) - 1
    steps = fields.tables("agenda")
    if len(steps) != (1 if state.stones else 0):
        raise BadInput("agenda must hold one step while stones are left, and none after that")
    for step in steps:
        step.choice("step", ("Take",))
        set_agenda(state, [Take(step.number("seat", 1, setup.seats) - 1)])
    return state


def make(setup: Setup, given: Mapping[str, object]) -> Heap:
    """A hand-made position: what is given, the rest as after a fresh start."""
    fields = Reader(given)
    fields.only(("stones", "seat"))
    state = full_heap(setup)
    state.stones = fields.number("stones", 1, int(state.data.stones), int(state.data.stones))
    set_agenda(state, [Take(fields.number("seat", 1, setup.seats, 1) - 1)])
    return state
