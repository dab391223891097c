"""Seats that choose at once: nobody disturbs, delays or betrays another (trust.md 9, 13, 25)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import httpx2
import pytest

from mastaba.core import PLAIN_ENVIRONMENT
from mastaba.server.metrics import Metrics
from tests.server.running import FINDS_TESTS, Client, RunningServer, Socket, metrics_of


@pytest.fixture(scope="module")
def bids(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    database = tmp_path_factory.mktemp("bids") / "bids.db"
    program = str(Path(__file__).with_name("serve_with_bids.py"))
    server = RunningServer(str(database), (), (program,), {**FINDS_TESTS, **PLAIN_ENVIRONMENT})
    server.wait_until_ready()
    yield server
    assert '"level": "error"' not in server.stop()


class Bidding:
    """A table of sealed bids with two people and a socket for each of them, and one for a spectator."""

    def __init__(self, server: RunningServer) -> None:
        self.people = [Client(server.address, name) for name in ("Nefret", "Thoth")]
        self.table = self.people[0].open_table(game="bids", edition="first", seats=2)
        self.people[1].do(self.table, "sit", seat=2)
        self.people[0].do(self.table, "start")
        self.sockets = [person.socket(self.table) for person in self.people]
        self.sockets.append(Client(server.address, "Eye").socket(self.table))
        for socket in self.sockets:
            self.state = socket.until("state")
        for socket in self.sockets:
            settle(socket)
            socket.seen.clear()

    def play(self, seat: int, move: str) -> dict[str, Any]:
        state = self.people[seat].state(self.table)
        return self.people[seat].command(self.table, version=state["version"], play=move)

    def traffic(self, viewer: int) -> list[dict[str, Any]]:
        """All that a viewer was sent since the start, without times, names of tables and seeds."""
        settle(self.sockets[viewer])
        return [stripped(message) for message in self.sockets[viewer].seen if message["type"] != "pong"]

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


def settle(socket: Socket) -> None:
    """Reads everything that was sent before now."""
    socket.send(ping=1)
    socket.until("pong")


def stripped(document: Any) -> Any:
    if isinstance(document, dict):
        volatile = ("at", "now", "id", "created", "commitment")
        return {key: stripped(value) for key, value in document.items() if key not in volatile}
    return [stripped(value) for value in document] if isinstance(document, list) else document


@pytest.mark.parametrize("choices", [(["bid 0", "keep"], ["bid 1", "raise"]), (["bid 1", "keep"], ["bid 0", "raise"])])
def test_until_choices_are_opened_others_see_only_who_committed(
    bids: RunningServer, choices: tuple[list[str], list[str]]
) -> None:
    """The same bytes for every way to choose."""
    seen: list[list[list[dict[str, Any]]]] = []
    exports: list[list[str]] = []
    for moves in choices:
        bidding = Bidding(bids)
        for move in moves:
            assert bidding.play(0, move)["accepted"]
        seen.append([bidding.traffic(1), bidding.traffic(2)])
        texts = [person.http.get(f"/api/tables/{bidding.table}/export?seat=0").text for person in bidding.people]
        exports.append([text.replace(bidding.table, "") for text in texts])
        bidding.close()
    assert seen[0] == seen[1]
    committed = [
        event["name"] for message in seen[0][0] for item in message.get("news", []) for event in item["events"]
    ]
    assert committed == ["Committed"]
    assert [text.split("\n\n")[1] for text in exports[0]] == [text.split("\n\n")[1] for text in exports[1]]


def test_a_choice_in_one_move_or_two_looks_the_same(bids: RunningServer) -> None:
    """After a coin was won, `bid 2` commits at once and `bid 0` needs a second move: the other sees no difference."""
    seen = []
    for moves in (["bid 2"], ["bid 0", "keep"]):
        bidding = Bidding(bids)
        for seat, move in ((0, "bid 1"), (0, "raise"), (1, "bid 0"), (1, "keep")):
            assert bidding.play(seat, move)["accepted"]
        settle(bidding.sockets[1])
        bidding.sockets[1].seen.clear()
        for move in moves:
            assert bidding.play(0, move)["accepted"]
        seen.append(bidding.traffic(1))
        bidding.close()
    assert seen[0] == seen[1] != []


def test_the_accepted_choices_do_not_depend_on_who_comes_first(bids: RunningServer) -> None:
    outcomes = set()
    for order in permutations([(0, "bid 1"), (1, "bid 0")]):
        bidding = Bidding(bids)
        versions = [person.state(bidding.table)["version"] for person in bidding.people]
        for seat, move in order:  # both know only what was there before either chose
            answer = bidding.people[seat].command(bidding.table, version=versions[seat], play=move)
            assert answer["accepted"], answer
        for seat in (0, 1):
            assert bidding.play(seat, "keep")["accepted"]
        view = bidding.people[0].state(bidding.table)["view"]
        outcomes.add(str(view))
        bidding.close()
    assert len(outcomes) == 1


def test_a_sealed_choice_can_be_taken_back_until_the_last_one(bids: RunningServer) -> None:
    bidding = Bidding(bids)
    assert bidding.play(0, "bid 1")["accepted"] and bidding.play(0, "keep")["accepted"]
    assert bidding.play(1, "bid 0")["accepted"]
    before = bidding.people[1].state(bidding.table)
    assert bidding.people[0].command(bidding.table, undo="own")["accepted"]
    after = bidding.people[1].state(bidding.table)
    assert after["decision"]["options"] == before["decision"]["options"]
    assert bidding.people[1].command(bidding.table, version=before["version"], play="keep")["accepted"]
    assert bidding.people[1].command(bidding.table, undo="own")["accepted"]
    assert bidding.play(1, "keep")["accepted"]
    assert bidding.play(0, "raise")["accepted"]  # the last choice: all bids are open
    for person in bidding.people:
        assert person.command(bidding.table, undo="own")["refusal"]["code"] == "cannot_undo"
    bidding.close()


def test_an_inner_move_taken_back_is_not_noticed(bids: RunningServer) -> None:
    bidding = Bidding(bids)
    assert bidding.play(0, "bid 1")["accepted"]
    assert bidding.people[0].command(bidding.table, undo="own")["accepted"]
    assert bidding.traffic(1) == bidding.traffic(2) == []
    bidding.close()


def order_in_list(person: Client, *tables: str) -> list[str]:
    return [table["id"] for table in person.get("/api/tables") if table["id"] in tables]


def test_an_inner_move_moves_no_table_up_in_the_lists_and_no_counter(bids: RunningServer) -> None:
    """Each list is sorted by what was last published at a table, and counters count what was published."""
    people = [Client(bids.address, name) for name in ("Nefret", "Thoth")]
    tables = []
    for _ in range(2):
        table = people[0].open_table(game="bids", edition="first", seats=2, listed=True)
        people[1].do(table, "sit", seat=2)
        people[0].do(table, "start")
        tables.append(table)

    def play(move: str) -> None:
        version = people[0].state(tables[0])["version"]
        assert people[0].command(tables[0], version=version, play=move)["accepted"]

    def shown() -> list[object]:
        counted = next(
            line for line in metrics_of(bids.address).splitlines() if line.startswith("mastaba_moves_total ")
        )
        mine = [game["id"] for game in people[1].get("/api/me/games") if game["id"] in tables]
        return [order_in_list(people[1], *tables), mine, counted]

    before = shown()
    assert before[0] == [tables[1], tables[0]]
    play("bid 0")
    assert shown() == before
    assert people[0].command(tables[0], undo="own")["accepted"]
    assert shown() == before
    play("bid 0")
    play("keep")  # now it is committed, and everybody may know
    assert shown()[0] == tables and shown() != before


def test_metrics_need_the_token(server: RunningServer) -> None:
    person = Client(server.address)
    assert person.status("GET", "/metrics") == 404
    for words in ("", "Bearer", "Bearer watcher", "watched", "Basic watched"):
        assert httpx2.get(f"{server.address}/metrics", headers={"Authorization": words}).status_code == 404
    assert "stored_bytes" not in metrics_of(server.address)


def test_counters_stand_still_for_a_while() -> None:
    metrics = Metrics(period=3600)
    metrics.count("moves")
    first = metrics.text()
    metrics.count("moves", 5)
    assert metrics.text() == first and "mastaba_moves_total 1" in first
