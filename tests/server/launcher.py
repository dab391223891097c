"""Starts servers in a fraction of the time: a process that has imported everything forks one whenever it is asked.

What is forked is a process like any other: it has its own signals, files and environment, and can be killed. Starting
a fresh interpreter takes most of a second of processor time, and the tests start hundreds."""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from functools import cache
from pathlib import Path
from typing import IO, Any

import mastaba.games

NEEDED = (
    "psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
    "mastaba.cli",
    "mastaba.server.run",
)
LONGEST_REQUEST = 1 << 20
# What an interpreter reads as it starts: where one of these differs, only a fresh one will do.
READ_AT_START = ("MASTABA_CORE", "MASTABA_PURE", "PYTHONPATH", "PYTHONPYCACHEPREFIX")


class Launched:
    """A forked process, with as much of `subprocess.Popen` as the tests use."""

    def __init__(self, launcher: Launcher, pid: int, stderr: IO[str] | None) -> None:
        self.launcher = launcher
        self.pid = pid
        self.stderr = stderr
        self.returncode: int | None = None
        self.handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        if self.returncode is None and (status := self.launcher.ask({"status": self.pid})["status"]) is not None:
            self.returncode = status
            os.close(self.handle)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.poll() is None and not select.select([self.handle], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("a launched process", timeout or 0)
        found = self.poll()
        assert found is not None
        return found

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[None, str]:
        """What it said, to the end; it says less than a pipe holds."""
        self.wait(timeout)
        if self.stderr is None:
            return None, ""
        with self.stderr:
            return None, self.stderr.read()


class Launcher:
    def __init__(self) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.started_with = read_at_start()
        self.socket, self.lock = ours, threading.Lock()
        with theirs:
            command = [sys.executable, "-m", "tests.server.launcher", str(theirs.fileno())]
            subprocess.Popen(command, pass_fds=[theirs.fileno()])  # it ends when nobody is left to ask
        self.ask({"status": os.getpid()})  # once it answers, it has imported everything

    def ask(self, request: dict[str, Any], *files: int) -> dict[str, Any]:
        with self.lock:
            socket.send_fds(self.socket, [json.dumps(request).encode()], files)
            said = self.socket.recv(LONGEST_REQUEST)
        assert said, "the process that starts servers has ended: what it said stands above"
        answer: dict[str, Any] = json.loads(said)
        return answer

    def launch(self, words: list[str], environment: dict[str, str], stderr: int | IO[str] | None) -> Launched:
        request = {"words": words, "environment": environment, "folder": str(Path.cwd())}
        if stderr is not None and not isinstance(stderr, int):
            return Launched(self, self.ask(request, stderr.fileno())["pid"], None)
        reading, writing = os.pipe()
        try:
            return Launched(self, self.ask(request, writing)["pid"], os.fdopen(reading))
        finally:
            os.close(writing)


def read_at_start() -> list[str | None]:
    return [os.environ.get(name) for name in READ_AT_START]


@cache
def launcher() -> Launcher:
    return Launcher()


# -------------------------------------------------------------------------- the process that forks
def status_of(pid: int) -> int | None:
    """As `subprocess` writes it; None while the process runs."""
    with contextlib.suppress(ChildProcessError):
        found, status = os.waitpid(pid, os.WNOHANG)
        return os.waitstatus_to_exitcode(status) if found else None
    return None


def next_to_run(requests: socket.socket) -> list[str] | None:
    """Answers requests; in each forked process it returns what to run, and None once nobody is left to ask."""
    while True:
        message, files, _, _ = socket.recv_fds(requests, LONGEST_REQUEST, 1)
        if not message:
            return None
        request = json.loads(message)
        if "status" in request:
            requests.send(json.dumps({"status": status_of(request["status"])}).encode())
            continue
        pid = os.fork()
        if pid == 0:
            requests.close()
            os.dup2(files[0], 2)
            os.close(files[0])
            os.environ.clear()
            os.environ.update(request["environment"])
            os.chdir(request["folder"])
            words: list[str] = request["words"]
            return words
        for file in files:
            os.close(file)
        requests.send(json.dumps({"pid": pid}).encode())


def import_what_servers_need() -> None:
    for name in NEEDED:
        importlib.import_module(name)
    mastaba.games.load_all()
    assert threading.active_count() == 1, "a process with threads must not fork"


if __name__ == "__main__":
    import_what_servers_need()
    with socket.socket(fileno=int(sys.argv[1])) as asked:
        program = next_to_run(asked)
    if program is not None:
        sys.argv = program
        runpy.run_module(program[0], run_name="__main__", alter_sys=True)
