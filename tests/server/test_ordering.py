"""Commands repeated, reordered, late, from two windows: trust.md 8 to 14."""

from __future__ import annotations

import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Client, RunningServer, first_option, running, started_table


@pytest.fixture
def pair(server: RunningServer) -> tuple[Client, Client, str]:
    host, guest = Client(server.address, "Nefret"), Client(server.address, "Thoth")
    return host, guest, started_table(host, guest)


def asked(pair: tuple[Client, Client, str]) -> tuple[Client, dict[str, Any]]:
    """Who must move, and what they see."""
    host, guest, table = pair
    mover = (host, guest)[host.state(table)["table"]["asked"][0] - 1]
    return mover, mover.state(table)


def test_a_repeated_command_has_one_effect_and_one_answer(pair: tuple[Client, Client, str]) -> None:
    mover, state = asked(pair)
    name = str(uuid.uuid4())
    message = {"command": name, **first_option(state)}
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda _: mover.command(pair[2], **message), range(5)))
    assert answers[0]["accepted"] and answers == answers[:1] * 5
    after = mover.state(pair[2])
    assert sum(item["move"] == message["play"] for item in news_after(mover, pair[2], state["version"])) == 1
    assert mover.command(pair[2], **message) == answers[0]
    assert mover.state(pair[2])["version"] == after["version"]


