"""Loading a position, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping

from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.documents import Document, Reader, set_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput

from mastaba_royal_ur.data import PATHS
from mastaba_royal_ur.position.check import broken_invariant
from mastaba_royal_ur.rules.turn import MovePiece, ThrowDice
from mastaba_royal_ur.state import Race, empty_board


def load(setup: Setup, saved: Document) -> Race:
    state = with_pieces(setup, Reader(saved).table("players"))
    state.thrown = Reader(saved).number("thrown", 0, state.data.dice)
    steps = [read_step(step) for step in Reader(saved).tables("agenda")]
    if len(steps) > 1:
        raise BadInput("agenda must hold one step at most")
    set_agenda(state, steps)
    return state


def make(setup: Setup, given: Mapping[str, object]) -> Race:
    """A hand-made position: the pieces that are named stand there, all others wait; `thrown` is what the dice show."""
    fields = Reader(given)
    fields.only(("players", "seat", "thrown"))
    state = with_pieces(setup, fields.table("players"))
    seat = fields.number("seat", 1, 2, 1) - 1
    state.thrown = fields.number("thrown", 0, state.data.dice, 0)
    set_agenda(state, [MovePiece(seat) if state.thrown else ThrowDice(seat)])
    return state


def with_pieces(setup: Setup, players: Reader) -> Race:
    state = empty_board(setup)
    players.only(("1", "2"))
    for seat, path in enumerate(PATHS):
        own = players.table(str(seat + 1))
        own.only(("waiting", "on", "home"))
        squares = own.text("on", "").split()
        for square in squares:
            if square not in path:
                raise BadInput(f"{own.named('on')} has {square!r:.20}, which is not on the way of seat {seat + 1}")
        state.places[seat] = sorted(path.index(square) for square in squares)
        state.home[seat] = own.number("home", 0, state.data.pieces, 0)
        rest = state.data.pieces - len(squares) - state.home[seat]
        state.waiting[seat] = own.number("waiting", 0, state.data.pieces, max(rest, 0))
    broken = broken_invariant(state)
    if broken is not None:
        raise BadInput(broken)
    return state


def read_step(step: Reader) -> AnyStep:
    seat = step.number("seat", 1, 2) - 1
    if step.choice("step", ("ThrowDice", "MovePiece")) == "ThrowDice":
        return ThrowDice(seat)
    return MovePiece(seat)
