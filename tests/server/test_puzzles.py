"""Puzzles at tables of their own: one solver, judged when the turn is finished, and no word of the solution before."""

from __future__ import annotations

from collections import Counter
from datetime import date
from pathlib import Path

import pytest

from mastaba.puzzles.collection import puzzle, puzzles_of
from mastaba.server.people.daily_puzzles import day_of, iso
from mastaba.server.table.documents import now_ms
from tests.server.running import RunningServer, Socket, running
from tests.server.solvers import Solver, falls_short, with_goal, with_number

NUMBER, GOAL = with_number(), with_goal()


@pytest.fixture
def anna(server: RunningServer) -> Solver:
    return Solver(server.address, "Anna")


# ---------------------------------------------------------------------- solving
def test_a_puzzle_is_solved_with_the_moves_of_a_game(anna: Solver) -> None:
    opened = anna.post(f"/api/puzzles/{NUMBER.id}?from=mix")
    assert opened["puzzle"] == {
        "id": NUMBER.id,
        "asked": {"key": "puzzle-lead", "facts": dict(NUMBER.asked().facts)},
        "goal": False,
        "rating": opened["puzzle"]["rating"],
        "day": opened["puzzle"]["day"],
        "counts": True,
    }
    assert (opened["status"], opened["clock"], opened["listed"], opened["hints"]) == ("playing", None, False, False)
    own = opened["seats"][NUMBER.seat]
    assert (own["name"], own["yours"]) == ("Anna", True)
    assert [seat["kind"] for seat in opened["seats"] if not seat["yours"]] == ["bot"] * (len(opened["seats"]) - 1)
    table = opened["id"]
    before = anna.stands(table)
    assert (before["state"], before["tries"], before["value"], before["solution"]) == ("open", 0, None, None)
    stands = anna.plays_plan(table, NUMBER.best)
    assert (stands["state"], stands["value"], stands["best"], stands["tries"]) == (
        "solved",
        NUMBER.best.value,
        NUMBER.best.value,
        1,
    )
    assert stands["before"] == 1200 < stands["after"]
    solution = stands["solution"]
    assert [plan["value"] for plan in solution["plans"]] == [plan.value for plan in NUMBER.plans]
    assert [move["text"] for move in solution["plans"][0]["moves"]] == [move.text for move in NUMBER.best.moves]
    assert (solution["themes"], solution["rules"]) == (list(NUMBER.themes), list(NUMBER.rules))
    assert solution["explain"]["facts"]["best"] == NUMBER.best.value
    assert solution["tried"] >= solution["solved"] >= 1
    assert anna.refused(table, version=anna.state(table)["version"], play="end") == "not_now"


def test_near_is_good_and_there_is_another_try(anna: Solver) -> None:
    table, near = anna.solve(NUMBER.id, "mix"), falls_short(NUMBER)
    assert near is not None
    stands = anna.plays_plan(table, near)
    assert (stands["state"], stands["value"], stands["best"]) == ("near", near.value, NUMBER.best.value)
    assert stands["solution"] is None
    rated = (stands["before"], stands["after"])
    assert anna.does(table, "again")["state"] == "open"
    stands = anna.plays_plan(table, NUMBER.best)
    assert (stands["state"], stands["tries"]) == ("solved", 2)
    assert (stands["before"], stands["after"]) == rated  # only the first try counts


def test_what_misses_says_nothing_of_what_can_be_reached(anna: Solver) -> None:
    table = anna.solve(GOAL.id, "mix")
    stands = anna.plays_plan(table, GOAL.natural)
    assert (stands["state"], stands["value"], stands["best"], stands["solution"]) == ("missed", 0, None, None)
    assert stands["after"] < stands["before"]
    assert anna.command(table, undo="own")["accepted"]
    assert anna.stands(table)["state"] == "open"
    anna.does(table, "again")
    stands = anna.plays_plan(table, GOAL.best)
    assert (stands["state"], stands["value"], stands["tries"]) == ("solved", 1, 2)


def test_any_way_to_the_best_value_solves(anna: Solver) -> None:
    """A move that changes nothing of what is asked comes first: another way, the same value."""
    table = anna.solve(NUMBER.id)
    for move in NUMBER.best.moves[:2]:
        anna.plays(table, move.text)
    for _ in range(2):
        assert anna.command(table, undo="own")["accepted"]
    assert anna.refused(table, undo="own") == "cannot_undo"
    assert anna.plays_plan(table, NUMBER.best)["state"] == "solved"


