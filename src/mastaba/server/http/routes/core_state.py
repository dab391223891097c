"""Whether bots think with compiled rules: a line in the log, and an answer for the page."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response

from mastaba import core
from mastaba.server.http.dependencies import Anybody, reply
from mastaba.server.protocol.messages import CoreDocument
from mastaba.server.protocol.schemas import answers

log = logging.getLogger("mastaba")
router = APIRouter(prefix="/api", tags=["operations"])
LOOK_AGAIN = 2.0  # seconds, while the rules are being compiled


@router.get("/core", responses=answers(CoreDocument))
async def core_state(person: Anybody) -> Response:
    """How the rules run in which bots think: compiled, or as plain Python, where they think much less."""
    return reply(msgspec.convert({"state": core.outlook().state}, CoreDocument))


async def tell_the_log() -> None:
    """Says how the rules run, and how compiling them ended where `make play` does it meanwhile."""
    told = ""
    while told in ("", "compiling"):
        found = core.outlook()
        if found.state != told:
            level = logging.WARNING if found.state in ("failed", "missing") else logging.INFO
            less = "" if found.compiled else ", so bots think less"
            log.log(level, f"the rules run {'' if found.compiled else 'not '}compiled{less}", extra=described(found))
            told = found.state
        await asyncio.sleep(LOOK_AGAIN)


def described(found: core.Status) -> dict[str, str]:
    return {"core": found.state, "reason": found.reason}
