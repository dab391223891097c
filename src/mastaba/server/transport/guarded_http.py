"""uvicorn's HTTP with limits against slow clients: on heads, bodies, and answers that nobody reads.

Neither httptools nor uvicorn has such limits, because they expect a proxy in front; this server may run without one."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mastaba.server.transport.connection_limits import CONNECTIONS

LARGEST_HEAD = 65_536  # bytes of the request line and all headers
MOST_HEADERS = 100
LONGEST_LINE = 8_000  # of a handshake: the WebSocket library gives up above
LARGEST_SENT = 9_000_000  # bytes received for one body: the largest import, with the overhead of its chunks
MOST_WAITING = 16  # pipelined requests
HEAD_TIME = 10.0  # seconds from the first byte, the last answer or the beginning to the end of a head
BODY_TIME = 30.0  # seconds for a body, and one more for every SLOWEST bytes
REST_TIME = 5.0  # seconds for the rest of a request that was answered before its end
READ_TIME = 30.0  # seconds for reading an answer; likewise
SLOWEST = 8_192  # bytes a second: the lowest rate that is accepted
REFUSAL = b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Refusal(Exception):
    """Ends the parsing of a request."""


class GuardedHttp(HttpToolsProtocol):
    """At any time it waits for a head, for a body or for nothing, and for each only so long."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.changes = 0  # of what is waited for
        self.in_body = self.answering = False
        self.unread, self.read_by = 0, 0.0
        self.because = 400  # the status for what the parser refuses
        self.wait_for_head()
        address = self.client[0] if self.client else None
        trusted: Any = getattr(self.app, "trusted_hosts", ())  # proxies, whose headers are believed
        if not CONNECTIONS.add(self, None if address in trusted else address):
            self.refuse(503)

    def connection_lost(self, exc: Exception | None) -> None:
        CONNECTIONS.remove(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if max([len(name) + len(value) for name, value in self.headers]) > LONGEST_LINE:
            self.refuse(431)
            return
        super().handle_websocket_upgrade()
        successor: Any = self.transport.get_protocol()
        CONNECTIONS.upgrade(self, successor)

    # ---------------------------------------------------------------------- what is waited for
    def wait_for(self, seconds: float) -> None:
        self.changes += 1
        self.size = self.held = 0  # bytes that came of it, and of these what is the body's own
        self.until = self.loop.time() + seconds

    def wait_for_head(self) -> None:
        self.in_body = False
        self.wait_for(HEAD_TIME)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum([len(name) + len(value) + 4 for name, value in self.headers])
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self.because = 431
            raise Refusal
        if len(self.pipeline) >= MOST_WAITING:
            raise Refusal
        super().on_headers_complete()
        self.in_body = True
        self.wait_for(BODY_TIME)
        self.answering = self.cycle is not None  # an upgrade has none

    def on_body(self, body: bytes) -> None:
        self.held += len(body)
        super().on_body(body)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self.in_body:  # trailers are ignored: the request has been read already
            super().on_header(name, value)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.wait_for_head()

    def on_response_complete(self) -> None:
        self.answering = bool(self.pipeline)
        if self.in_body and not self.answering:
            self.until = min(self.until, self.loop.time() + REST_TIME)
        elif not self.in_body:
            self.wait_for_head()
        super().on_response_complete()

    # ---------------------------------------------------------------------- limits
    def data_received(self, data: bytes) -> None:
        before = self.changes
        super().data_received(data)
        if self.changes != before:
            return  # how much of this belongs to the new phase is not known, and it is little
        self.size += len(data)
        if not self.in_body:
            if self.size > LARGEST_HEAD:
                self.refuse(431)
        else:
            self.until += len(data) / SLOWEST if self.answering else 0
            if self.size > min(LARGEST_SENT, LARGEST_HEAD + 2 * self.held):  # tiny or endless chunks, or trailers
                self.refuse(408)

    def look(self, now: float) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread > self.unread:
            self.read_by = now + READ_TIME + unread / SLOWEST
        elif unread and now > self.read_by:
            self.transport.abort()
        self.unread = unread
        if now > self.until and (self.in_body or not self.answering) and not unread:
            self.refuse(408)

    def send_400_response(self, msg: str) -> None:
        """For whatever the parser does not take; some of it is ours."""
        self.refuse(self.because)

    def refuse(self, status: int) -> None:
        """Closes the connection; sends the status where it cannot be mistaken for a part of another answer."""
        if self.answering and (self.pipeline or self.cycle.response_started):
            self.transport.abort()
        elif not self.transport.is_closing():
            if self.answering if self.in_body else self.size or status != 408:  # else it was idle
                self.transport.write(REFUSAL % (status, HTTPStatus(status).phrase.encode()))
            self.transport.close()