def test_a_hint_is_a_question_and_halves_what_is_won(server: RunningServer) -> None:
    won = []
    for hint in (False, True):
        solver = Solver(server.address, "Ptah")
        table = solver.solve(GOAL.id, "mix")
        if hint:
            said = solver.does(table, "hint")
            assert said["hint"] == {"key": GOAL.hint().key, "facts": dict(GOAL.hint().facts)}
            assert solver.does(table, "hint")["hint"] == said["hint"]
            assert said["solution"] is None
        stands = solver.plays_plan(table, GOAL.best)
        won.append(stands["after"] - stands["before"])
    assert 0 < won[1] < 0.7 * won[0]


def test_giving_up_shows_every_plan(anna: Solver) -> None:
    table = anna.solve(NUMBER.id, "mix")
    assert anna.refused(table, puzzle="plan", plan=0) == "not_now"
    anna.plays(table, NUMBER.best.moves[0].text)
    stands = anna.does(table, "give_up")
    assert (stands["state"], stands["plan"], stands["value"]) == ("shown", 0, NUMBER.best.value)
    assert stands["after"] < stands["before"]
    assert [item["move"] for item in anna.get(f"/api/tables/{table}/state?since=0")["news"] if item["move"]][
        -len(NUMBER.best.moves) :
    ] == [move.text for move in NUMBER.best.moves]
    for number, plan in enumerate([*NUMBER.plans, NUMBER.natural]):
        stands = anna.does(table, "plan", plan=number)
        assert (stands["state"], stands["plan"], stands["value"]) == ("shown", number, plan.value)
    assert anna.refused(table, puzzle="plan", plan=len(NUMBER.plans) + 1) == "bad_command"
    assert anna.refused(table, puzzle="plan") == "bad_command"
    anna.does(table, "again")
    assert anna.plays_plan(table, NUMBER.best)["state"] == "solved"  # and it stays given up
    listed = {each["id"]: each for each in anna.get("/api/puzzles/babel")}
    assert (listed[NUMBER.id]["outcome"], listed[NUMBER.id]["themes"]) == ("shown", list(NUMBER.themes))


def test_pressing_twice_does_it_once(anna: Solver) -> None:
    table = anna.solve(GOAL.id, "mix")
    stands = anna.does(table, "give_up")
    assert anna.does(table, "give_up") == stands
    again = {"command": "the-same-press", "puzzle": "again"}
    assert [anna.command(table, **again)["accepted"] for _ in range(2)] == [True, True]
    for message in ({"puzzle": "win"}, {"puzzle": "plan", "plan": 99}):
        assert anna.status("POST", f"/api/tables/{table}/commands", {"command": "12345678", **message}) == 422


def test_the_socket_says_how_the_puzzle_stands(anna: Solver) -> None:
    table = anna.solve(GOAL.id)
    socket = anna.socket(table)
    assert socket.receive()["type"] == "state"
    assert socket.until("puzzle")["state"] == "open"
    for version, move in enumerate(GOAL.best.moves, 1):
        socket.command(version=version, play=move.text)
    assert socket.until("puzzle", state="solved")["solution"]["plans"][0]["value"] == 1
    socket.close()
    again = anna.socket(table, "?since=1")
    assert again.until("puzzle")["state"] == "solved"
    again.close()


# ---------------------------------------------------------------------- what there is
def test_the_week_the_games_and_their_themes(anna: Solver, server: RunningServer) -> None:
    earlier, found = day_of(now_ms()), anna.get("/api/puzzles")
    today = date.fromisoformat(found["week"][-1]["day"]).toordinal()
    assert earlier <= today <= day_of(now_ms())  # it may have been midnight
    assert [each["day"] for each in found["week"]] == [iso(day) for day in range(today - 6, today + 1)]
    assert [each["state"] for each in found["week"]] == ["missed"] * 6 + ["open"]
    assert found["streak"] == 0
    babel = next(each for each in found["games"] if each["game"] == "babel")
    assert (babel["puzzles"], babel["solved"], babel["rating"]) == (len(puzzles_of("babel")), 0, None)
    assert {each["theme"] for each in babel["themes"]} == {
        theme for entry in puzzles_of("babel") for theme in entry.themes
    }
    assert Solver(server.address, "Ben").get("/api/puzzles")["week"] == found["week"]
    nobody = anna.connect().get("/api/puzzles").json()
    assert [each["id"] for each in nobody["week"]] == [each["id"] for each in found["week"]]


