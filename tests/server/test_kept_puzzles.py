"""What is kept of puzzles: the table for a day, and with a person what was solved, on which days, and the rating."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from mastaba.kernel.agenda import SPECTATOR
from mastaba.puzzles.collection import puzzle
from mastaba.puzzles.puzzle import Puzzle
from mastaba.server.storage import log as logs
from tests.server.running import RunningServer, first_option, running
from tests.server.solvers import Solver, puzzles_in, with_goal, with_number

DAY = 86_400_000
NUMBER, GOAL = with_number(), with_goal()


def test_a_puzzle_comes_back_after_a_restart_and_goes_after_a_day(tmp_path: Path) -> None:
    database = tmp_path / "puzzles.db"
    with running(database) as found:
        anna = Solver(found.address, "Anna")
        kept, old = anna.solve(NUMBER.id, "mix"), anna.solve(GOAL.id)
        anna.does(kept, "hint")
        stood = anna.plays(kept, NUMBER.best.moves[0].text)
        week = anna.get("/api/puzzles")["week"]
    with sqlite3.connect(database) as db:
        db.execute("update game_table set updated = ? where id = ?", (time.time_ns() // 1_000_000 - DAY - 1, old))
    with running(database) as found:
        again = Solver(found.address, token=anna.token)
        assert again.stands(kept) == stood
        assert again.get("/api/puzzles")["week"] == week
        solved = again.plays(kept, *(move.text for move in NUMBER.best.moves[1:]))
        assert (solved["state"], solved["tries"]) == ("solved", 1)
        assert again.status("GET", f"/api/tables/{old}") == 404
        listed = {each["id"]: each["outcome"] for each in again.get("/api/puzzles/babel")}
        assert (listed[NUMBER.id], listed[GOAL.id]) == ("solved", "new")


def test_a_puzzle_that_was_changed_is_opened_again(tmp_path: Path) -> None:
    """A new version of the program has another text of it: the old table is gone, and nothing is damaged."""
    database = tmp_path / "changed.db"
    with running(database) as found:
        anna = Solver(found.address, "Anna")
        table = anna.solve(GOAL.id)
    with sqlite3.connect(database) as db:
        rows = db.execute("select seq, at, kind, body from entry where table_id = ? order by seq", (table,)).fetchall()
        before = logs.NO_HASH
        for seq, at, kind, body in rows:
            changed = body.replace('"digest":"', '"digest":"0')
            before = logs.digest(before, seq, at, kind, changed)
            db.execute(
                "update entry set body = ?, hash = ? where table_id = ? and seq = ?", (changed, before, table, seq)
            )
        db.execute("update game_table set hash = ? where id = ?", (before, table))
        assert db.execute("update daily_puzzle set puzzle = 'gone'").rowcount == 7
    with running(database) as found:
        again = Solver(found.address, token=anna.token)
        assert again.status("GET", f"/api/tables/{table}") == 404
        assert Solver(found.address).get("/health")["quarantined"] == 0
        assert "gone" not in {each["id"] for each in again.get("/api/puzzles")["week"]}


def test_results_stay_with_an_account_and_go_with_it(server: RunningServer) -> None:
    anna = Solver(server.address, "Anna")
    table = anna.solve(GOAL.id, "mix")
    anna.plays_plan(table, GOAL.best)
    login = {"login": f"anna-{table[:8].lower()}", "password": "papyrus-12"}
    again = Solver(server.address, token=anna.post("/api/account", login)["token"])
    rating = next(each["rating"] for each in again.get("/api/puzzles")["games"] if each["game"] == "babel")
    assert rating > 1200
    guest = Solver(server.address, "Guest")
    guest.plays_plan(guest.solve(NUMBER.id, "mix"), NUMBER.best)
    back = Solver(server.address, token=guest.post("/api/login", login)["token"])
    listed = {each["id"]: each["outcome"] for each in back.get("/api/puzzles/babel")}
    assert (listed[NUMBER.id], listed[GOAL.id]) == ("solved", "solved")  # what the guest had solved came along
    assert next(each["rating"] for each in back.get("/api/puzzles")["games"] if each["game"] == "babel") == rating
    with sqlite3.connect(server.database) as db:
        found = db.execute("select id from person where login = ?", (login["login"],)).fetchone()
        assert db.execute("select count(*) from puzzle_result where person = ?", found).fetchone() == (2,)
    assert back.status("DELETE", "/api/account") == 204
    with sqlite3.connect(server.database) as db:
        for name in ("puzzle_result", "daily_result", "solver_rating"):
            assert db.execute(f"select count(*) from {name} where person = ?", found).fetchone() == (0,), name
        assert db.execute("select count(*) from game_table where id = ?", (table,)).fetchone() == (0,)


def test_a_person_keeps_few_puzzles_and_their_lessons(server: RunningServer) -> None:
    anna = Solver(server.address, "Anna")
    lesson = anna.post("/api/learn/babel/1")["id"]
    tables = [anna.solve(GOAL.id) for _ in range(7)]
    assert [anna.status("GET", f"/api/tables/{table}") for table in tables] == [404] + [200] * 6
    assert anna.status("GET", f"/api/tables/{lesson}") == 200


def test_the_daily_puzzle_is_the_same_whoever_asks_first(tmp_path: Path) -> None:
    """What was settled stays: also when a later version of the program would choose otherwise."""
    database = tmp_path / "daily.db"
    with running(database) as found:
        Solver(found.address, "Anna").get("/api/puzzles")
    with sqlite3.connect(database) as db:
        day = db.execute("select max(day) from daily_puzzle").fetchone()[0]
        settled = db.execute("select puzzle from daily_puzzle where day = ?", (day,)).fetchone()[0]
        other = NUMBER.id if settled == GOAL.id else GOAL.id
        db.execute("update daily_puzzle set puzzle = ? where day = ?", (other, day))
    with running(database) as found:
        anna = Solver(found.address, "Anna")
        week = {each["day"]: each["id"] for each in anna.get("/api/puzzles")["week"]}
        assert other in week.values()
        stands = anna.plays_plan(anna.solve(other, "daily"), puzzle(other).best)
        assert stands["after"] > stands["before"]


def test_a_game_goes_on_from_a_puzzle(server: RunningServer) -> None:
    """With the solution played, against bots; it is replayed and tried again, and has no transcript."""
    anna = Solver(server.address, "Anna")
    table = anna.solve(NUMBER.id)
    assert anna.status("POST", f"/api/tables/{table}/play-on") == 409
    anna.plays_plan(table, NUMBER.best)
    opened = anna.post(f"/api/tables/{table}/play-on")
    game = opened["id"]
    assert (opened["status"], opened["parent"], opened["seats"][NUMBER.seat]["yours"]) == (
        "open",
        {"puzzle": NUMBER.id},
        True,
    )
    assert "puzzle" not in opened
    anna.do(game, "bot", seat=2 - NUMBER.seat, level="greedy")
    anna.do(game, "start")
    socket = anna.socket(game, "?since=0")
    state = socket.until("state")
    assert len(state["news"]) > len(NUMBER.best.moves)
    while state["table"]["status"] == "playing":
        if state["decision"] is not None:
            socket.send(command=f"command-{state['version']}", **first_option(state))
        state = socket.until("news")
    socket.close()
    begun = anna.get(f"/api/tables/{game}/replay?at=0&seat=all")
    assert begun["views"]["0"] == server_view(NUMBER)
    assert anna.get("/api/me/statistics")["played"] == 0
    for path in ("export", "analysis"):
        answer = anna.http.get(f"/api/tables/{game}/{path}")
        assert (answer.status_code, answer.json()["title"]) == (409, "from-position")
    tried = anna.do(game, "branch", at=len(NUMBER.best.moves), seat=1)
    assert tried["parent"] == {"table": game, "at": len(NUMBER.best.moves), "puzzle": NUMBER.id}
    branch = tried["id"]
    anna.do(branch, "bot", seat=2, level="greedy")
    anna.do(branch, "start")
    assert anna.state(branch)["view"] is not None
    assert Solver(server.address, "Ben").status("POST", f"/api/tables/{table}/play-on") == 403
    assert anna.status("POST", f"/api/tables/{game}/play-on") == 404


def test_nothing_goes_on_from_a_game_that_is_won(server: RunningServer) -> None:
    won = next(found for found in puzzles_in("babel") if found.kind.name == "win")
    anna = Solver(server.address, "Anna")
    table = anna.solve(won.id)
    assert anna.plays_plan(table, won.best)["state"] == "solved"
    answer = anna.http.post(f"/api/tables/{table}/play-on")
    assert (answer.status_code, answer.json()["title"]) == (409, "over")


def server_view(wanted: Puzzle) -> Any:
    return json.loads(json.dumps(wanted.game.view(wanted.start, SPECTATOR)))
