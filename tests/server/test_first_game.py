"""A first game with a coach: opened in one call, explained to its player alone, each line once, kept for good."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from mastaba.games import names
from mastaba.lessons.coaching import coach_of
from mastaba.server.storage.coach_store import CoachStore, KeptLine
from tests.server.running import Client, RunningServer, running
from tests.server.test_storage_contract import opened

Document = dict[str, Any]


class Beginner(Client):
    """Somebody who plays a game for the first time."""

    def begins(self, game: str) -> str:
        return str(self.post(f"/api/learn/{game}/first-game")["id"])

    def heard(self, table: str) -> Document:
        found: Document = self.get(f"/api/tables/{table}/coach")
        return found

    def plays(self, table: str, *moves: str) -> None:
        for move in moves:
            answer = self.command(table, version=self.state(table)["version"], play=move)
            assert answer["accepted"], answer

    def opens(self, table: str) -> list[str]:
        """The keys that were said to them here."""
        return [one["line"] for one in self.heard(table)["said"]]


@pytest.mark.parametrize("game", [name for name in names() if coach_of(name)])
def test_a_first_game_is_opened_in_one_call(server: RunningServer, game: str) -> None:
    anna = Beginner(server.address, "Anna")
    table = anna.begins(game)
    found = anna.state(table)["table"]
    assert (found["status"], found["coach"], found["hints"], found["clock"]) == ("playing", True, True, None)
    assert len(found["seats"]) == (3 if game == "amun-re" else 2)
    assert [seat["level"] for seat in found["seats"][1:]] == ["easy"] * (len(found["seats"]) - 1)
    assert found["seats"][0]["yours"]
    mine = [one for one in anna.get("/api/me/games") if one["id"] == table]
    assert [one["coach"] for one in mine] == [True]
    assert anna.status("POST", "/api/learn/nosuchgame/first-game") in (404, 422)


def test_each_line_is_said_once_to_a_person(server: RunningServer) -> None:
    anna = Beginner(server.address, "Anna")
    first = anna.begins("babel")
    now = anna.heard(first)
    assert (now["now"], now["quiet"]) == ("babel-coach-reserve", False)
    assert now["said"] == [{"line": "babel-coach-reserve", "facts": {}}]
    assert now["mark"] == "source-res"  # what it speaks of
    assert anna.heard(first) == now  # asking again says nothing more
    hand = anna.state(first)["view"]["players"]["1"]["hand"]
    anna.plays(first, f"go {hand[0]}")
    then = anna.heard(first)
    assert then["now"] == "babel-coach-turn"
    assert then["said"][1]["facts"] == {"drawn": 3}
    second = anna.begins("babel")
    assert (anna.opens(second), anna.heard(second)["now"]) == ([], None)
    assert len(anna.opens(first)) == 2  # and can still be read there
    bella = Beginner(server.address, "Bella")
    assert bella.opens(bella.begins("babel")) == ["babel-coach-reserve"]


def test_nobody_else_hears_it(server: RunningServer) -> None:
    """Not over the socket, not over plain HTTP, and not in what is stored with the game."""
    anna, bella = Beginner(server.address, "Anna"), Beginner(server.address, "Bella")
    table = anna.begins("babel")
    onlooker, own = bella.socket(table), anna.socket(table)
    assert own.until("coach")["now"] == "babel-coach-reserve"
    assert bella.status("GET", f"/api/tables/{table}/coach") == 404
    assert bella.command(table, coach="quiet")["refusal"]["code"] == "not_now"
    hand = anna.state(table)["view"]["players"]["1"]["hand"]
    anna.plays(table, f"go {hand[0]}")
    assert own.until("coach", now="babel-coach-turn")["said"]
    anna.command(table, chat="hello")
    heard: list[Document] = []
    while not heard or heard[-1]["type"] != "chat":
        heard.append(onlooker.receive())
    assert "coach" not in {message["type"] for message in heard}
    assert "babel-coach" not in str(heard)
    onlooker.close()
    own.close()
    watching = anna.socket(table, "?seat=0")  # her own table as everybody sees it
    assert watching.until("state")["seat"] is None
    anna.command(table, chat="again")
    heard = [watching.receive()]
    while heard[-1]["type"] != "chat":
        heard.append(watching.receive())
    assert "coach" not in {message["type"] for message in heard}
    watching.close()


def test_where_other_people_sit_nothing_is_said(server: RunningServer) -> None:
    anna, bella = Beginner(server.address, "Anna"), Beginner(server.address, "Bella")
    table = anna.open_table(coach=True)
    bella.do(table, "sit", seat=2)
    anna.do(table, "start")
    assert anna.status("GET", f"/api/tables/{table}/coach") == 404
    plain = anna.open_table()
    anna.do(plain, "bot", seat=2, level="easy")
    anna.do(plain, "start")
    assert not anna.state(plain)["table"]["coach"]
    assert anna.status("GET", f"/api/tables/{plain}/coach") == 404
    assert anna.command(plain, coach="speak")["refusal"]["code"] == "not_now"


def test_quiet_and_speaking_again(server: RunningServer) -> None:
    anna = Beginner(server.address, "Anna")
    table = anna.begins("babel")
    assert anna.heard(table)["now"]
    assert anna.command(table, coach="quiet")["accepted"]
    assert (anna.heard(table)["quiet"], anna.heard(table)["now"]) == (True, None)
    hand = anna.state(table)["view"]["players"]["1"]["hand"]
    anna.plays(table, f"go {hand[0]}")
    assert anna.opens(table) == ["babel-coach-reserve"]  # what was said before can be read
    socket = anna.socket(table)
    assert socket.until("coach")["quiet"]
    assert anna.command(table, coach="speak")["accepted"]
    assert socket.until("coach", quiet=False)["now"] == "babel-coach-turn"
    socket.close()
    assert anna.status("POST", f"/api/tables/{table}/commands", {"command": "12345678", "coach": "louder"}) == 422
    other = anna.begins("sa-re")
    assert not anna.heard(other)["quiet"]  # it was for this game


def test_after_three_games_without_a_look_it_is_quiet(server: RunningServer) -> None:
    anna = Beginner(server.address, "Anna")
    for game in ("babel", "amun-re", "cleopatra"):
        table = anna.begins(game)
        assert anna.opens(table)
        assert not anna.heard(table)["quiet"]
    last = anna.begins("sa-re")
    assert anna.heard(last) == {
        "type": "coach",
        "version": anna.heard(last)["version"],
        "quiet": True,
        "now": None,
        "mark": None,
        "said": [],
    }
    assert anna.command(last, coach="speak")["accepted"]
    assert anna.heard(last)["now"] == "sa-re-coach-start"
    assert not anna.heard(anna.begins("sa-re"))["quiet"]  # somebody who lets it speak wants to hear it


def test_a_look_at_one_line_is_enough(server: RunningServer) -> None:
    anna = Beginner(server.address, "Anna")
    for game in ("babel", "sa-re", "cleopatra"):
        table = anna.begins(game)
        assert anna.opens(table)
        if game == "sa-re":
            assert anna.command(table, coach="opened")["accepted"]
    assert not anna.heard(anna.begins("amun-re"))["quiet"]


def test_it_survives_a_restart_and_is_forgotten_with_the_account(tmp_path: Path) -> None:
    database = tmp_path / "coach.db"
    with running(database) as found:
        anna = Beginner(found.address, "Anna")
        table = anna.begins("babel")
        said = anna.heard(table)
        anna.command(table, coach="quiet")
    with running(database) as found:
        again = Beginner(found.address, token=anna.token)
        assert again.heard(table) == {**said, "quiet": True, "now": None, "mark": None}
        assert again.opens(again.begins("babel")) == ["babel-coach-turn"]
        account = again.post("/api/account", {"login": "anna", "password": "papyrus-12"})
        kept = Beginner(found.address, token=account["token"])
        assert kept.opens(table) == ["babel-coach-reserve"]
        assert kept.status("DELETE", "/api/account") == 204
    with sqlite3.connect(database) as db:
        for name in ("coach_line", "coached"):
            assert db.execute(f"select count(*) from {name}").fetchone() == (0,)


def test_two_processes_say_it_once(postgres_database: str) -> None:
    with running(postgres_database) as a, running(postgres_database) as b:
        anna = Beginner(a.address, "Anna")
        table = anna.begins("babel")
        there = Beginner(b.address, token=anna.token)
        sockets = [anna.socket(table), there.socket(table)]
        said = [socket.until("coach") for socket in sockets]
        assert said[0] == said[1]
        assert anna.opens(table) == ["babel-coach-reserve"]
        there.plays(table, f"go {there.state(table)['view']['players']['1']['hand'][0]}")
        for socket in sockets:
            assert socket.until("coach", now="babel-coach-turn")
            socket.close()
        assert there.opens(there.begins("babel")) == []


def test_what_was_said_in_both_databases(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            store = CoachStore(found)
            assert await store.heard("anna", "babel", "t1", 1) == ([], False)
            first = KeptLine("one", "t1", 4, "1", "{}")
            await store.say("anna", "babel", first, 2)
            await store.say("anna", "babel", KeptLine("one", "t2", 9, "5", "{}"), 3)  # it was said
            await store.say("anna", "babel", KeptLine("two", "t1", 4, "1", "{}"), 3)  # something was, about this
            await store.say("anna", "babel", KeptLine("two", "t1", 5, "1", "{}"), 4)
            lines, quiet = await store.heard("anna", "babel", "t1", 5)
            assert ([(line.line, line.decision) for line in lines], quiet) == ([("one", 4), ("two", 5)], False)
            assert await store.heard("bella", "babel", "t1", 5) == ([], False)
            await store.set_quiet("anna", "t1", True)
            assert (await store.heard("anna", "babel", "t1", 6)).quiet
            assert not (await store.heard("anna", "babel", "t2", 6)).quiet
            await store.forget("anna")
            assert await store.heard("anna", "babel", "t1", 7) == ([], False)

    asyncio.run(check())


def test_a_game_that_has_begun_goes_on_with_a_coach(server: RunningServer) -> None:
    """Coach me at a table that Play now has opened: it becomes the coached one, and no other is left behind."""
    anna = Beginner(server.address, "Anna")
    table = anna.open_table(game="babel", seats=2, options={"first": "1"})
    anna.do(table, "bot", seat=2, level="easy")
    assert anna.status("POST", f"/api/tables/{table}/coach") == 404  # nothing is played yet
    anna.do(table, "start")
    watching = anna.socket(table, "?seat=1")
    assert watching.until("state")["table"]["coach"] is False
    assert anna.status("GET", f"/api/tables/{table}/coach") == 404
    assert Client(server.address, "Ben").status("POST", f"/api/tables/{table}/coach") == 404
    assert anna.do(table, "coach")["coach"] is True
    assert watching.until("table")["table"]["coach"] is True
    assert watching.until("coach")["now"] == "babel-coach-reserve"
    watching.close()
    assert anna.do(table, "coach")["coach"] is True  # asked twice
    assert [(one["id"], one["coach"]) for one in anna.get("/api/me/games")] == [(table, True)]


def test_among_people_no_coach_joins(server: RunningServer) -> None:
    anna, ben = Beginner(server.address, "Anna"), Beginner(server.address, "Ben")
    table = anna.open_table(game="babel", seats=2)
    ben.do(table, "sit", seat=2)
    anna.do(table, "start")
    assert anna.status("POST", f"/api/tables/{table}/coach") == 404


def test_a_coach_that_joined_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        anna = Beginner(server.address, "Anna")
        table = anna.open_table(game="babel", seats=2, options={"first": "1"})
        anna.do(table, "bot", seat=2, level="easy")
        anna.do(table, "start")
        anna.do(table, "coach")
    with running(tmp_path / "games.db") as server:
        again = Beginner(server.address, token=anna.token)
        assert again.heard(table)["now"] == "babel-coach-reserve"
