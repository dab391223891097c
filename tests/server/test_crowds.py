"""Many connections at once, and sockets that hang: nobody takes the room of everybody."""

from __future__ import annotations

import contextlib
import socket as plain
from pathlib import Path

import httpx2
import pytest
from websockets.frames import Frame, Opcode

from mastaba.server.transport.addresses import network_of
from mastaba.server.transport.connection_limits import MOST_OF_ONE
from tests.server.rude import connected, gone, health_takes, heard, sent
from tests.server.running import Client, RunningServer, running

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{more}"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def opened(server: RunningServer, table: str, source: str = "127.0.0.1") -> plain.socket:
    """A socket at a table, from its first byte on; the handshake is over."""
    connection = connected(server, source)
    connection.sendall(HANDSHAKE.format(table=table, more="").encode())
    said = b""
    while b"\r\n\r\n" not in said:
        more = connection.recv(4096)
        assert more, said
        said += more
    assert said.startswith(b"HTTP/1.1 101"), said
    return connection


def frame(opcode: Opcode, body: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, body, fin).serialize(mask=True)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_which_addresses_are_one(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    """Sockets count as much as half-sent requests; whoever comes from elsewhere, or by the proxy, is let in."""
    with running(tmp_path / "c.db", limits=True) as server, contextlib.ExitStack() as stack:
        table = Client(server.address).open_table()
        for _ in range(20):
            stack.enter_context(contextlib.closing(opened(server, table, "127.0.0.2")))
        for _ in range(MOST_OF_ONE - 20):
            connection = stack.enter_context(contextlib.closing(connected(server, "127.0.0.2")))
            connection.sendall(b"GET ")
        with connected(server, "127.0.0.2") as late:
            assert heard(late).startswith(b"HTTP/1.1 503")
        for source in ("127.0.0.3", "127.0.0.1"):
            with connected(server, source) as other:
                other.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                assert heard(other).startswith(b"HTTP/1.1 200")
        stack.close()
        for _ in range(200):  # they are gone when the server has seen it
            with connected(server, "127.0.0.2") as again:
                again.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                if heard(again).startswith(b"HTTP/1.1 200"):
                    break
        else:
            raise AssertionError("the room is still taken")


def test_hundreds_of_half_sent_requests_hold_up_nobody(server: RunningServer) -> None:
    quiet = health_takes(server)
    with contextlib.ExitStack() as stack:
        for _ in range(400):
            connection = stack.enter_context(contextlib.closing(connected(server)))
            connection.sendall(b"GET /health HTTP/1.1\r\nX: y")
        assert health_takes(server) < 0.1 + quiet


HANGING = {
    "half a frame": frame(Opcode.TEXT, b"x" * 1000)[:500],
    "the head of a large frame": b"\x81\xfe\xff\xff",
    "half a message": frame(Opcode.TEXT, b"{", fin=False),
    "nothing": b"",
}


def test_sockets_that_hang_are_closed(tmp_path: Path) -> None:
    """None of them answers our pings."""
    with running(tmp_path / "h.db", "--heartbeat", "0.5") as server:
        table = Client(server.address).open_table()
        connections = [opened(server, table) for _ in HANGING]
        for connection, data in zip(connections, HANGING.values(), strict=True):
            connection.sendall(data)
        assert gone(connections, within=20) == len(connections)
        for connection in connections:
            connection.close()


ENDLESS = {
    "empty pieces": (frame(Opcode.TEXT, b"", fin=False), frame(Opcode.CONT, b"", fin=False) * 5000),
    "pieces": (frame(Opcode.TEXT, b"", fin=False), frame(Opcode.CONT, b"x" * 100, fin=False) * 500),
    "a frame of the largest size": (b"\x81\xff\x00\x00\x7f\xff\xff\xff\xff\xff", b"x" * 65_536),
    "pings whose answers nobody reads": (b"", frame(Opcode.PING, b"x" * 100) * 500),
    "messages whose answers nobody reads": (b"", frame(Opcode.TEXT, b'{"ping":1}') * 2000),
    "nonsense": (b"", b"\xff" * 65_536),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_a_socket_without_end(server: RunningServer, what: str) -> None:
    begin, piece = ENDLESS[what]
    table = Client(server.address).open_table()
    quiet, before = health_takes(server), memory(server)
    with contextlib.closing(opened(server, table)) as connection:
        connection.settimeout(2)
        connection.sendall(begin)
        taken = sent(connection, piece, 200_000_000, seconds=5)
        during = health_takes(server)
    assert taken < 100_000_000
    assert memory(server) - before < 60_000_000
    assert during < 0.1 + quiet


def memory(server: RunningServer) -> int:
    fields = Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(fields[1]) * 4096


ODD = {
    "a long line": "X: " + "a" * 9_000 + "\r\n",
    "many connections": "".join(f"X-{k}: y\r\n" for k in range(94)),
    "letters beyond ASCII": "X: \xe9\xff\r\n",
    "a second wish": "Upgrade: websocket\r\n",
    "a body": "Content-Length: 5\r\n",
    "another wish": "Upgrade: h2c\r\n",
    "a second version": "Sec-WebSocket-Version: 7\r\n",
    "another origin": "Origin: http://[bad\r\n",
}


@pytest.mark.parametrize("what", ODD)
def test_odd_handshakes_are_no_errors(server: RunningServer, what: str) -> None:
    """Whatever is said to them, nothing of it is an error in the log: the fixture looks."""
    with connected(server) as connection:
        connection.sendall(HANDSHAKE.format(table="none", more=ODD[what]).encode("latin-1"))
        connection.shutdown(plain.SHUT_WR)
        heard(connection)
    assert httpx2.get(f"{server.address}/health").status_code == 200


@pytest.mark.parametrize(
    ("addresses", "counted_as_one"),
    [
        (["2001:db8:1:2::{k:x}"], True),
        (["2001:db8:1:{k:x}::1"], False),
        (["::ffff:192.0.2.1", "192.0.2.1"], True),
    ],
)
def test_a_network_has_one_rate(tmp_path: Path, addresses: list[str], counted_as_one: bool) -> None:
    """As a proxy names those who come by it; 60 guests at once may come from one place."""
    with running(tmp_path / "n.db", limits=True) as server, httpx2.Client(base_url=server.address, timeout=20) as http:
        codes = []
        for k in range(1, 120):
            headers = {"X-Forwarded-For": addresses[k % len(addresses)].format(k=k)}
            codes.append(http.post("/api/session", json={"name": "x"}, headers=headers).status_code)
            http.cookies.clear()
        assert set(codes) <= {201, 429}
        assert (429 in codes) is counted_as_one
