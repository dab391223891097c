"""Two server processes on one PostgreSQL: a table opened on one plays on from the other."""

from __future__ import annotations

import time

import pytest

from tests.server.games import play_to_the_end, scripted
from tests.server.learners import Learner
from tests.server.running import Client, RunningServer, first_option, running
from tests.server.solvers import Solver, with_goal


@pytest.fixture
def address(postgres_database: str) -> str:
    return postgres_database


def test_one_table_on_two_processes(address: str) -> None:
    with running(address) as a, running(address) as b:
        host = Client(a.address, "Nefret")
        guest = Client(b.address, "Thoth")
        table = host.open_table(options={"turn_cap": "40"})
        sockets = [host.socket(table)]
        sockets[0].until("state")
        guest.do(table, "sit", seat=2)
        assert sockets[0].until("table")["table"]["seats"][1]["name"] == "Thoth"
        host.do(table, "start")
        sockets.append(guest.socket(table))
        states = [host.state(table), sockets[1].until("state")]
        for _ in range(12):
            mover = states[0]["table"]["asked"][0] - 1
            answer = sockets[mover].command(**first_option(states[mover]))
            assert answer["accepted"], answer
            states[mover] = (host, guest)[mover].state(table)
            states[1 - mover] = sockets[1 - mover].until("news", version=states[mover]["version"])
        assert host.command(table, chat="hello")["accepted"]
        assert sockets[1].until("chat")["message"]["text"] == "hello"
        for socket in sockets:
            socket.close()
        last = play_to_the_end([host, guest], table)
        assert last["table"]["status"] == "over"


def test_one_lesson_on_two_processes(address: str) -> None:
    """Opened on one, played on the other, told on both; and once it is dropped, it is gone on both."""
    with running(address) as a, running(address) as b:
        here = Learner(a.address, "Nefret")
        there = Learner(b.address, token=here.token)
        table = here.take("babel", 5)
        socket = here.socket(table)
        assert socket.until("lesson")["step"] == 1
        assert there.plays(table, "dep A")["state"] == "solved"
        assert socket.until("lesson", version=2)["state"] == "solved"
        there.does(table, "on")
        assert socket.until("lesson", step=2)["coach"] == "babel-5-2"
        assert here.does(table, "show") == there.stands(table)
        others = [there.take("babel", number) for number in range(1, 7)]
        assert socket.closed_with() == 4404
        assert [who.status("GET", f"/api/tables/{table}") for who in (here, there)] == [404, 404]
        assert all(here.stands(other)["step"] == 1 for other in others)


def test_one_puzzle_on_two_processes(address: str) -> None:
    """The same daily puzzles on both; opened on one, solved on the other, told on both, and rated once."""
    wanted = with_goal()
    with running(address) as a, running(address) as b:
        here = Solver(a.address, "Nefret")
        there = Solver(b.address, token=here.token)
        assert here.get("/api/puzzles") == there.get("/api/puzzles")
        table = here.solve(wanted.id, "mix")
        socket = here.socket(table)
        assert socket.until("puzzle")["state"] == "open"
        stands = there.plays_plan(table, wanted.best)
        assert socket.until("puzzle", state="solved") == stands
        again = there.solve(wanted.id, "mix")
        assert there.plays_plan(again, wanted.best)["after"] == stands["after"]
        assert here.get("/api/puzzles") == there.get("/api/puzzles")
        socket.close()


def test_when_a_process_dies_its_bots_play_on_elsewhere(address: str) -> None:
    first = RunningServer(address)
    first.wait_until_ready()
    with running(address) as second:
        host = Client(first.address)
        table = host.open_table()
        host.do(table, "bot", seat=2, level="greedy")
        host.do(table, "start")
        there = Client(second.address, token=host.token)
        there.state(table)
        first.kill()
        socket = there.socket(table)
        state = socket.until("state")
        for _ in range(8):
            while state["decision"] is None:
                state = socket.until("news")
            socket.send(command=f"command-{state['version']}", **first_option(state))
            state = socket.until("news")
        socket.close()


def test_both_processes_at_once_never_disagree(address: str) -> None:
    """The same seat from both processes: each decision is taken once."""
    from concurrent.futures import ThreadPoolExecutor

    with running(address) as a, running(address) as b:
        person = Client(a.address)
        table = person.open_table()
        person.do(table, "sit", seat=2)
        person.do(table, "start")
        twins = [person, Client(b.address, token=person.token)]
        for _ in range(6):
            seat = person.state(table)["table"]["asked"][0]
            state = person.state(table, seat)
            options = [option["text"] for option in state["decision"]["options"]]
            plays = [options[0], options[-1]]
            with ThreadPoolExecutor(2) as pool:
                jobs = [
                    pool.submit(twin.command, table, seat=seat, version=state["version"], play=play)
                    for twin, play in zip(twins, plays, strict=True)
                ]
            assert sorted(job.result()["accepted"] for job in jobs) == [False, True]
        assert twins[0].state(table, 1)["view"] == twins[1].state(table, 1)["view"]


def test_whoever_is_connected_elsewhere_is_not_stood_in_for(address: str) -> None:
    with running(address) as a, running(address) as b:
        host, guest = Client(a.address, "Nefret"), Client(b.address, "Thoth")
        table = host.open_table(grace=2)
        guest.do(table, "sit", seat=2)
        host.do(table, "start")
        sockets = [host.socket(table), guest.socket(table)]
        state = sockets[0].until("state")
        while not state["table"]["seats"][1]["online"]:
            state = sockets[0].receive()
        assert state["table"]["seats"][1]["substitute"] is None
        sockets[1].close()
        while state["table"]["seats"][1]["online"]:
            state = sockets[0].receive()
        while state["table"]["seats"][1]["substitute"] is None:  # after the grace
            state = sockets[0].receive()
        sockets[0].close()


def test_a_person_who_plays_over_plain_http_keeps_the_seat(address: str) -> None:
    """One looks on through a socket, the other asks the other process now and then, and less often than the grace."""
    with running(address) as a, running(address) as b:
        host, guest = Client(a.address, "Nefret"), Client(b.address, "Thoth")
        table = host.open_table(grace=1)
        guest.do(table, "sit", seat=2)
        guest.state(table)
        socket = host.socket(table)
        seen = socket.until("state")
        while not seen["table"]["seats"][1]["online"]:
            seen = socket.until("table")
        host.do(table, "start")
        for number in range(40):
            state = guest.state(table)
            if number < 3:
                time.sleep(1.5)
            mover, own = (guest, state) if state["decision"] is not None else (host, host.state(table))
            assert mover.command(table, version=own["version"], play=scripted(own))["accepted"]
        host.do(table, "abort")
        kinds = [entry["kind"] for entry in host.get(f"/api/tables/{table}/log")]
        assert kinds.count("move") > 40 and "substitute" not in kinds
        socket.close()
