"""Positions of finished games, with a cache so that stepping through one replays few moves and not all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Sequence
from typing import NamedTuple

from mastaba.kernel.agenda import Event, State
from mastaba.kernel.notation import Move, write_actor
from mastaba.server.protocol.messages import EventDocument, StoryStep
from mastaba.server.table.state import TableState

EVERY = 32  # moves between two positions that are kept
MOST_TABLES = 8  # of which positions are kept
LONGEST_KEPT = 2_048  # moves; further positions of a longer game are found from there


class Shown(NamedTuple):
    """A position, and what the move before it caused."""

    position: State
    events: list[Event]


class Replays:
    """The positions of the tables that were shown last, keyed by the number of their moves."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], dict[int, State]] = OrderedDict()

    def at(self, table: TableState, number: int) -> Generator[None, None, Shown]:
        """After so many moves."""
        kept = self.positions(table)
        start = max(found for found in kept if found < max(number, table.base_length + 1))
        position = kept[start].copy()
        events: list[Event] = []
        for count, (seat, move) in enumerate(moves_of(table)[start:number], start + 1):
            events.clear()
            table.game.play(position, seat, move, events.append)
            if count % EVERY == 0 and count <= LONGEST_KEPT:
                kept[count] = position.copy()
            yield
        return Shown(position, events)

    def positions(self, table: TableState) -> dict[int, State]:
        key = (table.id, len(moves_of(table)))
        if key not in self.kept:
            self.kept[key] = {table.base_length: table.base.copy()}
        self.kept.move_to_end(key)
        while len(self.kept) > MOST_TABLES:
            self.kept.popitem(last=False)
        return self.kept[key]


def moves_of(table: TableState) -> Sequence[tuple[int, Move]]:
    return table.playing().log


def story(table: TableState) -> Generator[None, None, list[StoryStep]]:
    """Every move from the first on, with all that it caused; moves under older rules have no events."""
    known = table.base_length
    steps = [StoryStep(actor=write_actor(seat), events=[]) for seat, _ in moves_of(table)[:known]]
    position = table.base.copy()
    for seat, move in list(moves_of(table)[known:]):
        events: list[Event] = []
        table.game.play(position, seat, move, events.append)
        told = [EventDocument(name=event.name, facts=event.facts) for event in events]
        steps.append(StoryStep(actor=write_actor(seat), events=told))
        yield
    return steps
