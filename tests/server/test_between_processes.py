"""What one process has learnt the other acts upon: answers, names, mutes."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator

import pytest

from tests.server.running import Client, RunningServer, Socket, first_option, running, started_table

Pair = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def pair(module_database: str) -> Iterator[Pair]:
    with running(module_database) as first, running(module_database) as second:
        yield first, second


def test_a_command_sent_again_elsewhere_has_the_same_answer(pair: Pair) -> None:
    """As after a connection that was lost before the answer came."""
    people = [Client(pair[0].address, name) for name in ("Anna", "Ben")]
    table = started_table(*people)
    elsewhere = {person.token: Client(pair[1].address, token=person.token) for person in people}
    elsewhere[people[0].token].state(table)  # the other process has the table in memory, and follows
    for _ in range(4):
        mover = people[people[0].state(table)["table"]["asked"][0] - 1]
        there, state = elsewhere[mover.token], mover.state(table)
        command = {"command": str(uuid.uuid4()), **first_option(state)}
        answer = mover.command(table, **command)
        assert answer["accepted"]
        there.state(table)
        assert there.command(table, **command) == answer
        assert there.command(table, **command) == answer
        reused = there.command(table, **{**command, "version": 0})
        assert reused["refusal"]["code"] == "reused_command"
        fresh = there.command(table, **{**command, "command": str(uuid.uuid4())})
        assert not fresh["accepted"] and fresh["refusal"]["code"] != "reused_command"


@pytest.mark.parametrize("what", ["mute", "block"])
def test_muted_and_blocked_people_are_silent_in_every_process(pair: Pair, what: str) -> None:
    anna, ben = Client(pair[0].address, "Anna"), Client(pair[1].address, "Ben")
    table = started_table(anna, ben)
    socket = Client(pair[1].address, token=anna.token).socket(table)
    socket.until("state")
    assert hears(socket, ben, table)
    assert anna.command(table, **{what: 2})["accepted"]
    wait_until_heard(socket, ben, table, False)
    if what == "mute":
        assert anna.command(table, unmute=2)["accepted"]
    else:
        (blocked,) = anna.get("/api/me/blocked")
        assert anna.status("DELETE", f"/api/me/blocked/{blocked['key']}") == 204
    wait_until_heard(socket, ben, table, True)
    socket.close()


def hears(socket: Socket, speaker: Client, table: str) -> bool:
    """Whether a chat message that is sent now, through the process of the socket, arrives there."""
    line = uuid.uuid4().hex
    assert speaker.command(table, chat=line)["accepted"]
    socket.send(ping=1)
    socket.until("pong")
    return any(one["type"] == "chat" and one["message"]["text"] == line for one in socket.seen)


def wait_until_heard(socket: Socket, speaker: Client, table: str, wanted: bool) -> None:
    deadline = time.monotonic() + 20
    while hears(socket, speaker, table) != wanted:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_new_name_is_shown_by_every_process(pair: Pair) -> None:
    anna, ben = Client(pair[0].address, "Anna"), Client(pair[1].address, "Ben")
    table = started_table(anna, ben)
    socket = ben.socket(table)
    assert socket.until("state")["table"]["seats"][0]["name"] == "Anna"
    assert anna.status("PATCH", "/api/session", {"name": "Hathor"}) == 200
    while socket.until("table")["table"]["seats"][0]["name"] != "Hathor":
        pass
    socket.close()


def test_a_screen_at_one_process_is_known_at_the_other(pair: Pair) -> None:
    anna, ben = Client(pair[0].address, "Anna"), Client(pair[0].address, "Ben")
    table = started_table(anna, ben)
    socket = Client(pair[1].address, token=ben.token).socket(table)
    assert not socket.until("state")["table"]["screen"]
    screen = Socket(pair[0].address, table, None, "?screen=1")
    while not socket.receive()["table"]["screen"]:
        pass
    code = anna.do(table, "screen")["code"]
    assert Client(pair[1].address, token=ben.token).get(f"/api/codes/{code}") == {"table": table}
    screen.close()
    while socket.receive()["table"]["screen"]:
        pass
    socket.close()
