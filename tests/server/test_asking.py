"""Whatever is asked again and again beside the moves does not fill the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Client, RunningServer, Socket, first_option, running, started_table


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("limited") / "l.db", limits=True) as server:
        yield server


def kinds(file: Path, table: str) -> list[str]:
    with sqlite3.connect(file) as db:
        rows = db.execute("select kind from entry where table_id = ? order by seq", (table,)).fetchall()
    return [row[0] for row in rows]


def test_a_request_that_stands_is_written_once(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as server:
        host, guest = Client(server.address), Client(server.address)
        table = started_table(host, guest)
        answers = [host.command(table, pause="ask") for _ in range(20)]
        assert all(answer["accepted"] and answer["version"] is not None for answer in answers)
        assert kinds(tmp_path / "a.db", table).count("ask_pause") == 1
        assert host.state(table)["table"]["pause_request"] == {"seat": 1, "agreed": [1]}
        assert guest.command(table, pause="refuse")["accepted"]
        assert host.command(table, pause="ask")["accepted"]
        assert guest.command(table, pause="ask")["accepted"]  # another one's
        assert kinds(tmp_path / "a.db", table).count("ask_pause") == 3


@pytest.mark.parametrize("message", [{"pause": "refuse"}, {"undo": "own"}, {"mute": 2}, {"undo": "ask", "to": 0}])
def test_asking_has_a_rate(limited: RunningServer, message: dict[str, object]) -> None:
    host, guest = Client(limited.address), Client(limited.address)
    socket = host.socket(started_table(host, guest))
    socket.until("state")
    assert limited_after(socket, message) > 10
    socket.close()


def limited_after(socket: Socket, message: dict[str, object]) -> int:
    """How many were let through; a slow machine lets more of them through meanwhile."""
    for count in range(300):
        if (socket.command(**message).get("refusal") or {}).get("code") == "too_often":
            return count
    raise AssertionError("there is no limit")


def test_undo_and_play_in_turn_comes_to_an_end(limited: RunningServer) -> None:
    """A move that is taken back and made again is stored every time: taking back has a rate, a legal move has none."""
    host = Client(limited.address)
    table = host.open_table()
    host.do(table, "sit", seat=2)
    host.do(table, "start")
    socket = host.socket(table)
    seat = socket.until("state")["table"]["asked"][0]
    for _ in range(300):
        socket.send(look=seat)
        state = socket.until("state", seat=seat)
        answer = socket.command(seat=seat, **first_option(state))
        assert answer["accepted"], answer
        undone = socket.command(seat=seat, undo="own")
        if not undone["accepted"] and undone["refusal"]["code"] == "too_often":
            break
        seat = host.state(table)["table"]["asked"][0]
    else:
        raise AssertionError("there is no limit")
    socket.close()


def test_seats_have_a_rate(limited: RunningServer) -> None:
    host = Client(limited.address)
    table = host.open_table()
    for number in range(300):
        if host.status("POST", f"/api/tables/{table}/number", {"seat": 1, "number": number}) == 429:
            assert number > 10
            return
    raise AssertionError("there is no limit")
