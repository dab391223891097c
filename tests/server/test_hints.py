"""Hints: for the seat that decides, from what it sees, and never in secret from the others."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.analysis.hints import hint
from mastaba.server.protocol.refusals import Problem
from mastaba.server.table import hinting
from tests.server.running import Client, RunningServer, started_table
from tests.server.states import NOW, table_state
from tests.server.test_remote_bots import bot_of
from tests.server.test_secrecy import look_alikes


def refused(person: Client, table: str, seat: int) -> tuple[int, str]:
    answer = person.http.post(f"/api/tables/{table}/hint", json={"seat": seat})
    return answer.status_code, answer.json()["title"]


def told(person: Client, table: str) -> list[dict[str, Any]]:
    """The table events about hints that this person got."""
    updates = person.get(f"/api/tables/{table}/state?since=0")["news"]
    return [event for item in updates for event in item["events"] if event["name"] == "hint"]


def test_a_hint_at_a_table_of_people(server: RunningServer) -> None:
    people = [Client(server.address, name) for name in ("Nefret", "Thoth")]
    stranger = Client(server.address, "Eye")
    table = started_table(*people)
    seat = people[0].state(table)["table"]["asked"][0]
    asker, other = people[seat - 1], people[2 - seat]
    state = asker.state(table)
    given = asker.do(table, "hint", seat=seat)
    options = [option["text"] for option in state["decision"]["options"]]
    assert given["seat"] == seat and given["move"] in options and given["other"] in options
    assert given["reason"].startswith("hint-") and given["facts"].get("games", 30) >= 30
    assert asker.do(table, "hint", seat=seat) == {**given, "version": asker.state(table)["version"]}
    for viewer in (asker, other, stranger):  # once, and without what it said
        assert told(viewer, table) == [{"name": "hint", "facts": {"seat": seat}}]
    assert asker.state(table)["decision"]["since"] <= given["version"]
    assert asker.command(table, version=given["version"], play=given["move"])["accepted"]

    asked = people[0].state(table)["table"]["asked"][0]
    assert refused(people[2 - asked], table, 3 - asked) == (409, "not-asked")
    assert refused(people[2 - asked], table, asked) == refused(stranger, table, 1) == (403, "not-your-seat")
    assert refused(stranger, table, 9) == (422, "no-seat")
    nobody = stranger.http.post(f"/api/tables/{table}/hint", json={"seat": 1}, headers={"Authorization": ""})
    assert nobody.status_code == 401
    assert refused(bot_of(people[0]), table, 1) == (403, "not-for-bots")
    people[0].do(table, "abort")
    assert refused(people[0], table, 1) == (409, "over")
    assert [entry["body"] for entry in stranger.get(f"/api/tables/{table}/log") if entry["kind"] == "hint"] == [
        {"s": seat}
    ]


def test_a_table_may_forbid_them_and_so_do_its_children(server: RunningServer) -> None:
    host = Client(server.address)
    assert host.post("/api/tables", {"game": "babel"})["hints"]
    table = host.open_table(hints=False)
    host.do(table, "sit", seat=2)
    host.do(table, "start")
    assert [refused(host, table, seat) for seat in (1, 2)] == [(409, "no-hints")] * 2
    host.do(table, "abort")
    assert not host.do(table, "rematch")["hints"]
    assert not host.post(f"/api/tables/{table}/branch", {"at": 0, "seat": 1})["hints"]


def test_alone_with_bots_nobody_has_to_be_told() -> None:
    state = table_state()
    seat = state.asked()[0]
    state.seats[1 - seat].sit(None, "strong")
    assert hinting.note(state, seat, 1) == []


@pytest.mark.parametrize(("game", "moves"), [("babel", 6), ("babel", 17), ("amun-re", 31)])
def test_positions_that_look_alike_get_the_same_hint_and_reasons(game: str, moves: int) -> None:
    state = table_state(game, moves)
    seat = state.asked()[0]
    asked = hinting.ask(state, seat)
    given = hint(asked.game, asked.view, asked.decision, asked.seed, clock=False)
    different = 0
    for is_other in look_alikes(state, seat, 2):
        different += is_other
        again = hinting.ask(state, seat)
        assert hint(again.game, again.view, again.decision, again.seed, clock=False) == given
    assert different
    assert hinting.seed_of("another table", seat, asked.view, asked.decision) != asked.seed


def test_a_sealed_choice_is_announced_once_in_however_many_moves() -> None:
    state = next(state for moves in range(60) if (state := table_state("amun-re", moves)).seal is not None)
    seat = state.asked()[0]
    assert [entry.kind for entry in hinting.note(state, seat, 1)] == ["hint"]
    state.serial[seat] += 1  # the next move of the same choice
    assert hinting.note(state, seat, 2) == []
    state.seal = None
    assert [entry.kind for entry in hinting.note(state, seat, 3)] == ["hint"]


def test_whom_a_bot_stands_in_for_is_not_asked() -> None:
    state = table_state()
    seat = state.asked()[0]
    hinting.ask(state, seat)
    state.write("substitute", {"s": seat + 1, "level": "normal", "why": "left"}, NOW.at)
    with pytest.raises(Problem, match="nothing to decide"):
        hinting.ask(state, seat)
    state.write("return", {"s": seat + 1}, NOW.at)
    state.write("pause", {}, NOW.at)
    with pytest.raises(Problem, match="paused"):
        hinting.ask(state, seat)
