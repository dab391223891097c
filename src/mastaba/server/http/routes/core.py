"""Whether bots run the compiled rules, for the page."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import BaseModel

from mastaba import core
from mastaba.server.http.dependencies import Anybody, reply

router = APIRouter(prefix="/api", tags=["operations"])


class CoreDocument(BaseModel):
    """Without the reason, which may name files and is for the host alone."""

    state: Literal["compiled", "chosen", "compiling", "failed", "missing"]


@router.get("/core", response_model=CoreDocument)
async def core_state(person: Anybody) -> Response:
    """How bots run the rules: compiled, or as plain Python, where they search much less."""
    return reply({"state": core.outlook().state})
