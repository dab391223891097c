"""Clients that draw everything out, and a look at how the others fare meanwhile."""

from __future__ import annotations

import contextlib
import socket as plain
import statistics
import time
from collections.abc import Sequence

import httpx2

from tests.server.running import NO_AUTHORITIES, RunningServer

HEAD = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def connected(server: RunningServer, source: str = "127.0.0.1") -> plain.socket:
    return plain.create_connection(("127.0.0.1", server.port), 20, (source, 0))


def begun(server: RunningServer, data: bytes, count: int = 1) -> list[plain.socket]:
    """Connections that have said this and say no more."""
    found = []
    for _ in range(count):
        connection = connected(server)
        connection.sendall(data)
        found.append(connection)
    return found


def heard(connection: plain.socket, timeout: float = 20) -> bytes:
    """All that comes until the server hangs up."""
    connection.settimeout(timeout)
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := connection.recv(65_536):
            found += data
    return found


def answer_to(server: RunningServer, data: bytes) -> bytes:
    """What is said to these bytes before the connection is closed; ours is closed for writing after them."""
    [connection] = begun(server, data)
    with connection:
        connection.shutdown(plain.SHUT_WR)
        return heard(connection)


def gone(connections: Sequence[plain.socket], within: float) -> int:
    """How many of these the server has closed by then."""
    deadline = time.monotonic() + within
    left = list(connections)
    while left and time.monotonic() < deadline:
        for connection in list(left):
            connection.settimeout(0.001)
            try:
                if not connection.recv(65_536):
                    left.remove(connection)
            except TimeoutError:
                continue
            except ConnectionError:
                left.remove(connection)
    return len(connections) - len(left)


def sent(connection: plain.socket, piece: bytes, most: int, seconds: float = 20) -> int:
    """Bytes of endless pieces that the server took before it hung up."""
    count, deadline = 0, time.monotonic() + seconds
    with contextlib.suppress(OSError):
        while count < most and time.monotonic() < deadline:
            connection.sendall(piece)
            count += len(piece)
    return count


def health_takes(server: RunningServer, times: int = 15) -> float:
    """Seconds, in the middle; a machine that stops for a moment spoils some of them and not the middle."""
    taken = []
    with httpx2.Client(base_url=server.address, timeout=60, verify=NO_AUTHORITIES) as http:
        for _ in range(times):
            began = time.monotonic()
            assert http.get("/health").status_code == 200
            taken.append(time.monotonic() - began)
    return statistics.median(taken)