def test_the_daily_puzzle_begins_a_streak(anna: Solver) -> None:
    today = anna.get("/api/puzzles")["week"][-1]
    opened = anna.post(f"/api/puzzles/{today['id']}?from=daily")
    assert (opened["puzzle"]["day"], opened["puzzle"]["counts"]) == (today["day"], True)
    assert anna.plays_plan(opened["id"], puzzle(today["id"]).best)["after"] > 1200
    after = anna.get("/api/puzzles")
    assert (after["streak"], after["week"][-1]["outcome"], after["week"][-1]["state"]) == (1, "solved", "solved")
    assert next(each for each in after["games"] if each["game"] == today["game"])["solved"] == 1


def test_the_next_one_is_near_and_new(anna: Solver) -> None:
    entries = puzzles_of("babel")
    nearest = sorted(entries, key=lambda each: (abs(each.rating - 1200), each.id))
    farthest = max(abs(each.rating - 1200) for each in nearest[:8])
    found = {anna.get("/api/puzzles/next?game=babel")["id"] for _ in range(10)}
    assert all(abs(puzzle(one).rating - 1200) <= farthest + 60 for one in found)  # others may have moved a rating
    theme, _ = min(Counter(theme for each in entries for theme in each.themes).items(), key=lambda one: one[1])
    of_theme = [each.id for each in entries if theme in each.themes]
    path = f"/api/puzzles/next?game=babel&theme={theme}"
    for number, one in enumerate(of_theme):
        assert anna.get(path)["id"] in of_theme[number:]
        anna.does(anna.solve(one), "give_up")
    answer = anna.http.get(path)
    assert (answer.status_code, answer.json()["detail"]) == (
        404,
        "There is no puzzle left that you have not solved.",
    )


def test_themes_are_practice_and_count_for_nothing(anna: Solver) -> None:
    table = anna.solve(GOAL.id)
    stands = anna.plays_plan(table, GOAL.best)
    assert (stands["state"], stands["before"], stands["after"]) == ("solved", None, None)
    games = anna.get("/api/puzzles")["games"]
    assert [(each["solved"], each["rating"]) for each in games if each["game"] == "babel"] == [(1, None)]


def test_there_is_no_such_puzzle(anna: Solver, server: RunningServer) -> None:
    for wanted in ("babel-00000000", "babel", "babel-", "nothing-01234567", "b" * 300, "babel-%00"):
        assert anna.status("POST", f"/api/puzzles/{wanted}") in (404, 422), wanted
    said = anna.http.post("/api/puzzles/babel-00000000", headers={"Accept-Language": "fr"}).json()
    assert said["detail"] == "Ce problème n’existe pas."
    assert anna.status("POST", f"/api/puzzles/{GOAL.id}?from=everywhere") == 422
    assert anna.status("GET", "/api/puzzles/nothing") == 422
    assert anna.status("GET", "/api/puzzles/babel?theme=nothing") == 404
    assert anna.status("GET", "/api/puzzles/next?game=nothing") == 422
    assert anna.connect().post(f"/api/puzzles/{GOAL.id}").status_code == 401
    host = Solver(server.address, "Host")
    game = host.open_table()
    assert host.status("GET", f"/api/tables/{game}/puzzle") == 404
    assert host.refused(game, puzzle="hint") == "not_playing"
    host.do(game, "bot", seat=2, level="random")
    host.do(game, "start")
    assert host.refused(game, puzzle="hint") == "bad_command"


