"""Proxies in between: half-open lines, impatience, buffers, no upgrade (trust.md 18 and 21)."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.games import play_to_the_end
from tests.server.proxies import BufferingProxy, ImpatientProxy, OldProxy, SilentProxy
from tests.server.running import Client, RunningServer, Socket, first_option, running, started_table

HEARTBEAT = 0.6


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose heart beats quickly, so that tests need not wait."""
    with running(tmp_path_factory.mktemp("lively") / "a.db", "--heartbeat", str(HEARTBEAT)) as server:
        yield server


def test_a_half_open_connection_is_noticed_within_two_heartbeats(lively: RunningServer) -> None:
    """No farewell ever comes: the other machine lost its power."""
    host, guest = Client(lively.address, "Nefret"), Client(lively.address, "Thoth")
    table = started_table(host, guest)
    proxy = SilentProxy(lively.port)
    lost = Socket(proxy.address, table, guest.token)
    lost.until("state")
    watching = host.socket(table)
    assert watching.until("state")["table"]["seats"][1]["online"]
    proxy.silent = True
    began = time.monotonic()
    while watching.until("table")["table"]["seats"][1]["online"]:
        pass
    assert time.monotonic() - began < 2 * HEARTBEAT + 5  # a loaded machine is slow; without heartbeats it were never
    proxy.silent = False
    proxy.close()
    watching.close()


def test_heartbeats_keep_an_idle_connection_alive(lively: RunningServer) -> None:
    """A proxy cuts what is idle for longer than two heartbeats; nobody moves for five."""
    host, guest = Client(lively.address), Client(lively.address)
    table = started_table(host, guest)
    proxy = ImpatientProxy(lively.port, 4 * HEARTBEAT)
    idle = Socket(proxy.address, table, host.token)
    idle.until("state")
    with pytest.raises(TimeoutError):
        idle.receive(timeout=9 * HEARTBEAT)  # pings are answered, and nothing else comes
    idle.send(ping=7)
    assert idle.until("pong")["ping"] == 7
    idle.close()
    proxy.close()


def test_without_an_upgrade_the_whole_game_is_played_over_plain_http(server: RunningServer) -> None:
    proxy = OldProxy(server.port)
    host, guest = Client(proxy.address), Client(proxy.address)
    table = host.open_table(options={"turn_cap": "40"})
    guest.do(table, "sit", seat=2)
    host.do(table, "start")
    with pytest.raises(InvalidStatus) as refused:
        Socket(proxy.address, table, host.token)
    assert refused.value.response.status_code == 426
    told = httpx2.get(f"{proxy.address}/api/tables/{table}/socket").json()
    assert told["title"] == "no-upgrade"
    version = host.state(table)["version"]
    assert play_to_the_end([host, guest], table)["table"]["status"] == "over"
    updates = host.get(f"/api/tables/{table}/state?since={version}")["news"]
    assert [item["version"] for item in updates] == list(range(version + 1, version + 1 + len(updates)))
    proxy.close()


def test_a_buffering_proxy_only_makes_it_slower(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    proxy = BufferingProxy(server.port)
    sockets = [Socket(proxy.address, table, person.token) for person in (host, guest)]
    states = [socket.until("state") for socket in sockets]
    for _ in range(5):
        mover = states[0]["table"]["asked"][0] - 1
        assert sockets[mover].command(**first_option(states[mover]))["accepted"]
        states = [host.state(table), guest.state(table)]
    for socket, state in zip(sockets, states, strict=True):
        seen = [one for one in socket.seen if one["type"] == "news"]
        latest = (
            seen[-1]
            if seen and seen[-1]["version"] == state["version"]
            else socket.until("news", version=state["version"])
        )
        assert latest["view"] == state["view"]
        socket.close()
    proxy.close()
