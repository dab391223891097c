"""Tells the learner at a table how the lesson stands: after every change, as soon as that is known."""

from __future__ import annotations

import asyncio

from mastaba.server.protocol.lesson_messages import LessonMessage
from mastaba.server.protocol.structures import encode
from mastaba.server.table import lessons
from mastaba.server.table.chat import Place
from mastaba.server.table.connections import Connection
from mastaba.server.table.first_game import FirstGame
from mastaba.server.table.state import TableState


class Coach:
    """Whether a goal is still within reach may take a search, which must not hold up anybody: it runs in slices, and
    what it finds is sent when it is found. At a table without a lesson it has nothing to say."""

    def __init__(self, table: Place) -> None:
        self.table = table
        self.work: asyncio.Task[None] | None = None
        self.said: tuple[TableState, LessonMessage] | None = None
        self.first_game = FirstGame(table)

    async def judged(self) -> LessonMessage:
        """How things stand now."""
        while True:
            state = self.table.state
            if self.said is None or self.said[0] is not state:
                run = lessons.run_of(state)
                found = await self.table.context.slices.run(run.judge())
                self.said = state, lessons.message(state, run, found)
            if self.said[0] is self.table.state:  # else somebody moved meanwhile
                return self.said[1]

    def look(self) -> None:
        """After every change."""
        self.first_game.look()
        if self.table.state.taught is not None and (self.work is None or self.work.done()):
            self.work = asyncio.ensure_future(self.tell())

    async def tell(self) -> None:
        said: LessonMessage | None = None
        while said is not (found := await self.judged()):
            said = found
            for connection in list(self.table.connections):
                self.send(connection, found)

    def greet(self, connection: Connection) -> None:
        """Somebody came: they are told what the others know, or with them what is found next."""
        if self.table.state.taught is None:
            self.first_game.look()
        elif self.said is not None and self.said[0] is self.table.state:
            self.send(connection, self.said[1])
        else:
            self.look()

    def send(self, connection: Connection, message: LessonMessage) -> None:
        if connection.viewer >= 0:
            connection.send(encode(message))
