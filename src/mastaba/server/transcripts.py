"""A table as a `.mst` file: whole and checkable after the end, before it only what one viewer has seen."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from datetime import UTC, datetime

from mastaba.kernel import records
from mastaba.kernel.agenda import Event, Together
from mastaba.kernel.notation import write_actor
from mastaba.kernel.replay import Record
from mastaba.server.table_state import TableState
from mastaba.verification import chain


def headers(state: TableState, names: Mapping[str, str | None]) -> dict[str, str]:
    """Free headers: who and when."""
    players = [
        f"bot {seat.level}"
        if seat.level
        else (names.get(seat.person or "") or "?").replace(",", " ") + ("" if seat.owner is None else " (bot)")
        for seat in state.seats
    ]
    day = datetime.fromtimestamp(state.created / 1000, UTC).date().isoformat()
    return {"Players": ", ".join(players), "Date": day, "Table": state.id, "Commitment": state.settings["commitment"]}


def whole(state: TableState, names: Mapping[str, str | None]) -> Generator[None, None, str]:
    """A finished or aborted game, with all that is needed to check its shuffles."""
    record = state.playing()
    extra = headers(state, names)
    extra["Seed"] = state.seed
    extra["Numbers"] = " ".join(map(str, state.numbers()))
    if state.dealer.redrawn:
        extra["Redrawn"] = " ".join(f"{first}+{by}" for first, by in state.dealer.redrawn)
    if state.settings.get("given"):
        extra["Given"] = str(len(state.settings["given"]))
    if state.status == "aborted":
        extra["Aborted"] = "yes"
    yield
    extra["Chain"] = chain(state.game, record.setup, record.written())
    yield
    return record.transcript(extra)


def seen(state: TableState, viewer: int, names: Mapping[str, str | None]) -> Generator[None, None, str]:
    """A running game from one seat: what this viewer was not told is `?`."""
    record = state.playing()
    lines = [f'[{name} "{value}"]' for name, value in seen_headers(state, viewer, names).items()]
    moves = yield from seen_moves(state, record, viewer)
    return "\n".join([*lines, "", *moves, ""])


def seen_headers(state: TableState, viewer: int, names: Mapping[str, str | None]) -> dict[str, str]:
    text = records.write(state.game, state.playing().setup, [], None, headers(state, names))
    found = records.read(text, "").headers
    return {**found, "Seen": "spectator" if viewer < 0 else f"seat {viewer + 1}"}


def seen_moves(state: TableState, record: Record, viewer: int) -> Generator[None, None, list[str]]:
    replayed = Record(state.game, record.setup, state.base.copy())
    lines: list[str] = []
    for seat, move in record.log[state.base_length :]:
        sealed = isinstance(replayed.state.now, Together)
        events: list[Event] = []
        replayed.play(seat, move, events.append)
        actor = write_actor(seat)
        if seat == viewer:
            lines.append(f"{actor} {move}")
        elif sealed:  # neither what was chosen nor in how many moves
            if f"{actor} ?" not in lines[-len(state.seats) :]:
                lines.append(f"{actor} ?")
        elif any(event.hidden and event.owner != viewer for event in events):
            lines.append(f"{actor} {move.kind} ?")
        else:
            lines.append(f"{actor} {move}")
        yield
    while isinstance(replayed.state.now, Together) and lines and lines[-1].endswith(" ?") and lines[-1][0] != "*":
        lines.pop()  # the seal is still closed: others see only who has committed, and the page shows that
    return lines
