"""Hints at a table: who may ask, and what the others see of it."""

from __future__ import annotations

import hashlib
import hmac

from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.structures import encode
from mastaba.server.storage.log import Entry
from mastaba.server.table.state import TableState
from mastaba.server.thinking.hints import Asked


def ask(state: TableState, seat: int) -> Asked:
    """The question of a seat that has to decide, or the problem with it."""
    if not state.settings.get("hints", True):
        raise Problem(409, "no-hints", "This table is played without hints.")
    if state.ended():
        raise Problem(409, "over", "The game is over.")
    if state.paused:
        raise Problem(409, "paused", "The game is paused.")
    decision = next((decision for decision in state.decisions() if decision.seat == seat), None)
    if decision is None or state.seats[seat].played_by_bot is not None:
        raise Problem(409, "not-asked", "This seat has nothing to decide now.")
    view = state.game.view(state.playing().state, seat)
    seed = seed_of(state.seed, seat, view, decision)
    return Asked(state.id, state.game, seed, view, decision, state.updates.version(seat))


def seed_of(secret: str, seat: int, view: Document, decision: Decision) -> int:
    """The same position gets the same seed; nobody can influence it."""
    seen = encode([seat, view, [move.id for move in decision.options]]).decode()
    return int.from_bytes(hmac.digest(secret.encode(), f"hint:{seen}".encode(), hashlib.sha256)[:7], "big")


def note(state: TableState, seat: int, at: int) -> list[Entry]:
    """Nobody uses hints in secret: where other people sit, everybody sees it, once for each decision."""
    others = {chair.person for chair in state.seats} - {None, state.seats[seat].person}
    if not others or state.helped.get(seat) == state.deciding_about(seat):
        return []
    return [state.write("hint", {"s": seat + 1}, at)]
