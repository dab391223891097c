"""For the host: health and metrics."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from mastaba import __version__
from mastaba.server.http.dependencies import reply, server_of
from mastaba.server.protocol.messages import Health
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.schemas import answers
from mastaba.server.thinking.core_state import state_now

router = APIRouter(tags=["operations"])


@router.get("/health", responses=answers(Health))
async def health(request: Request) -> Response:
    """Whether the server can answer: it reads from its database."""
    server = server_of(request)
    await server.context.database.read(lambda db: db.rows("select 1"))
    quarantined = len(server.tables.quarantined)
    return reply(Health(status="ok", version=__version__, quarantined=quarantined, core=state_now()))


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """With the token that the host chose; otherwise this address does not exist."""
    server = server_of(request)
    token = server.context.settings.metrics_token
    if token is None or not hmac.compare_digest(
        request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()
    ):
        raise Problem(404, "no-address", "There is nothing at this address.")
    return PlainTextResponse(server.context.metrics.text(), media_type="text/plain; version=0.0.4")
