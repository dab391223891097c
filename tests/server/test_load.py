"""Many sockets: nothing leaks, and a start with many games is quick (trust.md 17)."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles

import pytest

from mastaba.benchmarks import many_games
from mastaba.benchmarks import server as bench
from mastaba.benchmarks.load_sockets import NEWS, LoadSocket, LoadTable
from tests.server.running import Client, RunningServer, running, started_table


def memory(server: RunningServer) -> int:
    fields = Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def open_files(server: RunningServer) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def connect_often(server: RunningServer, times: int) -> tuple[int, int]:
    """How many bytes and open files more the server has after so many connects."""
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)

    def come_and_go(count: int) -> None:
        for _ in range(count):
            socket = host.socket(table)
            socket.until("state")
            socket.close()

    come_and_go(times // 4)  # until caches are warm
    before = memory(server), open_files(server)
    come_and_go(times)
    return memory(server) - before[0], open_files(server) - before[1]


def test_a_few_connects_leak_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as server:
        more_memory, more_files = connect_often(server, 100)
        assert more_memory < 4_000_000 and more_files <= 3


@pytest.mark.soak
def test_ten_thousand_connects_leak_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as server:
        more_memory, more_files = connect_often(server, 10_000)
        assert more_memory < 8_000_000 and more_files <= 3


@pytest.mark.soak
def test_a_thousand_idle_sockets_are_small(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as server:
        host, guest = Client(server.address), Client(server.address)
        table = started_table(host, guest)
        before = memory(server)
        sockets = [host.socket(table) for _ in range(1000)]
        for socket in sockets:
            socket.until("state")
        assert (memory(server) - before) / 1000 < 60 * 1024
        for socket in sockets:
            socket.close()


class WatchedTable(LoadTable):
    """Knows how often its sockets were told of a move, and whether the game is over."""

    moves_heard, over = 0, False

    def on_message(self, socket: LoadSocket, message: bytes) -> None:
        self.moves_heard += message.startswith(NEWS)
        self.over |= b'"status":"over"' in message
        super().on_message(socket, message)


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not happened():
            await asyncio.sleep(0.002)


async def lateness(tables: list[WatchedTable], moves: int, onlookers: list[WatchedTable]) -> list[float]:
    """Milliseconds from each move until the last socket at its table has heard of it; no more when a game is over."""
    late: list[float] = []
    for table in [*tables, *onlookers]:
        await table.connect()
    for k in range(moves):
        table = tables[k % len(tables)]
        await until(lambda table=table: bool(table.asked) or table.over)  # type: ignore[misc]
        if table.over:
            break
        began, here = time.perf_counter(), [table, *onlookers]
        wanted = [each.moves_heard + len(each.sockets) for each in here]
        assert table.move()
        await until(lambda here=here, wanted=wanted: [each.moves_heard for each in here] == wanted)  # type: ignore[misc]
        late.append((max(each.last_heard for each in here) - began) * 1000)
        await until(lambda table=table: table.answered)  # type: ignore[misc]
    for table in [*tables, *onlookers]:
        table.close()
    return late


@pytest.mark.soak
@pytest.mark.parametrize("shape", ["one game", "a thousand games"])
def test_a_thousand_sockets(tmp_path: Path, shape: str) -> None:
    """On one game, and on a thousand games: 99 % of the moves are seen by everybody within half a second."""
    late: list[float] = []
    with running(tmp_path / "a.db") as server:
        host, guest = Client(server.address), Client(server.address)
        tokens = [host.token, guest.token]
        before = memory(server)
        while len(late) < 200 and shape == "one game":  # the next one begins when it is over
            table = started_table(host, guest)
            everybody = [WatchedTable(server.port, table, tokens) for _ in range(500)]
            late += asyncio.run(lateness(everybody[:1], 200 - len(late), everybody[1:]))
        if shape == "a thousand games":
            tables = [WatchedTable(server.port, started_table(host, guest), tokens) for _ in range(1000)]
            late = asyncio.run(lateness(tables, 200, []))
        print(f"99 % within {quantiles(late, n=100)[98]:.0f} ms, half within {median(late):.0f} ms")
        assert quantiles(late, n=100)[98] < 500
        assert memory(server) - before < 400_000_000


@pytest.mark.soak
def test_a_server_with_many_games_starts_quickly(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with running(database) as server:
        host, guest = Client(server.address), Client(server.address)
        table = started_table(host, guest)
        for _ in range(60):
            state = host.state(table)
            mover = (host, guest)[state["table"]["asked"][0] - 1]
            option = mover.state(table)
            mover.command(table, version=option["version"], play=option["decision"]["options"][0]["text"])
    empty = tmp_path / "empty.db"
    with running(empty):
        pass
    many_games.multiply(str(database), table, 11_000)
    times = {}
    for name, path in (("empty", empty), ("full", database), ("again", Path(shutil.copy(empty, tmp_path / "c.db")))):
        began = time.monotonic()
        with running(path) as server:
            times[name] = time.monotonic() - began
            if name == "full":
                person = Client(server.address, token=host.token)
                began = time.monotonic()
                assert person.state(f"{table}-777")["table"]["status"] == "playing"
                opened = time.monotonic() - began
    assert times["full"] - min(times["empty"], times["again"]) < 2
    assert opened < 0.1 * max(1.0, times["empty"] / 1.5)  # a slow machine is slow at everything


def test_the_benchmark_measures(tmp_path: Path) -> None:
    """A tiny run: every figure that has a target is there, and no command is refused."""
    figures = asyncio.run(bench.measure_load(str(tmp_path), 1, 0.3, 3, 20))
    figures += many_games.measure(str(tmp_path), 4, 3, 1)
    found = {figure.name: figure.median() for figure in figures}
    named = {target.figure for target in bench.TARGETS} - {"start with 11,000 games"}
    assert named <= found.keys() and "start with 7 games" in found
    assert found["durable moves"] > 0 and found["refused commands"] == 0
