"""Tournaments from their opening to the standings, straight through the server."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import random
import sqlite3
import time
from contextlib import closing
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import psycopg
import pytest

from mastaba.server.people import tournaments
from mastaba.server.people.tournaments import Format, Player, Tournament
from mastaba.server.storage.tournament_store import Overtaken, StoredTournament, TournamentStore
from tests.server.running import Client, RunningServer, running
from tests.server.test_storage_contract import opened

PATIENCE = 120.0  # seconds until a tournament of bots must be over, on a busy machine


def made(client: Client, **settings: Any) -> str:
    body = {"name": "Cup", "game": "babel", "format": "swiss", "level": "random", **settings}
    return str(client.post("/api/tournaments", body)["id"])


def finished(client: Client, tournament: str) -> dict[str, Any]:
    """Bots play among themselves: it can only be waited for."""
    deadline = time.monotonic() + PATIENCE
    found: dict[str, Any] = client.get(f"/api/tournaments/{tournament}")
    while found["status"] == "running" and time.monotonic() < deadline:
        playing = [match["table"] for match in found["rounds"][-1] if match["places"] is None and match["table"]]
        if not playing:
            found = client.get(f"/api/tournaments/{tournament}")
            continue
        wait_for_end(client, playing[0])
        found = client.get(f"/api/tournaments/{tournament}")
    assert found["status"] == "over"
    return found


def met(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [
        pair for round_ in found["rounds"] for match in round_ for pair in combinations(sorted(match["players"]), 2)
    ]


def test_eight_players_of_babel_play_a_swiss_tournament(server: RunningServer) -> None:
    host = Client(server.address, "Camille")
    cup = made(host, fill=8, play=False)
    opened = host.get(f"/api/tournaments/{cup}")
    assert (opened["status"], opened["players"], opened["organising"]) == ("open", [], True)
    host.post(f"/api/tournaments/{cup}/start")
    found = finished(host, cup)
    assert [len(round_) for round_ in found["rounds"]] == [4, 4, 4]
    assert len(set(met(found))) == len(met(found)) == 12, "nobody meets anybody twice"
    points = [player["points"] for player in found["players"]]
    assert points == sorted(points, reverse=True) and sum(points) == 12
    assert [player["place"] for player in found["players"]] == list(range(1, 9))
    began = [
        [
            match["players"].index(player["key"])
            for round_ in found["rounds"]
            for match in round_
            if player["key"] in match["players"]
        ].count(0)
        for player in found["players"]
    ]
    assert set(began) <= {1, 2}, "everybody begins in turn"
    for match in (match for round_ in found["rounds"] for match in round_):
        table = host.get(f"/api/tables/{match['table']}")
        assert table["result"]["ranking"] == match["places"] and table["result"]["scores"] == match["scores"]
    scores = {tuple(match["scores"]) for round_ in found["rounds"] for match in round_}
    assert len(scores) > 1, "each table has a seed of its own"
    told = host.http.get(f"/api/tournaments/{cup}/results.csv")
    rows = list(csv.DictReader(io.StringIO(told.text)))
    assert [float(row["points"]) for row in rows] == points and "attachment" in told.headers["content-disposition"]
    assert json.loads(host.http.get(f"/api/tournaments/{cup}/results.json").text)["players"] == found["players"]
    assert host.status("POST", f"/api/tournaments/{cup}/start") == 409


def test_twelve_players_of_amun_re_play_in_groups(server: RunningServer) -> None:
    host = Client(server.address, "Camille")
    cup = made(host, game="amun-re", format="groups", size=3, rounds=3, fill=12, play=False)
    host.post(f"/api/tournaments/{cup}/start")
    found = finished(host, cup)
    assert [[len(match["players"]) for match in round_] for round_ in found["rounds"]] == [[3] * 4] * 3
    assert len(set(met(found))) == len(met(found)) == 36, "nobody meets anybody twice"
    assert sum(player["points"] for player in found["players"]) == pytest.approx(3 * 4 * 1.5, abs=0.01)


def test_a_tournament_outlives_its_server(tmp_path: Path) -> None:
    """Killed as soon as the first round is stored: no table is lost, and none is opened twice."""
    database = str(tmp_path / "killed.db")
    first = RunningServer(database)
    first.wait_until_ready()
    host = Client(first.address, "Camille")
    cup = made(host, format="knockout", fill=6, play=False)
    begun = host.post(f"/api/tournaments/{cup}/start")
    first.kill()
    with running(database) as second:
        again = Client(second.address, token=host.token)
        found = finished(again, cup)
        assert [match["players"] for match in found["rounds"][0]][:4] == [
            match["players"] for match in begun["rounds"][0]
        ][:4]
        tables = [match["table"] for round_ in found["rounds"] for match in round_ if match["table"]]
        assert len(set(tables)) == len(tables) >= 5
        assert {again.get(f"/api/tables/{table}")["status"] for table in tables} == {"over"}
        with closing(sqlite3.connect(database)) as stored:
            assert stored.execute("select count(*) from game_table").fetchone() == (len(tables),)


def test_two_processes_make_each_round_once(postgres_database: str) -> None:
    """Over days; both hear of every end, and one is killed in the second round."""
    doomed = RunningServer(postgres_database)
    with running(postgres_database) as second:
        doomed.wait_until_ready()
        host = Client(doomed.address, "Camille")
        watcher = Client(second.address, token=host.token)
        cup = made(host, fill=6, rounds=3, play=False, clock={"kind": "days", "days": 2})
        begun = host.post(f"/api/tournaments/{cup}/start")
        assert begun["days"] == 2 and begun["total"] == 3
        for match in begun["rounds"][0]:
            wait_for_end(watcher, match["table"])
        while len(found := watcher.get(f"/api/tournaments/{cup}")["rounds"]) == 1:
            pass
        doomed.kill()
        done = finished(watcher, cup)
        assert [[len(match["players"]) for match in each] for each in done["rounds"]] == [[2] * 3] * 3
        assert [match["players"] for match in done["rounds"][1]] == [match["players"] for match in found[1]]
        tables = [match["table"] for each in done["rounds"] for match in each]
        assert len(set(tables)) == 9
        with psycopg.connect(postgres_database) as db:
            assert db.execute("select count(*), min(status), max(status) from game_table").fetchone() == (
                9,
                "over",
                "over",
            )


def wait_for_end(client: Client, table: str) -> None:
    with closing(client.socket(table, "?seat=0")) as socket:
        while socket.receive(PATIENCE)["table"]["status"] == "playing":
            pass


def test_people_join_and_play_a_knockout(server: RunningServer) -> None:
    host, guest, late, stranger = (Client(server.address, name) for name in ("Camille", "Hugo", "Léonie", "Seth"))
    cup = made(host, format="knockout", listed=True)
    assert cup in [one["id"] for one in guest.get("/api/tournaments")]
    assert host.status("POST", f"/api/tournaments/{cup}/start") == 409, "alone"
    for _ in range(2):
        guest.post(f"/api/tournaments/{cup}/join")
    late.post(f"/api/tournaments/{cup}/join")
    late.post(f"/api/tournaments/{cup}/leave")
    for verb in ("start", "abort"):
        assert guest.status("POST", f"/api/tournaments/{cup}/{verb}") == 403
    begun = host.post(f"/api/tournaments/{cup}/start")
    assert {player["name"] for player in begun["players"]} == {"Camille", "Hugo"} and begun["total"] == 1
    table = guest.get(f"/api/tournaments/{cup}")["your_table"]
    assert table == begun["your_table"] and guest.status("POST", f"/api/tables/{table}/abort") in (403, 409)
    assert host.status("POST", f"/api/tables/{table}/abort") in (403, 409)
    assert stranger.status("POST", f"/api/tournaments/{cup}/join") == 409
    assert guest.get(f"/api/tables/{table}")["tournament"] == cup, "the way back"
    assert stranger.get(f"/api/tables/{table}")["tournament"] is None
    seats = host.get(f"/api/tables/{table}")["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Camille", "Hugo"]
    assert host.post(f"/api/tournaments/{cup}/abort")["status"] == "aborted"


def test_of_a_club_and_of_nobody_else(server: RunningServer) -> None:
    host, stranger = Client(server.address, "Camille"), Client(server.address, "Seth")
    club = host.post("/api/clubs", {"name": "Club"})["id"]
    cup = made(host, club=club, listed=True, fill=2)
    assert [one["id"] for one in host.get(f"/api/tournaments?club={club}")] == [cup]
    assert stranger.status("GET", f"/api/tournaments?club={club}") == 404
    assert cup not in [one["id"] for one in stranger.get("/api/tournaments")]
    for method, path in (("GET", ""), ("POST", "/join"), ("POST", "/start"), ("GET", "/results.csv")):
        assert stranger.status(method, f"/api/tournaments/{cup}{path}") == 404
    assert (
        stranger.status("POST", "/api/tournaments", {"name": "x", "game": "babel", "format": "swiss", "club": club})
        == 404
    )
    host.post(f"/api/tournaments/{cup}/start")
    assert len(host.get(f"/api/clubs/{club}")["tables"]) == 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "amun-re"}, "no tables for 2"),
        ({"format": "groups"}, "no tables for 2"),
        ({"game": "amun-re", "format": "groups", "size": 2}, "no tables for 2"),
        ({"game": "sa-re", "format": "groups", "size": 5}, "no tables for 5"),
        ({"format": "cup"}, "format"),
        ({"level": "genius"}, "genius"),
        ({"fill": 65}, "fill"),
        ({"name": "\u200b"}, "visible"),
        ({"options": {"x": "y"}}, "x"),
        ({"clock": {"kind": "live"}}, "clock"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(server: RunningServer, wrong: dict[str, Any], said: str) -> None:
    body = {"name": "Cup", "game": "babel", "format": "swiss", **wrong}
    answer = Client(server.address).http.post("/api/tournaments", json=body)
    assert answer.status_code == 422 and said in answer.json()["detail"], answer.text


# ---------------------------------------------------------------------- without a server
def played(kind: Format, players: int, chance: random.Random, drawn: float = 0.0) -> Tournament:
    size, allowed = (4, (3, 4, 5)) if kind == "groups" else (2, (2,))
    found = Tournament("Cup", "host", kind, "game", {}, size, None, None, "normal", [])
    found.players = [Player(f"p{k}", f"person {k}") for k in range(players)]
    tournaments.begin(found, allowed, chance)
    while True:
        for match in found.rounds[-1]:
            if match.places is None:
                match.places = [1] * len(match.players)
                if chance.random() >= drawn:
                    match.places = chance.sample(range(1, len(match.players) + 1), len(match.players))
        if not tournaments.go_on(found, allowed):
            return found


@pytest.mark.parametrize("players", [2, 3, 5, 8, 13])
def test_a_knockout_has_one_winner_whatever_is_drawn(players: int) -> None:
    for luck in range(20):
        found = played("knockout", players, random.Random(luck), drawn=0.4)
        first, *others = tournaments.standings(found)
        lost = {
            key
            for round_ in found.rounds
            for match in round_
            if len(match.players) == 2 and not tournaments.is_drawn(match)
            for key in match.players
            if key not in tournaments.winners(found, round_)
        }
        assert first.key not in lost and {each.key for each in others} == lost
        assert len(found.rounds) == tournaments.rounds_of(found)


def test_standings_follow_points_then_opponents_then_wins() -> None:
    for luck in range(30):
        found = played("swiss", 9, random.Random(luck), drawn=0.3)
        table = tournaments.standings(found)
        for upper, lower in pairwise(table):
            assert (upper.points, upper.opponents, upper.wins) >= (lower.points, lower.opponents, lower.wins)
        byes = [match.players[0] for round_ in found.rounds for match in round_ if len(match.players) == 1]
        assert len(byes) == len(set(byes)) == len(found.rounds)
    assert tournaments.share([2, 1, 4, 3], 0) == pytest.approx(2 / 3)
    assert tournaments.share([1, 1], 0) == 0.5 and tournaments.share([1], 0) == 1


def test_whoever_has_left_is_not_paired_again() -> None:
    for kind, players in (("swiss", 6), ("groups", 9), ("knockout", 8)):
        chance = random.Random(1)
        allowed = (3, 4, 5) if kind == "groups" else (2,)
        size = 4 if kind == "groups" else 2
        people = [Player(f"p{k}", f"person {k}") for k in range(players)]
        found = Tournament("Cup", "host", kind, "game", {}, size, 3, None, "normal", people)  # type: ignore[arg-type]
        tournaments.begin(found, allowed, chance)
        gone = found.rounds[0][0].players[0]
        found.player(gone).out = True
        for match in found.rounds[0]:
            match.places = [*range(1, len(match.players) + 1)]
        assert tournaments.go_on(found, allowed)
        waiting = [match for match in found.rounds[1] if match.places is None]
        assert waiting and all(gone not in match.players for match in waiting), kind


def test_both_databases_keep_tournaments_alike(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            store = TournamentStore(found)
            first = StoredTournament("t1", "open", True, None, 0, 1, 1, "{}")
            await store.create(first, ["anna"])
            assert await store.get("t1") == first and await store.get("t2") is None
            running = first._replace(status="running", updated=2)
            done = await asyncio.gather(*(store.save(running, ["ben"]) for _ in range(6)), return_exceptions=True)
            assert sorted(type(each).__name__ for each in done) == ["NoneType"] + ["Overtaken"] * 5
            assert isinstance(next(each for each in done if each), Overtaken)
            assert await store.running() == ["t1"]
            assert [each.id for each in await store.shown_to(None, 9)] == ["t1"]
            await store.save(running._replace(status="over", version=1), ["ben"])
            assert [each.id for each in await store.shown_to("anna", 9)] == []
            assert [each.id for each in await store.shown_to("ben", 9)] == ["t1"]
            assert await store.results(["nowhere"]) == {}

    asyncio.run(check())
