"""Whether bots run the compiled rules, for the page."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response

from mastaba import core
from mastaba.server.http.dependencies import Anybody, reply
from mastaba.server.protocol.messages import CoreDocument
from mastaba.server.protocol.schemas import answers

router = APIRouter(prefix="/api", tags=["operations"])


@router.get("/core", responses=answers(CoreDocument))
async def core_state(person: Anybody) -> Response:
    """How bots run the rules: compiled, or as plain Python, where they search much less."""
    return reply(msgspec.convert({"state": core.outlook().state}, CoreDocument))
