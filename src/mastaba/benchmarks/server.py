"""A server process under load: durable moves a second over many sockets, against a bare program that only commits."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from typing import Any

from mastaba.benchmarks.figures import Figure, Part, Target

TABLES = 500  # of two seats each: 1,000 sockets
PACE = 200  # moves a second when latency is measured
GROUP = 16  # moves in one commit of the bare program: about what the server gathers under this load
TARGET = Target("ratio to bare commits", 0.5)


class Load:
    """Clients at many tables of one server process."""

    def __init__(self, folder: str, tables: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        words = ["--port", str(self.port), "--database", f"{folder}/bench.db", "--no-browser", "--no-limits"]
        self.process = subprocess.Popen([sys.executable, "-m", "mastaba", "serve", *words], stderr=subprocess.DEVNULL)
        self.tables = tables
        self.players: list[Player] = []

    def post(self, path: str, body: dict[str, Any] | None, token: str | None = None) -> Any:
        request = urllib.request.Request(self.address + path, json.dumps(body).encode() if body is not None else b"")
        request.add_header("Content-Type", "application/json")
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def memory(self) -> int:
        """Resident bytes of the server."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def wait(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    async def open(self) -> None:
        token = self.post("/api/session", {"name": "Bench"})["token"]
        for _ in range(self.tables):
            table = self.post("/api/tables", {"game": "babel", "grace": None}, token)["id"]
            self.post(f"/api/tables/{table}/sit", {"seat": 2}, token)
            self.post(f"/api/tables/{table}/start", None, token)
            self.players.append(Player(self, table, token))
        for player in self.players:
            await player.connect()


class Player:
    """Both seats of one table, each on its own socket."""

    def __init__(self, load: Load, table: str, token: str) -> None:
        self.load, self.table, self.token = load, table, token
        self.moves = 0

    async def connect(self) -> None:
        from websockets.asyncio.client import connect

        url = f"ws://127.0.0.1:{self.load.port}/api/tables/{self.table}/socket?seat="
        headers = {"Authorization": f"Bearer {self.token}"}
        self.sockets = [
            await connect(f"{url}{seat}", additional_headers=headers, compression=None, ping_interval=None)
            for seat in (1, 2)
        ]
        self.states = [await self.told(seat) for seat in (0, 1)]

    async def told(self, seat: int) -> dict[str, Any]:
        """The next message with a position."""
        while True:
            message: dict[str, Any] = json.loads(await self.sockets[seat].recv())
            if message["type"] in ("state", "news"):
                return message

    async def move(self) -> bool:
        """One move and its last view; False when the game is over."""
        seat = next((k for k in (0, 1) if self.states[k]["decision"]), None)
        if seat is None:
            return False
        state = self.states[seat]
        options = state["decision"]["options"]
        play = options[self.moves % len(options)]["text"]
        command = {"command": f"{self.table}{self.moves}", "seat": seat + 1, "version": state["version"], "play": play}
        self.moves += 1
        await self.sockets[seat].send(json.dumps(command))
        self.states = [await self.told(k) for k in (0, 1)]
        return True


async def flood(players: list[Player], seconds: float) -> float:
    """Moves a second when everybody moves as soon as they can."""
    end = time.perf_counter() + seconds
    done = 0

    async def play(player: Player) -> None:
        nonlocal done
        while time.perf_counter() < end and await player.move():
            done += 1

    began = time.perf_counter()
    await asyncio.gather(*(play(player) for player in players))
    return done / (time.perf_counter() - began)


async def paced(players: list[Player], seconds: float) -> list[float]:
    """Milliseconds from a command to its last view, at a steady pace."""
    taken: list[float] = []

    async def play(player: Player) -> None:
        began = time.perf_counter()
        if await player.move():
            taken.append((time.perf_counter() - began) * 1000)

    began, jobs = time.perf_counter(), []
    for k in range(int(PACE * seconds)):
        await asyncio.sleep(max(0.0, began + k / PACE - time.perf_counter()))
        jobs.append(asyncio.create_task(play(players[k % len(players)])))
    await asyncio.gather(*jobs)
    return taken


def bare_commits(folder: str, seconds: float) -> float:
    """Moves a second of a program that only commits groups of rows of the same size to the same disk."""
    with closing(sqlite3.connect(f"{folder}/bare.db", isolation_level=None)) as db:
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("create table if not exists entry (id integer primary key, body text)")
        began, done = time.perf_counter(), 0
        while time.perf_counter() < began + seconds:
            db.execute("begin immediate")
            db.executemany("insert into entry (body) values (?)", [("x" * 2000,)] * GROUP)
            db.execute("commit")
            done += GROUP
        return done / (time.perf_counter() - began)


async def rounds_of(load: Load, folder: str, rounds: int, seconds: float) -> list[Figure]:
    before = load.memory()
    await load.open()
    per_socket = (load.memory() - before) / 1024 / (2 * load.tables)
    rates, bare, late = [], [], []
    for _ in range(rounds):
        late += await paced(load.players, seconds)
        rates.append(await flood(load.players, seconds))
        bare.append(bare_commits(folder, seconds))
    cuts = quantiles(late, n=100)
    for player in load.players:
        for each in player.sockets:
            await each.close()
    return [
        Figure("durable moves", "moves/s", rates),
        Figure("bare commits", "moves/s", bare),
        Figure("ratio to bare commits", "", [ours / theirs for ours, theirs in zip(rates, bare, strict=True)]),
        Figure("p50 at 200 moves/s", "ms", [cuts[49]]),
        Figure("p99 at 200 moves/s", "ms", [cuts[98]]),
        Figure("memory with its table", "KiB/socket", [per_socket]),
    ]


def measure(rounds: int, seconds: float, tables: int = TABLES) -> Part:
    with tempfile.TemporaryDirectory() as folder:
        load = Load(folder, tables)
        try:
            load.wait()
            figures = asyncio.run(rounds_of(load, folder, min(rounds, 3), max(seconds, 2.0)))
        finally:
            load.process.terminate()
            load.process.wait(30)
    return Part("server", figures, TARGET)
