"""One open socket at a table, with an outbox so that a slow reader delays nobody."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any

from starlette.types import Send

from mastaba.server.protocol.messages import TableDocument

LARGEST_OUTBOX = 1_000_000  # bytes a reader may lag behind
TOO_SLOW = 4408
NOT_YOUR_SEAT = 4403
GONE = 4404  # the table, as if it had never been
ENDED = 4409  # the session or the bot's token
SCREEN = "-screen"  # who is there where a big screen shows a table: nobody has this identity


def start_at_once(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Runs up to the first wait: most sends never wait, and need no task. None if all is done."""
    try:
        waited_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.ensure_future(go_on(work, waited_for))


@types.coroutine
def go_on(work: Coroutine[Any, Any, None], waited_for: Any) -> Generator[Any, Any, None]:
    yield waited_for
    yield from work


class Connection:
    """A viewer of a table: who, through whose eyes, and what they were told so far."""

    def __init__(self, send: Send, person: str | None, viewer: int, screen: bool = False) -> None:
        self.pass_on = send
        self.person = person
        self.here = SCREEN if screen else person  # who counts as present by it
        self.opener: str | None = None  # of a big screen
        self.viewer = viewer
        self.version = 0
        self.looked: int | None = None  # what its person had seen of this seat before
        self.table: TableDocument | None = None  # as it was last sent
        self.muted: set[str] = set()  # people this viewer does not want to hear
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        self.sender: asyncio.Task[None] | None = None
        self.reader: asyncio.Task[Any] | None = None
        self.gone = False
        self.token: str | None = None  # of the session it came with
        self.busy = False  # a command is being carried out: what it causes goes out with its answer
        self.code = TOO_SLOW  # why it is cut off

    def send(self, message: bytes) -> None:
        """Never waits; a client that lags too far behind is disconnected and may reconnect."""
        if self.gone:
            return
        self.outbox.append(message)
        self.waiting += len(message)
        if self.waiting > LARGEST_OUTBOX:
            self.cut()
        elif self.sender is None and not self.busy:
            self.sender = start_at_once(self.flush())

    def cut(self, code: int = TOO_SLOW) -> None:
        """Ends the connection without waiting for the reader."""
        if not self.gone:
            self.gone, self.code = True, code
            self.outbox.clear()
            if self.reader is not None and not self.busy:
                self.reader.cancel()

    async def flush(self) -> None:
        try:
            while self.outbox:
                message = self.outbox.popleft()
                await self.pass_on({"type": "websocket.send", "text": message.decode()})
                self.waiting -= len(message)
        except Exception:  # whatever a dying socket raises: the reading side sees the end too
            self.outbox.clear()
        finally:
            self.sender = None
