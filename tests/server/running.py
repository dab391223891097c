"""Real servers and real clients for the tests: a process, sockets, plain HTTP."""

from __future__ import annotations

import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.launcher import READ_AT_START, Launched, launcher

Document = dict[str, Any]
# Where programs of the tests find the tests' own modules.
FINDS_TESTS = {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])}
# Nothing here is encrypted. Without this, each client reads the certificates of all authorities: up to 50 ms a client.
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
METRICS = ("--metrics-token", "watched", "--metrics-period", "0")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(arguments: list[str], environment: dict[str, str], stderr: int | IO[str]) -> Launched | subprocess.Popen[str]:
    """`python` with these arguments: forked from one that has imported everything, where that makes no difference."""
    if arguments[0] == "-m" and [environment.get(name) for name in READ_AT_START] == launcher().started_with:
        return launcher().launch(arguments[1:], environment, stderr)
    return subprocess.Popen([sys.executable, *arguments], stderr=stderr, text=True, env=environment)


class RunningServer:
    """A server process; `arguments` come after `python`."""

    def __init__(
        self,
        database: str,
        words: Sequence[str] = (),
        program: Sequence[str] = ("-m", "mastaba", "serve"),
        environment: dict[str, str] | None = None,
        limits: bool = False,
        said: Path | None = None,
    ) -> None:
        """What it says can be written to a file: over a long time it is more than a pipe holds."""
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [*program, "--port", str(self.port), "--database", database, "--no-browser", "--bot-pace", "0-0"]
        self.process = start(
            [*command, *METRICS, *(() if limits else ("--no-limits",)), *words],
            {**os.environ, **(environment or {})},
            subprocess.PIPE if said is None else said.open("a"),
        )

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + 120
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                if httpx2.get(f"{self.address}/health", timeout=5, verify=NO_AUTHORITIES).status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.02)  # a process that starts can only be asked again
        raise AssertionError(f"the server did not start: {self.stop()}")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)
        if self.process.stderr is not None:
            self.process.stderr.close()

    def stop(self) -> str:
        """Asks it to stop; what it said."""
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.communicate(timeout=30)[1] or ""


@contextmanager
def running(database: str | Path, *words: str, limits: bool = False) -> Iterator[RunningServer]:
    server = RunningServer(str(database), words, limits=limits)
    try:
        server.wait_until_ready()
        yield server
    finally:
        said = server.stop()
    assert '"level": "error"' not in said, said


def metrics_of(address: str) -> str:
    answer = httpx2.get(f"{address}/metrics", headers={"Authorization": "Bearer watched"}, verify=NO_AUTHORITIES)
    assert answer.status_code == 200
    return answer.text


class Client:
    """A person with a session, over plain HTTP."""

    def __init__(self, address: str, name: str = "Nefret", token: str | None = None) -> None:
        self.address = address
        self.http = self.connect()
        self.token = token or self.post("/api/session", {"name": name})["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def connect(self) -> httpx2.Client:
        return httpx2.Client(base_url=self.address, timeout=30, verify=NO_AUTHORITIES)

    def post(self, path: str, body: Document | None = None) -> Document:
        response = self.http.post(path, json=body)
        assert response.status_code < 300, response.text
        found: Document = response.json()
        return found

    def get(self, path: str) -> Any:
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    def status(self, method: str, path: str, body: Document | None = None) -> int:
        return self.http.request(method, path, json=body).status_code

    def open_table(self, **settings: Any) -> str:
        return str(self.post("/api/tables", {"game": "babel", **settings})["id"])

    def do(self, table: str, verb: str, **body: Any) -> Document:
        return self.post(f"/api/tables/{table}/{verb}", body)

    def command(self, table: str, **body: Any) -> Document:
        message = {"command": str(uuid.uuid4()), **body}
        response = self.http.post(f"/api/tables/{table}/commands", json=message)
        found: Document = response.json()
        return found

    def state(self, table: str, seat: int | None = None) -> Document:
        found: Document = self.get(f"/api/tables/{table}/state" + ("" if seat is None else f"?seat={seat}"))
        return found

    def socket(self, table: str, query: str = "") -> Socket:
        return Socket(self.address, table, self.token, query)


class Socket:
    """One WebSocket at a table."""

    def __init__(self, address: str, table: str, token: str | None, query: str = "", **more: Any) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        self.raw: ClientConnection = connect(url, additional_headers={**headers, **more}, compression=None, legacy=True)
        self.seen: list[Document] = []

    def receive(self, timeout: float = 20) -> Document:
        message: Document = json.loads(self.raw.recv(timeout))
        self.seen.append(message)
        return message

    def until(self, kind: str, **fields: Any) -> Document:
        """The next message of this type that has these fields."""
        while True:
            message = self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def send(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def command(self, **message: Any) -> Document:
        """Sends a command and waits for its answer."""
        name = message.setdefault("command", str(uuid.uuid4()))
        self.send(**message)
        return self.until("answer", command=name)

    def closed_with(self) -> int:
        """The code the server closes with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return int(end.rcvd.code)

    def close(self) -> None:
        self.raw.close()


def started_table(host: Client, guest: Client, **settings: Any) -> str:
    """A running game of two people."""
    table = host.open_table(**settings)
    guest.do(table, "sit", seat=2)
    host.do(table, "start")
    return table


def first_option(state: Document) -> Document:
    """A command that plays the first legal move."""
    return {"version": state["version"], "play": state["decision"]["options"][0]["text"]}
