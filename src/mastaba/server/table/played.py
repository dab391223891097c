"""A move as it is played at a table, and as its viewers are told of it."""

from __future__ import annotations

from mastaba.kernel.agenda import CHANCE, Event, Simultaneous
from mastaba.kernel.notation import Move
from mastaba.kernel.record import Record
from mastaba.server.table.updates import Item


def played(record: Record, seat: int, move: Move, at: int) -> Item:
    """Plays a move; returns the update for the viewers."""
    events: list[Event] = []
    sealed = isinstance(record.state.now, Simultaneous)
    record.play(seat, move, events.append)
    own = seat if seat != CHANCE else None
    text = str(move) if own is not None else None
    # during a sealed choice the number of moves would reveal in how many moves others chose
    length = len(record.log) if record.block is None else record.block + 1
    return Item(at, own, text, tuple(events), length, sealed=sealed)
