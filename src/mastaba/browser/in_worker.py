"""What the two workers of the page call: bytes and functions of JavaScript on one side, Python on the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyodide.ffi import to_js

from mastaba.browser.thought import answer

if TYPE_CHECKING:
    from mastaba.browser.host import Host


def open_host(path: str, token: str, keep: Any, post: Any) -> Host:
    from mastaba.browser.host import Host  # the worker that thinks needs none of it

    async def ask(question: bytes) -> bytes:
        found: bytes = (await post(to_js(question))).to_bytes()
        return found

    return Host(path, token, keep, ask)


def think(question: Any) -> Any:
    return to_js(answer(question.to_bytes()))
