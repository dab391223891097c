"""What lists show of a table, stored beside its log; names are looked up when it is shown."""

from __future__ import annotations

from typing import Any

import msgspec

from mastaba.server.protocol.messages import Result, Status
from mastaba.server.protocol.structures import encode
from mastaba.server.table.state import TableState


class StoredSummary(msgspec.Struct):
    """Read back as plain data: those of earlier times may know less."""

    game: str
    edition: str
    options: dict[str, str]
    name: str
    listed: bool
    clock: dict[str, Any] | None
    created: int
    rules: int
    given: bool  # whether it goes on from an earlier game
    trial: bool  # whether that is a game of a table here, tried again from one of its moves
    coach: bool  # whether somebody explained
    delay: int | None  # seconds after which those who watch see it; 0: after the end
    status: Status
    seats: list[tuple[str | None, str | None, str | None, str | None]]  # person, level of the bot, owner, own name
    asked: list[int]
    result: Result | None
    told: dict[int, int]
    played: dict[int, int]  # moves of the others, as each seat was told of them
    remaining: list[int | None]


def summary(state: TableState) -> str:
    chosen = state.settings
    found = StoredSummary(
        game=chosen["game"],
        edition=chosen["edition"],
        options=chosen["options"],
        name=chosen["name"],
        listed=chosen["listed"],
        clock=chosen["clock"],
        created=state.created,
        rules=state.rules,
        given=bool(chosen.get("given")) or "position" in chosen,
        trial="table" in (chosen.get("parent") or {}) and bool(chosen.get("given")),
        coach=chosen.get("coach", False),
        delay=chosen.get("delay"),
        status=state.status,
        seats=[(seat.person, seat.played_by_bot, seat.owner, seat.called) for seat in state.seats],
        asked=[seat + 1 for seat in state.asked()],
        result=state.result(),
        told=state.updates.counts,
        played=state.updates.moves,
        remaining=[seat.remaining for seat in state.seats],
    )
    return encode(found).decode()
