"""Chat at a table: plain text or a preset phrase, never markup; everybody can mute others."""

from __future__ import annotations

import asyncio
from typing import Any

from mastaba.server.protocol.messages import ChatMessage, ChatNews
from mastaba.server.protocol.refusals import Refused
from mastaba.server.protocol.structures import encode
from mastaba.server.protocol.visible_text import visible_line
from mastaba.server.storage.chat_store import EVERYWHERE, ChatLine
from mastaba.server.table import documents
from mastaba.server.table.connections import Connection
from mastaba.server.table.delayed import is_kept_back
from mastaba.server.table.place import Place

PRESETS = (
    *("hello", "good_luck", "well_played", "thanks", "sorry"),
    *("one_moment", "back_soon", "your_turn", "good_game", "rematch"),
    *("saw", "lucky", "ouch"),
)
LONGEST = 300
SHOWN = 100  # messages sent to a new connection


def clean_text(text: object) -> str:
    """One line of visible text."""
    if not isinstance(text, str) or len(text) > 4 * LONGEST:
        raise Refused("bad_command")
    short = visible_line(text)[:LONGEST].strip()
    if not short:
        raise Refused("bad_command")
    return short


class Chat:
    """The chat of one table in this process."""

    def __init__(self, table: Place) -> None:
        self.table = table
        self.last = 0  # the last message that was sent to the connections
        self.reading = asyncio.Lock()  # the mutes that were read last are the ones that hold

    async def say(self, person: str | None, message: dict[str, Any], at: int) -> None:
        seats = self.table.state.seats_of(person)
        if person is None or not seats:
            raise Refused("not_seated")
        named = message.get("seat")
        seat = named if isinstance(named, int) and named - 1 in seats else seats[0] + 1
        if "preset" in message:
            if message["preset"] not in PRESETS:
                raise Refused("bad_command")
            body, preset = message["preset"], True
        else:
            body, preset = clean_text(message["chat"]), False
        line = ChatLine(0, person, seat, body, preset, at)
        said = await self.table.context.chat.say(self.table.state.id, line, f"{person} {message['command']}")
        if said is not None:
            self.send(said)

    def send(self, line: ChatLine) -> None:
        if line.id <= self.last:
            return
        self.last = line.id
        message = encode(ChatNews(message=documents.chat(line, self.table.state, self.table.context.people.names)))
        for connection in list(self.table.connections):
            watches = is_kept_back(self.table.state, connection.person or connection.opener)  # who would hear of hands
            if line.person not in connection.muted and not watches:
                connection.send(message)

    async def heard(self, number: int) -> None:
        """Another process has stored a message."""
        if number > self.last:
            for line in await self.table.context.chat.said(self.table.state.id, self.last, SHOWN):
                self.send(line)

    async def lines(self, person: str | None, after: int = 0) -> list[ChatMessage]:
        context = self.table.context
        if is_kept_back(self.table.state, person):
            return []
        lines = await context.chat.said(self.table.state.id, after, SHOWN)
        muted = set() if person is None else await context.chat.muted(person, self.table.state.id)
        await context.people.load_names(line.person for line in lines)
        if lines:
            self.last = max(self.last, lines[-1].id)
        return [
            documents.chat(line, self.table.state, context.people.names) for line in lines if line.person not in muted
        ]

    async def mute(self, person: str | None, message: dict[str, Any]) -> None:
        """`mute` hides somebody at this table, `block` everywhere; `unmute` and `unblock` undo it."""
        what = next(word for word in ("mute", "unmute", "block", "unblock") if word in message)
        seat = message[what]
        seats = self.table.state.seats
        if person is None or isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= len(seats):
            raise Refused("bad_command")
        other = seats[seat - 1].person
        if other is None or other == person:
            raise Refused("bad_command")
        where = self.table.state.id if what.endswith("mute") else EVERYWHERE
        store = self.table.context.chat
        await store.mute(person, other, where, not what.startswith("un"))
        await self.reload_mutes(person)

    async def reload_mutes(self, person: str) -> None:
        """The mutes of this person have changed."""
        async with self.reading:
            muted = await self.table.context.chat.muted(person, self.table.state.id)
            for connection in self.table.connections:
                if connection.person == person:
                    connection.muted = muted

    async def welcome(self, connection: Connection) -> list[ChatMessage]:
        """The latest messages for a new connection; loads its mutes."""
        if connection.person is not None:
            connection.muted = await self.table.context.chat.muted(connection.person, self.table.state.id)
        return await self.lines(connection.person)
