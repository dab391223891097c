"""Requests that never end: every one of them is ended by the server, and nobody else waits meanwhile."""

from __future__ import annotations

import socket as plain
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.rude import HEAD, answer_to, begun, connected, gone, health_takes, heard, sent
from tests.server.running import Client, RunningServer

MEGABYTE = 1_000_000
QUICK = 0.1  # seconds for /health, beside what it takes on this machine when nothing else happens
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
HASTY = ("-m", "tests.server.serve_in_haste")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(str(tmp_path_factory.mktemp("hasty") / "h.db"), program=HASTY)
    try:
        server.wait_until_ready()
        yield server
    finally:
        said = server.stop()
    assert '"level": "error"' not in said, said


ENDLESS = {
    "a header": (b"GET /health HTTP/1.1\r\nX: ", b"a" * 65_536),
    "a name of a header": (b"GET /health HTTP/1.1\r\n", b"a" * 65_536),
    "headers": (b"GET /health HTTP/1.1\r\n", b"x: y\r\n" * 10_000),
    "an address": (b"GET /health?", b"a" * 65_536),
    "blank connections": (b"", b"\r\n" * 30_000),
    "chunks of a byte": (CHUNKED, b"1\r\na\r\n" * 10_000),
    "a chunk's remark": (CHUNKED + b"1;", b"a" * 65_536),
    "trailers": (CHUNKED + b"0\r\n", b"x: y\r\n" * 10_000),
    "a trailer": (CHUNKED + b"0\r\nx: ", b"a" * 65_536),
    "a body": (HEAD + b"Content-Length: 60000000\r\n\r\n", b"a" * 65_536),
    "requests, with no answer read": (b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1000),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_without_end(server: RunningServer, what: str) -> None:
    """A hundred megabytes of it: the server hangs up after a few, and answers others as before."""
    begin, piece = ENDLESS[what]
    quiet = health_takes(server)
    with connected(server) as connection:
        connection.sendall(begin)
        taken: list[int] = []
        attack = threading.Thread(target=lambda: taken.append(sent(connection, piece, 100 * MEGABYTE)))
        attack.start()
        during = health_takes(server)
        attack.join()
    assert taken[0] < 30 * MEGABYTE  # what the connection itself holds is the most of it
    assert during < QUICK + quiet
    assert health_takes(server) < QUICK + quiet


HALF = {
    "nothing": b"",
    "a blank line": b"\r\n",
    "a head": b"GET /health HTTP/1.1\r\nHost: x\r\nX: y",
    "a head after a whole request": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\n",
    "a body": HEAD + b"Content-Length: 100\r\n\r\n{",
    "a body in chunks": CHUNKED + b"5\r\n{",
    "a body that is refused": HEAD + b"Content-Length: 90000000\r\n\r\n{",
    "an import": b"POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n[",
    "a body that waits for our word": HEAD + b"Expect: 100-continue\r\nContent-Length: 100\r\n\r\n",
    "a handshake": b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\n" + UPGRADE,
}


@pytest.mark.parametrize("what", HALF)
def test_half_of(hasty: RunningServer, what: str) -> None:
    quiet = health_takes(hasty)
    connections = begun(hasty, HALF[what], 60)
    during = health_takes(hasty)
    assert gone(connections, within=20) == len(connections)
    assert during < QUICK + quiet
    for connection in connections:
        connection.close()


def test_one_byte_at_a_time_is_no_way_around(hasty: RunningServer) -> None:
    for begin in (b"GET /health HTTP/1.1\r\nX: ", HEAD + b"Content-Length: 60000\r\n\r\n"):
        with connected(hasty) as connection:
            connection.sendall(begin)
            closed = threading.Event()
            drips = threading.Thread(target=drip, args=(connection, closed))
            drips.start()
            heard(connection)
            closed.set()
            drips.join(20)
            assert not drips.is_alive()


def drip(connection: plain.socket, closed: threading.Event) -> None:
    while not closed.wait(0.1) and sent(connection, b"a", 1):
        pass


def test_a_client_that_reads_no_answer_is_disconnected(hasty: RunningServer) -> None:
    """Answers that are too large for the connection itself, and nobody who takes them."""
    quiet = open_files(hasty)
    connections = [connected(hasty) for _ in range(6)]
    for connection in connections:
        connection.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
        connection.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 15)
    for connection in connections:
        assert connection.recv(1) == b"H"  # it is being answered, and reads no further
    wait_until(lambda: open_files(hasty) < quiet + 2)
    for connection in connections:
        connection.close()


