"""Whether bots run the compiled rules: a message in the log."""

from __future__ import annotations

import asyncio
import logging

from mastaba import core

log = logging.getLogger("mastaba")
LOOK_AGAIN = 2.0  # seconds, while the rules are being compiled


def state_now() -> str:
    """How bots that start now run the rules. To find out, all sources are read; where this process runs them compiled,
    its bots do as well."""
    return "compiled" if core.compiled() else core.outlook().state


async def log_core_state() -> None:
    """Says how the rules run, and how compiling them ended where `make play` does it meanwhile."""
    told = ""
    while told in ("", "compiling"):
        found = core.outlook()
        if found.state != told:
            level = logging.WARNING if found.state in ("failed", "missing") else logging.INFO
            message = "the rules run compiled" if found.compiled else "the rules are not compiled, so bots think less"
            log.log(level, message, extra=described(found))
            told = found.state
        await asyncio.sleep(LOOK_AGAIN)


def described(found: core.Status) -> dict[str, str]:
    return {"core": found.state, "reason": found.reason}
