"""One open socket at a table, with an outbox so that a slow reader delays nobody."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import Any, Protocol

LARGEST_OUTBOX = 1_000_000  # bytes a reader may lag behind
TOO_SLOW = 4408
NOT_YOUR_SEAT = 4403
ENDED = 4409  # the session or the bot's token


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


def encode(document: Any) -> str:
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)


class Connection:
    """A viewer of a table: who, through whose eyes, and what they were told so far."""

    def __init__(self, socket: Socket, person: str | None, viewer: int) -> None:
        self.socket = socket
        self.person = person
        self.viewer = viewer
        self.version = 0
        self.table: Any = None  # as it was last sent
        self.muted: set[str] = set()  # people this viewer does not want to hear
        self.outbox: deque[str] = deque()
        self.waiting = 0
        self.sender: asyncio.Task[None] | None = None
        self.gone = asyncio.Event()
        self.code = TOO_SLOW  # why it is cut off

    def send(self, text: str) -> None:
        """Never waits; whoever lags too far behind is cut off and may come back."""
        if self.gone.is_set():
            return
        self.outbox.append(text)
        self.waiting += len(text)
        if self.waiting > LARGEST_OUTBOX:
            self.cut()
        elif self.sender is None:
            self.sender = asyncio.create_task(self.flush())

    def cut(self, code: int = TOO_SLOW) -> None:
        """Ends the connection without waiting for the reader."""
        self.code = code
        self.outbox.clear()
        self.gone.set()

    async def flush(self) -> None:
        try:
            while self.outbox and not self.gone.is_set():
                text = self.outbox.popleft()
                await self.socket.send_text(text)
                self.waiting -= len(text)
        except Exception:  # whatever a dying socket raises: the reading side sees the end too
            self.gone.set()
        finally:
            self.sender = None
