"""What the two workers of the page call: bytes and functions of JavaScript on one side, Python on the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyodide.ffi import to_js

from mastaba.browser.thought import answer

if TYPE_CHECKING:
    from mastaba.browser.host import Host


def open_host(path: str, token: str, pace: float, keep: Any, post: Any) -> Host:
    """Bots take their time as pieces do: not at all where nothing may travel."""
    from mastaba.browser.host import Host  # the worker that thinks needs none of it
    from mastaba.server.settings import Settings

    async def ask(question: bytes) -> bytes:
        found: bytes = (await post(to_js(question))).to_bytes()
        return found

    shortest, longest = Settings.bot_pace
    return Host(path, token, keep, ask, bot_pace=(pace * shortest, pace * longest))


def think(question: Any) -> Any:
    return to_js(answer(question.to_bytes()))
