"""The web application: routes that only translate, around tables that know nothing of them."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp

from mastaba import BadInput, __version__, core
from mastaba.server.context import Context
from mastaba.server.http.pages import add_pages
from mastaba.server.http.problems import chosen_language, detail_in
from mastaba.server.http.routes import (
    analysis,
    blocked,
    bots,
    core_state,
    feeds,
    games,
    notifications,
    people,
    play,
    replay,
    statistics,
    tables,
)
from mastaba.server.http.security import Gate, TooLarge
from mastaba.server.limits import RateLimits
from mastaba.server.protocol.messages import ProblemDocument, SocketMessages
from mastaba.server.protocol.refusals import Problem, Refused
from mastaba.server.settings import Settings
from mastaba.server.socket.endpoint import TableSocket
from mastaba.server.storage.database import Database, Unavailable, Unstorable
from mastaba.server.storage.opening import open_database
from mastaba.server.table.registry import Tables

log = logging.getLogger("mastaba")
PROBLEM: dict[str, Any] = {
    "description": "A problem document (RFC 9457)",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}},
}


class Server:
    """All there is behind the routes."""

    def __init__(self, settings: Settings, database: Database | None = None) -> None:
        self.context = Context(settings, database or open_database(settings.database))
        self.tables = Tables(self.context)
        self.limits = RateLimits(settings.limits)
        self.sockets: Counter[str] = Counter()  # open ones, by person or address
        self.ready = False
        self.context.metrics.commits = lambda: self.context.database.commits
        gauges = self.context.metrics.gauges
        gauges["tables_in_memory"] = lambda: len(self.tables.open)
        gauges["sockets"] = self.sockets.total
        gauges["analyses_waiting"] = lambda: len(self.context.analyses.jobs)
        gauges["tables_quarantined"] = lambda: len(self.tables.quarantined)

    async def open(self) -> None:
        await self.context.database.open()
        await self.context.people.open()
        await self.context.notices.open()
        self.tables.start()
        self.telling = asyncio.create_task(core_state.tell_the_log())
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        self.telling.cancel()
        await self.tables.close()
        await self.context.database.close()


def problem(request: Request, status: int, code: str, detail: str, wait: float | None = None) -> Response:
    language = chosen_language(request.headers.get("accept-language", ""))
    said = detail_in(language, code, detail, wait)
    body: dict[str, Any] = {"type": f"urn:mastaba:{code}", "title": code, "status": status, "detail": said}
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    if wait is not None:
        body["limit"], body["wait"] = code, round(wait, 1)
        headers["Retry-After"] = str(int(wait) + 1)
    return JSONResponse(body, status, headers, media_type="application/problem+json")


def create_app(server: Server) -> ASGIApp:
    """The application of a server that somebody else opens, before it listens, and that is closed with it."""

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        await server.close()

    app = FastAPI(
        title="Mastaba",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses=dict.fromkeys(("4XX", "422", "429", "503"), PROBLEM),
    )
    app.state.server = server
    add_error_answers(app)
    add_operations(app, server)
    for part in (
        people,
        blocked,
        bots,
        tables,
        games,
        play,
        replay,
        analysis,
        feeds,
        notifications,
        statistics,
        core_state,
    ):
        app.include_router(part.router)
    add_pages(app)
    describe(app)
    sockets = Router([WebSocketRoute("/api/tables/{table}/socket", TableSocket(server))])
    return Gate(app, sockets, server.context.settings.origins, server.context.metrics)


def describe(app: FastAPI) -> None:
    """The OpenAPI document also holds the messages of the socket, so that a page's types come from one place."""
    plain = app.openapi
    messages = SocketMessages.model_json_schema(ref_template="#/components/schemas/{model}")
    problems = {"ProblemDocument": ProblemDocument.model_json_schema()}

    def openapi() -> dict[str, Any]:
        found = plain()
        found["components"]["schemas"] |= {**messages.pop("$defs", {}), **problems, "SocketMessages": messages}
        return found

    app.openapi = openapi  # type: ignore[method-assign]


def add_error_answers(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def told(request: Request, error: Problem) -> Response:
        return problem(request, error.status, error.code, error.detail, error.wait)

    @app.exception_handler(BadInput)
    async def bad(request: Request, error: BadInput) -> Response:
        return problem(request, 422, "bad-input", str(error)[:500])

    @app.exception_handler(RequestValidationError)
    async def misshapen(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(request, 422, "bad-request", f"{where}: {first['msg']}"[:300])

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        """Of a change that a request makes by itself: only storage refuses those."""
        return problem(request, 503, "unavailable", "The database cannot be used now; nothing was changed.", 5)

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, error: Unavailable) -> Response:
        log.error("the database is unavailable", extra={"error": str(error)})
        return problem(request, 503, "unavailable", "The database cannot be used now; nothing was changed.", 5)

    @app.exception_handler(Unstorable)
    async def unstorable(request: Request, error: Unstorable) -> Response:
        return problem(request, 422, "bad-text", "The database cannot hold this.")

    @app.exception_handler(TooLarge)
    async def too_large(request: Request, error: TooLarge) -> Response:
        return problem(request, 413, "too-large", "The request is too large.")

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        return problem(request, error.status_code, "http", str(error.detail)[:200])


def add_operations(app: FastAPI, server: Server) -> None:
    @app.get("/health", tags=["operations"])
    async def health() -> Response:
        """Whether the server can answer: it reads from its database."""
        await server.context.database.read(lambda db: db.rows("select 1"))
        quarantined = len(server.tables.quarantined)
        state = core.outlook().state
        return JSONResponse({"status": "ok", "version": __version__, "quarantined": quarantined, "core": state})

    @app.get("/metrics", tags=["operations"], response_class=PlainTextResponse)
    async def metrics(request: Request) -> Response:
        """For whoever has the token that the host chose; without one there is nothing here."""
        token = server.context.settings.metrics_token
        if token is None or not hmac.compare_digest(
            request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()
        ):
            raise Problem(404, "no-address", "There is nothing at this address.")
        return PlainTextResponse(server.context.metrics.text(), media_type="text/plain; version=0.0.4")
