"""uvicorn's WebSockets with a shorter way for what is sent most: whole text messages, neither split nor compressed."""

from __future__ import annotations

from collections.abc import Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81  # the last and only frame of a text message (RFC 6455, 5.2)
EXTENSION = "mastaba.write"  # of the scope: the short way


def framed(body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return bytes((TEXT, size)) + body
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + body
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + body


class QuickSockets(WebSocketsSansIOProtocol):
    """Whatever is not a text message on an open line that can take it goes uvicorn's own way."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self.write  # type: ignore[assignment]
        await super().run_asgi()

    def write(self, texts: Iterable[str]) -> bool:
        """Sends messages at once and together; False if that is not possible now."""
        if not self.can_take_more():
            return False
        self.transport.write(b"".join([framed(text.encode()) for text in texts]))
        return True

    def can_take_more(self) -> bool:
        is_open = self.handshake_complete and self.conn.state is State.OPEN and not self.close_sent
        return is_open and not self.disconnected and self.writable.is_set() and self.initial_response is None
