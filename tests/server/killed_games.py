"""Plays a scripted game with a bot in processes that kill themselves at a chosen write, until it is over.

    python -m tests.server.killed_games DATABASE STEP ACKNOWLEDGED
    python -m tests.server.killed_games DATABASES ONCE FIRST STEP

A process dies (SIGKILL) before or after its n-th statement; the next one goes on and dies at n + STEP. Prints one JSON
document: the log of the game, and how often a process died. STEP 0 lets nobody die.

The second form plays a game for every STEP-th statement of the whole game, from FIRST on: one process dies there, the
next one finishes. Prints the number of games and their logs, each once. `{}` in DATABASES becomes the statement."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

from mastaba.bots import levels
from mastaba.kernel.documents import Document
from mastaba.kernel.protocol import Decision, Game
from mastaba.server import commands
from mastaba.server.bot_pool import BotPool
from mastaba.server.moment import Moment
from mastaba.server.services import Services
from mastaba.server.settings import Settings
from mastaba.server.storage.opening import open_database
from mastaba.server.storage.store import Store
from mastaba.server.table import make_append
from mastaba.server.table_state import TableState
from mastaba.server.tables import Tables
from tests.server.games import scripted

TABLE, SEED, PERSON = "the-table", "7" * 64, "anna"


class InlineBots(BotPool):
    """The same bots, without processes of their own."""

    async def decide(self, key: str, game: Game, level: str, seed: int, view: Document, decision: Decision) -> str:
        return str(levels.bot(game, level, seed).decide(view, decision))


class Death:
    """Counts statements and kills this process at the chosen one."""

    def __init__(self, at: int) -> None:
        self.left = at

    def pass_by(self) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*args: Any, **more: Any) -> Any:
            self.pass_by()
            result = call(*args, **more)
            self.pass_by()
            return result

        return watched


def install(death: Death) -> None:
    class Dying(sqlite3.Connection):
        execute = death.around(sqlite3.Connection.execute)
        executemany = death.around(sqlite3.Connection.executemany)

    plain = sqlite3.connect
    sqlite3.connect = lambda *args, **more: plain(*args, factory=Dying, **more)  # type: ignore[assignment]
    psycopg.Connection.execute = death.around(psycopg.Connection.execute)  # type: ignore[method-assign]
    psycopg.Cursor.executemany = death.around(psycopg.Cursor.executemany)  # type: ignore[method-assign]
    psycopg.Transaction.__exit__ = death.around(psycopg.Transaction.__exit__)  # type: ignore[method-assign]


async def create(store: Store) -> None:
    state = TableState(TABLE, SEED)
    settings: dict[str, Any] = {
        "game": "babel", "edition": "filosofia", "seats": 2, "options": {"turn_cap": "40"}, "name": "",
        "listed": False, "clock": None, "grace": None, "host": PERSON, "commitment": state.commitment(),
        "parent": None, "given": [],
    }  # fmt: skip
    entries = [
        state.write("open", settings, 1),
        state.write("sit", {"s": 1, "p": PERSON}, 1),
        state.write("bot", {"s": 2, "level": "greedy"}, 1),
        *commands.start(state, 1),
    ]
    await store.create(TABLE, False, SEED, make_append(state, 0, entries, None))


async def play(address: str, acknowledged: Path) -> list[tuple[str, str]]:
    """Goes on with the game to its end, as a client that repeats what was not acknowledged."""
    services = Services(Settings(address, bot_pace=(0, 0)), open_database(address))
    services.bots = InlineBots(1)
    await services.database.open()
    tables = Tables(services)
    if TABLE not in await services.store.everything():
        await create(services.store)
    stored = {given.id for given in await services.store.answers(TABLE)}
    lost = set(acknowledged.read_text().split()) - stored
    assert not lost, f"acknowledged and lost: {lost}"
    table = await tables.get(TABLE)
    changed = asyncio.Event()
    table.changed.append(changed.set)
    while table.state.status == "playing":
        changed.clear()
        if 0 in table.state.asked():
            async with table.lock:
                shown = json.loads(f"{{{Moment(table.state).position(0)}}}")
            name = f"command-{shown['version']}"
            message = {"command": name, "version": shown["version"], "play": scripted(shown)}
            answer = await table.command(PERSON, message)
            assert answer["accepted"], answer
            with acknowledged.open("a") as file:
                file.write(name + "\n")
        else:
            await asyncio.wait_for(changed.wait(), 30)
    loaded = await services.store.load(TABLE)
    await tables.close()
    await services.database.close()
    assert loaded is not None
    return [(entry.kind, entry.body) for entry in loaded[1]]


def one_life(address: str, acknowledged: Path, at: int, out: int) -> None:
    if at:
        install(Death(at))
    log = asyncio.run(play(address, acknowledged))
    os.write(out, json.dumps(log).encode())


def live(address: str, acknowledged: Path, at: int) -> str:
    """The log of the game if this process finished it; nothing if it was killed."""
    inside, outside = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(inside)
        try:
            one_life(address, acknowledged, at, outside)
        finally:
            sys.stderr.flush()
            os._exit(0 if sys.exc_info()[0] is None else 1)
    os.close(outside)
    with os.fdopen(inside) as pipe:
        log = pipe.read()
    _, status = os.waitpid(child, 0)
    assert log or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL), status
    return log


def many_deaths(address: str, step: int, acknowledged: Path) -> dict[str, Any]:
    deaths, at = 0, step
    acknowledged.touch()
    while not (log := live(address, acknowledged, at)):
        deaths += 1
        at += step
    return {"deaths": deaths, "log": json.loads(log)}


def one_death_each(addresses: str, first: int, step: int) -> dict[str, Any]:
    at = first
    logs: set[str] = set()
    while True:
        address = fresh(addresses, at)
        with tempfile.TemporaryDirectory() as folder:
            acknowledged = Path(folder) / "acknowledged"
            acknowledged.touch()
            log = live(address, acknowledged, at)
            if log:  # the whole game has fewer statements
                return {"games": (at - first) // step, "logs": [json.loads(each) for each in logs]}
            logs.add(live(address, acknowledged, 0))
        at += step


def fresh(addresses: str, at: int) -> str:
    """A new database for each game; the old one is not needed any more."""
    if not addresses.startswith("postgresql"):
        return addresses.replace("{}", str(at))
    with psycopg.connect(addresses, autocommit=True) as db:
        db.execute("drop schema public cascade")
        db.execute("create schema public")
    return addresses


if __name__ == "__main__":
    if sys.argv[2] == "ONCE":
        print(json.dumps(one_death_each(sys.argv[1], int(sys.argv[3]), int(sys.argv[4]))))
    else:
        print(json.dumps(many_deaths(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))))
