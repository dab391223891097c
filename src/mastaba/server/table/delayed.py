"""Watching with a delay: those without a seat see the table as it stood a while ago, then with all hands open.

What they see is made from the stored log up to that time and from nothing newer, so nothing newer can be in it. A delay
of 0 keeps the game back until its end; then there are no secrets any more, and everybody sees what is."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from mastaba.kernel.agenda import SPECTATOR
from mastaba.kernel.documents import Document
from mastaba.server.protocol.messages import NewsMessage, StateDocument, StateMessage, TableDocument, TableMessage
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.structures import encode, once
from mastaba.server.storage.database import Unavailable
from mastaba.server.storage.log import Entry
from mastaba.server.table import documents
from mastaba.server.table.connections import Connection
from mastaba.server.table.documents import now_ms
from mastaba.server.table.encoder import SharedParts, TableEncoder
from mastaba.server.table.place import Place
from mastaba.server.table.state import TableState

log = logging.getLogger("mastaba")


def is_kept_back(state: TableState, person: str | None) -> bool:
    """Whether somebody is shown the table later: while a game with a delay is played, whoever has no seat in it."""
    if state.status != "playing" or state.settings.get("delay") is None or state.private is not None:
        return False
    return not state.seats_of(person)


class Delayed:
    """A table as it stood, for those who are told later."""

    def __init__(self, table: Place) -> None:
        self.table = table
        self.state: TableState | None = None
        self.waiting: list[Entry] = []  # of the log, not yet to be shown
        self.read = 0  # the last entry that was read
        self.reading = asyncio.Lock()
        self.looking: asyncio.Task[None] | None = None

    def applies_to(self, connection: Connection) -> bool:
        return is_kept_back(self.table.state, connection.person or connection.opener)

    # ---------------------------------------------------------------------- what is due
    async def bring_up(self) -> None:
        """Follows the log as far as it may be shown now."""
        live = self.table.state
        if live.status != "playing" or live.settings.get("delay") is None:
            return
        async with self.reading:
            await self.read_on(live.seq)
            due = self.due(now_ms())
            if due:
                await self.follow(due)
                del self.waiting[: len(due)]

    async def read_on(self, seq: int) -> None:
        if self.read < seq:
            found = await self.table.context.store.load(self.table.state.id, self.read)
            if found is not None and found[1]:
                self.waiting += found[1]
                self.read = found[1][-1].seq

    def due(self, now: int) -> list[Entry]:
        """Up to the start everything; after it what is old enough, in its order."""
        delay = self.table.state.settings["delay"]
        begun = self.state is not None and self.state.status != "open"
        count = 0
        for entry in self.waiting:
            if begun and (not delay or entry.at > now - 1000 * delay):
                break
            begun = begun or entry.kind == "start"
            count += 1
        return self.waiting[:count]

    async def follow(self, due: list[Entry]) -> None:
        slices, live = self.table.context.slices, self.table.state
        if self.state is not None and not any(entry.kind in ("rules", "given") for entry in due):
            draft = self.state.copy()
            for entry in due:
                draft.follow(entry)
            self.state = draft
            return
        draft = TableState(live.id, live.seed)
        found = await self.table.context.store.load(live.id)
        assert found is not None
        await slices.run(draft.follow_all([entry for entry in found[1] if entry.seq <= due[-1].seq]))
        self.state = draft

    # ---------------------------------------------------------------------- what is shown
    def shown(self) -> TableState:
        if self.state is None:
            raise Problem(409, "later", "Those who watch this table see it later.")
        return self.state

    def document(self, person: str | None) -> TableDocument:
        """Without clocks, which run now, and without who is away, for who comes and goes is news too."""
        state, names = self.shown(), self.table.context.people.names
        parts = SharedParts(state, names, state.people(), {}, {}, {})
        hosting = person is not None and person == self.table.state.host()
        return msgspec.structs.replace(parts.for_person(None, {}), hosting=hosting)

    def views(self) -> dict[str, Document]:
        """What each seat saw."""
        state = self.shown()
        if state.record is None:
            return {}
        position = state.record.state
        return {str(seat + 1): state.game.view(position, seat) for seat in range(len(state.seats))}

    def shown_to(self, person: str | None, since: int | None) -> StateDocument:
        table, now = self.document(person), documents.iso(now_ms())
        encoder = TableEncoder(self.shown())
        return encoder.message(StateDocument, SPECTATOR, since, table, now=now, views=self.views())

    def greet(self, connection: Connection, since: int | None) -> None:
        connection.version = self.shown().updates.version(SPECTATOR)
        connection.table = once(self.document(connection.person))
        more = {"now": documents.iso(now_ms()), "chat": [], "views": self.views()}
        encoder = TableEncoder(self.shown())
        connection.send(encode(encoder.message(StateMessage, SPECTATOR, since, connection.table, **more)))

    # ---------------------------------------------------------------------- telling it
    def look(self) -> None:
        """Called now and then, and after every change: tells those who wait what is due by now."""
        if self.looking is None and any(self.applies_to(each) for each in self.table.connections):
            self.looking = asyncio.ensure_future(self.tell())

    async def tell(self) -> None:
        try:
            await self.bring_up()
            if self.state is not None:
                self.publish()
        except Unavailable:
            pass  # it is looked at again
        except Exception:
            log.exception("a table could not be shown later", extra={"table": self.table.state.id})
        finally:
            self.looking = None

    def publish(self) -> None:
        state = self.shown()
        version = state.updates.version(SPECTATOR)
        for connection in [each for each in self.table.connections if self.applies_to(each)]:
            table = once(self.document(connection.person))
            if connection.version != version:
                since, connection.version = connection.version, version
                message = TableEncoder(state).message(NewsMessage, SPECTATOR, since, table, views=self.views())
                connection.send(encode(message))
            elif connection.table != table:
                connection.send(encode(TableMessage(table=table)))
            connection.table = table
