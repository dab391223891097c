"""Two processes, a PostgreSQL and Caddy as a host would set them up, from the very files in deploy/ (`make soak`).

It needs Debian's package caddy."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest

import mastaba
from mastaba import client
from mastaba.bots.levels import bot
from tests.server.cluster import cluster
from tests.server.deployed import DEPLOY, command_of
from tests.server.running import free_port

pytestmark = pytest.mark.soak


class Site:
    """Everything that runs."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        self.ports = [free_port(), free_port()]
        self.servers = [self.serve(k) for k in range(2)]
        self.address = f"http://127.0.0.1:{free_port()}"
        self.proxy = self.start_proxy()
        self.killed: list[int] = []

    def serve(self, k: int) -> subprocess.Popen[str]:
        """By the line of the unit, whose instance is the port; only the program lies elsewhere."""
        unit = DEPLOY / "systemd" / "mastaba@.service"
        _, *words = command_of(unit, instance=str(self.ports[k]), MASTABA_DATABASE=self.database)
        with (self.folder / f"server-{k}").open("a") as log:
            return subprocess.Popen([sys.executable, "-m", "mastaba", *words], stderr=log, text=True)

    def start_proxy(self) -> subprocess.Popen[str]:
        program = shutil.which("caddy")
        assert program, "this test needs Caddy: apt-get install caddy"
        known = {
            "MASTABA_SITE": self.address,
            "MASTABA_SERVERS": " ".join(f"127.0.0.1:{port}" for port in self.ports),
            "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
            "XDG_CONFIG_HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder),
        }
        command = [program, "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
        with (self.folder / "proxy").open("w") as log:
            return subprocess.Popen(command, env=os.environ | known, stderr=log, text=True)

    def kill(self, k: int) -> None:
        self.servers[k].send_signal(signal.SIGKILL)
        self.servers[k].wait(20)
        self.killed.append(k)

    def revive(self, k: int) -> None:
        self.servers[k] = self.serve(k)
        wait_until(lambda: status(f"http://127.0.0.1:{self.ports[k]}/health") == 200)

    def stop(self) -> None:
        for process in (self.proxy, *self.servers):
            process.terminate()
        for process in (self.proxy, *self.servers):
            process.wait(30)


def status(address: str) -> int | None:
    try:
        return httpx2.get(address, timeout=20).status_code
    except httpx2.TransportError:
        return None


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with cluster() as database:
        found = Site(database.address, tmp_path)
        try:
            wait_until(lambda: status(f"{found.address}/health") == 200)
            yield found
        finally:
            found.stop()


def test_a_game_goes_on_whichever_process_is_killed(site: Site) -> None:
    """First one dies in the middle of a game, then, when it is back, the other."""
    page = httpx2.get(site.address, headers={"Accept-Encoding": "br"})
    assert (page.status_code, page.headers["Content-Encoding"]) == (200, "br")
    player = bot(mastaba.load("babel"), "greedy", 1)
    decided = 0

    def decide(view: dict[str, object], decision: mastaba.Decision) -> mastaba.Move:
        nonlocal decided
        decided += 1
        if decided == 5:
            site.kill(0)
        if decided == 15:
            site.revive(0)
            site.kill(1)
        return player.decide(view, decision)

    token = client.make_bot(site.address, "Hemiunu", "Kheops")
    api = client.Api(site.address, token)
    table = str(api.post("/api/tables", {"game": "babel", "options": {"turn_cap": "40"}})["id"])
    api.post(f"/api/tables/{table}/bot", {"seat": 2, "level": "easy"})
    api.post(f"/api/tables/{table}/start")
    over = client.play(site.address, token, table, decide)
    assert (over["status"], site.killed) == ("over", [0, 1])
