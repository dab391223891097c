"""Watching with a delay: those without a seat get nothing earlier by any way, and later everything, with all hands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.games import play_to_the_end, scripted
from tests.server.running import Client, RunningServer, Socket, running

HOUR = 3600


def begun(server: RunningServer, delay: int | None, **settings: Any) -> tuple[str, list[Client]]:
    people = [Client(server.address, name) for name in ("Léonie", "Hugo")]
    table = people[0].open_table(delay=delay, **settings)
    people[1].do(table, "sit", seat=2)
    people[0].do(table, "start")
    return table, people


def play_on(people: list[Client], table: str, moves: int) -> None:
    for _ in range(moves):
        mover = people[people[0].state(table)["table"]["asked"][0] - 1]
        own = mover.state(table)
        assert mover.command(table, version=own["version"], play=scripted(own))["accepted"]


def everything_public(server: RunningServer, table: str, watcher: Client) -> dict[str, Any]:
    """All that somebody without a seat can ask for, but for the time of day."""
    found: dict[str, Any] = {
        path: (answer.status_code, {**answer.json(), "now": None} if "state" in path else answer.text)
        for path in (
            "",
            "/state",
            "/state?since=0",
            "/state?seat=0",
            "/state?seat=1",
            "/chat",
            "/export",
            "/export?seat=0",
            "/log",
            "/story",
            "/replay?at=1&seat=all",
            "/replay?at=0",
            "/analysis",
            "/card",
        )
        for answer in [watcher.http.get(f"/api/tables/{table}{path}")]
    }
    for name, query in (("socket", ""), ("seat", "?seat=0&since=0"), ("screen", "?screen=1&since=0")):
        socket = Socket(server.address, table, watcher.token, query)
        found[name] = {**socket.until("state"), "now": None}
        socket.send(look=0)
        found[f"look {name}"] = {**socket.until("state"), "now": None}
        socket.close()
    listed = [each for each in watcher.get("/api/tables") if each["id"] == table]
    found["listed"] = listed
    page = httpx2.get(f"{server.address}/table/{table}").text
    found["page"] = page
    return found


def test_a_watcher_learns_nothing_before_the_delay_is_over(server: RunningServer) -> None:
    """Whatever is asked for gives the same before and after twenty moves, chat, and a wish to take one back."""
    table, people = begun(server, HOUR, listed=True)
    watcher = Client(server.address, "Eve")
    attending = Socket(server.address, table, watcher.token)
    television = Socket(server.address, table, None, "?screen=1")
    for socket in (attending, television):
        socket.until("state")
    before = everything_public(server, table, watcher)
    play_on(people, table, 20)
    assert people[0].command(table, chat="I hold two Medes")["accepted"]
    mover = people[0].state(table)["table"]["asked"][0]
    people[2 - mover].command(table, undo="ask")
    people[0].command(table, pause="ask")
    after = everything_public(server, table, watcher)
    for way, known in before.items():
        assert after[way] == known, way
    assert before["/state"][1]["version"] == 1 and before["/export"][0] == 200, "all that is known: it has started"
    for socket in (attending, television):
        socket.send(ping=7)
        socket.until("pong", ping=7)
        assert {message["type"] for message in socket.seen} <= {"state", "table", "pong"}, "no news came"
        tables = [message["table"] for message in socket.seen if message["type"] == "table"]
        assert all(not each["asked"] and each["undo_request"] is None for each in tables)
        socket.close()
    refusals = [watcher.command(table, version=version, play="pass")["refusal"] for version in (0, 1, 20, 999)]
    assert refusals == refusals[:1] * 4, "nor does a command tell how far the game is"


def test_seats_and_their_own_screen_see_it_at_once(server: RunningServer) -> None:
    table, people = begun(server, HOUR)
    screen = people[0].socket(table, "?screen=1")
    screen.until("state")
    play_on(people, table, 3)
    assert screen.until("news")["seat"] is None
    live = people[0].state(table, 0)
    assert live["version"] > 3 and live["view"]["seat"] is None and "views" not in live
    screen.close()


def test_after_the_delay_all_hands_are_open(tmp_path: Path) -> None:
    """As each seat saw them then, also in the answer to a plain request."""
    with running(tmp_path / "delay.db") as server:
        table, people = begun(server, 1)
        play_on(people, table, 6)
        told = people[0].state(table, 0)["version"]
        own = [person.state(table)["view"] for person in people]
        watcher = Socket(server.address, table, None)
        message = watcher.receive()
        while message.get("version") != told:
            message = watcher.receive()
        assert [message["views"][str(seat)] for seat in (1, 2)] == own
        assert message["view"]["players"]["1"]["hand"] != own[0]["players"]["1"]["hand"]
        assert message["table"]["delay"] == 1
        plain = Client(server.address, "Eve").state(table)
        assert plain["version"] == told and plain["views"] == message["views"]
        watcher.close()


def test_at_the_end_everything_is_shown(server: RunningServer) -> None:
    table, people = begun(server, 0)
    watcher = Socket(server.address, table, None)
    assert watcher.until("state")["table"]["status"] == "playing"
    assert people[0].command(table, chat="Well played")["accepted"]
    last = play_to_the_end(people, table)
    told = watcher.until("news")
    assert told["table"]["status"] == "over" and told["table"]["result"] == last["table"]["result"]
    assert told["news"][-1]["version"] == told["version"], "and how it came to that"
    eve = Client(server.address, "Eve")
    assert [line["text"] for line in eve.get(f"/api/tables/{table}/chat")] == ["Well played"]
    assert eve.get(f"/api/tables/{table}/replay?at=3&seat=all")["views"].keys() == {"0", "1", "2"}
    watcher.close()


def test_a_waiting_room_is_seen_at_once_and_a_rematch_keeps_the_delay(server: RunningServer) -> None:
    host, guest = Client(server.address, "Léonie"), Client(server.address, "Hugo")
    table = host.open_table(delay=HOUR)
    watcher = Socket(server.address, table, None)
    assert watcher.until("state")["table"]["delay"] == HOUR
    guest.do(table, "sit", seat=2)
    assert watcher.until("table")["table"]["seats"][1]["name"] == "Hugo"
    host.do(table, "start")
    assert watcher.until("news")["table"]["status"] == "playing"
    play_to_the_end([host, guest], table)
    assert host.do(table, "rematch")["delay"] == HOUR
    watcher.close()


@pytest.mark.parametrize("delay", [-1, 604_801, 1.5, "end"])
def test_a_delay_is_a_number_of_seconds(server: RunningServer, delay: object) -> None:
    assert Client(server.address).status("POST", "/api/tables", {"game": "babel", "delay": delay}) == 422
