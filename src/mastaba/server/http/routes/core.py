"""Whether bots run the compiled rules, for the page."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response

from mastaba.server.http.dependencies import Anybody, reply
from mastaba.server.protocol.messages import CoreDocument
from mastaba.server.protocol.schemas import answers
from mastaba.server.thinking.core_state import state_now

router = APIRouter(prefix="/api", tags=["operations"])


@router.get("/core", responses=answers(CoreDocument))
async def core_state(person: Anybody) -> Response:
    """How bots run the rules: compiled, or as plain Python, where they search much less."""
    return reply(msgspec.convert({"state": state_now()}, CoreDocument))
