"""Hints for people: who may ask, what the others are told, and hints given lately.

A hint follows from what the seat sees and the table's secret seed alone: it tells nothing the seat cannot know."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from mastaba.analysis.hints import Hint
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.structures import encode
from mastaba.server.protocol.teaching_messages import HintDocument, Reason
from mastaba.server.storage.log import Entry
from mastaba.server.table.state import TableState
from mastaba.server.thinking.bot_pool import BotPool

MOST_KEPT = 1000


class Asked(NamedTuple):
    """What is thought about, and the seat's version at that moment."""

    table: str
    game: Game
    seed: int
    view: Document
    decision: Decision
    version: int


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
    """The same position, seen again, gets the same luck; nobody can wish for it."""
    seen = encode([seat, view, [move.id for move in decision.options]]).decode()
    return int.from_bytes(hmac.digest(secret.encode(), f"hint:{seen}".encode(), hashlib.sha256)[:7], "big")


def note(state: TableState, seat: int, at: int) -> list[Entry]:
    """Nobody plays with help in secret: where other people sit, all are told once for each decision."""
    others = {chair.person for chair in state.seats} - {None, state.seats[seat].person}
    if not others or state.helped.get(seat) == state.deciding_about(seat):
        return []
    return [state.write("hint", {"s": seat + 1}, at)]


class Hints:
    """A position is thought about once, however often it is asked about."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.given: OrderedDict[tuple[str, int], asyncio.Task[Hint]] = OrderedDict()

    async def hint(self, asked: Asked) -> HintDocument:
        key = (asked.table, asked.seed)
        if key not in self.given:
            thinking = self.bots.hint(f"{asked.table}:hint", asked.game, asked.seed, asked.view, asked.decision)
            self.given[key] = asyncio.create_task(thinking)
            while len(self.given) > MOST_KEPT:
                self.given.popitem(last=False)
        try:
            found = await asyncio.shield(self.given[key])  # whoever goes away does not stop it for others
        except Exception:
            self.given.pop(key, None)
            raise
        return document(asked, found)


def document(asked: Asked, found: Hint) -> HintDocument:
    moves = asked.game.moves
    return HintDocument(
        version=asked.version,
        seat=asked.decision.seat + 1,
        move=str(moves[found.move]),
        other=None if found.other is None else str(moves[found.other]),
        reason=msgspec.convert(found.reason, Reason),
        facts=found.facts,
    )