# ---------------------------------------------------------------------- secrets and strangers
def test_nothing_of_the_solution_leaves_the_server_before_it_is_due(anna: Solver) -> None:
    """Neither themes nor values nor plans, in any channel, while the solver plays, misses, and asks for a hint."""
    table = anna.solve(NUMBER.id, "mix")
    socket = anna.socket(table)
    socket.until("puzzle")
    heard: list[str] = []
    path = f"/api/tables/{table}"
    moves = [move.text for move in NUMBER.natural.moves]
    for version, move in enumerate(moves, 1):
        heard += [anna.http.get(path + each).text for each in ("", "/state", "/state?since=0", "/puzzle", "/values")]
        socket.command(version=version, play=move)
    socket.until("puzzle", tries=1)
    for each in ("/export", "/log", "/replay?at=0", "/story", "/analysis"):
        assert anna.status("GET", path + each) == 409, each
    for verb, body in (("analysis", None), ("hint", {"seat": NUMBER.seat + 1}), ("branch", {"at": 0})):
        assert anna.status("POST", f"{path}/{verb}", body) == 409, verb
    heard += [anna.http.get(each).text for each in ("/api/tables", "/api/me/games", "/api/me/statistics")]
    heard += [anna.http.get(each).text for each in ("/api/puzzles/babel", f"{path}/chat", f"{path}/puzzle")]
    heard.append(repr(socket.seen))
    told = "\n".join(heard)
    assert '"solution":null' in told and '"plans"' not in told and "explain" not in told
    assert '"themes":null' in told and '"themes":[' not in told and "theme-" not in told
    assert '"best":null' in told
    hint = anna.does(table, "hint")["hint"]["key"]
    assert hint.startswith("theme-")  # the hint is the question of the first theme, and nothing more
    socket.close()


def test_a_strangers_puzzle_is_nobodys_business(anna: Solver, server: RunningServer) -> None:
    table = anna.solve(GOAL.id)
    other = Solver(server.address, "Bella")
    assert other.status("GET", f"/api/tables/{table}") == 404
    assert other.status("GET", f"/api/tables/{table}/state") == 403
    assert other.status("GET", f"/api/tables/{table}/puzzle") == 403
    assert Socket(server.address, table, other.token).closed_with() == 4403
    assert Socket(server.address, table, None).closed_with() == 4403
    for message in ({"puzzle": "give_up"}, {"undo": "own"}, {"play": GOAL.best.moves[0].text, "version": 1}):
        assert other.refused(table, **message) == "not_seated"
    assert anna.stands(table)["state"] == "open"


def test_a_puzzle_is_no_game(anna: Solver) -> None:
    table = anna.solve(GOAL.id)
    path = f"/api/tables/{table}"
    for verb, body in (
        *(("sit", {"seat": 2}), ("leave", {"seat": GOAL.seat + 1}), ("kick", {"seat": 2})),
        *(("bot", {"seat": 2, "level": "easy"}), ("start", None), ("abort", None), ("rematch", None)),
        *(("link", {"seat": GOAL.seat + 1}), ("branch", {"at": 0}), ("analysis", None)),
    ):
        answer = anna.http.post(f"{path}/{verb}", json=body)
        assert answer.status_code == 409, verb
        assert answer.json()["detail"] == "This table is a puzzle: it is for one person, and no game."
    for message in ({"undo": "ask", "to": 0}, {"pause": "ask"}, {"lesson": "show"}):
        assert anna.refused(table, **message) == "bad_command"
    assert table not in {each["id"] for each in anna.get("/api/me/games")}
    assert table not in {each["id"] for each in anna.get("/api/tables")}
    anna.plays_plan(table, GOAL.best)
    assert anna.get("/api/me/statistics")["played"] == 0


def test_no_bot_moves_in_a_puzzle(anna: Solver) -> None:
    table = anna.solve(NUMBER.id)
    anna.plays_plan(table, NUMBER.natural)
    before = anna.state(table)
    socket = anna.socket(table)
    socket.until("puzzle")
    socket.send(ping=1)
    socket.until("pong")
    assert [each["type"] for each in socket.seen if each["type"] == "news"] == []
    assert anna.state(table)["version"] == before["version"]
    socket.close()


def test_puzzles_are_for_people_and_at_a_human_pace(tmp_path: Path) -> None:
    with running(tmp_path / "limited.db", limits=True) as found:
        hasty = Solver(found.address, "Hasty")
        bot = hasty.post("/api/me/bots", {"name": "Solver"})["token"]
        assert Solver(found.address, token=bot).status("POST", f"/api/puzzles/{GOAL.id}") == 403
        answers = [hasty.status("POST", f"/api/puzzles/{GOAL.id}") for _ in range(40)]
        assert answers[:20] == [201] * 20
        assert 429 in answers
