"""One table from the first click to the last: two people, a bot, a reload in the middle."""

from __future__ import annotations

from pathlib import Path

from mastaba.bots import temperaments
from tests.server.running import Client, first_option, running, started_table


def test_two_people_play_and_one_reloads(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as server:
        one, two = Client(server.address, "Nefret"), Client(server.address, "Thoth")
        table = started_table(one, two)
        sockets = [one.socket(table), two.socket(table)]
        states = [socket.until("state") for socket in sockets]
        for turn in range(30):
            mover = states[0]["table"]["asked"][0] - 1
            answer = sockets[mover].command(**first_option(states[mover]))
            assert answer["accepted"], answer
            if turn == 15:
                sockets[1].close()
                sockets[1] = two.socket(table, f"?since={states[1]['version']}")
                states[1] = sockets[1].until("state")
                assert [item["version"] for item in states[1]["news"]][-1:] == [states[1]["version"]]
                states[0] = one.state(table)
                sockets[0].seen.clear()
                continue
            states = [one.state(table), two.state(table)]
        own_hand = states[1]["view"]["players"]["2"]["hand"]
        assert states[0]["view"]["players"]["2"]["hand"] == len(own_hand.replace(" ", ""))
        for socket in sockets:
            socket.close()


def test_a_game_against_a_bot_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as server:
        person = Client(server.address)
        table = person.open_table()
        person.do(table, "bot", seat=2, level="normal")
        person.do(table, "start")
        play_own_moves(person, table, 10)
        before = person.state(table)
    bot = before["table"]["seats"][1]
    assert bot["temperament"] in temperaments.NAMES
    with running(tmp_path / "a.db") as server:
        again = Client(server.address, token=person.token)
        after = again.state(table)
        assert after["table"]["seats"][1] == bot
        if before["decision"] is not None:
            assert (after["view"], after["decision"]) == (before["view"], before["decision"])
        play_own_moves(again, table, 5)


def play_own_moves(person: Client, table: str, count: int) -> None:
    socket = person.socket(table)
    state = socket.until("state")
    for _ in range(count):
        while state.get("decision") is None and state["table"]["status"] == "playing":
            state = socket.until("news")
        if state["table"]["status"] != "playing":
            return
        socket.send(command=f"command-{table}-{state['version']}", **first_option(state))
        state = socket.until("news")
    socket.close()
