"""A server process under load: durable moves a second over many sockets, against a bare program that only commits."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import quantiles

from mastaba.benchmarks import many_games
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.benchmarks.load_sockets import LoadSocket, LoadTable
from mastaba.benchmarks.server_process import ServerProcess

TABLES = 250  # of four seats each: 1,000 sockets
SEATS = 4
GAMES = ("amun-re", "cleopatra", "sa-re")  # those for four, by turns
SCREENS = 10  # tables with a big screen and a phone for each seat, besides what is there anyway
PACE = 200  # moves a second when latency is measured
CONNECTS = 10_000
TARGETS = (
    Target("durable moves", 2000),
    Target("ratio to bare commits", 0.5),
    Target("p50 at 200 moves/s", 5, below=True),
    Target("p99 at 200 moves/s", 50, below=True),
    Target("idle socket", 60, below=True),
    Target("leak of a connect", 1, below=True),
    Target("start with 11,000 games", 2, below=True),
    Target("slowest opening", 100, below=True),
)


async def open_tables(server: ServerProcess, count: int) -> list[LoadTable]:
    """Running games, nobody connected yet."""
    tokens = [server.session(f"Bench {seat}") for seat in range(1, SEATS + 1)]
    tables = []
    for k in range(count):
        settings = {"game": GAMES[k % len(GAMES)], "seats": SEATS, "grace": None}
        table = server.post("/api/tables", settings, tokens[0])["id"]
        for seat in range(2, SEATS + 1):
            server.post(f"/api/tables/{table}/sit", {"seat": seat}, tokens[seat - 1])
        server.post(f"/api/tables/{table}/start", None, tokens[0])
        tables.append(LoadTable(server.port, table, tokens))
    return tables


async def flood(tables: list[LoadTable], seconds: float) -> int:
    """How many moves are made when every table moves as soon as it can."""
    before = sum(table.moves for table in tables)
    for table in tables:
        table.running = True
        table.move()
    await asyncio.sleep(seconds)
    for table in tables:
        table.running = False
    done = sum(table.moves for table in tables) - before
    while not all(table.answered for table in tables):
        await asyncio.sleep(0.01)
    return done


async def evenings(tables: list[LoadTable]) -> list[LoadSocket]:
    """A big screen at each of some tables, and every seat once more on a phone."""
    found = []
    for table in tables[:SCREENS]:
        found.append(await table.add_viewer("screen=1", table.tokens[0]))
        found += [await table.add_viewer(f"seat={seat}", token) for seat, token in enumerate(table.tokens, 1)]
    return found


async def paced(tables: list[LoadTable], seconds: float) -> list[float]:
    """Milliseconds from a command to the last message it caused, at a steady pace."""
    late: list[float] = []
    for table in tables:
        table.lateness()  # of a move that was made under another load
    began = time.perf_counter()
    for k in range(int(PACE * seconds)):
        await asyncio.sleep(max(0.0, began + k / PACE - time.perf_counter()))
        table = tables[k % len(tables)]
        late += table.lateness()
        table.move()
    while not all(table.answered for table in tables):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.5)
    for table in tables:
        late += table.lateness()
    return late


def bare_commits(folder: str, seconds: float, group: int, size: int) -> float:
    """Moves a second of a program that only commits groups of rows of the same size to the same disk."""
    with closing(sqlite3.connect(f"{folder}/bare.db", isolation_level=None)) as db:
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("create table if not exists entry (id integer primary key, body text)")
        began, done = time.perf_counter(), 0
        while time.perf_counter() < began + seconds:
            db.execute("begin immediate")
            db.executemany("insert into entry (body) values (?)", [("x" * size,)] * group)
            db.execute("commit")
            done += group
        return done / (time.perf_counter() - began)


async def come_and_go(server: ServerProcess, table: LoadTable, times: int) -> None:
    """Sockets that are opened, greeted and closed, some at a time."""
    loop = asyncio.get_running_loop()
    path = f"/api/tables/{table.table}/socket?seat=1"

    async def once() -> None:
        greeted = loop.create_future()

        def on_message(_: LoadSocket, message: bytes) -> None:
            if not greeted.done():
                greeted.set_result(None)

        make = lambda: LoadSocket(server.port, path, table.tokens[0], on_message)  # noqa: E731
        _, socket = await loop.create_connection(make, "127.0.0.1", server.port)
        await greeted
        socket.close()

    for _ in range(times // 20):
        await asyncio.gather(*(once() for _ in range(20)))
    await asyncio.sleep(1)


async def measure_load(folder: str, rounds: int, seconds: float, count: int, connects: int) -> list[Figure]:
    with ServerProcess(f"{folder}/bench.db") as server:
        tables = await open_tables(server, count)
        before = server.memory()
        for table in tables:
            await table.connect()
        await asyncio.sleep(1)
        idle = (server.memory() - before) / 1024 / (count * SEATS)
        rates, per_cpu, bare, late, groups, sizes = [], [], [], [], [], []
        evening, evening_late = [], []
        for _ in range(rounds):
            late += await paced(tables, 2 * seconds)
            began, cpu = time.perf_counter(), server.cpu_seconds()
            commits, stored = server.metric("commits_total"), server.stored_bytes()
            moves = await flood(tables, seconds)
            rates.append(moves / (time.perf_counter() - began))
            per_cpu.append(moves / (server.cpu_seconds() - cpu))
            groups.append(moves / max(1, server.metric("commits_total") - commits))
            sizes.append((server.stored_bytes() - stored) / max(1, moves))
            viewers = await evenings(tables)
            evening_late += await paced(tables, 2 * seconds)
            cpu = server.cpu_seconds()
            moves = await flood(tables, seconds)
            evening.append(moves / (server.cpu_seconds() - cpu))
            for viewer in viewers:
                viewer.close()
            bare.append(bare_commits(folder, seconds, max(1, round(groups[-1])), int(sizes[-1])))
        refused = sum(table.refused for table in tables)
        for table in tables:
            table.close()
        await come_and_go(server, tables[0], connects // 10)
        before = server.memory()
        await come_and_go(server, tables[0], connects)
        leak = (server.memory() - before) / 1024 / connects
    cuts, evening_cuts = quantiles(late, n=100), quantiles(evening_late, n=100)
    return [
        Figure("durable moves", "moves/s", rates),
        Figure("moves of a CPU second", "moves", per_cpu),
        Figure("moves of a commit", "moves", groups),
        Figure("bytes of a move", "bytes", sizes),
        Figure("bare commits", "moves/s", bare),
        Figure("ratio to bare commits", "", [ours / theirs for ours, theirs in zip(rates, bare, strict=True)]),
        Figure("p50 at 200 moves/s", "ms", [cuts[49]]),
        Figure("p99 at 200 moves/s", "ms", [cuts[98]]),
        Figure("CPU second, with screens", "moves", evening),
        Figure("p50 with screens", "ms", [evening_cuts[49]]),
        Figure("p99 with screens", "ms", [evening_cuts[98]]),
        Figure("refused commands", "", [float(refused)]),
        Figure("idle socket", "KiB", [idle]),
        Figure("leak of a connect", "KiB", [leak]),
    ]


def measure(rounds: int, seconds: float, count: int = TABLES, connects: int = CONNECTS) -> Part:
    """The whole size takes some minutes."""
    here = ".cache" if Path(".cache").is_dir() else "."  # on the disk of this folder: /tmp may be memory
    with tempfile.TemporaryDirectory(dir=here) as folder:
        figures = asyncio.run(measure_load(folder, min(rounds, 3), max(seconds, 3.0), count, connects))
        figures += many_games.measure(folder)
    return Part("server", figures, TARGETS)
