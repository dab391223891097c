"""Plays whole games at the tables of a worker, in plain Python: run by test_host.py in a process of its own, because
the stand-ins for FastAPI must not be met by other tests. Prints what it saw as JSON."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mastaba.browser import prepared
from mastaba.browser.host import Host
from mastaba.browser.thought import answer
from mastaba.server.http.routes import tables

kept: list[float] = []


async def keep() -> None:
    kept.append(asyncio.get_running_loop().time())


async def post(question: bytes) -> bytes:
    await asyncio.sleep(0)
    return answer(question)


class Window:
    """The page: asks, and looks at one table at a time."""

    def __init__(self, path: str, token: str = "") -> None:
        self.host = Host(path, token, keep, post, bot_pace=(0.0, 0.0))
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.closed: list[int] = []
        self.sockets = 0

    async def ask(self, method: str, path: str, body: object = None, language: str = "en") -> tuple[int, Any]:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        said = json.loads(await self.host.request(method, path, json.dumps({"Accept-Language": language}), text))
        kind = said["headers"].get("content-type", "")
        return said["status"], json.loads(said["text"]) if "json" in kind else said["text"]

    async def done(self, method: str, path: str, body: object = None) -> Any:
        status, found = await self.ask(method, path, body)
        assert status < 300, (path, status, found)
        return found

    def look(self, table: str) -> int:
        self.sockets += 1
        self.host.connect(self.sockets, f"/api/tables/{table}/socket?since=0", self.tell, self.end)
        return self.sockets

    def tell(self, socket: int, text: str) -> None:
        if text and socket == self.sockets:
            self.heard.put_nowait(json.loads(text))

    def end(self, socket: int, code: int) -> None:
        self.closed.append(code)

    async def next(self, wanted: Callable[[Any], bool]) -> Any:
        while not wanted(message := await asyncio.wait_for(self.heard.get(), 60)):
            pass
        return message

    async def open_table(self, game: str, seats: int) -> str:
        table: str = (await self.done("POST", "/api/tables", {"game": game, "seats": seats}))["id"]
        for seat in range(2, seats + 1):
            await self.done("POST", f"/api/tables/{table}/bot", {"seat": seat, "level": "greedy"})
        await self.done("POST", f"/api/tables/{table}/start", {})
        return table

    async def play(self, table: str, chance: random.Random) -> int:
        """To the end, over the socket; how many moves of ours it took."""
        number, moves = self.look(table), 0
        while True:
            shown = await self.next(lambda message: message["type"] in ("state", "news"))
            if shown["table"]["status"] == "over":
                self.host.hang_up(number)
                return moves
            if shown["decision"] is None:
                continue
            move = chance.choice(shown["decision"]["options"])["text"]
            moves += 1
            command = {"command": f"story-{moves:06}", "seat": 1, "version": shown["version"], "play": move}
            self.host.hear(number, json.dumps(command))


async def story(path: str) -> dict[str, Any]:
    window = Window(path)
    await window.host.open()
    seen: dict[str, Any] = {"unknown": (await window.ask("GET", "/api/session", language="fr"))[1]["detail"]}
    await window.done("POST", "/api/session", {"name": "Nefret"})
    seen["misspelt"] = await window.ask("POST", "/api/session", {"nam": "x"})
    seen["nowhere"] = (await window.ask("GET", "/api/nothing"))[0]
    seen["games"] = {}
    for game, seats in (("babel", 2), ("amun-re", 3), ("cleopatra", 3), ("sa-re", 2)):
        table = await window.open_table(game, seats)
        moves = await window.play(table, random.Random(3))
        text = await window.done("GET", f"/api/tables/{table}/export")
        again = await window.done("POST", "/api/import", text)
        last = await window.done("GET", f"/api/tables/{table}/replay?at=1&seat=all")
        seen["games"][game] = {"moves": moves, "again": again["game"], "replayed": last["moves"]}
    started = await window.open_table("babel", 2)
    half = await window.done("GET", f"/api/tables/{started}/moving")
    seen["half"] = {"text": half, "again": (await window.done("POST", "/api/import", half))["status"]}
    seen["lesson"] = (await window.done("POST", "/api/learn/babel/1?board=1", {}))["lesson"]["number"]
    puzzle = (await window.done("GET", "/api/puzzles/next?game=babel"))["id"]
    seen["puzzle"] = (await window.done("POST", f"/api/puzzles/{puzzle}?from=mix", {}))["puzzle"]["id"] == puzzle
    await window.done("PUT", "/api/me/learn", {"babel": "1d"})
    seen["kept"] = len(kept)
    listed = await window.done("GET", "/api/games")
    prepared.FILE = Path(path).with_name("prepared.json")
    await prepared.write(window.host.request)
    await window.host.server.close()

    later = Window(path, window.host.token)  # the browser was closed and opened again
    await later.host.open()
    seen["name"] = (await later.done("GET", "/api/session"))["name"]
    seen["learned"] = await later.done("GET", "/api/me/learn")
    tables.game_document = None  # type: ignore[assignment]  # nothing is worked out again
    seen["prepared"] = await later.done("GET", "/api/games") == listed
    mine = {one["id"]: one["status"] for one in await later.done("GET", "/api/me/games")}
    seen["running"] = mine[started]
    later.look(started)
    asked = await later.next(lambda message: message.get("decision") is not None)
    seen["hint"] = (await later.done("POST", f"/api/tables/{started}/hint", {"seat": 1}))["move"] in [
        option["text"] for option in asked["decision"]["options"]
    ]
    await later.host.server.close()
    return seen


print(json.dumps(asyncio.run(story(sys.argv[1]))))
