"""Those who leave, talk, annoy: trust.md 14, 41 and 42."""

from __future__ import annotations

import pytest

from tests.server.running import Client, RunningServer, Socket, first_option, started_table


def test_a_bot_takes_over_after_the_grace_and_gives_the_seat_back(server: RunningServer) -> None:
    host, guest = Client(server.address, "Nefret"), Client(server.address, "Thoth")
    table = started_table(host, guest, grace=1)
    stays = host.socket(table)
    state = stays.until("state")
    assert 0 < state["table"]["seats"][1]["kept"] <= 1000
    while state["table"]["asked"] != [2]:
        assert stays.command(**first_option(state))["accepted"]
        state = host.state(table)
    told = wait_for_event(stays, "substituted")
    assert told["facts"] == {"seat": 2, "level": "normal"}
    while state["decision"] is None:  # the bot plays whole turns
        state = stays.until("news")
    assert state["table"]["seats"][1]["substitute"] == "normal"
    back = guest.socket(table)
    back.until("state")
    assert wait_for_event(stays, "returned")["facts"] == {"seat": 2}
    assert host.get(f"/api/tables/{table}")["seats"][1]["substitute"] is None
    for socket in (stays, back):
        socket.close()


def wait_for_event(socket: Socket, name: str) -> dict[str, dict[str, object]]:
    for message in socket.seen:
        for item in message.get("news", []):
            for event in item["events"]:
                if event["name"] == name:
                    found: dict[str, dict[str, object]] = event
                    return found
    socket.until("news")
    return wait_for_event(socket, name)


def test_a_person_who_leaves_is_replaced_at_once_and_a_late_bot_answer_is_dropped(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    for _ in range(5):  # leave and come back while the bot still thinks
        state = host.state(table)
        seat = state["table"]["asked"][0]
        mover = (host, guest)[seat - 1]
        own = mover.state(table)
        assert mover.do(table, "leave", seat=seat)["seats"][seat - 1]["substitute"] == "normal"
        back = mover.socket(table)
        now = back.until("state")
        while now["table"]["seats"][seat - 1]["substitute"] is not None:
            now = back.receive()
        current = mover.state(table)
        if current["decision"] is not None:
            assert mover.command(table, **first_option(current))["accepted"]
        assert current["version"] >= own["version"]
        back.close()


def test_chat_mute_block_and_report(server: RunningServer) -> None:
    host, guest = Client(server.address, "Nefret"), Client(server.address, "Thoth")
    table = started_table(host, guest)
    sockets = [host.socket(table), guest.socket(table)]
    for socket in sockets:
        socket.until("state")
    assert sockets[0].command(chat="  hello\u202e \n there ")["accepted"]
    message = sockets[1].until("chat")["message"]
    assert (message["seat"], message["name"], message["text"]) == (1, "Nefret", "hello there")
    assert sockets[0].command(preset="well_played")["accepted"]
    assert sockets[1].until("chat")["message"]["preset"] == "well_played"
    assert sockets[0].command(preset="<b>")["refusal"]["code"] == "bad_command"
    assert sockets[0].command(chat="")["refusal"]["code"] == "bad_command"
    same = {"command": "the-same-line", "chat": "once"}
    assert sockets[0].command(**same)["accepted"] and sockets[0].command(**same)["accepted"]
    assert sockets[1].until("chat")["message"]["text"] == "once"
    assert sockets[1].command(mute=1)["accepted"]
    assert sockets[0].command(chat="unheard")["accepted"]
    sockets[1].send(ping=1)
    sockets[1].until("pong")
    assert [one["message"]["text"] for one in sockets[1].seen if one["type"] == "chat"][-1] == "once"
    assert [line["text"] for line in guest.get(f"/api/tables/{table}/chat")] == []
    assert [line["text"] for line in host.get(f"/api/tables/{table}/chat")][-1] == "unheard"
    assert guest.status("POST", f"/api/tables/{table}/report", {"message": message["id"], "reason": "rude"}) == 204
    assert "Thoth" not in str([one for one in sockets[0].seen if one["type"] == "chat"])
    assert sockets[1].command(unmute=1)["accepted"] and sockets[1].command(block=1)["accepted"]
    other = started_table(host, guest)
    assert host.command(other, chat="again")["accepted"]
    assert guest.get(f"/api/tables/{other}/chat") == []
    for socket in sockets:
        socket.close()


@pytest.mark.parametrize("kind", ["move", "total"])
def test_when_the_time_is_up_a_bot_plays_on(server: RunningServer, kind: str) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest, clock={"kind": "live", kind: 1})
    sockets = [host.socket(table), guest.socket(table)]
    state = sockets[0].until("state")
    slow = state["table"]["asked"][0]
    remaining = state["table"]["seats"][slow - 1]["remaining"]
    assert 0 < remaining <= 1000
    assert wait_for_event(sockets[0], "timeout")["facts"] == {"seat": slow}
    for socket in sockets:
        socket.close()


def test_a_pause_by_agreement_stops_the_time(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest, clock={"kind": "live", "total": 600})
    assert host.command(table, pause="ask")["accepted"]
    assert not host.get(f"/api/tables/{table}")["paused"]
    assert guest.command(table, pause="agree")["accepted"]
    paused = host.get(f"/api/tables/{table}")
    assert paused["paused"]
    state = host.state(table)
    mover = (host, guest)[state["table"]["asked"][0] - 1]
    assert mover.command(table, **first_option(mover.state(table)))["refusal"]["code"] == "not_playing"
    assert guest.command(table, pause="resume")["accepted"]
    assert mover.command(table, **first_option(mover.state(table)))["accepted"]


def test_a_name_stays_when_its_person_asks_for_a_feed(server: RunningServer) -> None:
    """What was known about them is forgotten then; the next move tells their name all the same."""
    people = Client(server.address, "Nefret"), Client(server.address, "Thoth")
    table = started_table(*people)
    asked = people[0].state(table)["table"]["asked"][0] - 1
    onlooker = Socket(server.address, table, None)
    onlooker.until("state")
    state = people[asked].state(table)
    people[1 - asked].post("/api/me/feed", {})
    people[asked].command(table, **first_option(state))
    assert [seat["name"] for seat in onlooker.until("news")["table"]["seats"]] == ["Nefret", "Thoth"]
