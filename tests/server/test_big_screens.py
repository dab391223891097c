"""The big screen of a table: what it may see and do, and the short code that leads to it."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from tests.server.games import play_to_the_end, scripted
from tests.server.running import Client, RunningServer, Socket, first_option, running, started_table

SEATS = {"amun-re": 3, "babel": 2, "cleopatra": 3, "sa-re": 2}


@pytest.mark.parametrize("game", SEATS)
def test_a_screen_is_told_what_a_stranger_is_told(server: RunningServer, game: str) -> None:
    """Also where the host opens it, who has a seat: nothing of a hand comes over this socket."""
    people = [Client(server.address, f"Person {seat}") for seat in range(1, SEATS[game] + 1)]
    table = people[0].open_table(game=game, seats=SEATS[game])
    for seat, person in enumerate(people[1:], 2):
        person.do(table, "sit", seat=seat)
    people[0].do(table, "start")
    screen, stranger = people[0].socket(table, "?screen=1"), Socket(server.address, table, None)
    for each in (screen, stranger):
        each.until("state")
    for _ in range(60):
        mover = people[people[0].state(table)["table"]["asked"][0] - 1]
        own = mover.state(table)
        assert mover.command(table, version=own["version"], play=scripted(own))["accepted"]
    told = people[0].state(table, 0)["version"]
    for each in (screen, stranger):
        while each.seen[-1].get("version") != told:
            each.receive()
    shown, known = ([message for message in each.seen if message["type"] == "news"] for each in (screen, stranger))
    assert len(shown) > 5
    assert [message["view"] for message in shown] == [message["view"] for message in known]
    assert [message["news"] for message in shown] == [message["news"] for message in known]
    assert all(message["decision"] is None and message["seat"] is None for message in shown)
    assert not any(seat["yours"] for message in shown for seat in message["table"]["seats"])
    screen.close()
    stranger.close()


def test_a_screen_can_do_nothing(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    screen = host.socket(table, "?screen=1&seat=1")
    assert screen.until("state")["seat"] is None
    mover = host.state(table)["table"]["asked"][0]
    wanted = first_option((host, guest)[mover - 1].state(table))
    for message in (
        {"seat": 1, **wanted},
        wanted,
        {"chat": "hello"},
        {"preset": "hello"},
        {"undo": "own"},
        {"mute": 2},
    ):
        assert not screen.command(**message)["accepted"], message
    screen.send(look=1)
    screen.send(look=0)
    assert screen.until("state")["seat"] is None  # the answer to the second: the first has none
    assert host.state(table)["table"]["asked"] == [mover]
    screen.close()


def test_everybody_learns_that_a_screen_is_there(server: RunningServer) -> None:
    """A screen is nobody: the host who opened it counts as away until a phone is there too."""
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    socket = guest.socket(table)
    assert not socket.until("state")["table"]["screen"]
    screen = Client(server.address, token=host.token).socket(table, "?screen=1")
    shown = socket.until("table")["table"]
    assert shown["screen"]
    screen.close()
    while socket.receive()["table"]["screen"]:
        pass
    socket.close()


def test_a_short_code_leads_to_its_table_while_somebody_plays_there(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = host.open_table()
    code = host.do(table, "screen")["code"]
    assert httpx2.post(f"{server.address}/api/tables/{table}/screen").json() == {"code": code}  # a TV has no session
    assert guest.get(f"/api/codes/{code.lower()}") == {"table": table}
    other = host.do(host.open_table(), "screen")["code"]
    assert other != code
    guest.do(table, "sit", seat=2)
    host.do(table, "start")
    assert guest.get(f"/api/codes/{code}") == {"table": table}
    play_to_the_end([host, guest], table)
    assert guest.status("GET", f"/api/codes/{code}") == 404
    assert host.status("POST", f"/api/tables/{table}/screen") == 409
    again = host.do(table, "rematch")["id"]
    assert guest.get(f"/api/codes/{code}") == {"table": again}, "what hangs on the wall leads to the next game"
    assert host.do(again, "screen") == {"code": code}
    for wrong in ("", "K7Q", "K7QFX", "O0IL", "ÄÖÜß", "....", "%F0%9F%90%8D" * 4):
        assert guest.status("GET", f"/api/codes/{wrong}") == 404, wrong
    assert host.status("POST", "/api/tables/nowhere/screen") == 404


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    with running(tmp_path / "codes.db", limits=True) as server:
        guesser = Client(server.address)
        found = [guesser.http.get(f"/api/codes/2{letter}{letter}2") for letter in "23456789ABCDEFGHJKMN"]
        assert [answer.status_code for answer in found[:10]] == [404] * 10
        assert {answer.status_code for answer in found[10:]} == {429}
        assert "Wait" in found[-1].json()["detail"]
        table = guesser.open_table()
        code = guesser.do(table, "screen")["code"]
        assert guesser.get(f"/api/codes/{code}") == {"table": table}, "who knows a code is let in"
