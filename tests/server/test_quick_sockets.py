"""Our short way for text messages: its frames are those of RFC 6455, and it reads what the long way reads."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from mastaba.server.transport.quick_sockets import QuickSockets, framed

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_one_frame(size: int) -> None:
    body = ("é" * size).encode()[:size]
    assert framed(body) == Frame(Opcode.TEXT, body).serialize(mask=False)


class Line(asyncio.Transport):
    """What is written to it is kept; whether it is read does not matter here."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def said(opcode: Opcode, body: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, body, fin).serialize(mask=True)


ONE, TWO = said(Opcode.TEXT, "d\u00e9j\u00e0".encode()), said(Opcode.TEXT, b"x" * 300)
PIECES: dict[str, list[bytes]] = {
    "whole": [ONE, TWO, said(Opcode.TEXT, b""), said(Opcode.TEXT, b"y" * 65_535), ONE],
    "pings between": [ONE, said(Opcode.PING, b"hi"), TWO, said(Opcode.PONG, b""), ONE],
    "in two pieces": [ONE, TWO[:5], TWO[5:], ONE, ONE[:1], ONE[1:]],
    "a piece that looks whole": [TWO[:8], TWO[8:] + ONE, said(Opcode.TEXT, ONE)[:6], ONE, ONE],
    "together": [ONE + TWO, TWO, ONE + said(Opcode.PING, b"") + ONE],
    "in fragments": [ONE, said(Opcode.TEXT, b"a", fin=False), said(Opcode.CONT, b"b"), ONE],
    "a ping inside": [said(Opcode.TEXT, b"a", fin=False), said(Opcode.PING, b""), said(Opcode.CONT, b"b"), ONE],
    "text inside fragments": [said(Opcode.TEXT, b"a", fin=False), ONE, TWO],
    "not UTF-8": [ONE, said(Opcode.TEXT, b"\xff"), ONE],
    "not masked": [ONE, framed(b"abc"), ONE],
    "too large": [ONE, said(Opcode.TEXT, b"z" * 65_537), ONE],
    "reserved bits": [bytes([ONE[0] | 0x40]) + ONE[1:], ONE],
    "bytes": [said(Opcode.BINARY, b"abc"), ONE],
    "farewell": [ONE, said(Opcode.CLOSE, b"\x03\xe8"), ONE],
}


@pytest.mark.parametrize("name", PIECES)
def test_the_short_way_reads_what_the_long_way_reads(name: str) -> None:
    long, short = (asyncio.run(heard(kind, PIECES[name])) for kind in (WebSocketsSansIOProtocol, QuickSockets))
    assert short == long
    assert long[0]  # the application heard something in any case


async def heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What an application is told when these pieces come, what is answered on the line, and whether it is closed."""
    messages: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not messages or messages[-1]["type"] != "websocket.disconnect":
            messages.append(await receive())

    config = Config(app, ws=kind, ws_max_size=65_536, ws_per_message_deflate=False, log_config=None)
    line, state = Line(), ServerState()
    protocol = kind(config, state, {}, asyncio.get_running_loop())
    protocol.connection_made(line)
    for piece in [REQUEST, *pieces]:
        if not line.closed:
            protocol.data_received(piece)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    protocol.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return messages, line.written.partition(b"\r\n\r\n")[2], line.closed
