"""Sockets that cost the measuring side little: a bare WebSocket client, and a table whose seats move by turns."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

DECIDES = b'"decision":{'
NEWS, STATE, ANSWER = b'{"type":"news"', b'{"type":"state"', b'{"type":"answer"'


class LoadSocket(asyncio.Protocol):
    """One WebSocket; `on_message` is called with every message. Reads the frames that a server sends (RFC 6455)."""

    def __init__(self, port: int, path: str, token: str, on_message: Callable[[LoadSocket, bytes], None]) -> None:
        self.on_message = on_message
        self.open = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.upgraded = False
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.upgraded = True
            self.buffer = bytearray(rest)
            self.open.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 4:
            return False
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 1:
            self.on_message(self, body)
        elif kind == 9:
            self.frame(10, body)
        return True

    def frame(self, kind: int, body: bytes) -> None:
        """A client masks what it sends; a mask of zeros leaves it as it is."""
        size = bytes((128 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes((128 | kind,)) + size + b"\0\0\0\0" + body)

    def close(self) -> None:
        self.transport.close()


class LoadTable:
    """All seats of one table, each on its own socket; the seat that must decide plays a move when move() is called."""

    def __init__(self, port: int, table: str, tokens: list[str]) -> None:
        self.port, self.table, self.tokens = port, table, tokens
        self.sockets: list[LoadSocket] = []
        self.asked: dict[int, bytes] = {}  # seat to the last message that asked something of it
        self.greeted = 0
        self.moves = self.refused = 0
        self.running = False
        self.answered = True
        self.sent: float | None = None
        self.last_heard = 0.0

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(self.tokens, 1):
            path = f"/api/tables/{self.table}/socket?seat={seat}"
            _, socket = await loop.create_connection(
                lambda path=path, token=token: LoadSocket(self.port, path, token, self.on_message),  # type: ignore[misc]
                "127.0.0.1",
                self.port,
            )
            self.sockets.append(socket)
            await socket.open
        while self.greeted < len(self.tokens):
            await asyncio.sleep(0.001)

    async def add_viewer(self, query: str, token: str) -> LoadSocket:
        """One more socket that only listens; a move counts as seen when it has seen it too."""

        def on_message(_: LoadSocket, message: bytes) -> None:
            self.last_heard = time.perf_counter()

        path = f"/api/tables/{self.table}/socket?{query}"
        make = lambda: LoadSocket(self.port, path, token, on_message)  # noqa: E731
        _, socket = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", self.port)
        await socket.open
        return socket

    def on_message(self, socket: LoadSocket, message: bytes) -> None:
        self.last_heard = time.perf_counter()
        if message.startswith(ANSWER):
            self.answered = True
            self.refused += b'"accepted":true' not in message
        elif message.startswith((NEWS, STATE)):
            self.greeted += message.startswith(STATE)
            seat = self.sockets.index(socket)
            if DECIDES in message:
                self.asked[seat] = message
            else:
                self.asked.pop(seat, None)
        if self.running:
            self.move()

    def move(self) -> bool:
        """One move of a seat that is asked, unless the last one is still on its way."""
        if not self.answered or not self.asked:
            return False
        seat, message = self.asked.popitem()
        state = json.loads(message)
        options = state["decision"]["options"]
        play = options[(self.moves * 7 + seat) % len(options)]["text"]
        name = f"{self.table}-{self.moves}"
        command = {"command": name, "seat": seat + 1, "version": state["version"], "play": play}
        self.moves += 1
        self.answered = False
        self.sent = time.perf_counter()
        self.sockets[seat].frame(1, json.dumps(command).encode())
        return True

    def lateness(self) -> list[float]:
        """Milliseconds from the last move to the last message it caused; called long after it, and once."""
        if self.sent is None or not self.answered:
            return []
        taken = (self.last_heard - self.sent) * 1000
        self.sent = None
        return [taken]

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
