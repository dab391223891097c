"""A server of its own for the browser tests, which can be killed and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class RunningServer:
    def __init__(
        self, folder: Path, effort: str = "12-2", guests: Path | None = None, words: Sequence[str] = ()
    ) -> None:
        self.port = free_port()
        self.database = folder / "games.db"
        self.url = f"http://127.0.0.1:{self.port}"
        self.effort = effort  # of an analysis: playouts from a point - simulations for a decision
        self.guests = guests  # where packages with games of their own are installed
        self.words = words  # for the command line besides
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = Path(__file__).with_name("seeded_server.py")
        command = [sys.executable, str(program), "serve", "--no-browser", "--no-limits", "--bot-pace", "0-0.01"]
        command += ["--push-contact", "mailto:tests@example.org"]
        command += ["--port", str(self.port), "--database", str(self.database), "--analysis-effort", self.effort]
        command += self.words
        environment = dict(os.environ)
        if self.guests is not None:
            path = [environment.get("PYTHONPATH", ""), str(self.guests)]
            environment["PYTHONPATH"] = os.pathsep.join(filter(None, path))
        self.process = subprocess.Popen(command, env=environment)
        deadline = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1)
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(15)
