"""uvicorn's WebSockets with a shorter way for what comes and goes most: whole text messages, not compressed."""

from __future__ import annotations

from collections.abc import Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from mastaba.server.transport.connection_limits import CONNECTIONS

TEXT = 0x81  # the last and only frame of a text message (RFC 6455, 5.2)
WHOLE = (TEXT, 0x82, 0x88, 0x89, 0x8A)  # frames after which nothing is left open
EXTENSION = "mastaba.write"  # of the scope: the short way
MOST_WAITING = 4  # messages that may wait for being read before the line is paused
MOST_PIECES = 100  # of one message: empty ones would add up without an end


def framed(body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return bytes((TEXT, size)) + body
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + body
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + body


def payload_start(data: bytes) -> int:
    """Where the payload begins, if this is exactly one masked frame of less than 64 KiB; else 0."""
    if len(data) < 6 or not 128 <= data[1] < 255:
        return 0
    size, start = data[1] - 128, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    return start if len(data) == start + size else 0


class QuickSockets(WebSocketsSansIOProtocol):
    """Whatever is not a text message on an open line that can take it goes uvicorn's own way."""

    whole = True  # all that came so far were whole frames, so that the library is in the middle of nothing

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and self.whole:
            start = payload_start(data)
            if start and data[0] == TEXT and self.is_open() and self.took_text(data, start):
                return
            self.whole = start > 0 and data[0] in WHOLE
        super().data_received(data)
        if len(self.frames) > MOST_PIECES:
            self.transport.abort()
        elif not self.writable.is_set() and not self.read_paused:
            self.read_paused = True  # whoever does not read our answers to pings is not heard any longer
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        CONNECTIONS.remove(self)
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        """Pings find out whether anybody is there: in the middle of a message or behind a backlog none is answered."""

    def took_text(self, data: bytes, start: int) -> bool:
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:  # the library knows how to say so
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self.write  # type: ignore[assignment]
        await super().run_asgi()

    def write(self, texts: Iterable[bytes]) -> bool:
        """Sends messages at once and together; False if that is not possible now."""
        if not (self.is_open() and self.writable.is_set()):
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True

    def is_open(self) -> bool:
        is_agreed = self.handshake_complete and self.conn.state is State.OPEN and self.initial_response is None
        return is_agreed and not self.close_sent and not self.disconnected
