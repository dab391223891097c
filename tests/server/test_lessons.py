"""Lessons at tables of their own: one learner, a script, a coach, and nobody else."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from mastaba.games import names
from mastaba.lessons.courses import course
from mastaba.texts import LANGUAGES
from tests.server.learners import Learner
from tests.server.running import RunningServer, Socket, first_option, running

TAUGHT = [game for game in names() if course(game)]


@pytest.fixture
def anna(server: RunningServer) -> Learner:
    return Learner(server.address, "Anna")


# ---------------------------------------------------------------------- courses
def test_the_courses_are_listed_with_their_texts(anna: Learner) -> None:
    listed = anna.get("/api/learn")
    assert [each["game"] for each in listed] == TAUGHT
    for each in listed:
        said = {lang: anna.get(f"/api/games/{each['game']}/texts?lang={lang}")["lessons"] for lang in LANGUAGES}
        assert each["seconds"] == sum(lesson["seconds"] for lesson in each["lessons"])
        for lesson in each["lessons"]:
            keys = [lesson["title"], *(board["task"] for board in lesson["boards"])]
            assert all(f"\n{key} = " in text for text in said.values() for key in keys)
    assert [each["name"] for each in anna.get("/api/games") if each["lessons"]] == TAUGHT
    babel = next(each for each in listed if each["game"] == "babel")
    assert babel["lessons"][1] == {
        "number": 2,
        "title": "babel-2-title",
        "star": True,
        "seconds": 90,
        "rules": ["BA-3.7", "BA-4.9", "BA-4.7", "BA-4.8"],
        "boards": [{"task": "babel-2-task", "seconds": 55}, {"task": "babel-2-task-2", "seconds": 35}],
    }


def test_every_lesson_can_be_opened_and_shown_to_its_end(server: RunningServer) -> None:
    learner = Learner(server.address, "Ptahhotep")
    for game in TAUGHT:
        for chapter in course(game):
            for board in chapter.boards:
                table = learner.take(game, chapter.number, board.board)
                stands = learner.stands(table)
                while not stands["done"]:
                    stands = learner.does(table, "show" if stands["state"] == "open" else "on")
                assert (stands["step"], stands["state"], stands["go_on"]) == (len(board.steps), "solved", False)


def test_lessons_ask_no_bot(tmp_path: Path) -> None:
    """Its script moves for the others; the first bot that must think, at another table, starts the first worker."""
    with running(tmp_path / "games.db") as server:
        learner = Learner(server.address, "Ptahhotep")
        for game in TAUGHT:
            table = learner.take(game, 1)
            while not learner.stands(table)["done"]:
                learner.does(table, "show" if learner.stands(table)["state"] == "open" else "on")
        assert workers_of(server) == 0
        table = learner.post("/api/learn/sa-re/first-game")["id"]
        while workers_of(server) == 0:
            state = learner.state(table, 1)
            assert state["table"]["status"] == "playing"
            if state["decision"] is not None:
                assert learner.command(table, seat=1, **first_option(state))["accepted"]


def workers_of(server: RunningServer) -> int:
    """Processes of bots that the server has started."""
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir()
    children = [child for task in tasks for child in (task / "children").read_text("ascii").split()]
    return sum(b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes() for child in children)


# ---------------------------------------------------------------------- taking one
def test_a_lesson_is_played_like_a_game_and_says_how_it_stands(anna: Learner) -> None:
    opened = anna.post("/api/learn/babel/5")
    assert opened["lesson"] == {
        "number": 5,
        "board": 1,
        "boards": 1,
        "title": "babel-5-title",
        "task": "babel-5-task",
        "rules": ["BA-5.1", "BA-5.4", "BA-6.2", "BA-6.3"],
    }
    assert [(seat["name"], seat["kind"], seat["level"], seat["yours"]) for seat in opened["seats"]] == [
        ("Anna", "person", None, True),
        ("Enki", "bot", None, False),
    ]
    assert (opened["status"], opened["clock"], opened["listed"], opened["hints"]) == ("playing", None, False, False)
    table = opened["id"]
    assert anna.stands(table) == {
        "type": "lesson",
        "version": 1,
        "step": 1,
        "steps": 3,
        "state": "open",
        "coach": "babel-5-1",
        "facts": {},
        "marks": ["lane-1-H"],
        "reading": False,
        "go_on": False,
        "show": True,
        "take_back": False,
        "shown": False,
        "done": False,
    }
    answer = anna.command(table, version=1, play="A!")
    assert (answer["refusal"]["code"], answer["refusal"]["rule"]) == ("illegal", "BA-5.1")
    stands = anna.plays(table, "dep A")
    assert (stands["state"], stands["go_on"], stands["version"]) == ("solved", True, 2)
    stands = anna.does(table, "on")
    assert (stands["step"], stands["coach"], stands["state"]) == (2, "babel-5-2", "open")
    anna.plays(table, "A!")
    anna.does(table, "on")
    stands = anna.plays(table, "end")
    assert (stands["step"], stands["state"]) == (3, "solved")
    assert anna.does(table, "on")["done"]
    assert anna.refused(table, lesson="on") == "not_now"
    assert anna.refused(table, version=99, play="end") == "stale"


def test_what_was_not_meant_is_answered_and_taken_back(anna: Learner) -> None:
    table = anna.take("babel", 5)
    stands = anna.plays(table, "dep H", "dep A")
    assert (stands["state"], stands["coach"], stands["go_on"], stands["take_back"]) == ("lost", None, False, True)
    assert anna.refused(table, lesson="on") == "not_now"
    stands = anna.does(table, "take_back")
    assert (stands["state"], stands["take_back"]) == ("open", False)
    assert anna.plays(table, "dep H")["coach"] == "babel-5-parted"


def test_going_on_anyway(anna: Learner) -> None:
    table = anna.take("babel", 2)
    anna.plays(table, "go A")
    anna.does(table, "on")
    stands = anna.plays(table, "go P")
    assert (stands["state"], stands["coach"], stands["go_on"]) == ("aside", "babel-2-second", True)
    assert anna.does(table, "on")["state"] == "open"


def test_undo_is_free_at_every_moment(anna: Learner) -> None:
    """Also after cards were drawn, after others moved, in the next step, and after the end of the game."""
    table = anna.take("amun-re", 2)
    assert not anna.state(table)["can_undo"]
    anna.plays(table, "cards 2")
    state = anna.state(table)
    assert state["can_undo"] and state["view"]["players"]["1"]["hand"] == "ARC HRV BNI"
    assert anna.command(table, undo="own")["accepted"]
    assert anna.state(table)["view"]["players"]["1"]["hand"] == "ARC"
    assert anna.refused(table, undo="own") == "cannot_undo"
    won = anna.take("babel", 8)
    anna.plays(won, "build own")
    assert anna.state(won)["table"]["status"] == "over"
    assert anna.state(won)["can_undo"]
    assert anna.command(won, undo="own")["accepted"]
    assert anna.state(won)["table"]["status"] == "playing"


def test_back_again_and_restart(anna: Learner) -> None:
    table = anna.take("babel", 1)
    anna.does(table, "show")
    anna.does(table, "on")
    anna.plays(table, "go A")
    assert (anna.does(table, "again")["step"], anna.stands(table)["state"]) == (2, "open")
    assert anna.does(table, "back")["step"] == 1
    assert anna.stands(table)["shown"]
    assert not anna.does(table, "restart")["shown"]


def test_pressing_twice_goes_on_once(anna: Learner) -> None:
    table = anna.take("amun-re", 5)
    assert anna.does(table, "on", step=1)["step"] == 2
    assert anna.refused(table, lesson="on", step=1) == "stale"
    again = {"command": "the-same-press", "lesson": "back"}
    assert [anna.command(table, **again)["accepted"] for _ in range(2)] == [True, True]


def test_facts_of_a_sentence_come_from_the_position(anna: Learner) -> None:
    table = anna.take("amun-re", 5)
    anna.does(table, "on")
    anna.plays(table, "offer 12")
    assert anna.does(table, "on")["facts"] == {"total": 10, "level": 2}


# ---------------------------------------------------------------------- the socket
def test_the_socket_says_how_the_lesson_stands(anna: Learner) -> None:
    table = anna.take("babel", 5)
    socket = anna.socket(table)
    assert socket.receive()["type"] == "state"
    assert socket.until("lesson")["coach"] == "babel-5-1"
    socket.command(version=1, play="dep H")
    said = socket.until("lesson", version=2)
    assert (said["state"], said["coach"]) == ("lost", "babel-5-parted")
    socket.command(lesson="take_back")
    assert socket.until("lesson", version=3)["state"] == "open"
    socket.command(lesson="show")
    assert socket.until("lesson", version=4)["state"] == "solved"
    socket.command(lesson="on")
    assert socket.until("lesson", step=2)["coach"] == "babel-5-2"
    socket.close()
    again = anna.socket(table, "?since=4")
    assert again.until("lesson")["step"] == 2
    again.close()


def test_nobody_moves_while_the_learner_thinks(anna: Learner) -> None:
    """The turn is over, and no script says what Enki would do: no bot does it instead."""
    table = anna.take("babel", 4)
    stands = anna.plays(table, "end")
    assert stands["state"] == "lost"
    before = anna.state(table)
    assert before["table"]["asked"] == [2]
    socket = anna.socket(table)
    socket.until("lesson")
    socket.send(ping=1)
    socket.until("pong")
    assert [each["type"] for each in socket.seen if each["type"] == "news"] == []
    assert anna.state(table)["version"] == before["version"]
    socket.close()


# ---------------------------------------------------------------------- secrets and strangers
def test_hidden_cards_do_not_leave_the_server(anna: Learner) -> None:
    table = anna.take("babel", 9)
    socket = anna.socket(table)
    socket.until("lesson")
    assert socket.seen[0]["view"]["players"]["2"]["hand"] == 7
    assert "AHMMPSS" not in repr(socket.seen)
    for path in ("", "/state", "/lesson"):
        assert "AHMMPSS" not in anna.http.get(f"/api/tables/{table}{path}").text
    for path in ("/export", "/log", "/replay?at=0", "/story"):
        assert anna.status("GET", f"/api/tables/{table}{path}") == 409, path
    socket.close()


def test_a_strangers_lesson_is_nobodys_business(anna: Learner, server: RunningServer) -> None:
    table = anna.take("babel", 1)
    other = Learner(server.address, "Bella")
    assert other.status("GET", f"/api/tables/{table}") == 404
    assert other.status("GET", f"/api/tables/{table}/state") == 403
    assert other.status("GET", f"/api/tables/{table}/lesson") == 403
    assert Socket(server.address, table, other.token).closed_with() == 4403
    assert Socket(server.address, table, None).closed_with() == 4403
    for message in ({"lesson": "show"}, {"undo": "own"}, {"play": "dep P", "version": 1}):
        assert other.refused(table, **message) == "not_seated"
    assert anna.stands(table)["state"] == "open"


def test_a_lesson_is_no_game(anna: Learner) -> None:
    table = anna.take("babel", 8)
    path = f"/api/tables/{table}"
    for _ in range(2):  # while it is played, and after the game is won
        for verb, body in (
            ("sit", {"seat": 2}),
            ("leave", {"seat": 1}),
            ("kick", {"seat": 2}),
            ("bot", {"seat": 2, "level": "easy"}),
            ("start", None),
            ("abort", None),
            ("rematch", None),
            ("link", {"seat": 1}),
            ("branch", {"at": 0}),
            ("analysis", None),
            ("hint", {"seat": 1}),
        ):
            assert anna.status("POST", f"{path}/{verb}", body) == 409, verb
        for message in ({"undo": "ask", "to": 0}, {"pause": "ask"}):
            assert anna.refused(table, **message) == "bad_command"
        if anna.state(table)["table"]["status"] == "playing":
            anna.plays(table, "build own")
    assert anna.status("POST", f"{path}/commands", {"command": "12345678", "lesson": "win"}) == 422
    assert table not in {each["id"] for each in anna.get("/api/me/games")}
    assert table not in {each["id"] for each in anna.get("/api/tables")}
    assert anna.get("/api/me/statistics")["played"] == 0


def test_there_is_no_such_lesson(anna: Learner, server: RunningServer) -> None:
    for path in ("babel/10", "babel/1?board=2", "babel/99"):
        assert anna.status("POST", f"/api/learn/{path}") == 404, path
    for path in ("babel/0", "babel/-1", "babel/100", "babel/one", "babel/1?board=0", "babel/1?board=x", "nothing/1"):
        assert anna.status("POST", f"/api/learn/{path}") == 422, path
    said = anna.http.post("/api/learn/babel/10", headers={"Accept-Language": "fr"}).json()
    assert said["detail"] == "Cette leçon n’existe pas."
    nobody = anna.connect()
    assert nobody.post("/api/learn/babel/1").status_code == 401
    host = Learner(server.address, "Host")
    game = host.open_table()
    assert host.status("GET", f"/api/tables/{game}/lesson") == 404
    assert host.refused(game, lesson="show") == "not_playing"
    host.do(game, "bot", seat=2, level="random")
    host.do(game, "start")
    assert host.refused(game, lesson="show") == "bad_command"


def test_a_person_keeps_few_lessons(anna: Learner, server: RunningServer) -> None:
    """The oldest goes when another is opened, and who was there is told."""
    first = anna.take("babel", 1)
    socket = anna.socket(first)
    socket.until("lesson")
    others = [anna.take("babel", number) for number in range(1, 7)]
    assert socket.closed_with() == 4404
    assert anna.status("GET", f"/api/tables/{first}") == 404
    assert all(anna.status("GET", f"/api/tables/{table}") == 200 for table in others)
    with sqlite3.connect(server.database) as db:
        assert db.execute("select count(*) from entry where table_id = ?", (first,)).fetchone() == (0,)


def test_lessons_are_opened_at_a_human_pace(tmp_path: Path) -> None:
    with running(tmp_path / "limited.db", limits=True) as found:
        hasty = Learner(found.address, "Hasty")
        answers = [hasty.status("POST", "/api/learn/babel/1") for _ in range(40)]
        assert answers[:20] == [201] * 20
        assert 429 in answers
