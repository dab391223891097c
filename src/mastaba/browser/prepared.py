"""Answers that are the same at every start. They are asked for once, when the edition is made: the list of games alone
would load all of them before anybody has chosen one."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from mastaba.browser.small_web import APIRouter, Response

FILE = Path(__file__).with_name("prepared.json")  # only where tools/build_static.py has made it
ADDRESSES = ("/api/games",)


async def write(ask: Callable[[str, str, str, str], Awaitable[str]]) -> None:
    asked = [json.loads(await ask("GET", address, "{}", "")) for address in ADDRESSES]
    FILE.write_text(json.dumps({at: one["text"] for at, one in zip(ADDRESSES, asked, strict=True)}), encoding="utf-8")


def router() -> APIRouter:
    made = APIRouter()
    found: dict[str, str] = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    for address, text in found.items():
        made.get(address)(answering(text))
    return made


def answering(text: str) -> Callable[[], Awaitable[Response]]:
    async def answer() -> Response:
        return Response(text.encode(), media_type="application/json")

    return answer
