"""Finished games are analysed in the background, once, and the result is kept."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.analysis.analysis import Effort
from mastaba.analysis.running import analyse_in
from mastaba.cli import main
from mastaba.server.leases import Leases
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.structures import encode
from mastaba.server.protocol.teaching_messages import GameAnalysis
from mastaba.server.settings import Settings
from mastaba.server.storage.analysis_store import AnalysisStore
from mastaba.server.storage.database import Database
from mastaba.server.thinking import analyses
from mastaba.server.thinking.analyses import Analyses, Job
from mastaba.server.thinking.analysis_workers import POLITENESS
from mastaba.toml_files import read_toml
from tests.server.running import Client, RunningServer, first_option
from tests.server.test_storage_contract import opened

Document = dict[str, Any]
PATIENCE = 200  # seconds: the workers give way to everything else on the machine
BOX = "[end]\nwin = 16\n[temple_cards]\ncopies = [9, 9, 9, 7, 6, 5]\n"
EFFORT = ("--analysis-effort", "1-2", "--analysis-workers", "1")
WHOLE = Path(__file__).parents[1] / "games" / "babel" / "transcripts" / "15-9.mst"
SETTINGS = Settings("", analysis_workers=1, analysis_effort=(1, 2))


def started(database: Path) -> RunningServer:
    server = RunningServer(str(database), EFFORT)
    server.wait_until_ready()
    return server


def broken_off(host: Client, moves: int, **settings: Any) -> str:
    """A game of one person at both seats that ended after a few moves."""
    table = host.open_table(**{"seats": 2, **settings})
    host.do(table, "sit", seat=2)
    host.do(table, "start")
    for _ in range(moves):
        seat = host.state(table)["table"]["asked"][0]
        assert host.command(table, seat=seat, **first_option(host.state(table, seat)))["accepted"]
    host.do(table, "abort")
    return table


def analysed(person: Client, table: str) -> Document:
    deadline = time.monotonic() + PATIENCE
    while (found := person.get(f"/api/tables/{table}/analysis"))["state"] in ("waiting", "running"):
        assert time.monotonic() < deadline and found["analysis"] is None
        time.sleep(0.05)
    return dict(found)


def polite_children(pid: int) -> list[int]:
    """Processes that a server started, of low priority."""
    found = [
        int(each) for task in Path(f"/proc/{pid}/task").iterdir() for each in (task / "children").read_text().split()
    ]
    return [each for each in found if niceness(each) >= POLITENESS]


def niceness(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[16])


def wait_for(what: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_games_are_analysed_in_the_background_and_kept(tmp_path: Path) -> None:
    server = started(tmp_path / "a.db")
    host, stranger = Client(server.address), Client(server.address, "Eye")
    table = broken_off(host, 3, data=BOX)
    running = host.open_table()
    assert host.status("GET", f"/api/tables/{running}/analysis") == 409
    assert host.status("POST", f"/api/tables/{running}/analysis") == 409
    assert analysed(stranger, table) == {"state": "none", "done": 0, "of": 0, "analysis": None}
    for _ in range(2):
        answer = host.http.post(f"/api/tables/{table}/analysis")
        assert answer.status_code == 202 and answer.json()["state"] in ("waiting", "running")
    found = analysed(stranger, table)
    assert found["state"] == "done" and found["done"] == found["of"] > 0
    assert msgspec.convert(found["analysis"], GameAnalysis).moves > 3
    transcript = host.http.get(f"/api/tables/{table}/export").text
    with ThreadPoolExecutor(1) as here:
        assert found["analysis"] == analyse_in(here, transcript, read_toml(BOX.encode(), ""), Effort(1, 2))

    imported = host.http.post("/api/import", content=WHOLE.read_bytes()).json()
    assert imported["hints"] and imported["status"] == "open"
    host.do(imported["id"], "sit", seat=2)
    assert host.do(imported["id"], "start")["status"] == "over"
    host.do(imported["id"], "analysis")
    wait_for(lambda: polite_children(server.process.pid))
    workers = polite_children(server.process.pid)
    assert host.get(f"/api/tables/{imported['id']}/analysis")["state"] == "running"
    server.kill()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))

    server = started(tmp_path / "a.db")
    again = Client(server.address)
    assert again.do(table, "analysis") == analysed(again, table) == found
    assert analysed(again, imported["id"])["state"] == "none"
    assert again.do(imported["id"], "analysis")["state"] in ("waiting", "running")
    wait_for(lambda: polite_children(server.process.pid))
    began = time.monotonic()
    assert '"level": "error"' not in server.stop()
    assert time.monotonic() - began < 10  # what they are at is not waited for


# ---------------------------------------------------------------------- several processes, without workers
class Held:
    """Analyses that last until they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Event()
        self.answers: Iterator[str | None] = iter(('{"game": "babel"}', None))
        held = self

        async def analysed(self: Analyses, job: Job) -> str | None:
            job.on_progress(1, 3)
            await held.go.wait()
            return next(held.answers)

        monkeypatch.setattr(Analyses, "analysed", analysed)
        monkeypatch.setattr(analyses, "REPORT", 0.01)


def made(database: Database, process: str) -> Analyses:
    return Analyses(AnalysisStore(database), process, Leases(database), SETTINGS)


async def until(analyses: Analyses, table: str, state: str) -> Document:
    async with asyncio.timeout(20):
        while (found := await shown(analyses, table))["state"] != state:
            await asyncio.sleep(0.01)
    return found


async def shown(analyses: Analyses, table: str) -> Document:
    """As it is sent."""
    found: Document = json.loads(encode(await analyses.shown(table)))
    return found


def test_what_one_process_began_every_process_knows(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        held = Held(monkeypatch)
        async with opened(database) as found:
            first, second = made(found, "one"), made(found, "two")
            await asyncio.gather(*(first.start("t1", "", None) for _ in range(3)))
            await first.start("t2", "", None)
            await until(first, "t1", "running")
            assert [job.state for job in first.jobs.values()] == ["running", "waiting"]
            if found.shared:
                assert await until(second, "t1", "running") == {
                    "state": "running",
                    "done": 1,
                    "of": 3,
                    "analysis": None,
                }
                await second.start("t1", "", None)
                assert second.jobs == {}
            else:  # the file has one server: the other one is dead
                assert (await shown(second, "t1"))["state"] == "none"
            held.go.set()
            for analyses in (first, second):  # who has stored it may be told so after the others can read it
                done = await until(analyses, "t1", "done")
                assert done == {"state": "done", "done": 3, "of": 3, "analysis": {"game": "babel"}}
            assert (await until(first, "t2", "failed"))["analysis"] is None
            assert first.jobs == {} and first.runner is None
            held.go.clear()
            await first.start("t2", "", None)  # again
            await until(first, "t2", "running")
            await first.close()
            assert (await shown(second, "t2"))["state"] == "none"

    asyncio.run(check())


def test_not_everything_can_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        Held(monkeypatch)
        monkeypatch.setattr(analyses, "MOST_WAITING", 1)
        async with opened(str(tmp_path / "a.db")) as found:
            busy = made(found, "one")
            await busy.start("t1", "", None)
            with pytest.raises(Problem, match="try again later"):
                await busy.start("t2", "", None)
            await busy.close()

    asyncio.run(check())


@pytest.mark.parametrize("effort", ["12", "0-4", "a-b", "1-1000000000"])
def test_an_effort_is_two_numbers(effort: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--analysis-effort", effort]) == 2
    assert "--analysis-effort is two numbers" in capsys.readouterr().err
