"""Whole games on the wire: every message of every socket and every answer over HTTP is what its definition says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import mastaba
from mastaba.games import names
from mastaba.server.protocol.messages import ServerMessage
from mastaba.server.protocol.request_bodies import ClientMessage
from tests.server.games import scripted
from tests.server.mail_server import MailBox, mail_box
from tests.server.recording import Document, RecordedClient, RecordedSocket, Recording
from tests.server.running import RunningServer, running
from tests.server.solvers import with_number

CLOCK = {"kind": "live", "total": 3600, "increment": 5}
BOXES = [(name, edition) for name in names() for edition in mastaba.load(name).editions]
MOST = 3000  # moves; the longest game that is known has 1,300
REST = 8  # moves after which everybody hears what was said meanwhile


class RecordedTable:
    """A game with a person in every seat and one who looks on, all over sockets."""

    def __init__(self, recording: Recording, server: RunningServer, game: str, edition: str) -> None:
        seats = mastaba.load(game).seats[0]
        self.people = [RecordedClient(recording, server.address, f"Person {seat}") for seat in range(1, seats + 1)]
        self.host = self.people[0]
        settings = {"game": game, "edition": edition, "seats": seats, "clock": CLOCK, "listed": True, "grace": None}
        self.id = str(self.host.post("/api/tables", settings)["id"])
        self.spectator = RecordedClient(recording, server.address, "Eye")
        self.watcher = self.spectator.socket(self.id, "?seat=0")
        for seat, person in enumerate(self.people[1:], 2):
            person.do(self.id, "sit", seat=seat)
            person.do(self.id, "number", seat=seat, number=seat)
        self.sockets = [person.socket(self.id, f"?seat={seat}") for seat, person in enumerate(self.people, 1)]
        self.host.do(self.id, "start")

    def mover(self) -> RecordedSocket:
        """The first of those who are asked."""
        self.watcher.catch_up()
        return self.asked_by(self.watcher.table)

    def asked_by(self, table: Document) -> RecordedSocket:
        socket = self.sockets[int(table["asked"][0]) - 1]
        socket.catch_up()
        return socket

    def play(self, moves: int = MOST) -> None:
        mover = self.mover()
        for number in range(moves):
            state = mover.position
            assert mover.command(version=state["version"], play=scripted(state))["accepted"]
            if mover.table["status"] != "playing":
                return
            mover = self.asked_by(mover.table)
            if number % REST == 0:
                self.hear()
        assert moves < MOST, "the game does not end"

    def hear(self) -> None:
        for socket in (*self.sockets, self.watcher):
            socket.catch_up()

    def refused(self, socket: RecordedSocket, code: str, **message: Any) -> None:
        answer = socket.command(**message)
        assert answer["refusal"]["code"] == code, answer

    def close(self) -> None:
        for socket in (*self.sockets, self.watcher):
            socket.close()


def play_and_try_everything(recording: Recording, server: RunningServer, game: str, edition: str) -> None:
    table = RecordedTable(recording, server, game, edition)
    table.play(2)  # a game may be short
    talk(table)
    make_mistakes(table)
    go_back(table)
    rest(table)
    come_and_look(table)
    table.play()
    table.hear()
    for socket in (*table.sockets, table.watcher):
        assert socket.table["status"] == "over" and socket.table["result"] is not None
    after_the_game(table)
    table.close()


@pytest.mark.parametrize(("game", "edition"), BOXES[1:])
def test_a_whole_game_is_what_it_is_defined_to_be(server: RunningServer, game: str, edition: str) -> None:
    play_and_try_everything(Recording(server.address), server, game, edition)


def test_every_message_and_answer_there_is(server: RunningServer, tmp_path: Path) -> None:
    """A game of the first box, and whatever else people ask for: none of the definitions is left out."""
    recording = Recording(server.address)
    play_and_try_everything(recording, server, *BOXES[0])
    ask_for_the_rest(recording, server)
    with (
        mail_box() as box,
        running(tmp_path / "mail.db", "--smtp", box.address, "--mail-from", "us@example.org") as mails,
    ):
        get_mail(RecordedClient(recording, mails.address, "Hatshepsut"), box)
    messages = {kind.__name__ for kind in (*get_args(ServerMessage), *get_args(ClientMessage))}
    assert messages <= recording.seen.keys()
    assert recording.operations() <= recording.seen.keys()


def talk(table: RecordedTable) -> None:
    first, second = table.sockets[:2]
    assert first.command(chat="Bonjour à tous, « 𓂀 »")["accepted"] and second.command(preset="hello")["accepted"]
    assert second.command(mute=1)["accepted"] and second.command(unmute=1)["accepted"]
    assert second.command(block=1)["accepted"]
    (blocked,) = table.people[1].get("/api/me/blocked")
    assert table.people[1].status("DELETE", f"/api/me/blocked/{blocked['key']}") == 204
    message = table.host.get(f"/api/tables/{table.id}/chat")[0]["id"]
    body = {"message": message, "reason": "for the record"}
    assert table.spectator.status("POST", f"/api/tables/{table.id}/report", body) == 204
    table.refused(table.watcher, "not_seated", chat="I only look on")


def make_mistakes(table: RecordedTable) -> None:
    mover = table.mover()
    version, seats = mover.position["version"], range(1, len(table.sockets) + 1)
    other = next(table.sockets[seat - 1] for seat in seats if seat != mover.position["seat"])
    legal = {option["text"] for option in mover.position["decision"]["options"]}
    for illegal in [move.text for move in mastaba.load(mover.table["game"]).moves if move.text not in legal][:1]:
        table.refused(mover, "illegal", version=version, play=illegal)  # in some games all moves are possible
    table.refused(mover, "unknown_move", version=version, play="fly away")
    table.refused(mover, "stale", version=0, play=next(iter(legal)))
    table.refused(other, "not_seated", seat=9, version=0, play=next(iter(legal)))
    table.refused(other, "no_request", undo="agree", request="none")
    for wrong in ({"play": "end", "undo": "own"}, {"play": "end", "at": 5}, {"play": ["end"]}):
        mover.send_anything(command="12345678", **wrong)
        assert mover.until("answer", command="12345678")["refusal"]["code"] == "bad_command"
    mover.send_anything(command="x", play="end")
    assert mover.until("answer", command=None)["refusal"]["code"] == "bad_command"
    answer = table.host.command(table.id, version=version, play="fly away")
    assert answer["refusal"]["code"] == "unknown_move"
    statuses = [
        table.spectator.status("GET", "/api/tables/none"),
        table.spectator.status("GET", f"/api/tables/{table.id}/state?seat=1"),
        table.host.status("POST", f"/api/tables/{table.id}/start"),
        table.host.status("POST", "/api/tables", {"game": "chess"}),
        table.host.status("POST", "/api/tables", {"game": 5}),
        table.host.http.get("/api/session", headers={"Authorization": ""}).status_code,
    ]
    assert statuses == [404, 403, 409, 422, 422, 401]


def go_back(table: RecordedTable) -> None:
    """Asked for, refused, asked for again and agreed to by all the others."""
    own = table.mover()
    version = own.position["version"]
    table.play(2)
    others = [socket for socket in table.sockets if socket is not own]
    for what in ("refuse", "agree"):
        assert own.command(undo="ask", to=version)["accepted"]
        for socket in others:
            socket.catch_up()
            if what == "agree" or socket is others[0]:
                assert socket.command(undo=what, request=socket.table["undo_request"]["digest"])["accepted"]
    assert any(event["name"] == "rewound" for item in own.catch_up()["news"] for event in item["events"])


def rest(table: RecordedTable) -> None:
    """A pause, a seat on another device, a bot that sits in."""
    assert table.sockets[0].command(pause="ask")["accepted"]
    for socket in table.sockets[1:]:
        assert socket.command(pause="agree")["accepted"]
    table.refused(table.mover(), "not_playing", version=0, play="end")
    assert table.sockets[0].command(pause="resume")["accepted"]
    link = table.people[1].do(table.id, "link", seat=2)["token"]
    other = RecordedClient(table.host.recording, table.host.address, "Elsewhere")
    assert other.post("/api/claim", {"token": link})["seats"][1]["yours"]
    table.people[1], table.sockets[1] = other, other.socket(table.id, "?seat=2")


def come_and_look(table: RecordedTable) -> None:
    """Somebody comes back after a while, from nowhere, or looks through other eyes; and over plain HTTP."""
    for since in (0, 2, 10**9):
        late = table.host.socket(table.id, f"?seat=1&since={since}")
        state = late.until("state")
        assert state["resync"] == (since == 10**9)
        late.send(seen=state["version"], seat=1)
        late.send(look=0)
        assert late.until("state")["seat"] is None
        late.close()
    assert table.host.get(f"/api/tables/{table.id}/state?since=1")["news"]
    assert table.spectator.get("/api/tables") and table.host.get("/api/me/games")
    assert table.host.get(f"/api/tables/{table.id}")["hosting"]
    assert table.host.get(f"/api/tables/{table.id}/values")["values"]


def after_the_game(table: RecordedTable) -> None:
    path, host = f"/api/tables/{table.id}", table.host
    moves = table.watcher.table["moves"]
    for eyes in ("all", "0", "1"):
        for at in (0, 1, moves // 2, moves):
            host.get(f"{path}/replay?at={at}&seat={eyes}")
    assert len(host.get(f"{path}/story")) == moves and host.get(f"{path}/log")
    assert host.get(f"{path}/analysis")["state"] == "none"
    exported = host.http.get(f"{path}/export")
    assert host.http.post("/api/import", content=exported.content).status_code == 201
    assert host.do(table.id, "branch", at=moves // 2, seat=1)["parent"] == {"table": table.id, "at": moves // 2}
    assert host.do(table.id, "rematch")["status"] == "open"
    assert host.get("/api/me/statistics")["played"] >= 1


def ask_for_the_rest(recording: Recording, server: RunningServer) -> None:
    """What does not belong to playing a game."""
    host = RecordedClient(recording, server.address, "Hatshepsut")
    assert host.get("/health")["status"] == "ok" and host.get("/api/core") and host.get("/api/push") == {"key": None}
    for game in host.get("/api/games"):
        for edition, box in game["reconstructed"].items():
            host.post(f"/api/games/{game['name']}/setup", {"edition": edition, "data": box or None})
            assert host.get(f"/api/games/{game['name']}/editions/{edition}")["edition"] == edition
        assert host.get(f"/api/games/{game['name']}/texts?lang=fr")["rulebook"]
        for picture in host.get(f"/api/games/{game['name']}/pictures"):
            assert host.get(f"/api/games/{game['name']}/pictures/{picture['name']}")["part"] == picture["part"]
    assert host.get("/api/session")["name"] == "Hatshepsut"
    assert host.http.patch("/api/session", json={"name": "Maatkare"}).json()["name"] == "Maatkare"
    host.get("/api/me/feed")
    feeds = host.post("/api/me/feed")
    assert host.http.put("/api/me/learn", json={"babel": "1d"}).status_code == 204
    assert host.get("/api/me/learn") == {"babel": "1d"} and host.get("/api/learn")
    lesson = host.post("/api/learn/babel/5")["id"]
    learning = host.socket(lesson)
    assert learning.until("lesson") == host.get(f"/api/tables/{lesson}/lesson")
    learning.close()
    first_game = host.post("/api/learn/babel/first-game")["id"]
    learning = host.socket(first_game)
    assert learning.until("coach") == host.get(f"/api/tables/{first_game}/coach")
    assert host.do(first_game, "coach")["coach"]
    learning.close()
    solve_a_puzzle(host)
    meet_in_a_club(host, RecordedClient(recording, server.address, "Senenmut"))
    meet_in_a_tournament(host, RecordedClient(recording, server.address, "Senenmut"))
    bot = host.post("/api/me/bots", {"name": "Sphinx"})
    assert [each["id"] for each in host.get("/api/me/bots")] == [bot["id"]]
    table = host.open_table(clock={"kind": "days", "days": 3}, name="Un nom")
    guest = RecordedClient(recording, server.address, "Thutmose")
    guest.do(table, "sit", seat=2)
    guest.do(table, "leave", seat=2)
    assert guest.get(f"/api/codes/{guest.do(table, 'screen')['code']}") == {"table": table}
    guest.do(table, "sit", seat=2)
    host.do(table, "kick", seat=2)
    host.do(table, "bot", seat=2, level="random")
    host.do(table, "start")
    with_turn = host.socket(table)
    with_turn.until("state")
    while with_turn.position["decision"] is None:
        with_turn.receive()
    assert host.do(table, "hint", seat=1)["move"]
    assert host.http.get(feeds["atom"]).status_code == host.http.get(feeds["calendar"]).status_code == 200
    with_turn.close()
    host.do(table, "abort")
    assert host.do(table, "analysis")["state"] in ("waiting", "running")
    login = f"hatshepsut-{table}"[:30].lower()
    account = host.post("/api/account", {"login": login, "password": "deir el-bahari"})
    owner = RecordedClient(recording, server.address, token=account["token"])
    assert owner.post("/api/login", {"login": login, "password": "deir el-bahari"})["account"] == login
    owner.http.cookies.clear()
    assert owner.http.put("/api/me/statistics", json={"public": True}).status_code == 204
    assert owner.get(f"/api/people/{login}/statistics")["public"]


def meet_in_a_club(host: RecordedClient, guest: RecordedClient) -> None:
    club = host.post("/api/clubs", {"name": "Friends"})["id"]
    assert [one["id"] for one in host.get("/api/clubs")] == [club]
    token = host.post(f"/api/clubs/{club}/link")
    assert guest.post("/api/clubs/look", token)["members"] == 1
    assert len(guest.post("/api/clubs/join", token)["members"]) == 2
    assert host.http.patch(f"/api/clubs/{club}", json={"ladder": True}).json()["ladder"]
    seats = [{"key": None, "name": "A", "level": None, "place": place, "score": 0} for place in (1, 2)]
    for seat, member in zip(seats, host.get(f"/api/clubs/{club}")["members"], strict=True):
        seat["key"] = member["key"]
    file = host.get(f"/api/clubs/{club}/export")
    file["games"].append({"id": "g1", "game": "babel", "at": 1, "seats": seats})
    assert host.http.post("/api/clubs/import", content=json.dumps(file)).json()["id"] == club
    history = guest.get(f"/api/clubs/{club}/history")
    assert history["count"] == 1 and history["ladder"]["babel"]
    assert host.http.delete(f"/api/clubs/{club}/members/{seats[1]['key']}").status_code == 200


def meet_in_a_tournament(host: RecordedClient, guest: RecordedClient) -> None:
    cup = host.post("/api/tournaments", {"name": "Cup", "game": "babel", "format": "swiss", "listed": True})["id"]
    assert cup in [one["id"] for one in guest.get("/api/tournaments")]
    path = f"/api/tournaments/{cup}"
    for verb in ("join", "leave", "join"):
        guest.post(f"{path}/{verb}")
    assert host.post(f"{path}/start")["status"] == "running"
    assert guest.get(path)["your_table"] and guest.get(f"{path}/results.json")["rounds"]
    assert host.post(f"{path}/abort")["status"] == "aborted"


def get_mail(host: RecordedClient, box: MailBox) -> None:
    assert not host.http.put("/api/me/contact", json={"mail": "hatshepsut@example.org"}).json()["confirmed"]
    code = re.findall(r"\d{8}", box.next()["Subject"])[0]
    assert host.post("/api/me/contact/confirm", {"code": code}) == host.get("/api/me/contact")
    table = host.open_table()
    note = host.http.put(f"/api/tables/{table}/note", json={"text": "Build first."}).json()
    assert host.get(f"/api/tables/{table}/note") == note
    day = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    assert host.http.put("/api/me/away", json={"until": day}).json() == host.get("/api/me/away")
    assert host.http.put("/api/me/hours", json={"zone": "UTC"}).json()["hours"]["zone"] == "UTC"
    assert host.http.delete("/api/me/away").json()["until"] is None


def solve_a_puzzle(host: RecordedClient) -> None:
    wanted = with_number()
    assert host.get("/api/puzzles")["week"] and host.get("/api/puzzles/babel")
    assert host.get("/api/puzzles/next?game=babel")["id"]
    table = host.post(f"/api/puzzles/{wanted.id}?from=mix")["id"]
    solving = host.socket(table)
    assert solving.until("puzzle") == host.get(f"/api/tables/{table}/puzzle")
    for message in ({"puzzle": "hint"}, {"puzzle": "give_up"}, {"puzzle": "plan", "plan": 1}, {"puzzle": "again"}):
        assert solving.command(**message)["accepted"]
    solving.close()
    assert host.do(table, "play-on")["parent"] == {"puzzle": wanted.id}


def test_whoever_asks_too_often_is_told_so_as_defined(tmp_path: Path) -> None:
    with running(tmp_path / "limits.db", limits=True) as server:
        recording = Recording(server.address)
        host = RecordedClient(recording, server.address)
        table = host.open_table()
        socket = host.socket(table)
        codes: set[str | None] = set()
        while "too_often" not in codes:
            codes.add(socket.command(chat="again").get("refusal", {}).get("code"))
        while host.command(table, chat="again")["accepted"]:
            pass
        while host.status("POST", "/api/claim", {"token": "none"}) != 429:
            pass
        assert recording.seen["command_api_tables__table__commands_post 429"]
        assert recording.seen["claim_api_claim_post 429"]


# ---------------------------------------------------------------------- that this can fail
def leave_out(document: Document) -> None:
    del document["table"]["seats"][0]["online"]


def add(document: Document) -> None:
    document["table"]["seats"][0]["secret"] = 1


def rename(document: Document) -> None:
    document["waitng"] = document.pop("waiting")


def write_as_text(document: Document) -> None:
    document["version"] = str(document["version"])


def empty(document: Document) -> None:
    document["table"]["options"] = None


def misname(document: Document) -> None:
    document["type"] = "newz"


def nest(document: Document) -> None:
    document["news"] = [
        {"version": 1, "at": "", "seat": None, "move": None, "events": [{"name": "x", "facts": {"a": []}}]}
    ]


@pytest.mark.parametrize("damage", [leave_out, add, rename, write_as_text, empty, misname, nest])
def test_a_message_of_another_shape_is_noticed(server: RunningServer, damage: Callable[[Document], None]) -> None:
    recording = Recording(server.address)
    person = RecordedClient(recording, server.address)
    socket = person.socket(person.open_table())
    good = socket.until("state")
    socket.close()
    recording.sent(json.dumps(good).encode())
    bad = deepcopy(good)
    damage(bad)
    with pytest.raises(msgspec.ValidationError):
        recording.sent(json.dumps(bad).encode())
