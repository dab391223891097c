"""Tells whoever learns or solves at a table how things stand: after every change, as soon as that is known."""

from __future__ import annotations

import asyncio

from mastaba.server.protocol.lesson_messages import LessonMessage
from mastaba.server.protocol.puzzle_messages import PuzzleMessage
from mastaba.server.protocol.structures import encode
from mastaba.server.table import lessons, puzzles
from mastaba.server.table.connections import Connection
from mastaba.server.table.first_game import FirstGame
from mastaba.server.table.place import Place
from mastaba.server.table.state import TableState

Said = LessonMessage | PuzzleMessage


class Coach:
    """Whether a goal is still within reach may take a search, which must not hold up anybody: it runs in slices, and
    what it finds is sent when it is found. At a table without a lesson or a puzzle it has nothing to say."""

    def __init__(self, table: Place) -> None:
        self.table = table
        self.work: asyncio.Task[None] | None = None
        self.said: tuple[TableState, Said] | None = None
        self.first_game = FirstGame(table)

    async def judged(self) -> Said:
        """How things stand now."""
        while True:
            state = self.table.state
            if self.said is None or self.said[0] is not state:
                self.said = state, await (self.of_puzzle(state) if state.taught is None else self.of_lesson(state))
            if self.said[0] is self.table.state:  # else somebody moved meanwhile
                return self.said[1]

    async def of_lesson(self, state: TableState) -> LessonMessage:
        run = lessons.run_of(state)
        return lessons.message(state, run, await self.table.context.slices.run(run.judge()))

    async def of_puzzle(self, state: TableState) -> PuzzleMessage:
        about = state.puzzle or {}
        person, kept = state.seats[about["seat"] - 1].person, self.table.context.puzzles
        known = await kept.result(person or "", about["id"])
        return puzzles.message(state, known, await kept.figure(about["id"]) if state.attempt.done else None)

    def look(self) -> None:
        """After every change."""
        self.first_game.look()
        if self.table.state.private is not None and (self.work is None or self.work.done()):
            self.work = asyncio.ensure_future(self.tell())

    async def tell(self) -> None:
        said: Said | None = None
        while said is not (found := await self.judged()):
            said = found
            for connection in list(self.table.connections):
                self.send(connection, found)

    def greet(self, connection: Connection) -> None:
        """Somebody came: they are told what the others know, or with them what is found next."""
        if self.table.state.private is None:
            self.first_game.look()
        elif self.said is not None and self.said[0] is self.table.state:
            self.send(connection, self.said[1])
        else:
            self.look()

    def send(self, connection: Connection, message: Said) -> None:
        if connection.viewer >= 0:
            connection.send(encode(message))
