"""What is known about people is never older than the last change this process heard of."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, MutableMapping
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from mastaba.server.people.people import People
from mastaba.server.protocol.structures import encode
from mastaba.server.server import Server
from mastaba.server.settings import Settings
from mastaba.server.socket.endpoint import listen
from mastaba.server.storage.opening import open_database
from mastaba.server.storage.people_store import Person
from mastaba.server.table.connections import ENDED, Connection

PLAIN_TABLE: dict[str, Any] = {
    **{"game": "babel", "edition": None, "options": {}, "seats": None},
    **{"name": "", "listed": False, "clock": None, "grace": None},
}


async def read_during(people: People, person: str, change: Awaitable[object], patch: pytest.MonkeyPatch) -> None:
    """A reading that begins before a change, and ends after it."""
    began, go_on, plain = asyncio.Event(), asyncio.Event(), people.store.find

    async def slow(name: str) -> Person | None:
        patch.undo()
        read = await plain(name)
        began.set()
        await go_on.wait()
        return read

    people.changed(person)
    patch.setattr(people.store, "find", slow)
    reading = asyncio.create_task(people.load_names([person]))
    await began.wait()
    await change
    go_on.set()
    await reading


def test_a_slow_reading_does_not_outlive_a_change(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        found = open_database(database)
        await found.open()
        people = People(found)
        await people.open()
        person = await people.guest("Seth")
        token = people.token(person.id, person.epoch)
        await read_during(people, person.id, people.rename(person, "Set"), monkeypatch)
        assert people.names[person.id] == "Set"
        assert await people.recognise(token) is not None
        await read_during(people, person.id, people.ban(person), monkeypatch)
        assert await people.recognise(token) is None
        await found.close()

    asyncio.run(check())


def test_names_are_read_again_after_a_silence(database: str) -> None:
    """Whatever was said while nothing could be heard: other processes may have renamed anybody."""

    async def check() -> None:
        server = Server(Settings(database, limits=False))
        await server.open()
        people = server.context.people
        host, other = await people.guest("Seth"), await people.guest("Apep")
        table = await server.tables.create(host.id, PLAIN_TABLE)
        await server.context.database.write(lambda db: db.run("update person set name = 'Horus'"))  # unheard of here
        assert [people.names[person.id] for person in (host, other)] == ["Seth", "Apep"]
        server.tables.hear("")
        async with asyncio.timeout(20):
            while people.names[host.id] != "Horus" or b'"Horus"' not in encode(table.document(host.id)):
                await asyncio.sleep(0.01)
        await people.load_names([other.id])
        assert people.names[other.id] == "Horus"
        await server.close()

    asyncio.run(check())


class QuietSocket:
    """Says one thing, and notes how it was ended."""

    def __init__(self) -> None:
        self.code: int | None = None
        self.said = iter([{"type": "websocket.receive", "text": json.dumps({"ping": 1})}])

    async def receive(self) -> dict[str, Any]:
        return next(self.said, {"type": "websocket.disconnect"})

    async def close(self, code: int) -> None:
        self.code = code


async def swallow(message: MutableMapping[str, Any]) -> None:
    """Nobody reads what is sent."""


def test_the_first_message_on_a_socket_is_checked_too(database: str) -> None:
    """This process has nothing cached about the person, and could not learn of the ban."""

    async def check() -> None:
        server = Server(Settings(database, limits=False))
        await server.open()
        people = server.context.people
        person = await people.guest("Seth")
        token = people.token(person.id, person.epoch)
        table = await server.tables.create(person.id, PLAIN_TABLE)
        await people.store.ban(person.id)
        people.known.clear()
        socket = QuietSocket()
        connection = Connection(swallow, person.id, 0)
        await listen(server, table, connection, cast(WebSocket, socket), token)
        assert socket.code == ENDED
        await server.close()

    asyncio.run(check())
