"""The stored form of a change and its answer, made from the draft on which it was carried out."""

from __future__ import annotations

from typing import Any, TypeGuard

from msgspec import UNSET, UnsetType

from mastaba.kernel.agenda import SPECTATOR
from mastaba.server.protocol.messages import Answer, Refusal
from mastaba.server.storage.log import Entry
from mastaba.server.storage.store import Append, StoredAnswer
from mastaba.server.table import puzzles, summaries
from mastaba.server.table.state import TableState


def is_noticed(before: TableState, after: TableState) -> bool:
    """Whether others than the mover may learn of the change; of a step inside a sealed choice nobody may."""
    untold = before.updates.version(SPECTATOR) == after.updates.version(SPECTATOR)
    return not untold or before.status != after.status or before.seal is None or before.asked() != after.asked()


def make_answer(
    state: TableState, name: str, message: dict[str, Any], person: str | None, refusal: Refusal | UnsetType = UNSET
) -> Answer:
    own = state.seats_of(person)
    named = message.get("seat")
    seat = named - 1 if isinstance(named, int) and named - 1 in own else own[0] if own else None
    version = None if seat is None else state.updates.version(seat)
    return Answer(command=name, accepted=refusal is UNSET, version=version, refusal=refusal)


def make_append(
    state: TableState, after: int, entries: list[Entry], answer: StoredAnswer | None, with_snapshot: bool = True
) -> Append:
    seats = None
    if any(entry.kind in ("open", "sit", "empty", "bot") for entry in entries):
        seats = {k + 1: seat.person for k, seat in enumerate(state.seats) if seat.person is not None}
    snapshot = state.snapshot() if with_snapshot else None
    change = Append(state.id, after, entries, state.status, summaries.summary(state), snapshot, seats, answer)
    return change._replace(due=state.is_due(), tried=puzzles.tried_of(state, entries))


def is_command_id(name: object) -> TypeGuard[str]:
    """Any word of printable ASCII characters, such as a UUID."""
    return isinstance(name, str) and 8 <= len(name) <= 64 and name.isascii() and name.isprintable()
