"""One table in this process: commands are carried out one at a time, stored, and only then published.

`Table.state` is always what is stored: a command is carried out on a copy, which replaces it after the commit. So
whatever reads the state, at any time, shows nothing that could still be lost."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from mastaba.server.context import Context
from mastaba.server.protocol.messages import (
    Answer,
    ChatMessage,
    NewsMessage,
    StateDocument,
    StateMessage,
    TableDocument,
    TableMessage,
)
from mastaba.server.protocol.refusals import Problem, Refused
from mastaba.server.protocol.structures import encode, once
from mastaba.server.storage.database import Duplicate, Unavailable
from mastaba.server.storage.log import Entry
from mastaba.server.storage.store import Conflict, LinkUsed, StoredAnswer
from mastaba.server.table import commands, documents
from mastaba.server.table.changes import is_command_id, is_noticed, make_answer, make_append
from mastaba.server.table.chat import Chat
from mastaba.server.table.clocks import RunningClocks
from mastaba.server.table.coach import Coach
from mastaba.server.table.commands import Now
from mastaba.server.table.connections import NOT_YOUR_SEAT, Connection
from mastaba.server.table.delayed import Delayed, is_kept_back
from mastaba.server.table.documents import now_ms
from mastaba.server.table.encoder import SharedParts, TableEncoder
from mastaba.server.table.loading import follow_on, know_days, load_table
from mastaba.server.table.presence import Presence
from mastaba.server.table.state import TableState

log = logging.getLogger("mastaba")
Act = Callable[[TableState, Now], list[Entry]]
ATTEMPTS = 8
REMEMBERED_REFUSALS = 200
SAVE_AGAIN = 5.0  # seconds: faster moves do not each store the whole position


class Table(RunningClocks):
    """The single writer of a table in this process; if another process has written first, its entries are read."""

    def __init__(self, context: Context, state: TableState, answers: list[StoredAnswer], clock: dict[int, int]) -> None:
        self.context = context
        self.state = state
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.answers = {stored.id: stored for stored in answers}
        self.refused: OrderedDict[str, StoredAnswer] = OrderedDict()
        self.must_reload = False  # what is stored may differ from memory: it is read before anything else
        self.abandoned = False  # and a transaction may still be under way
        self.announced = state.seq  # the highest entry another process has announced
        self.given_up: dict[int, float] = {}  # seats of people who are away, to the monotonic time when a bot stands in
        self.shared: SharedParts | None = None  # as last shown
        self.used = time.monotonic()
        self.saved = state.seq  # the entry up to which the position is stored
        self.saved_at = -SAVE_AGAIN
        self.changed: list[Callable[[], None]] = []  # called after every change, before it is published
        self.chat, self.coach, self.delayed = Chat(self), Coach(self), Delayed(self)
        self.presence = Presence(context, state.id)
        self.start_clocks(clock)

    # ---------------------------------------------------------------------- commands
    async def command(self, person: str | None, message: dict[str, Any]) -> Answer:
        """The answer to a command; a command that is sent again has no further effect and gets the same answer."""
        name = message.get("command")
        if not is_command_id(name):
            return Answer(command=None, accepted=False, refusal=Refused("bad_command").document())
        digest = hashlib.sha256(f"{person} {sorted(message.items())}".encode()).hexdigest()
        try:
            answer = await self.change(
                lambda state, now: commands.perform(state, person, message, now), (name, digest, message, person)
            )
        except Refused as refusal:
            answer = make_answer(self.state, name, message, person, refusal.document())
            if refusal.code not in ("unavailable", "reused_command"):
                self.refused[name] = StoredAnswer(name, digest, encode(answer).decode())
                while len(self.refused) > REMEMBERED_REFUSALS:
                    self.refused.popitem(last=False)
        return make_answer(self.state, name, message, person) if answer is None else answer

    async def change(
        self,
        act: Act,
        command: tuple[str, str, dict[str, Any], str | None] | None = None,
        link: str | None = None,
    ) -> Answer | None:
        """Runs an act on a draft, stores its entries, and only then publishes it. A draft that is not stored is
        dropped; where that is not certain, the table is read again."""
        async with self.lock:
            self.used = time.monotonic()
            for _ in range(ATTEMPTS):
                await self.refresh()
                if command is not None and (known := self.known_answer(command[0], command[1])) is not None:
                    return known
                try:
                    return await self.attempt(act, command, link)
                except (Conflict, Duplicate):
                    continue
                except (Refused, Problem):
                    if await self.is_behind():  # the refusal was about an old state
                        continue
                    if command is not None and (known := await self.answer_elsewhere(command[0], command[1])):
                        return known
                    raise
            raise Refused("unavailable")

    def known_answer(self, name: str, digest: str) -> Answer | None:
        stored = self.answers.get(name) or self.refused.get(name)
        if stored is None:
            return None
        if stored.digest != digest:
            raise Refused("reused_command")
        return msgspec.json.decode(stored.answer, type=Answer)

    async def answer_elsewhere(self, name: str, digest: str) -> Answer | None:
        """The answer that another process stored for this command; read only before it would be refused here."""
        stored = await self.context.store.answer(self.state.id, name) if self.context.database.shared else None
        if stored is None:
            return None
        self.answers[name] = stored
        return self.known_answer(name, digest)

    async def attempt(
        self, act: Act, command: tuple[str, str, dict[str, Any], str | None] | None, link: str | None
    ) -> Answer | None:
        draft, after = self.state.copy(), self.state.seq
        entries = act(draft, Now(now_ms(), self.spent()))
        if not entries:
            return None
        answer = stored = None
        if command is not None:
            name, digest, message, person = command
            answer = make_answer(draft, name, message, person)
            stored = StoredAnswer(name, digest, encode(answer).decode())
        secret = not is_noticed(self.state, draft)
        change = make_append(draft, after, entries, stored, self.must_save(draft, entries))
        change = change._replace(link=link, secret=secret)
        self.must_reload = True
        try:
            await self.context.store.append(change)
        except (Conflict, Duplicate, LinkUsed):
            raise
        except asyncio.CancelledError:
            self.abandoned = True
            raise
        except Exception as error:  # whatever the error says, the change may have been stored
            if not isinstance(error, Unavailable):
                log.exception("a change could not be stored", extra={"table": self.state.id})
            return await self.outcome(command)
        self.must_reload = False
        self.state = draft
        if change.snapshot is not None:
            self.note_saved(change.entries[-1].seq)
        if stored is not None:
            self.answers[stored.id] = stored
        if not secret:
            self.context.metrics.count("moves", len([entry for entry in entries if entry.kind == "move"]))
            self.note_back(None if command is None or "play" not in command[2] else command[3])
        await self.know_names()
        self.after_change()
        return answer

    async def outcome(self, command: tuple[str, str, dict[str, Any], str | None] | None) -> Answer:
        """After storage failed: the answer, if what was stored has it, else a refusal."""
        try:
            await self.refresh()
        except Exception as error:  # must_reload stays set until the table can be read
            raise Refused("unavailable") from error
        known = None if command is None else self.known_answer(command[0], command[1])
        if known is None:
            raise Refused("unavailable")
        return known

    # ---------------------------------------------------------------------- the position beside the log
    def must_save(self, draft: TableState, entries: list[Entry]) -> bool:
        """Plain moves need not store the position at once: they can be replayed from an older one."""
        plain = all(entry.kind == "move" for entry in entries) and draft.status == "playing"
        return not plain or self.may_save()

    def may_save(self) -> bool:
        return time.monotonic() - self.saved_at >= SAVE_AGAIN

    def note_saved(self, seq: int) -> None:
        self.saved, self.saved_at = seq, time.monotonic()

    async def save(self) -> None:
        """Stores the position if the stored one is older than the log."""
        state, seq = self.state, self.state.seq
        snapshot = None if self.saved == seq else state.snapshot()
        if snapshot is not None:
            await self.context.store.save(state.id, seq, snapshot)
            self.note_saved(seq)

    async def refresh(self) -> None:
        """Reads the entries of other processes, or the whole table after a failure."""
        while self.must_reload or self.announced > self.state.seq:
            wanted = self.announced
            followed = None if self.must_reload else await follow_on(self.context, self.state)
            if followed is not None:
                self.state = followed
            else:
                self.must_reload = True  # until it has been read
                if self.abandoned:
                    await self.context.database.write(lambda db: None)  # is committed after it
                    self.abandoned = False
                loaded = await load_table(self.context, self.state.id)
                self.state = loaded.state
                self.answers = {stored.id: stored for stored in loaded.answers}
                self.saved = loaded.saved
                self.must_reload = False
            if self.announced == wanted:  # else more was announced meanwhile
                self.announced = self.state.seq
            await self.know_names()
            self.after_change()

    async def know_names(self) -> None:
        """Somebody who cannot be looked up now is shown without a name: what was stored is published all the same."""
        people = self.state.people()
        if self.state.over_days or not people <= self.context.people.names.keys():
            try:
                await self.context.people.load_names(people)
                await know_days(self.context, self.state)
            except Exception as error:
                log.warning("names could not be read", extra={"table": self.state.id, "error": str(error)})

    async def heard(self, seq: int) -> None:
        """Another process wrote up to this entry."""
        self.announced = max(self.announced, seq)
        async with self.lock:
            await self.refresh()

    async def is_behind(self) -> bool:
        """Whether another process wrote something that is not known here yet."""
        if self.context.database.shared:
            self.announced = max(self.announced, await self.context.store.seq(self.state.id))
        return self.announced > self.state.seq

    async def settle(self) -> None:
        """Called before every read: after a failure, the table is read again before anything is shown."""
        if self.must_reload or self.announced > self.state.seq:
            async with self.lock:
                await self.refresh()

    async def catch_up(self) -> None:
        """A plain HTTP request sees what any process has acknowledged."""
        if await self.is_behind():
            async with self.lock:
                await self.refresh()
        await self.delayed.bring_up()

    def after_change(self) -> None:
        self.begin_turns()
        for call in self.changed:
            call()
        self.publish()

    # ---------------------------------------------------------------------- viewers
    def online(self) -> set[str]:
        return self.people_here() | self.presence.people()

    def people_here(self) -> set[str]:
        """Those who are connected to this process, or use it over plain HTTP."""
        connected = {connection.here for connection in self.connections if connection.here is not None}
        return connected | self.presence.calling() if self.presence.callers else connected

    def shown(self) -> SharedParts:
        names, times = self.context.people.names, self.shown_times()
        return SharedParts(self.state, names, self.online(), times, self.waits(), self.days())

    def shown_shared(self) -> SharedParts:
        """Without the times, which run by themselves: they alone are no reason to send an update."""
        names, kept = self.context.people.names, dict.fromkeys(self.given_up, 0)
        self.shared = SharedParts(self.state, names, self.online(), {}, kept, self.days(), self.shared)
        return self.shared

    def document(self, person: str | None) -> TableDocument:
        if is_kept_back(self.state, person):
            return self.delayed.document(person)
        return self.shown().for_person(person, self.times())

    def publish(self) -> None:
        """Sends each viewer their updates; a viewer for whom nothing changed gets nothing."""
        if not self.connections:
            return
        state = self.state
        encoder = TableEncoder(
            state, {each.viewer for each in self.connections if each.version != state.updates.version(each.viewer)}
        )
        made: dict[tuple[str | None, int, int], bytes] = {}
        shared = self.shown_shared()
        current = shared if state.clock is None and not self.given_up else self.shown()
        tables: dict[str | None, TableDocument] = {}
        for connection in list(self.connections):
            person, viewer = connection.person, connection.viewer
            if self.delayed.applies_to(connection):
                self.delayed.look()
                continue
            if viewer >= 0 and state.seats[viewer].person != person:
                connection.cut(NOT_YOUR_SEAT)  # kicked, or the seat was claimed on another device
                continue
            if person not in tables:
                tables[person] = once(shared.for_person(person, {}))
            table = tables[person]
            shown = table if current is shared else current.for_person(person, self.times())
            version = state.updates.version(viewer)
            if connection.version != version:
                key = (person, viewer, connection.version)
                if key not in made:
                    made[key] = encode(encoder.message(NewsMessage, viewer, connection.version, shown))
                connection.version = version
                connection.send(made[key])
            elif connection.table != table:
                connection.send(encode(TableMessage(table=shown)))
            connection.table = table
        self.coach.look()

    def shown_to(self, person: str | None, viewer: int, since: int | None) -> StateDocument:
        """What a client needs at the start, or after a lost connection."""
        if is_kept_back(self.state, person):
            return self.delayed.shown_to(person, since)
        table, now = self.document(person), documents.iso(now_ms())
        return TableEncoder(self.state).message(StateDocument, viewer, since, table, now=now)

    def greet(self, connection: Connection, since: int | None, chat: list[ChatMessage]) -> None:
        """The first message on a socket; from then on nothing is missed."""
        if self.delayed.applies_to(connection):
            self.delayed.greet(connection, since)
            return
        person, viewer = connection.person, connection.viewer
        connection.version = self.state.updates.version(viewer)
        connection.table = once(self.shown_shared().for_person(person, {}))
        table, encoder = self.document(person), TableEncoder(self.state)
        more = {"now": documents.iso(now_ms()), "chat": chat, "looked": connection.looked}
        connection.send(encode(encoder.message(StateMessage, viewer, since, table, **more)))
        self.coach.greet(connection)