def news_after(client: Client, table: str, version: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/api/tables/{table}/state?since={version}")["news"]
    return found


def test_a_command_repeated_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as server:
        host, guest = Client(server.address), Client(server.address)
        pair = host, guest, started_table(host, guest)
        mover, state = asked(pair)
        message = {"command": str(uuid.uuid4()), **first_option(state)}
        answer = mover.command(pair[2], **message)
        version = mover.state(pair[2])["version"]
    with running(tmp_path / "a.db") as server:
        again = Client(server.address, token=mover.token)
        assert again.command(pair[2], **message) == answer
        assert again.state(pair[2])["version"] == version


def test_a_used_id_with_another_content_is_refused(pair: tuple[Client, Client, str]) -> None:
    mover, state = asked(pair)
    name = str(uuid.uuid4())
    assert mover.command(pair[2], command=name, **first_option(state))["accepted"]
    other = mover.command(pair[2], command=name, version=state["version"], play="end")
    assert other["refusal"]["code"] == "reused_command"
    stranger = (pair[0], pair[1])[mover is pair[0]]
    assert stranger.command(pair[2], command=name, **first_option(state))["refusal"]["code"] == "reused_command"


def test_a_stale_version_changes_nothing(pair: tuple[Client, Client, str]) -> None:
    mover, state = asked(pair)
    assert mover.command(pair[2], **first_option(state))["accepted"]
    now = mover.state(pair[2])
    answer = mover.command(pair[2], **first_option(state))
    assert (answer["accepted"], answer["refusal"]["code"], answer["version"]) == (False, "stale", now["version"])
    ahead = mover.command(pair[2], version=now["version"] + 1, play=first_option(state)["play"])
    assert ahead["refusal"]["code"] == "stale"
    assert mover.state(pair[2])["version"] == now["version"]


def test_an_illegal_move_is_refused_with_rule_reason_and_facts(pair: tuple[Client, Client, str]) -> None:
    mover, state = asked(pair)
    other = (pair[0], pair[1])[mover is pair[0]]
    not_asked = other.command(pair[2], version=other.state(pair[2])["version"], play=first_option(state)["play"])
    assert not_asked["refusal"] == {
        "code": "illegal",
        "rule": "BA-3.6",
        "reason": "not_your_decision",
        "facts": {"asked": state["seat"]},
    }
    legal = {option["text"] for option in state["decision"]["options"]}
    build = next(move for move in ("build A", "A! 2", "go A", "end", "build H") if move not in legal)
    refusal = mover.command(pair[2], version=state["version"], play=build)["refusal"]
    assert refusal["code"] in ("illegal", "unknown_move")
    assert mover.command(pair[2], version=state["version"], play="* nation A")["refusal"]["code"] == "unknown_move"
    assert mover.command(pair[2], version=state["version"], play="nation A")["refusal"]["reason"] == "chance_decides"
    assert mover.state(pair[2])["version"] == state["version"]


def test_two_windows_of_one_seat_stay_alike(pair: tuple[Client, Client, str]) -> None:
    mover, state = asked(pair)
    windows = [mover.socket(pair[2]) for _ in range(2)]
    for window in windows:
        window.until("state")
    assert windows[0].command(**first_option(state))["accepted"]
    late = windows[1].command(**first_option(state))
    assert late["refusal"]["code"] == "stale"
    told = [next(one for one in window.seen if one["type"] == "news") for window in windows]
    assert [one["view"] for one in told[:1]] * 2 == [one["view"] for one in told]
    for window in windows:
        window.close()


def test_own_moves_can_be_taken_back_until_something_is_revealed(pair: tuple[Client, Client, str]) -> None:
    mover, state = asked(pair)
    assert mover.command(pair[2], undo="own")["refusal"]["code"] == "cannot_undo"
    go = next(option["text"] for option in state["decision"]["options"] if option["kind"] == "go")
    assert mover.command(pair[2], version=state["version"], play=go)["accepted"]
    moved = mover.state(pair[2])
    assert moved["can_undo"]
    assert mover.command(pair[2], undo="own")["accepted"]
    back = mover.state(pair[2])
    assert (back["view"], back["decision"]["options"]) == (state["view"], state["decision"]["options"])
    assert back["version"] == moved["version"] + 1  # nothing is untold: the log only grows
    assert mover.command(pair[2], version=moved["version"], play=go)["refusal"]["code"] == "stale"


def test_an_undo_and_the_next_move_race_and_exactly_one_wins(pair: tuple[Client, Client, str]) -> None:
    for _ in range(5):
        mover, state = asked(pair)
        other = (pair[0], pair[1])[mover is pair[0]]
        while state["decision"] is not None:
            options = [option["text"] for option in state["decision"]["options"]]
            play = "end" if "end" in options else options[0]
            assert mover.command(pair[2], version=state["version"], play=play)["accepted"]
            state = mover.state(pair[2])
        waiting = other.state(pair[2])
        with ThreadPoolExecutor(2) as pool:
            undone = pool.submit(mover.command, pair[2], undo="own")
            moved = pool.submit(other.command, pair[2], **first_option(waiting))
        outcomes = (undone.result()["accepted"], moved.result()["accepted"])
        assert outcomes in ((True, False), (False, True))


def test_going_back_further_needs_consent(pair: tuple[Client, Client, str]) -> None:
    mover, state = asked(pair)
    other = (pair[0], pair[1])[mover is pair[0]]
    start = state["view"]
    for _ in range(4):
        who, now = asked(pair)
        assert who.command(pair[2], **first_option(now))["accepted"]
    assert mover.command(pair[2], undo="ask", to=state["version"])["accepted"]
    assert mover.command(pair[2], undo="agree")["refusal"]["code"] == "no_request"  # not one's own wish
    shown = other.state(pair[2])["table"]["undo_request"]
    assert (shown["seat"], shown["agreed"], shown["moves"]) == (state["seat"], [state["seat"]], 4)
    assert other.command(pair[2], undo="refuse")["accepted"]
    assert mover.state(pair[2])["view"] != start
    assert mover.command(pair[2], undo="ask", to=state["version"])["accepted"]
    request = other.state(pair[2])["table"]["undo_request"]["digest"]
    assert other.command(pair[2], undo="agree", request=request)["accepted"]
    back = mover.state(pair[2])
    assert back["view"] == start and back["decision"]["options"] == state["decision"]["options"]
    assert mover.command(pair[2], undo="ask", to=10**9)["refusal"]["code"] == "cannot_undo"


def test_a_move_that_tells_nothing_still_hands_on_the_turn(server: RunningServer) -> None:
    """Who ends a step of Amun-Re without buying causes no event; the next seat must hear of its turn all the same."""
    people = [Client(server.address, name) for name in ("Nefret", "Thoth", "Seth")]
    table = people[0].open_table(game="amun-re", seats=3)
    for seat in (2, 3):
        people[seat - 1].do(table, "sit", seat=seat)
    people[0].do(table, "start")
    sockets = [person.socket(table) for person in people]
    states = [socket.until("state") for socket in sockets]
    for _ in range(60):
        mover = next(k for k, state in enumerate(states) if state["decision"] is not None)
        options = [option["text"] for option in states[mover]["decision"]["options"]]
        quiet = "done" in options
        move = next((text for text in ("done", "cards 0") if text in options), options[0])
        assert people[mover].command(table, version=states[mover]["version"], play=move)["accepted"]
        states = [socket.until("news") for socket in sockets]
        while all(state["decision"] is None for state in states):  # chance goes on
            states = [socket.until("news") for socket in sockets]
        asked = next(k for k, state in enumerate(states) if state["decision"] is not None)
        if quiet and asked != mover:
            assert states[asked]["news"][-1]["events"] == []
            break
    else:
        raise AssertionError("nobody handed the turn on quietly")
    for socket in sockets:
        socket.close()
