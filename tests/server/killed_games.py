"""Plays a scripted game with a bot in processes that kill themselves at a chosen point, until it is over.

    python -m tests.server.killed_games DATABASE STEP ACKNOWLEDGED
    python -m tests.server.killed_games DATABASE ONCE FIRST STEP

Points are the beginning and the end of every statement to the database, or with dying_writes.c preloaded the system
calls with which SQLite changes its files. A process dies (SIGKILL) at its n-th point; the next one goes on and dies at
n + STEP. Prints one JSON document: the log of the game, and how often a process died. STEP 0 lets nobody die.

The second form plays a game for every STEP-th point of the whole game, from FIRST on: one process dies there, the next
one finishes. Prints the log of a game in which nobody died, how many points it has, how many games saw a death, and
where a game came out otherwise. DATABASE is a PostgreSQL, or `files` for a new SQLite file each time. These lie in
memory: what a killed process has written is there all the same, and nobody waits for a disk.

How many points a game has is not quite the same every time, because some depend on the clock and on which thread comes
first. A game that was over before its point came is no death, and its log must be the same all the same."""

from __future__ import annotations

import asyncio
import ctypes
import itertools
import json
import os
import signal
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

import mastaba
from mastaba.bots import levels
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game
from mastaba.server import leases
from mastaba.server.context import Context
from mastaba.server.protocol.structures import encode
from mastaba.server.settings import Settings
from mastaba.server.storage.opening import open_database
from mastaba.server.storage.store import Store
from mastaba.server.table import commands
from mastaba.server.table.changes import make_append
from mastaba.server.table.failover import Failover
from mastaba.server.table.registry import Tables
from mastaba.server.table.state import TableState
from mastaba.server.thinking.bot_pool import BotPool
from tests.server.games import scripted

TABLE, SEED, PERSON = "the-table", "7" * 64, "anna"
MEMORY = Path("/dev/shm")
leases.VALID, leases.BEAT = 1.0, 0.3  # nobody wants to wait for the end of a life after each of hundreds of deaths


class InlineBots(BotPool):
    """The same bots, without processes of their own."""

    async def decide(self, key: str, game: Game, level: str, seed: int, view: Document, decision: Decision) -> str:
        return str(levels.bot(game, level, seed).decide(view, decision))


class Death:
    """Counts statements and kills this process at the chosen one; never, where it is 0."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.passed = itertools.count(1)  # several threads pass by, and none may be counted twice or not at all

    def pass_by(self) -> None:
        if next(self.passed) == self.at:
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
    context = Context(Settings(address, bot_pace=(0, 0)), open_database(address))
    context.bots = InlineBots(1)
    await context.database.open()
    tables = Tables(context)
    if TABLE not in await context.store.everything():
        await create(context.store)
    stored = {given.id for given in await context.store.answers(TABLE)}
    lost = set(acknowledged.read_text().split()) - stored
    assert not lost, f"acknowledged and lost: {lost}"
    tables.run(tables.run_maintenance())
    if context.database.shared:
        Failover(tables).start()  # takes the table when the lease of the killed process has expired
    table = await tables.get(TABLE)
    changed = asyncio.Event()
    table.changed.append(changed.set)
    while table.state.status == "playing":
        changed.clear()
        if 0 in table.state.asked():
            async with table.lock:
                shown = json.loads(encode(table.shown_to(PERSON, 0, None)))
            name = f"command-{shown['version']}"
            message = {"command": name, "version": shown["version"], "play": scripted(shown)}
            answer = await table.command(PERSON, message)
            assert answer.accepted, answer
            with acknowledged.open("a") as file:
                file.write(name + "\n")
        else:
            await asyncio.wait_for(changed.wait(), 30)
    loaded = await context.store.load(TABLE)
    await tables.close()
    await context.database.close()
    assert loaded is not None
    return [(entry.kind, entry.body) for entry in loaded[1]]


def one_life(address: str, acknowledged: Path, at: int, out: int) -> None:
    calls = ctypes.CDLL(None)
    if hasattr(calls, "die_at_write"):  # dying_writes.c counts instead, below SQLite
        calls.die_at_write(at)
        log = asyncio.run(play(address, acknowledged))
        passed = calls.writes_passed()
    else:
        death = Death(at)
        install(death)
        log = asyncio.run(play(address, acknowledged))
        passed = next(death.passed) - 1
    os.write(out, json.dumps({"log": log, "points": passed}).encode())


def live(address: str, acknowledged: Path, at: int) -> dict[str, Any] | None:
    """The log of the game if this process finished it, and what it took; nothing if it was killed."""
    inside, outside = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(inside)
        try:
            one_life(address, acknowledged, at, outside)
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
        finally:
            os._exit(1)
    os.close(outside)
    with os.fdopen(inside) as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    assert killed if not text else status == 0, f"a process that was to die at {at} ended with {status}"
    found: dict[str, Any] | None = json.loads(text) if text else None
    return found


def many_deaths(address: str, step: int, acknowledged: Path) -> dict[str, Any]:
    deaths, at = 0, step
    acknowledged.touch()
    while (ended := live(address, acknowledged, at)) is None:
        deaths += 1
        at += step
    return {"deaths": deaths, "log": ended["log"]}


def with_one_death(database: str, at: int) -> tuple[bool, dict[str, Any]]:
    """A new game: whether somebody died, and how it ended."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        acknowledged, address = Path(folder, "acknowledged"), database
        acknowledged.touch()
        if database == "files":
            address = str(Path(folder, "game.db"))
        else:
            empty(database)
        if (ended := live(address, acknowledged, at)) is not None:
            return False, ended
        ended = live(address, acknowledged, 0)
    assert ended is not None
    return True, ended


def one_death_each(database: str, first: int, step: int) -> dict[str, Any]:
    """Up to the last point that any game had."""
    _, whole = with_one_death(database, 0)
    found: dict[str, Any] = {"log": whole["log"], "points": whole["points"], "deaths": 0, "otherwise": []}
    at = first
    while at <= found["points"]:
        died, ended = with_one_death(database, at)
        if died:
            found["deaths"] += 1
        else:
            found["points"] = max(found["points"], ended["points"])
        if ended["log"] != whole["log"]:
            found["otherwise"].append(at)
        at += step
    return found


def empty(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("drop schema public cascade")
        db.execute("create schema public")


if __name__ == "__main__":
    mastaba.load("babel")  # once, and not in every process
    if sys.argv[2] == "ONCE":
        print(json.dumps(one_death_each(sys.argv[1], int(sys.argv[3]), int(sys.argv[4]))))
    else:
        print(json.dumps(many_deaths(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))))
