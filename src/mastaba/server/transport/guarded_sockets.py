"""uvicorn's WebSockets with an end to what a client may pile up: empty pieces, and answers that nobody reads."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mastaba.server.transport.connection_limits import CONNECTIONS

MOST_PIECES = 100  # of one message: empty ones would add up without an end


class GuardedSockets(WebSocketsSansIOProtocol):
    """While a client does not read what is sent to it, pongs included, nothing is read from it."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if len(self.frames) > MOST_PIECES:
            self.transport.abort()
        elif not self.writable.is_set() and not self.read_paused:
            self.read_paused = True
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
