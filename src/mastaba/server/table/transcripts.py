"""A table as a transcript (`.mst`): complete and verifiable after the end, before it only what one viewer has seen."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from datetime import UTC, datetime

from mastaba.kernel import transcript
from mastaba.kernel.agenda import Event
from mastaba.kernel.notation import write_actor
from mastaba.kernel.record import Record
from mastaba.server.table.state import TableState
from mastaba.verification import chain


def headers(state: TableState, names: Mapping[str, str | None]) -> dict[str, str]:
    """Free headers: who and when."""
    players = [
        f"bot {seat.level}"
        if seat.level
        else (seat.name(names) or "?").replace(",", " ") + ("" if seat.owner is None else " (bot)")
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
    if state.given:
        extra["Given"] = str(state.given)
    if state.status == "aborted":
        extra["Aborted"] = "yes"
    yield
    extra["Chain"] = chain(state.game, record.setup, record.written())
    yield
    return record.transcript(extra)


def seen(state: TableState, viewer: int, names: Mapping[str, str | None]) -> Generator[None, None, str]:
    """A running game as one viewer has seen it: hidden moves are written as `?`."""
    record = state.playing()
    lines = [f'[{name} "{value}"]' for name, value in seen_headers(state, viewer, names).items()]
    moves = yield from seen_moves(state, record, viewer)
    return "\n".join([*lines, "", *moves, ""])


def seen_headers(state: TableState, viewer: int, names: Mapping[str, str | None]) -> dict[str, str]:
    text = transcript.write(state.game, state.playing().setup, [], None, headers(state, names))
    found = transcript.read(text, "").headers
    return {**found, "Seen": "spectator" if viewer < 0 else f"seat {viewer + 1}"}


def seen_moves(state: TableState, record: Record, viewer: int) -> Generator[None, None, list[str]]:
    replayed = Record(state.game, record.setup, state.base.copy())
    lines: list[str] = []
    choosing: dict[int, list[str]] = {}  # sealed moves, by seat
    for number in range(state.base_length, len(record.log)):
        (seat, move), block = record.log[number], record.blocks[number]
        events: list[Event] = []
        replayed.play(seat, move, events.append)
        actor = write_actor(seat)
        if block is not None:
            choosing.setdefault(seat, []).append(f"{actor} {move}")
            if record.blocks[number + 1 : number + 2] != [block]:
                lines += chosen(choosing, viewer, is_open=block == record.block)
                choosing = {}
        elif seat != viewer and any(event.hidden and event.owner != viewer for event in events):
            lines.append(f"{actor} {move.kind} ?")
        else:
            lines.append(f"{actor} {move}")
        yield
    return lines


def chosen(choosing: Mapping[int, list[str]], viewer: int, is_open: bool) -> list[str]:
    """Sealed moves by seat: of others neither what they chose nor in how many moves, and nothing before all is open."""
    lines: list[str] = []
    for seat in sorted(choosing):
        if seat == viewer:
            lines += choosing[seat]
        elif not is_open:
            lines.append(f"{write_actor(seat)} ?")
    return lines
