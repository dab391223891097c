"""The server's tables for the page of one device: requests and sockets are calls, and there is no HTTP."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

from mastaba.browser import stand_ins

stand_ins.install()  # before the routes are imported

from mastaba import core  # noqa: E402
from mastaba.bots import levels  # noqa: E402
from mastaba.browser import moving, prepared  # noqa: E402
from mastaba.browser.database import BrowserDatabase, Keep  # noqa: E402
from mastaba.browser.small_web import FastAPI, Request, WebSocket  # noqa: E402
from mastaba.browser.thinking import BrowserAnalyses, BrowserBots, Post  # noqa: E402
from mastaba.server.http.errors import add_error_answers  # noqa: E402
from mastaba.server.http.routes import (  # noqa: E402
    analysis,
    games,
    learn,
    people,
    play,
    puzzles,
    rematches,
    replay,
    statistics,
    tables,
    values,
)
from mastaba.server.http.routes import core as core_route  # noqa: E402
from mastaba.server.server import Server  # noqa: E402
from mastaba.server.settings import Settings  # noqa: E402
from mastaba.server.socket.endpoint import serve_socket  # noqa: E402
from mastaba.server.storage.analysis_store import AnalysisStore  # noqa: E402

PARTS = (people, tables, rematches, games, learn, puzzles, play, replay, analysis, values, statistics, core_route)
SOCKET = "/socket"
LEVELS = tuple(name for name in levels.NAMES if name != "master")  # which thinks too long for one device
log = logging.getLogger("mastaba")


class Host:
    """All tables of this device. `keep` stores the file of the database; `post` asks the other worker."""

    def __init__(self, path: str, token: str, keep: Keep, post: Post, **settled: Any) -> None:
        settings = Settings(database=path, limits=False, levels=LEVELS, **settled)
        database = BrowserDatabase(path, keep)
        self.server = Server(settings, database, BrowserBots(post))
        context = self.server.context
        context.analyses = BrowserAnalyses(AnalysisStore(database), context.leases, settings, post)
        self.token = token  # of the one person who plays here
        self.app = FastAPI()
        self.app.state.server = self.server
        add_error_answers(self.app)  # type: ignore[arg-type]
        self.app.include_router(prepared.router())  # before those that would work it out
        for part in PARTS:
            self.app.include_router(part.router)
        self.app.include_router(moving.router)
        self.sockets: dict[int, WebSocket] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.server.open()

    def headers(self, more: Mapping[str, str]) -> dict[str, str]:
        return {**more, **({"authorization": f"Bearer {self.token}"} if self.token else {})}

    async def request(self, method: str, address: str, headers: str, body: str) -> str:
        """The answer as JSON: status, headers, text, and the token with which to come back."""
        request = Request(self.app, method, address, self.headers(json.loads(headers)), body.encode())
        answer = await self.app.answer(request)
        if answer.cookie is not None:
            self.token = answer.cookie
        return json.dumps(
            {"status": answer.status_code, "headers": answer.headers, "text": answer.body.decode(), "token": self.token}
        )

    def connect(self, number: int, address: str, tell: Callable[[int, str], None], end: Callable[..., None]) -> None:
        async def send(message: Mapping[str, Any]) -> None:
            if message["type"] == "websocket.close":
                end(number, message["code"])
            else:
                tell(number, message.get("text", ""))  # nothing yet: it is open

        socket = WebSocket(self.app, address, self.headers({}), send)
        socket.path_params = {"table": socket.path.removesuffix(SOCKET).rpartition("/")[2]}
        self.sockets[number] = socket
        task = asyncio.ensure_future(self.attend(number, socket, end))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attend(self, number: int, socket: WebSocket, end: Callable[..., None]) -> None:
        try:
            await serve_socket(self.server, socket, socket.send)  # type: ignore[arg-type]
        except Exception:
            log.exception("a socket failed")
            end(number, 1011)
        finally:
            self.sockets.pop(number, None)

    def hear(self, number: int, text: str) -> None:
        self.pass_on(number, {"type": "websocket.receive", "text": text})

    def hang_up(self, number: int) -> None:
        self.pass_on(number, {"type": "websocket.disconnect"})

    def pass_on(self, number: int, message: Mapping[str, Any]) -> None:
        if number in self.sockets:
            self.sockets[number].inbox.put_nowait(message)


def is_compiled() -> bool:
    return core.compiled()
