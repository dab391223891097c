"""All tables in memory: loaded when they are needed, unloaded when nobody uses them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import mastaba
from mastaba import BadInput
from mastaba.server.context import Context
from mastaba.server.protocol.messages import Summary
from mastaba.server.protocol.refusals import Problem
from mastaba.server.random_id import random_id
from mastaba.server.storage.database import Unavailable
from mastaba.server.storage.lease_store import is_due
from mastaba.server.storage.log import BrokenLog, Entry
from mastaba.server.table.automation import Automation
from mastaba.server.table.changes import make_append
from mastaba.server.table.connections import ENDED, GONE
from mastaba.server.table.documents import now_ms
from mastaba.server.table.listing import shown_summary
from mastaba.server.table.loading import know_days, load_table
from mastaba.server.table.presence import REPEAT
from mastaba.server.table.seats import sitting
from mastaba.server.table.state import TableState
from mastaba.server.table.table import Table

T = TypeVar("T")
log = logging.getLogger("mastaba")
IDLE = 300.0  # seconds a table stays in memory unused
MAINTENANCE = 2.0
MARK_CLOCKS = 30.0
CHECK = 0.5  # seconds between checks whether this process was suspended
SUSPENDED = 2.5


class Tables:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.open: dict[str, Table] = {}
        self.automations: dict[str, Automation] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.quarantined: dict[str, str] = {}
        self.missed: dict[str, int] = {}  # entries that other processes announced while the table was loading
        self.tasks: set[asyncio.Task[Any]] = set()
        self.watching: asyncio.TimerHandle | None = None
        self.saving = False
        context.availability.changed.append(self.show_away)
        self.added: list[Callable[[Table], None]] = []  # called with every table that comes into memory

    # ---------------------------------------------------------------------- opening
    async def get(self, table: str) -> Table:
        """The table, loaded if it is not in memory, or if memory may differ from what is stored."""
        found = self.open.get(table)
        if found is not None:
            found.used = time.monotonic()
            await self.undamaged(table, found.settle())
            return found
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self.load(table))
        return await asyncio.shield(self.opening[table])

    async def undamaged(self, table: str, reading: Awaitable[T]) -> T:
        """What is read; a damaged table is quarantined by name, and the others go on."""
        try:
            return await reading
        except BadInput as error:  # such as corrected values that are no longer accepted
            self.quarantined[table] = str(error)
            log.error("a stored table cannot be played any more", extra={"table": table, "error": str(error)})
            raise Problem(503, "set-aside", f"This table can no longer be played; the others go on: {error}.") from None
        except (BrokenLog, KeyError, ValueError) as error:
            self.quarantined[table] = str(error)
            log.error("a stored table is damaged", extra={"table": table, "error": str(error)})
            raise Problem(503, "quarantined", "The stored log of this table is damaged; the others go on.") from None

    async def load(self, table: str) -> Table:
        try:
            loaded = await self.undamaged(table, load_table(self.context, table))
        finally:
            self.opening.pop(table, None)
            missed = self.missed.pop(table, 0)
        found = self.add(Table(self.context, loaded.state, loaded.answers, loaded.clock))
        found.saved = loaded.saved
        if missed > found.state.seq:  # an entry was written while it was loading
            self.run(found.heard(missed))
        return found

    def add(self, table: Table) -> Table:
        self.open[table.state.id] = table
        for call in self.added:
            call(table)
        self.automations[table.state.id] = automation = Automation(table)
        automation.look()
        if self.context.database.shared:
            self.run(table.presence.say("who"))
        return table

    async def create(
        self,
        person: str,
        settings: dict[str, Any],
        parent: dict[str, Any] | None = None,
        given: Sequence[tuple[str, str]] = (),
        seat: int | None = 1,
        begin: Callable[[TableState, int], list[Entry]] | None = None,
        table: str | None = None,
    ) -> Table:
        """A new table with its own seed; the commitment is stored before anybody can add a number. What `begin` writes
        is stored with it. Whoever opens it sits down, if a seat is named."""
        game = mastaba.load(settings["game"])
        chosen = settings["seats"], settings["edition"], settings["options"], settings.get("data")
        setup = game.setup(*chosen, settings.get("rules"))
        table, seed = table or random_id(16), secrets.token_hex(32)
        state = TableState(table, seed)
        body = {
            **settings,
            "seats": setup.seats,
            "edition": setup.edition,
            "rules": setup.rules,
            "options": game.changed_options(setup),
            "data": game.header(setup).get("data"),
            "data_hash": setup.data.sha256,
            "host": person,
            "commitment": "sha256:" + hashlib.sha256(seed.encode()).hexdigest(),
            "parent": parent,
            "given": [list(move) for move in given],
        }
        found = await self.context.people.find(person)
        owner = None if found is None else found.owner
        at = now_ms()
        entries = [state.write("open", body, at)]
        entries += [] if seat is None else [state.write("sit", sitting(seat, person, owner), at)]
        entries += [] if begin is None else begin(state, at)
        first = make_append(state, 0, entries, None)
        await self.context.store.create(table, settings["listed"], seed, first, state.kind)
        await self.context.people.load_names(state.people())
        await know_days(self.context, state)
        return self.add(Table(self.context, state, [], {}))

    # ---------------------------------------------------------------------- lists
    async def listed(self) -> list[Summary]:
        return await self.summaries(await self.context.store.listed(200), None)

    async def of_person(self, person: str) -> list[Summary]:
        found = await self.summaries(await self.context.store.of_person(person, 200), person)
        order = {"playing": 0, "open": 1, "over": 2, "aborted": 2}
        return sorted(found, key=lambda each: (not each.your_turn, order[each.status]))

    async def summaries(self, rows: list[tuple[str, str]], person: str | None) -> list[Summary]:
        seen = {} if person is None else await self.context.looks.of_person(person)
        return [await shown_summary(self.context.people, *row, person, seen) for row in rows]

    # ---------------------------------------------------------------------- background work
    def start(self) -> None:
        self.context.database.listen(self.hear)
        self.run(self.run_maintenance())
        self.watch_for_suspension(time.monotonic())
        if not self.context.database.shared:
            self.run(self.load_running())

    def run(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.end_task)

    def end_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable | Problem):
            log.warning("a background task was postponed", extra={"error": str(error)})
        elif error is not None:
            log.error("a background task failed", exc_info=error)

    async def load_running(self) -> None:
        """After a start: loads the tables where a bot or a clock waits, one after the other."""
        for table, text in await self.context.store.playing():
            if is_due(json.loads(text)):
                with suppress(Problem, Unavailable):
                    await self.get(table)
                await asyncio.sleep(0)

    async def run_maintenance(self) -> None:
        marked = said = time.monotonic()
        while True:
            await asyncio.sleep(MAINTENANCE)
            now = time.monotonic()
            mark = now - marked > MARK_CLOCKS
            marked = now if mark else marked
            say = self.context.database.shared and now - said > REPEAT
            said = now if say else said
            if mark:
                await self.mark_clocks()
                self.run(self.context.looks.keep())
            for name, table in list(self.open.items()):
                automation = self.automations[name]
                if say:
                    await self.say_who_is_here(table)
                if silent := table.presence.silent() - table.people_here():
                    self.run(self.say_gone(table, silent))
                if (table.must_reload or table.announced > table.state.seq) and not table.lock.locked():
                    self.run(self.recover(table))
                if not table.connections and now - table.used > IDLE and not automation.busy():
                    self.unload(name)
                else:
                    automation.look()
            if not self.saving:
                self.run(self.save_positions())

    async def mark_clocks(self) -> None:
        for automation in list(self.automations.values()):
            with suppress(Unavailable):
                await automation.mark_clock()

    def watch_for_suspension(self, before: float) -> None:
        """The time in which this process was suspended is charged to nobody; runs before later messages are read."""
        now = time.monotonic()
        if now - before > SUSPENDED:
            for table in self.open.values():
                table.skip_time(now - before - CHECK)
        self.watching = asyncio.get_running_loop().call_later(CHECK, self.watch_for_suspension, now)

    # ---------------------------------------------------------------------- who is here
    async def say_who_is_here(self, table: Table) -> None:
        for person in table.people_here():
            await table.presence.say("here", person)

    async def say_gone(self, table: Table, people: set[str]) -> None:
        table.publish()
        for person in people:
            await table.presence.say("gone", person)

    async def called(self, table: Table, person: str | None, acts: bool = False) -> None:
        """A plain HTTP request: somebody who sits at the table counts as here, and gets the seat back from a bot."""
        if person is None or not table.state.seats_of(person):
            return
        automation = self.automations.get(table.state.id)
        came = person not in table.people_here()
        table.presence.call(person)
        if came:
            table.publish()
            self.run(table.presence.say("here", person))
        if automation is not None and (came or (acts and automation.plays_for(person))):
            await automation.came(person)

    async def recover(self, table: Table) -> None:
        """It is not known whether a change was stored: the table is read again, and published if it was."""
        with suppress(Unavailable, Problem):
            await self.undamaged(table.state.id, table.settle())

    async def save_positions(self) -> None:
        """Stores positions that are older than the log, one after the other: all at once would delay players."""
        self.saving = True
        try:
            for table in list(self.open.values()):
                if table.saved != table.state.seq and table.state.status == "playing" and table.may_save():
                    with suppress(Unavailable):
                        await table.save()
        finally:
            self.saving = False

    def unload(self, name: str) -> None:
        for connection in list(self.open[name].connections):  # of a table that was dropped
            connection.cut(GONE)
        self.automations.pop(name).close()
        del self.open[name]
        self.run(self.context.leases.release(name))

    def hear(self, message: str) -> None:
        """A message of a process that shares the database, this one included."""
        what, _, rest = message.partition(" ")
        name, _, number = rest.partition(" ")
        if what in ("here", "gone", "who"):
            if name in self.open:
                self.hear_presence(self.open[name], what, *number.split(" "))
        elif what == "person":
            self.run(self.hear_person(name))
        elif what == "away":
            self.run(self.hear_away(name))
        elif what == "mute":
            self.run(self.hear_mutes(name))
        elif what == "people":
            self.context.people.all_changed()
            self.run(self.close_ended_sockets())
        elif what == "table" and name in self.opening:
            self.missed[name] = max(int(number), self.missed.get(name, 0))
        elif what == "table" and name in self.open and int(number) > self.open[name].state.seq:
            self.run(self.open[name].heard(int(number)))
        elif what == "dropped" and name in self.open:
            self.unload(name)
        elif what == "chat" and name in self.open:
            self.run(self.open[name].chat.heard(int(number)))
        elif what == "":
            self.reload_after_gap()

    def reload_after_gap(self) -> None:
        """Messages may have been missed: everything is read again."""
        self.context.people.all_changed()
        self.run(self.close_ended_sockets())
        self.run(self.read_names())
        for person in self.context.availability.known:
            self.run(self.hear_away(person))
        for person in {each.person for table in self.open.values() for each in table.connections if each.person}:
            self.run(self.hear_mutes(person))
        for table in self.open.values():
            self.run(table.heard(table.state.seq + 1))
            self.run(table.chat.heard(table.chat.last + 1))
            self.run(table.presence.say("who"))
            self.run(self.say_who_is_here(table))

    def hear_presence(self, table: Table, what: str, process: str, person: str) -> None:
        if process == self.context.leases.process:
            return
        if what == "who":
            for each in table.people_here():
                self.run(table.presence.say("here", each))
        elif table.presence.heard(what, process, person):
            self.automations[table.state.id].look()
            table.publish()

    async def hear_mutes(self, person: str) -> None:
        """The mutes of a person have changed."""
        for table in list(self.open.values()):
            if person in table.people_here():
                await table.chat.reload_mutes(person)

    async def hear_away(self, person: str) -> None:
        """Somebody left for some days, or came back."""
        if person in self.context.availability.known:
            await self.context.availability.read_again(person)
            self.show_away(person)

    def show_away(self, person: str) -> None:
        for name, table in self.open.items():
            if table.state.seats_of(person):
                self.automations[name].look()

    async def hear_person(self, person: str) -> None:
        await self.context.people.read_again(person)
        await self.close_ended_sockets(person)
        await self.show_names({person})

    async def read_names(self) -> None:
        """Reads the names of everybody at the loaded tables again; others are read when they are shown next."""
        people = self.context.people
        here = {person for table in self.open.values() for person in table.state.people()}
        for person in people.names.keys() - here:
            del people.names[person]
        for person in here:
            await people.find(person)
        await self.show_names(here)

    async def show_names(self, people: set[str]) -> None:
        """Publishes the new names at tables where one of these people, or a bot of theirs, sits."""
        await self.context.people.load_names(people)
        for table in self.open.values():
            if people & table.state.people():
                table.publish()

    async def close_ended_sockets(self, person: str | None = None) -> None:
        """Closes sockets whose session or token ended, or whose person was banned; of one person or of all."""
        sockets = [socket for table in self.open.values() for socket in table.connections if socket.token is not None]
        for socket in sockets:
            if person in (None, socket.person) and await self.context.people.recognise(socket.token) is None:
                socket.cut(ENDED)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.watching is not None:
            self.watching.cancel()
        for automation in self.automations.values():
            with suppress(Unavailable):
                await automation.mark_clock()
            automation.close()
            with suppress(Unavailable):
                await automation.table.save()
        with suppress(Unavailable):
            await self.context.looks.keep()
        if self.context.database.shared:
            await self.context.leases.end()
        self.context.bots.close()
        self.context.own_bots.close()
        self.context.painter.close()
        await self.context.analyses.close()
