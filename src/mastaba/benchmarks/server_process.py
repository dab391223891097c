"""A server process to be measured: started, asked over plain HTTP, and looked at from outside."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any

WATCHED = "watched"  # the token of its metrics
STORED = ("select sum(length(body) + 90) from entry", "select sum(length(answer) + 100) from command")


class ServerProcess:
    """`mastaba serve` on a free port."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database

    def __enter__(self) -> ServerProcess:
        words = ["--port", str(self.port), "--database", self.database, "--no-browser", "--no-limits"]
        words += ["--metrics-token", WATCHED, "--metrics-period", "0"]
        self.process = subprocess.Popen([sys.executable, "-m", "mastaba", "serve", *words], stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=5).close()
                return self
            except OSError:
                time.sleep(0.005)
        self.process.kill()
        raise TimeoutError("the server did not start")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.wait(30)

    def post(self, path: str, body: dict[str, Any] | None, token: str | None = None) -> Any:
        request = urllib.request.Request(self.address + path, json.dumps(body).encode() if body is not None else b"")
        request.add_header("Content-Type", "application/json")
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:
            found: bytes = answer.read()
        return found

    def state(self, table: str, seat: int, token: str) -> dict[str, Any]:
        request = urllib.request.Request(f"{self.address}/api/tables/{table}/state?seat={seat}")
        request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def session(self, name: str) -> str:
        return str(self.post("/api/session", {"name": name})["token"])

    def metric(self, name: str) -> float:
        request = urllib.request.Request(f"{self.address}/metrics", headers={"Authorization": f"Bearer {WATCHED}"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            lines = answer.read().decode().splitlines()
        return float(next(line for line in lines if line.startswith(f"mastaba_{name} ")).split()[1])

    def stored_bytes(self) -> int:
        """About how many bytes of entries and answers its SQLite file holds."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            return sum(int(db.execute(sql).fetchone()[0] or 0) for sql in STORED)

    def memory(self) -> int:
        """Resident bytes of the server."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """Processor time of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
