"""Nothing that is not stored is ever seen by anybody, however and wherever storage fails (trust.md 2).

Two servers share one database: the first one's storage fails, the second one reads what was stored. After every fault
each viewer asks the first for everything there is to see, and must be shown what the second shows, or be put off."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import httpx2
import pytest
from starlette.types import Message

from mastaba.server.app import create_app
from mastaba.server.server import Server
from mastaba.server.settings import Settings
from mastaba.server.storage.database import Database
from mastaba.server.storage.opening import open_database
from mastaba.server.table.actions import carry_out
from tests.server.failing_storage import AFTERWARDS, WAYS, FailingDatabase, Fault
from tests.server.games import scripted

Document = dict[str, Any]
ANYBODY = ("Anna", "Ben", "Carl", None)  # three who sit, and a stranger
PATHS = ("/api/tables/{0}", "/api/tables/{0}/state?since=0", "/api/tables/{0}/export", "/api/me/games")
FOR_ALL = ("log", "replay?at=3", "story", "analysis", "chat")
PASSING = ("now", "online")  # members of an answer that say when it was asked


class Wire:
    """One server in this process, and everybody who talks to it."""

    def __init__(self, database: Database) -> None:
        self.server = Server(Settings("", limits=False), database)
        self.app = create_app(self.server)
        self.http = httpx2.AsyncClient(
            transport=httpx2.ASGITransport(self.app, raise_app_exceptions=False), base_url="http://test"
        )
        self.tokens: dict[str | None, str] = {}

    def headers(self, who: str | None) -> dict[str, str]:
        return {} if who is None else {"Authorization": f"Bearer {self.tokens[who]}"}

    async def ask(self, who: str | None, method: str, path: str, body: Document | None = None) -> httpx2.Response:
        self.http.cookies.clear()
        return await self.http.request(method, path, json=body, headers=self.headers(who))

    async def greeting(self, who: str | None, table: str) -> Document | int:
        """The first message of a socket, or the code it is closed with."""
        sent: list[Message] = []
        told = asyncio.Event()

        async def receive() -> Message:
            if not sent:
                return {"type": "websocket.connect"}
            await told.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Message) -> None:
            sent.append(message)
            if message["type"] != "websocket.accept":
                told.set()

        headers = [(name.lower().encode(), value.encode()) for name, value in self.headers(who).items()]
        scope = {
            "type": "websocket", "path": f"/api/tables/{table}/socket", "raw_path": b"", "query_string": b"",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("test", 80), "subprotocols": [], "scheme": "ws",
            "extensions": {},
        }  # fmt: skip
        await self.app(scope, receive, send)
        last = sent[-1]
        return int(last["code"]) if last["type"] == "websocket.close" else unhurried(json.loads(last["text"]))

    async def everything(self, table: str) -> dict[str, Any]:
        """All that each viewer can see of the table; without what the server could not read just now."""
        found: dict[str, Any] = {}
        for who in ANYBODY:
            addresses = [path.format(table) for path in PATHS]
            if who is None:
                addresses += ["/api/tables", *(f"/api/tables/{table}/{path}" for path in FOR_ALL)]
            for address in addresses:
                answer = await self.ask(who, "GET", address)
                assert answer.status_code != 500, (who, address, answer.text)
                if answer.status_code != 503:
                    found[f"{who} {address}"] = unhurried(read(answer))
            greeting = await self.greeting(who, table)
            if greeting != 1013:
                found[f"{who} socket"] = greeting
        return found


def read(answer: httpx2.Response) -> Any:
    return answer.json() if answer.headers["content-type"].startswith("application/") else answer.text


def unhurried(document: Any) -> Any:
    if isinstance(document, dict):
        return {name: unhurried(value) for name, value in document.items() if name not in PASSING}
    return [unhurried(each) for each in document] if isinstance(document, list) else document


class Witness:
    """The database as the second server has it: open already, and sound."""

    def __init__(self, real: Database) -> None:
        self.real = real
        self.shared, self.read, self.write = real.shared, real.read, real.write
        self.commits = 0

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def listen(self, hear: Callable[[str], None]) -> None: ...


class Trial:
    """A game of Amun-Re among three people, whose server is struck again and again."""

    def __init__(self, database: Database) -> None:
        self.storage = FailingDatabase(database)
        self.first, self.second = Wire(self.storage), Wire(Witness(database))
        self.faults = 0

    async def begin(self) -> None:
        context = self.first.server.context
        await context.database.open()
        await context.people.open()
        for name in ANYBODY[:-1]:
            answer = await self.first.ask(None, "POST", "/api/session", {"name": name})
            self.first.tokens[name] = answer.json()["token"]
        body = {"game": "amun-re", "seats": 3, "grace": None, "listed": True}
        self.table = (await self.first.ask("Anna", "POST", "/api/tables", body)).json()["id"]
        self.second.tokens = self.first.tokens
        await self.second.server.context.people.open()

    async def post(self, who: str, verb: str, body: Document | None = None) -> httpx2.Response:
        return await self.first.ask(who, "POST", f"/api/tables/{self.table}/{verb}", body)

    async def strike(self, fault: Fault, act: Callable[[], Awaitable[httpx2.Response]]) -> bool:
        """Whether the fault struck; whatever it did, everybody is shown what was stored, and nothing else."""
        self.storage.fault = fault
        try:
            await asyncio.create_task(self.put_up_with(act))
        finally:
            self.storage.fault = None
        seen = await self.first.everything(self.table)
        for name in list(self.second.server.tables.open):
            self.second.server.tables.unload(name)  # so that it reads everything again
        stored = await self.second.everything(self.table)
        assert seen == {name: stored[name] for name in seen}, vars(fault)
        assert f"None /api/tables/{self.table}" in seen or fault.struck
        self.faults += fault.struck
        return fault.struck

    async def put_up_with(self, act: Callable[[], Awaitable[httpx2.Response]]) -> httpx2.Response | None:
        try:
            return await act()
        except asyncio.CancelledError:
            return None

    async def everywhere(self, act: Callable[[], Awaitable[httpx2.Response]]) -> None:
        """One thing that somebody does, struck at every statement in every way until it comes through unharmed."""
        for way in (*WAYS, *AFTERWARDS):
            at = 1
            while await self.strike(Fault(way, at, lasting=True), act):
                at += 1

    async def moves(self, most: int) -> list[Document]:
        """Plays on; each move is struck at another statement in another way, and sent again until it is accepted."""
        accepted: list[Document] = []
        ways = [(way, at) for at in range(1, 8) for way in (*WAYS, *AFTERWARDS)]
        for number in range(most):
            table = (await self.first.ask(None, "GET", f"/api/tables/{self.table}")).json()
            if table["status"] != "playing":
                break
            who = ANYBODY[table["asked"][number % len(table["asked"])] - 1]
            assert who is not None
            state = (await self.first.ask(who, "GET", f"/api/tables/{self.table}/state")).json()
            message = {"command": str(uuid.uuid4()), "version": state["version"], "play": scripted(state)}
            fault = Fault(*ways[number % len(ways)], lasting=number // len(ways) % 2 == 0)
            await self.strike(fault, partial(self.command, who, message))
            answer = await self.command(who, message)
            assert answer.status_code == 200 and answer.json()["accepted"], answer.text
            accepted.append(message)
        return accepted

    async def command(self, who: str, message: Document) -> httpx2.Response:
        return await self.post(who, "commands", message)

    async def end(self) -> None:
        await self.first.http.aclose()
        await self.storage.close()


@pytest.mark.parametrize("moves", [56, pytest.param(1000, marks=pytest.mark.soak)])
def test_whatever_fails_nobody_sees_what_is_not_stored(database: str, moves: int) -> None:
    async def check() -> None:
        trial = Trial(open_database(database))
        await trial.begin()
        await trial.post("Ben", "sit", {"seat": 2})
        await trial.everywhere(partial(trial.post, "Carl", "sit", {"seat": 3}))
        await trial.everywhere(lambda: trial.post("Anna", "start"))
        accepted = await trial.moves(moves)
        log = await trial.second.server.context.store.load(trial.table)
        assert log is not None
        played = [entry.read()["m"] for entry in log[1] if entry.kind == "move" and entry.read()["s"]]
        assert played == [message["play"] for message in accepted]  # each once, in order
        assert trial.faults > moves // 2, trial.faults
        await trial.everywhere(partial(trial.post, "Anna", "abort"))
        await trial.everywhere(partial(trial.post, "Anna", "rematch"))
        await trial.end()

    asyncio.run(check())


def test_a_command_id_that_cannot_be_stored_is_refused(database: str) -> None:
    """PostgreSQL takes no NUL: such an id once made the store fail after the table had moved."""

    async def check() -> None:
        trial = Trial(open_database(database))
        await trial.begin()
        for who, seat in (("Ben", 2), ("Carl", 3)):
            await trial.post(who, "sit", {"seat": seat})
        await trial.post("Anna", "start")
        before = await trial.first.everything(trial.table)
        asked = before[f"None /api/tables/{trial.table}"]["asked"][0]
        mover = ANYBODY[asked - 1]
        state = before[f"{mover} /api/tables/{trial.table}/state?since=0"]
        server = trial.first.server
        person = await server.context.people.recognise(trial.first.tokens[mover])
        assert person is not None
        for name in ("peek\0peek", "peek\ud800peek", "peek\npeek", "pïek-peek"):
            message = {"command": name, "version": state["version"], "play": scripted(state)}
            answer = await carry_out(await server.tables.get(trial.table), person.id, message)
            assert answer.refusal and answer.refusal.code == "bad_command", name
        assert await trial.first.everything(trial.table) == before
        await trial.end()

    asyncio.run(check())
