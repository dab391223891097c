"""Clubs: who comes in, who sees what, and what outsiders are told, which is nothing."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from mastaba.server.people.club_games import PlayedGame, Sitter
from mastaba.server.people.ladder import ladder
from mastaba.server.storage import club_store
from mastaba.server.storage.club_store import Club, ClubFull, ClubStore
from tests.server.games import play_to_the_end
from tests.server.running import Client, RunningServer, running
from tests.server.test_storage_contract import opened


def people(server: RunningServer, *names: str) -> list[Client]:
    return [Client(server.address, name) for name in names]


def invited(owner: Client, club: str, *guests: Client) -> str:
    token: str = owner.post(f"/api/clubs/{club}/link")["token"]
    for guest in guests:
        guest.post("/api/clubs/join", {"token": token})
    return token


def named(club: dict[str, Any]) -> list[str]:
    return [member["name"] for member in club["members"]]


def test_a_club_has_members_tables_a_history_and_a_tally(server: RunningServer) -> None:
    camille, hugo, stranger = people(server, "Camille", "Hugo", "Seth")
    club = camille.post("/api/clubs", {"name": "  Friday\u200b  people "})
    assert (club["name"], named(club), club["owner"], club["linked"]) == ("Friday people", ["Camille"], True, False)
    token = invited(camille, club["id"])
    assert hugo.post("/api/clubs/look", {"token": token}) == {
        **{"name": "Friday people", "members": 1, "joined": False},
        **{"id": None, "places": []},
    }
    joined = hugo.post("/api/clubs/join", {"token": token})
    assert named(joined) == ["Camille", "Hugo"] and not joined["owner"] and joined["linked"]
    assert hugo.post("/api/clubs/look", {"token": token})["id"] == club["id"]
    assert hugo.get("/api/clubs") == [{"id": club["id"], "name": "Friday people", "members": 2}]
    # a table of the club, its rematch, and what is left of them
    table = hugo.open_table(club=club["id"], name="Babel at nine")
    assert [one["name"] for one in camille.get(f"/api/clubs/{club['id']}")["tables"]] == ["Babel at nine"]
    assert table not in [one["id"] for one in stranger.get("/api/tables")]
    camille.do(table, "sit", seat=2)
    hugo.do(table, "start")
    over = play_to_the_end([hugo, camille], table)["table"]
    hugo.do(table, "rematch")
    camille.do(table, "rematch")
    assert len(hugo.get(f"/api/clubs/{club['id']}")["tables"]) == 1
    history = camille.get(f"/api/clubs/{club['id']}/history")
    assert history["count"] == 1 and history["games"][0]["table"] == table
    assert [seat["place"] for seat in history["games"][0]["seats"]] == over["result"]["ranking"]
    assert [seat["score"] for seat in history["games"][0]["seats"]] == over["result"]["scores"]
    won = {over["seats"][seat - 1]["name"] for seat in over["result"]["winners"]}
    assert {row["name"] for row in history["tally"] if row["won"]} == won
    assert all((row["played"], row["by_game"]["babel"][0]) == (1, 1) for row in history["tally"])
    # nobody else finds out that there is such a club
    for method, path in (
        ("GET", ""),
        ("GET", "/history"),
        ("POST", "/leave"),
        ("POST", "/link"),
        ("DELETE", "/link"),
        ("DELETE", f"/members/{club['members'][0]['key']}"),
    ):
        wrong = stranger.http.request(method, f"/api/clubs/{club['id']}{path}")
        unknown = stranger.http.request(method, f"/api/clubs/{'x' * 16}{path}")
        assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json()) == (404, unknown.json())
    assert stranger.status("PATCH", f"/api/clubs/{club['id']}", {"name": "mine"}) == 404
    assert stranger.status("POST", "/api/tables", {"game": "babel", "club": club["id"]}) == 404


def test_only_the_owner_decides_and_a_stale_link_leads_nowhere(server: RunningServer) -> None:
    camille, hugo, leonie = people(server, "Camille", "Hugo", "Léonie")
    club = camille.post("/api/clubs", {"name": "Club"})["id"]
    first = invited(camille, club, hugo)
    for method, path, body in (
        ("PATCH", "", {"name": "Hugo's"}),
        ("POST", "/link", None),
        ("DELETE", "/link", None),
        ("DELETE", "/members/x", None),
    ):
        assert hugo.status(method, f"/api/clubs/{club}{path}", body) == 403
    second = invited(camille, club)
    for stale in (first, second + "x", "", "%00", "é" * 100):
        answer = leonie.http.post("/api/clubs/join", json={"token": stale})
        assert answer.status_code == 404 and "new one" in answer.json()["detail"]
    # whoever is removed knows the link: it ends too
    key = next(one["key"] for one in hugo.get(f"/api/clubs/{club}")["members"] if one["you"])
    left = camille.http.delete(f"/api/clubs/{club}/members/{key}").json()
    assert named(left) == ["Camille"] and not left["linked"]
    assert hugo.status("GET", f"/api/clubs/{club}") == 404
    assert hugo.status("POST", "/api/clubs/join", {"token": second}) == 404
    own = left["members"][0]["key"]
    assert camille.status("DELETE", f"/api/clubs/{club}/members/{own}") == 404
    # coming back keeps the key; the eldest takes over when the owner leaves, and the last one closes the door
    invited(camille, club, hugo, leonie)
    assert next(one["key"] for one in hugo.get(f"/api/clubs/{club}")["members"] if one["you"]) == key
    assert camille.status("POST", f"/api/clubs/{club}/leave") == 204
    found = hugo.get(f"/api/clubs/{club}")
    assert found["owner"] and named(found) == ["Hugo", "Léonie"]
    renamed = hugo.http.patch(f"/api/clubs/{club}", json={"name": "Saturday"}).json()
    assert renamed["name"] == "Saturday"
    token = invited(hugo, club)
    assert leonie.http.delete("/api/account").status_code == 204
    assert named(hugo.get(f"/api/clubs/{club}")) == ["Hugo"]
    assert hugo.status("POST", f"/api/clubs/{club}/leave") == 204
    assert camille.status("POST", "/api/clubs/join", {"token": token}) == 404


def test_of_racing_joins_none_is_lost_and_none_is_double(server: RunningServer) -> None:
    owner, *guests = people(server, "Camille", *(f"Guest {k}" for k in range(6)))
    club = owner.post("/api/clubs", {"name": "Club"})["id"]
    token = invited(owner, club)
    with ThreadPoolExecutor(12) as pool:
        found = list(pool.map(lambda each: each.status("POST", "/api/clubs/join", {"token": token}), guests * 2))
    assert found == [200] * 12
    members = owner.get(f"/api/clubs/{club}")["members"]
    assert len(members) == 7 and len({member["key"] for member in members}) == 7


def brought(client: Client, data: str | bytes) -> Any:
    return client.http.post("/api/clubs/import", content=data)


def test_a_ladder_on_wish_says_how_sure_it_is(server: RunningServer) -> None:
    camille, hugo = people(server, "Camille", "Hugo")
    club = camille.post("/api/clubs", {"name": "Club"})["id"]
    invited(camille, club, hugo)
    table = camille.open_table(club=club)
    hugo.do(table, "sit", seat=2)
    camille.do(table, "start")
    over = play_to_the_end([camille, hugo], table)["table"]
    alone = camille.open_table(club=club)
    camille.do(alone, "bot", seat=2, level="random")
    camille.do(alone, "start")
    assert camille.get(f"/api/clubs/{club}/history")["ladder"] is None
    assert camille.http.patch(f"/api/clubs/{club}", json={"ladder": True}).json()["ladder"]
    rows = hugo.get(f"/api/clubs/{club}/history")["ladder"]["babel"]
    won = {over["seats"][seat - 1]["name"] for seat in over["result"]["winners"]}
    values = {row["name"]: row["value"] for row in rows}
    assert values.keys() == {"Camille", "Hugo"} and [row["played"] for row in rows] == [1, 1]
    if len(won) == 2:  # a draw between equals tells nothing
        assert set(values.values()) == {1200}
    else:
        assert rows[0]["name"] in won and rows[0]["value"] > 1200 > rows[1]["value"]
    assert all(0 < row["doubt"] < 700 for row in rows)


def test_the_ladder_orders_people_and_grows_surer() -> None:
    """The better of three wins more often, whatever the order of the games; doubt falls with games."""

    def game(k: int, *order: str) -> PlayedGame:
        seats = (Sitter(key, None, None, None, place, 0) for place, key in enumerate(order, 1))
        return PlayedGame(f"g{k}", None, "babel", k, tuple(seats))

    games = [game(k, *(("a", "b", "c") if k % 4 else ("c", "a", "b"))) for k in range(40)]
    few, many = ladder(games[:4])["babel"], ladder(games[::-1])["babel"]
    assert [row.key for row in many] == ["a", "b", "c"]
    assert many == ladder(games)["babel"] and [row.played for row in many] == [40] * 3
    assert all(row.doubt < max(one.doubt for one in few) for row in many)
    assert ladder([game(1, "a")]) == {}


def test_a_club_moves_as_one_file(server: RunningServer, tmp_path: Path) -> None:
    """Twice changes nothing, here and elsewhere; people come back under the names of the file."""
    camille, hugo, stranger = people(server, "Camille", "Hugo", "Seth")
    club = camille.post("/api/clubs", {"name": "Friday"})["id"]
    invited(camille, club, hugo)
    table = camille.open_table(club=club)
    hugo.do(table, "sit", seat=2)
    camille.do(table, "start")
    play_to_the_end([camille, hugo], table)
    assert stranger.status("GET", f"/api/clubs/{club}/export") == 404
    data = hugo.http.get(f"/api/clubs/{club}/export").content
    file = json.loads(data)
    assert (file["format"], file["version"], file["name"], len(file["games"])) == ("mastaba-club", 1, "Friday", 1)
    assert table.encode() not in data and club.encode() not in data, "no link gets about with it"
    before = camille.get(f"/api/clubs/{club}/history")
    assert brought(hugo, data).status_code == 403
    for _ in range(2):
        assert brought(camille, data).json()["id"] == club
    assert camille.get(f"/api/clubs/{club}/history") == before
    # on another server
    with running(tmp_path / "other.db") as other:
        new, friend = people(other, "Camille", "Hugo elsewhere")
        moved = brought(new, data).json()
        assert (moved["name"], named(moved), moved["owner"]) == ("Friday", ["Camille"], True)
        assert brought(new, data).json()["id"] == moved["id"]
        there = new.get(f"/api/clubs/{moved['id']}/history")
        assert there["tally"] == before["tally"] and there["count"] == 1
        assert [seat["name"] for seat in there["games"][0]["seats"]] == ["Camille", "Hugo"]
        assert there["games"][0]["table"] is None
        token = new.post(f"/api/clubs/{moved['id']}/link")["token"]
        (place,) = friend.post("/api/clubs/look", {"token": token})["places"]
        assert place["name"] == "Hugo"
        friend.post("/api/clubs/join", {"token": token, "place": place["key"]})
        late = Client(other.address, "Seth")
        taken = late.http.post("/api/clubs/join", json={"token": token, "place": place["key"]})
        assert taken.status_code == 409 and "under this name" in taken.json()["detail"]
        rows = new.get(f"/api/clubs/{moved['id']}/history")["tally"]
        assert {row["name"] for row in rows} == {"Camille", "Hugo elsewhere"}
        again = json.loads(new.http.get(f"/api/clubs/{moved['id']}/export").content)
        assert again["games"][0]["id"] == file["games"][0]["id"] and again["origin"] == file["origin"]


def test_a_bad_file_is_refused_in_one_sentence(server: RunningServer) -> None:
    person = Client(server.address)
    seat = {"key": "a", "name": "A", "level": None, "place": 1, "score": 3}
    game = {"id": "g1", "game": "babel", "at": 1, "seats": [seat]}
    good: dict[str, Any] = {
        **{"format": "mastaba-club", "version": 1, "origin": "o1", "name": "Club", "ladder": False, "created": 1},
        **{"members": [{"key": "a", "name": "A", "joined": 1}], "games": [game]},
    }
    for wrong, said in (
        (b"", "no file of a club"),
        (b"\xff\xfe{}", "no file of a club"),
        (b"[" * 100_000, "no file of a club"),
        (b'{"format": "mastaba", "version": 1}', "no file of a club"),
        ({"version": 2}, "version 2"),
        ({"version": "1"}, "no file of a club"),
        ({"name": "\u200b"}, "no name"),
        ({"more": 1}, "damaged"),
        ({"members": good["members"] * 2}, "two members"),
        ({"members": []}, "no member"),
        ({"games": [{**game, "game": "chess"}]}, "'chess'"),
        ({"games": [{**game, "at": -1}]}, "damaged"),
        ({"games": [{**game, "id": "../x"}]}, "damaged"),
        ({"games": [{**game, "seats": []}]}, "damaged"),
        ({"games": [{**game, "seats": [seat, seat]}]}, "twice"),
        ({"games": [{**game, "seats": [{**seat, "score": 2**70}]}]}, "damaged"),
    ):
        data = wrong if isinstance(wrong, bytes) else json.dumps({**good, **wrong})
        answer = brought(person, data)
        assert answer.status_code == 422 and said in answer.json()["detail"], (wrong, answer.text)
    assert person.get("/api/clubs") == [], "nothing is left of them"
    assert brought(person, json.dumps(good)).status_code == 201
    assert brought(person, b" " * 4_000_001).status_code == 413


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "\u200b\u2060"}, {"name": "x" * 201}, {"name": 3}])
def test_a_club_needs_a_name(server: RunningServer, body: dict[str, Any]) -> None:
    answer = Client(server.address).http.post("/api/clubs", json=body)
    assert answer.status_code == 422 and answer.json()["detail"]


def test_clubs_are_not_founded_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "clubs.db", limits=True) as server:
        person = Client(server.address)
        found = [person.status("POST", "/api/clubs", {"name": "Club"}) for _ in range(12)]
        assert found == [201] * 10 + [429] * 2


def test_both_databases_keep_clubs_alike(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also at the limit: of many who come at once, as many get in as there is room."""
    monkeypatch.setattr(club_store, "MOST_MEMBERS", 5)

    async def check() -> None:
        async with opened(database) as found:
            clubs = ClubStore(found)
            await clubs.found(Club("c1", "o1", "Club", False, False, 1), "anna", "key-anna")
            await clubs.set_link("c1", "digest")
            guests = [f"guest {k}" for k in range(9)]
            done = await asyncio.gather(
                *(clubs.join("digest", guest, f"key {guest}", 2) for guest in guests), return_exceptions=True
            )
            assert sorted(map(str, done)) == [""] * 5 + ["c1"] * 4
            assert {type(one) for one in done} == {str, ClubFull}
            club = await clubs.get("c1", "anna")
            assert club is not None and len(club[1]) == 5 and club[0].linked
            assert await clubs.get("c1", "nobody") is None
            assert await clubs.join("other", "zoe", "key", 3) is None
            for member in club[1]:
                await clubs.leave("c1", member.key, 4)
            assert await clubs.by_link("digest") is None
            assert await found.read(lambda db: db.rows("select * from club_member")) == []

    asyncio.run(check())
