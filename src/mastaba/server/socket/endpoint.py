"""The WebSocket of a table: commands in, news out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from mastaba.server.http.security import may_act
from mastaba.server.http.sessions import address_of, token_of
from mastaba.server.people.looks import Look, Place
from mastaba.server.protocol.messages import Pong
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.structures import encode
from mastaba.server.server import Server
from mastaba.server.storage.database import Unavailable, Unstorable
from mastaba.server.storage.people_store import Person
from mastaba.server.table import documents
from mastaba.server.table.actions import carry_out, chosen_viewer
from mastaba.server.table.connections import ENDED, Connection
from mastaba.server.table.documents import now_ms
from mastaba.server.table.table import Table

NOT_UNDERSTOOD, NO_SESSION, FORBIDDEN, NO_TABLE, TOO_MANY = 4400, 4401, 4403, 4404, 4429
TRY_LATER = 1013
MOST_SOCKETS = 40  # of one person, or of one address without a session
MOST_BOT_SOCKETS = 100  # a program can attend more tables than a person
LARGEST_MESSAGE = 16_384


def read_number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 16 else None


def most_sockets(person: Person | None) -> int:
    return MOST_SOCKETS if person is None or person.owner is None else MOST_BOT_SOCKETS


class TableSocket:
    """The route: a plain ASGI application, so that nothing stands between a message and its bytes."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(self.server, WebSocket(scope, receive, send), send)


async def serve_socket(server: Server, socket: WebSocket, send: Send) -> None:
    """One socket from its first byte to its last."""
    if not may_act(socket.headers, server.context.settings.origins):
        await reject(socket, FORBIDDEN)
        return
    token = token_of(socket)
    try:
        person = await server.context.people.recognise(token)
        if token is not None and person is None:
            await reject(socket, NO_SESSION)
            return
        table = await server.tables.get(socket.path_params["table"])
        await table.catch_up()
    except Unavailable:
        await reject(socket, TRY_LATER)
        return
    except Unstorable:
        await reject(socket, NO_TABLE)
        return
    except Problem as problem:
        await reject(socket, NO_TABLE if problem.status == 404 else TRY_LATER)
        return
    who = person.id if person is not None else f"address {address_of(socket)}"
    # a big screen stands in the room: whoever opened it, it is nobody there, sees what all see, and can do nothing
    screen = "screen" in socket.query_params
    seat = 0 if screen else read_number(socket.query_params.get("seat"))
    viewer = chosen_viewer(table, None if person is None else person.id, seat)
    if viewer is None:
        await reject(socket, FORBIDDEN)
    elif server.sockets[who] >= most_sockets(person) and server.context.limits.enabled:
        await reject(socket, TOO_MANY)
    else:
        server.sockets[who] += 1
        server.context.metrics.count("sockets_opened")
        opener = None if person is None else person.id
        if screen:
            person = token = None
        connection = Connection(send, None if screen else opener, viewer, screen)
        connection.token, connection.opener = token, opener
        try:
            await socket.accept()
            await attend(server, table, connection, socket, token)
        except Unavailable:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(TRY_LATER)
        finally:
            server.sockets[who] -= 1
            if not server.sockets[who]:
                del server.sockets[who]


async def reject(socket: WebSocket, code: int) -> None:
    """Accepts and closes at once: a browser learns the code only of an open socket."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        await socket.close(code)


async def attend(server: Server, table: Table, connection: Connection, socket: WebSocket, token: str | None) -> None:
    since = read_number(socket.query_params.get("since"))
    chat = await table.chat.welcome(connection)
    await recall_look(table, connection)
    automation = server.tables.automations[table.state.id]
    connection.reader = asyncio.current_task()
    try:
        async with table.lock:
            table.connections.add(connection)
            automation.look()  # how long the seats of others are kept may change by this coming
            await table.delayed.bring_up()
            table.greet(connection, since, chat)
            table.publish()  # the others see who came
        if connection.here is not None:
            await table.presence.say("here", connection.here)
        if connection.person is not None:
            await automation.came(connection.person)
        await listen(server, table, connection, socket, token)
        if connection.gone:
            await asyncio.sleep(0)  # its own answers were too many: then it cancelled itself, which is told here
    except asyncio.CancelledError:
        if not connection.gone:
            raise
    finally:
        connection.reader, was_cut = None, connection.gone
        table.connections.discard(connection)
        if connection.person not in {each.person for each in table.connections}:
            table.presence.callers.pop(connection.person or "", None)  # a person who closes the page is gone at once
        connection.cut()
        automation.look()
        table.publish()
        if connection.person is not None:
            server.tables.run(server.context.looks.keep())
        if was_cut:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(connection.code), 1)
        if connection.here is not None and connection.here not in table.people_here():
            await asyncio.shield(table.presence.say("gone", connection.here))


async def listen(server: Server, table: Table, connection: Connection, socket: WebSocket, token: str | None) -> None:
    """Reads until the other side goes; each message is answered before the next is read."""
    people, person = server.context.people, None
    while not connection.gone:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        message = understand(received.get("text"))
        if message is None:
            await socket.close(NOT_UNDERSTOOD)
            return
        if token is not None and (person is None or people.known.get(person.id) is not person):
            person = await people.recognise(token)  # something about this person changed: perhaps the session ended
            if person is None:
                await socket.close(ENDED)
                return
        if "ping" in message:
            ping = message["ping"] if isinstance(message["ping"], int) else 0
            connection.send(encode(Pong(ping=ping, now=documents.iso(now_ms()))))
        elif "look" in message:
            await look(table, connection, message["look"])
        elif "seen" in message:
            note_look(table, connection, message)
        else:
            connection.busy = True
            answer = await carry_out(table, connection.person, message)
            connection.busy = False
            connection.send(encode(answer))
            if not answer.accepted:
                # from a client that is refused too often we read more slowly, which delays nobody else
                await asyncio.sleep(min(5, server.context.limits.wait("refused", connection.person or "guest")))


def understand(text: str | None) -> dict[str, Any] | None:
    if text is None or len(text) > LARGEST_MESSAGE:
        return None
    try:
        message = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


async def recall_look(table: Table, connection: Connection) -> None:
    """What this person had seen of the seat they look through now."""
    connection.looked = None
    if connection.person is not None and connection.viewer >= 0 and table.state.private is None:
        place = Place(connection.person, table.state.id, connection.viewer + 1)
        known = await table.context.looks.at(place)
        connection.looked = None if known is None else known.version


def note_look(table: Table, connection: Connection, message: dict[str, Any]) -> None:
    """A page shows this much of a seat; what is not so is passed over."""
    version, viewer, state = message["seen"], connection.viewer, table.state
    whole = isinstance(version, int) and not isinstance(version, bool)
    own = connection.person is not None and viewer >= 0 and message.get("seat") == viewer + 1
    if whole and own and state.private is None and 0 <= version <= state.updates.version(viewer):
        place = Place(connection.person or "", state.id, viewer + 1)
        table.context.looks.note(place, Look(version, state.updates.moves_at(viewer, version)))


async def look(table: Table, connection: Connection, seat: object) -> None:
    """Another of one's own seats at the same screen."""
    named = seat if isinstance(seat, int) and not isinstance(seat, bool) else -1
    viewer = chosen_viewer(table, connection.person, named)
    if viewer is not None:
        async with table.lock:
            connection.viewer = viewer
            await recall_look(table, connection)
            await table.delayed.bring_up()
            told = table.state.updates.forgotten[viewer]  # all that can be told: the log is whole for every seat
            table.greet(connection, told, await table.chat.lines(connection.person))