def open_files(server: RunningServer) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def wait_until(condition: Callable[[], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_large_heads_and_bodies_that_are_allowed(server: RunningServer) -> None:
    """The limits are above what browsers, proxies and long games send."""
    fine = httpx2.get(f"{server.address}/health?{'a' * 20_000}", headers={f"X-{k}": "y" * 400 for k in range(80)})
    assert fine.status_code == 200
    assert httpx2.get(f"{server.address}/health", headers={"X": "a" * 66_000}).status_code == 431
    assert httpx2.get(f"{server.address}/health", headers={f"X-{k}": "y" for k in range(150)}).status_code == 431
    person = Client(server.address)
    long = person.http.post("/api/import", content=b"x" * 900_000)
    assert long.status_code == 422
    pieces = person.http.post("/api/import", content=(b"x" * 1000 for _ in range(900)))
    assert pieces.status_code == 422
    assert person.http.post("/api/import", content=(b"x" * 1000 for _ in range(1_100))).status_code == 413


def test_a_keep_alive_connection_takes_many_requests(server: RunningServer) -> None:
    with connected(server) as connection:
        for _ in range(50):
            connection.sendall(HEAD + b'Content-Length: 12\r\n\r\n{"name":"x"}')
            said = b""
            while not said.endswith(b"}"):
                said += connection.recv(65_536)
            assert said.startswith(b"HTTP/1.1 201")


SMUGGLED = {
    "two lengths": HEAD + b"Content-Length: 12\r\nContent-Length: 2\r\n\r\n{}",
    "a length twice": HEAD + b"Content-Length: 2, 2\r\n\r\n{}",
    "a length and chunks": HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunks and a length": HEAD + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    "chunks that are not last": HEAD + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
    "a strange encoding": HEAD + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "a negative length": HEAD + b"Content-Length: -1\r\n\r\n{}",
    "a signed length": HEAD + b"Content-Length: +2\r\n\r\n{}",
    "a length in hexadecimal": HEAD + b"Content-Length: 0x2\r\n\r\n{}",
    "a folded header": b"GET /health HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n",
    "a blank before the colon": b"GET /health HTTP/1.1\r\nHost : x\r\n\r\n",
    "bare line feeds": b"GET /health HTTP/1.1\nHost: x\n\n",
    "a bare carriage return": b"GET /health HTTP/1.1\r\nHost: x\rX: y\r\n\r\n",
    "a NUL in a header": b"GET /health HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n",
    "no name": b"GET /health HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n",
    "an odd version": b"GET /health HTTP/9.9\r\nHost: x\r\n\r\n",
    "an odd method": b"BREW /health HTTP/1.1\r\nHost: x\r\n\r\n",
    "an address with a blank": b"GET /health x HTTP/1.1\r\nHost: x\r\n\r\n",
    "two hosts": b"GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 100,
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "CONNECT": b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n",
    "a huge chunk": CHUNKED + b"fffffffffffffffff\r\n",
    "a chunk size with a sign": CHUNKED + b"-1\r\n",
}


@pytest.mark.parametrize("what", SMUGGLED)
def test_what_two_servers_could_read_in_two_ways_is_refused(server: RunningServer, what: str) -> None:
    said = answer_to(server, SMUGGLED[what])
    assert said.startswith((b"HTTP/1.1 400", b"HTTP/1.1 413")) and b"HTTP/1.1 2" not in said, said


@pytest.mark.soak
def test_the_limits_as_they_are(server: RunningServer) -> None:
    """300 half-sent heads are gone after 10 seconds, 100 half-sent bodies after 30."""
    heads = begun(server, HALF["a head"], 300)
    bodies = begun(server, HALF["a body"], 100)
    assert gone(bodies, within=5) == 0
    assert gone(heads, within=15) == len(heads)
    assert gone(bodies, within=30) == len(bodies)
    for connection in heads + bodies:
        connection.close()
