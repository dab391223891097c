"""Tries a wheel as people get it: in an empty environment, with no compiler and no other program in the PATH."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PORT = 8000  # where `mastaba` alone serves
LOBBY = f"http://localhost:{PORT}/"
PATIENCE = 120.0
# A whole game over the network: a bot of ours against one of the server's.
GAME = """
import sys
import mastaba
from mastaba import client
from mastaba.bots.levels import bot

server = sys.argv[1]
token = client.make_bot(server, "Hemiunu", "Trial")
api = client.Api(server, token)
table = api.post("/api/tables", {"game": "babel"})["id"]
api.post(f"/api/tables/{table}/bot", {"seat": 2, "level": "normal"})
api.post(f"/api/tables/{table}/start")
over = client.play(server, token, table, bot(mastaba.load("babel"), "greedy", 1).decide)
print(over["result"]["scores"])
"""


def refuse_taken_port() -> None:
    """Before the long build, not after it."""
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", PORT))
        except OSError as error:
            raise SystemExit(f"Every wheel is tried at port {PORT}, which another program uses.") from error


def try_wheel(python: str, wheel: Path, empty: Path, version: str, lock: Path, uv: Path) -> None:
    """Installs it there, and plays. Any failure stops with a sentence."""
    trial = Trial(python, empty, uv)
    trial.install("--require-hashes", "-r", lock)
    trial.install("--no-deps", wheel)
    compiled = not wheel.name.endswith("-py3-none-any.whl")
    told = "compiled" if compiled else "pure (this installation carries no compiled core)"
    expect("mastaba --version", trial.said("mastaba", "--version"), f"mastaba {version}, {told}\n")
    with trial.running("mastaba"):  # alone
        wait(lambda: trial.opened.is_file() and trial.opened.read_text() == f"{LOBBY}\n", "the lobby to be opened")
        expect("the lobby", "<!doctype html>" in read(LOBBY), True)
        health = json.loads(read(f"{LOBBY}health"))
        expect("/health", (health["version"], health["core"]), (version, "compiled" if compiled else "missing"))
    port = free_port()
    server = f"http://127.0.0.1:{port}"
    with trial.running("mastaba", "serve", "--no-browser", "--port", str(port), "--bot-pace", "0"):
        wait(lambda: answers(f"{server}/health"), "the server")
        scores = trial.said("python", "-c", GAME, server)
    print(
        f"  {'compiled' if compiled else 'pure'}: a game of Babel against a bot ended with {scores.strip()}", flush=True
    )


class Trial:
    """An environment in an empty folder, and the programs that run there."""

    def __init__(self, python: str, empty: Path, uv: Path) -> None:
        self.empty = empty
        self.uv = uv
        self.bin = empty / "environment" / "bin"
        self.opened = empty / "opened"
        self.run(uv, "venv", "--python", python, self.bin.parent)
        browser = empty / "browser"
        browser.write_text(
            f"#!/bin/sh\necho \"$1\" > '{self.opened}.part' && /bin/mv '{self.opened}.part' '{self.opened}'\n"
        )
        browser.chmod(0o755)
        self.environment = {"PATH": str(self.bin), "HOME": str(empty), "BROWSER": f"{browser} %s", "LANG": "C.UTF-8"}

    def install(self, *words: str | Path) -> None:
        """Wheels only, for there is no compiler. uv itself may read where this machine's packages come from."""
        self.run(self.uv, "pip", "install", "--python", self.bin / "python", "--only-binary", ":all:", *words)

    def run(self, *words: str | Path) -> None:
        done = subprocess.run(
            [str(word) for word in words], cwd=self.empty, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(f"{done.stdout}{done.stderr}failed: {' '.join(map(str, words))}")

    def said(self, program: str, *words: str) -> str:
        command = [str(self.bin / program), *words]
        done = subprocess.run(
            command, cwd=self.empty, env=self.environment, capture_output=True, text=True, check=False, timeout=600
        )
        if done.returncode:
            raise SystemExit(f"{done.stdout}{done.stderr}failed: {program} {words[0]}")
        return done.stdout

    @contextmanager
    def running(self, program: str, *words: str) -> Iterator[None]:
        log = self.empty / "log"
        with log.open("w", encoding="utf-8") as written:
            command = [str(self.bin / program), *words]
            server = subprocess.Popen(command, cwd=self.empty, env=self.environment, stdout=written, stderr=written)
        try:
            yield
        except BaseException:
            print(log.read_text(encoding="utf-8"), end="", flush=True)
            raise
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)


def wait(is_so: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > deadline:
            raise SystemExit(f"waited {PATIENCE:.0f} s in vain for {what}.")
        time.sleep(0.05)


def expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise SystemExit(f"{what} is {found!r}, not {wanted!r}.")


def answers(address: str) -> bool:
    try:
        read(address)
    except OSError:
        return False
    return True


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
