"""Connections that break, lag or hang (trust.md 15, 16, 18 to 20)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as plain
import uuid
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from mastaba.benchmarks.load_sockets import LoadSocket
from tests.server.proxies import CuttingProxy
from tests.server.running import Client, RunningServer, Socket, first_option, running, started_table


@pytest.fixture
def pair(server: RunningServer) -> tuple[Client, Client, str]:
    host, guest = Client(server.address), Client(server.address)
    return host, guest, started_table(host, guest)


NEVER = 100_000  # bytes: more than are ever sent


def check_cuts(
    server: RunningServer, pair: tuple[Client, Client, str], from_client: range, from_server: range
) -> dict[bool, int]:
    """A command sent over a connection that breaks after so many bytes has one effect when it is sent again.

    Answers the last byte of the client (True) and of the server (False) behind which a cut was felt."""
    host, guest, table = pair
    felt = {True: 0, False: 0}
    for k, cut_client in [*((k, True) for k in (*from_client, NEVER)), *((k, False) for k in (*from_server, NEVER))]:
        state = host.state(table)
        if state["table"]["status"] != "playing":
            host, guest = guest, host
            table = started_table(host, guest)
            state = host.state(table)
        mover = (host, guest)[state["table"]["asked"][0] - 1]
        own = mover.state(table)
        message = {"command": str(uuid.uuid4()), **first_option(own)}
        proxy = CuttingProxy(server.port, k if cut_client else None, None if cut_client else k)
        whole = False
        with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
            connection = Socket(f"http://127.0.0.1:{proxy.port}", table, mover.token)
            connection.until("state")
            whole = connection.command(**message)["accepted"]
            connection.close()
        proxy.close()
        answer = mover.command(table, **message)
        assert answer["accepted"], (k, cut_client, answer)
        updates = mover.get(f"/api/tables/{table}/state?since={own['version']}")["news"]
        assert sum(item["move"] == message["play"] for item in updates if item["move"]) == 1
        assert whole or k != NEVER, "a connection that was not cut did not carry the command"
        if not whole:
            felt[cut_client] = max(felt[cut_client], k)
    return felt


def test_a_connection_cut_anywhere_loses_and_repeats_nothing(
    server: RunningServer, pair: tuple[Client, Client, str]
) -> None:
    check_cuts(server, pair, range(1, 650, 45), range(1, 6500, 450))


@pytest.mark.soak
def test_a_connection_cut_after_every_byte(server: RunningServer, pair: tuple[Client, Client, str]) -> None:
    felt = check_cuts(server, pair, range(1, 700), range(1, 7000))
    assert felt[True] < 699 and felt[False] < 6999, "there are bytes beyond the last cut"


def test_a_client_that_never_reads_is_cut_off_and_delays_nobody(server: RunningServer) -> None:
    person = Client(server.address)
    table = person.open_table()
    person.do(table, "sit", seat=2)
    person.do(table, "start")
    lazy = Client(server.address, "Lazy")
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {lazy.token}\r\n\r\n"
    )
    connection = plain.socket()
    connection.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    connection.sendall(request.encode())
    watcher = lazy.socket(table)
    watcher.until("state")
    seat = 1
    for turn in range(1500):  # each is told to every socket; the lazy one's buffers fill up
        if turn % 10 == 0 and sockets_open(person) < 2:
            break
        state = person.state(table, seat)
        if state["decision"] is None:
            seat = 3 - seat
            continue
        options = [option["text"] for option in state["decision"]["options"]]
        go = [text for text in options if text.startswith("go ")]
        answer = person.command(table, seat=state["seat"], version=state["version"], play=(go or options)[0])
        assert answer["accepted"]
        undone = person.command(table, seat=state["seat"], undo="own") if go else None
        assert undone is None or undone["accepted"]
        watcher.send(ping=1)
        watcher.until("pong")
    assert sockets_open(person) < 2
    connection.close()
    watcher.close()


def sockets_open(client: Client) -> int:
    lines = client.http.get("/metrics", headers={"Authorization": "Bearer watched"}).text.splitlines()
    return int(next(line for line in lines if line.startswith("mastaba_sockets ")).split()[1])


def test_a_seat_is_shown_offline_when_it_goes(pair: tuple[Client, Client, str]) -> None:
    host, guest, table = pair
    watching, leaving = host.socket(table), guest.socket(table)
    watching.until("state")
    leaving.until("state")
    assert watching.until("table")["table"]["seats"][1]["online"]
    leaving.raw.socket.shutdown(plain.SHUT_RDWR)  # no farewell
    left = watching.until("table")["table"]["seats"][1]
    assert not left["online"] and 100_000 < left["kept"] <= 120_000
    watching.close()


def test_after_a_long_sleep_the_current_state_comes(pair: tuple[Client, Client, str]) -> None:
    host, guest, table = pair
    asleep = host.state(table)
    for _ in range(20):
        state = host.state(table)
        mover = (host, guest)[state["table"]["asked"][0] - 1]
        assert mover.command(table, **first_option(mover.state(table)))["accepted"]
    woken = host.socket(table, f"?since={asleep['version']}")
    state = woken.until("state")
    assert not state["resync"] and state["news"][0]["version"] == asleep["version"] + 1
    assert state["news"][-1]["version"] == state["version"] and state["view"] == host.state(table)["view"]
    if asleep["decision"] is not None:  # a click from before the sleep
        assert woken.command(**first_option(asleep))["refusal"]["code"] == "stale"
    woken.close()
    unknown = host.socket(table, "?since=99999").until("state")
    assert unknown["resync"] and unknown["news"] == []


def test_not_understood(pair: tuple[Client, Client, str]) -> None:
    host, _, table = pair
    for text in ("hello", "[]", "[" * 60_000, "1", '"x"'):
        connection = host.socket(table)
        connection.until("state")
        connection.raw.send(text)
        assert connection.closed_with() in (4400, 1009)
    connection = host.socket(table)
    connection.until("state")
    for message in ({}, {"command": 5}, {"command": "short"}, {"command": "x" * 20, "fly": 1}, {"play": "end"}):
        connection.raw.send(json.dumps(message))
        assert connection.until("answer")["refusal"]["code"] == "bad_command"
    with pytest.raises(ConnectionClosed):
        connection.raw.send("x" * 100_000)
        while True:
            connection.receive()


def check_storm(folder: Path, count: int) -> None:
    """All sockets of a server that was killed come back in the same moment, which is worse than with jitter."""
    first = RunningServer(str(folder / "a.db"))
    first.wait_until_ready()
    host, guest = Client(first.address), Client(first.address)
    tables = [started_table(host, guest) for _ in range(10)]
    versions = {table: host.state(table)["version"] for table in tables}
    first.kill()
    with running(folder / "a.db") as server:
        told: list[dict[str, Any]] = []

        async def come_back() -> None:
            loop = asyncio.get_running_loop()
            sockets = []
            for k in range(count):
                table = tables[k % len(tables)]
                path = f"/api/tables/{table}/socket?since={versions[table]}"
                token = (host, guest)[k % 2].token
                make = partial(LoadSocket, server.port, path, token, lambda _, text: told.append(json.loads(text)))
                sockets.append(loop.create_connection(make, "127.0.0.1", server.port))
            ends = [end for _, end in await asyncio.gather(*sockets)]
            for _ in range(3000):
                if sum(one["type"] == "state" for one in told) == count:
                    break
                await asyncio.sleep(0.02)
            for end in ends:
                end.close()

        asyncio.run(come_back())
        states = [one for one in told if one["type"] == "state"]
        assert len(states) == count
        assert all(one["version"] == versions[one["table"]["id"]] and not one["news"] for one in states)
        assert host.token and Client(server.address, token=host.token).state(tables[0])["table"]["status"] == "playing"


def test_all_return_after_a_restart(tmp_path: Path) -> None:
    check_storm(tmp_path, 120)


@pytest.mark.soak
def test_a_thousand_return_after_a_restart(tmp_path: Path) -> None:
    check_storm(tmp_path, 1000)
