"""The web application: thin routes around tables that know nothing of HTTP."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp

from mastaba import __version__
from mastaba.server.http.errors import add_error_answers
from mastaba.server.http.pages import Pages
from mastaba.server.http.routes import (
    analysis,
    away,
    blocked,
    bots,
    club_history,
    clubs,
    contact,
    feeds,
    games,
    learn,
    notifications,
    operations,
    people,
    pictures,
    play,
    puzzles,
    rematches,
    replay,
    screens,
    statistics,
    tables,
    tournaments,
    values,
)
from mastaba.server.http.routes import core as core_route
from mastaba.server.http.security import SecurityMiddleware
from mastaba.server.protocol.schemas import PROBLEM, components
from mastaba.server.server import Server
from mastaba.server.socket.endpoint import TableSocket

log = logging.getLogger("mastaba")


def create_app(server: Server) -> ASGIApp:
    """The application of a server that the caller has opened; it is closed with the application."""

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
    pages = Pages()
    pages.add_to(app, "/{path:page}")
    # Every router before the right one costs a look at all its addresses: what is asked at every move comes first.
    for part in (
        play,
        tables,
        replay,
        rematches,
        analysis,
        people,
        games,
        operations,
        core_route,
        puzzles,
        learn,
        values,
        screens,
        pictures,
        blocked,
        bots,
        clubs,
        club_history,
        tournaments,
        feeds,
        notifications,
        contact,
        away,
        statistics,
    ):
        app.include_router(part.router)
    pages.add_to(app, "/{path:path}")
    describe(app)
    sockets = Router([WebSocketRoute("/api/tables/{table}/socket", TableSocket(server))])
    return SecurityMiddleware(app, sockets, server.context.settings.origins, server.context.metrics)


def describe(app: FastAPI) -> None:
    """Adds the messages of the socket to the OpenAPI document, so that the page's types come from one place."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        found = plain()
        found["components"]["schemas"] |= components()
        return found

    app.openapi = openapi  # type: ignore[method-assign]
