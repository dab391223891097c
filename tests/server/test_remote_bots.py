"""Programs that play over the wire: their tokens, how they are shown, what they may do, and whole games."""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket as plain
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

import mastaba
from mastaba import client
from mastaba.bots.levels import bot as house_bot
from mastaba.server.http.dependencies import limit_of
from mastaba.server.limits import LIMITS
from mastaba.server.people.remote_bots import MOST
from mastaba.server.storage.people_store import Person
from tests.repository.toy_project import ROOT
from tests.server.proxies import Proxy
from tests.server.running import Client, RunningServer

Document = dict[str, Any]


def bot_of(owner: Client, name: str = "Kheops") -> Client:
    return Client(owner.address, token=owner.post("/api/me/bots", {"name": name})["token"])


def decider(game: str, level: str, seed: int) -> Callable[[dict[str, object], mastaba.Decision], mastaba.Move]:
    return house_bot(mastaba.load(game), level, seed).decide


# ---------------------------------------------------------------------- tokens
def test_a_token_is_shown_once_kept_as_a_digest_and_can_be_revoked(server: RunningServer) -> None:
    owner = Client(server.address)
    made = owner.post("/api/me/bots", {"name": "Kheops"})
    bot = Client(server.address, token=made["token"])
    assert bot.get("/api/session") == {"name": "Kheops", "account": None, "token": None, "owner": "Nefret"}
    assert [(known["id"], known["name"]) for known in owner.get("/api/me/bots")] == [(made["id"], "Kheops")]
    assert made["token"] not in owner.http.get("/api/me/bots").text
    forged = made["token"][:-1] + ("a" if made["token"][-1] != "a" else "b")
    for wrong in (forged, f"mastaba-bot-{made['id']}-", "mastaba-bot-", f"mastaba-bot-{'0' * 24}-x"):
        assert Client(server.address, token=wrong).status("GET", "/api/session") == 401
    table = owner.open_table()
    bot.do(table, "sit", seat=2)
    line = bot.socket(table)
    line.until("state")
    assert Client(server.address).status("DELETE", f"/api/me/bots/{made['id']}") == 404  # not theirs
    assert owner.status("DELETE", f"/api/me/bots/{made['id']}") == 204
    assert line.closed_with() == 4409
    assert bot.status("GET", "/api/session") == 401
    assert owner.get("/api/me/bots") == []
    stored = b"".join(file.read_bytes() for file in Path(server.database).parent.iterdir())
    assert made["id"].encode() in stored
    secret = made["token"].removeprefix(f"mastaba-bot-{made['id']}-")
    assert len(secret) > 20
    assert secret.encode() not in stored


def test_a_bot_is_nobody_who_owns_anything(server: RunningServer) -> None:
    owner = Client(server.address)
    bot = bot_of(owner)
    for method, path, body in (
        ("POST", "/api/me/bots", {"name": "Khephren"}),
        ("GET", "/api/me/bots", None),
        ("PATCH", "/api/session", {"name": "Nefret"}),
        ("POST", "/api/account", {"login": "kheops", "password": "long enough"}),
        ("DELETE", "/api/account", None),
    ):
        assert bot.status(method, path, body) == 403, path
    for _ in range(MOST - 1):
        bot_of(owner)
    assert owner.status("POST", "/api/me/bots", {"name": "one more"}) == 409


def test_bots_go_with_their_owner(server: RunningServer) -> None:
    owner, other = Client(server.address), Client(server.address)
    bot, table = bot_of(owner), other.open_table()
    bot.do(table, "sit", seat=2)
    assert owner.status("DELETE", "/api/account") == 204
    assert bot.status("GET", "/api/session") == 401
    seat = other.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["owner"]) == ("bot", None, None)


# ---------------------------------------------------------------------- at a table
def test_everybody_is_shown_that_a_bot_is_a_bot_and_whose(server: RunningServer) -> None:
    host, owner = Client(server.address, "Thoth"), Client(server.address, "Nefret")
    bot = bot_of(owner)
    table = host.open_table(listed=True)
    watcher = Client(server.address).socket(table)
    watcher.until("state")
    bot.do(table, "sit", seat=2)
    host.do(table, "start")
    marks = {"kind": "bot", "name": "Kheops", "level": None, "owner": "Nefret"}
    assert marks.items() <= watcher.until("news")["table"]["seats"][1].items()
    for viewer in (host, owner, bot):
        assert marks.items() <= viewer.get(f"/api/tables/{table}")["seats"][1].items()
    listed = next(each for each in host.get("/api/tables") if each["id"] == table)
    assert {"name": "Kheops", "kind": "bot", "owner": "Nefret"}.items() <= listed["seats"][1].items()
    assert {"name": "Thoth", "kind": "person", "owner": None}.items() <= listed["seats"][0].items()
    assert "Thoth, Kheops (bot)" in host.http.get(f"/api/tables/{table}/export").text
    owner.http.patch("/api/session", json={"name": "Nefertari"})
    renamed = watcher.until("table")["table"]["seats"][1]
    assert renamed["owner"] == "Nefertari"
    host.do(table, "abort")
    sat = [entry["body"] for entry in host.get(f"/api/tables/{table}/log") if entry["kind"] == "sit"]
    assert sat == [{"s": 1}, {"s": 2, "bot": True}]
    watcher.close()


def test_a_table_that_a_bot_opens_says_so_and_no_level_replaces_it(server: RunningServer) -> None:
    bot = bot_of(Client(server.address))
    table = bot.open_table()
    assert bot.get(f"/api/tables/{table}")["seats"][0]["kind"] == "bot"
    assert bot.status("POST", f"/api/tables/{table}/bot", {"seat": 1, "level": "greedy"}) == 409


def test_an_undo_needs_no_consent_of_a_bot(server: RunningServer) -> None:
    host = Client(server.address)
    bot, table = bot_of(host), host.open_table()
    bot.do(table, "sit", seat=2)
    host.do(table, "start")
    begun = host.state(table)
    while (state := host.state(table))["version"] < begun["version"] + 4:
        mover = host if state["table"]["asked"] == [1] else bot
        own = mover.state(table)
        text = own["decision"]["options"][0]["text"]
        assert mover.command(table, version=own["version"], play=text)["accepted"]
    assert host.command(table, undo="ask", to=begun["version"])["accepted"]
    assert host.state(table)["table"]["undo_request"] is None
    assert host.state(table)["view"] == begun["view"]


def test_a_bot_may_do_more_and_is_told_when_it_is_too_much() -> None:
    person = Person("p", "Nefret", None, None, 0, False, None, None)
    bot = person._replace(id="b", owner="p")
    for action in ("request", "table"):
        limit, wider = LIMITS[limit_of(person, action)], LIMITS[limit_of(bot, action)]
        assert wider.burst > limit.burst
        assert wider.per_second > limit.per_second
    assert limit_of(bot, "chat") == "chat"


# ---------------------------------------------------------------------- whole games
def test_the_example_plays_babel_to_the_end(server: RunningServer) -> None:
    token = client.make_bot(server.address, "Nefret", "Kheops")
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), server.address]
    environment = {**os.environ, "MASTABA_BOT_TOKEN": token}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert re.fullmatch(r"seat 1: \{'scores': \[\d+, \d+\].*'ended_by': '[\w-]+'.*\}\n", done.stdout), done.stderr


def test_two_bots_choose_in_secret_beside_a_house_bot(server: RunningServer) -> None:
    owner = Client(server.address)
    bots = [bot_of(owner, name) for name in ("Kheops", "Khephren")]
    table = bots[0].open_table(game="amun-re", seats=3)
    bots[0].do(table, "bot", seat=3, level="greedy")
    bots[1].do(table, "sit", seat=2)
    bots[0].do(table, "start")
    with ThreadPoolExecutor(2) as pool:
        playing = [
            pool.submit(client.play, server.address, bot.token, table, decider("amun-re", "greedy", seed))
            for seed, bot in enumerate(bots)
        ]
        over = [game.result() for game in playing]
    assert [table["status"] for table in over] == ["over", "over"]
    assert over[0]["result"] == over[1]["result"]
    assert [seat["yours"] for seat in over[1]["seats"]] == [False, True, False]


class LineThatBreaks(Proxy):
    """Cuts every line after so many bytes from the server, and takes the next caller."""

    def __init__(self, port: int, from_server: int) -> None:
        self.most = from_server
        self.lines = 0
        super().__init__(port)

    def pump(self, source: plain.socket, target: plain.socket, from_client: bool) -> None:
        self.lines += from_client
        left = self.most
        with contextlib.suppress(OSError):
            while left > 0 and (data := source.recv(65_536)):
                kept = data if from_client else data[:left]
                target.sendall(kept)
                left -= 0 if from_client else len(kept)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(plain.SHUT_RDWR)


def test_a_line_that_breaks_again_and_again_loses_and_doubles_nothing(server: RunningServer) -> None:
    bot = bot_of(Client(server.address))
    table = bot.open_table()
    bot.do(table, "bot", seat=2, level="greedy")
    bot.do(table, "start")
    plays = decider("babel", "greedy", 1)
    decided: list[str] = []

    def decide(view: dict[str, object], decision: mastaba.Decision) -> mastaba.Move:
        decided.append(str(plays(view, decision)))
        return mastaba.load("babel").parse(decided[-1])

    proxy = LineThatBreaks(server.port, 60_000)
    over = client.play(f"http://127.0.0.1:{proxy.port}", str(bot.token), table, decide)
    proxy.close()
    assert over["status"] == "over"
    assert proxy.lines > 3
    log = bot.get(f"/api/tables/{table}/log")
    assert [entry["body"]["m"] for entry in log if entry["kind"] == "move" and entry["body"]["s"] == 1] == decided


def test_what_cannot_be_is_said_in_a_sentence(server: RunningServer) -> None:
    bot = bot_of(Client(server.address))
    decide = decider("babel", "random", 1)
    with pytest.raises(mastaba.BadInput, match="begins with http"):
        client.play("play.example.org", "token", "table", decide)
    with pytest.raises(client.Refused, match="no such table"):
        client.play(server.address, str(bot.token), "nowhere", decide)
    table = Client(server.address).open_table()
    with pytest.raises(mastaba.BadInput, match="seat 1 is not free"):
        client.play(server.address, str(bot.token), table, decide, seat=1)
    with pytest.raises(client.Refused, match="needs a session"):
        client.play(server.address, "mastaba-bot-unknown-token", table, decide)
    own = bot.open_table()
    bot.do(own, "bot", seat=2, level="random")
    bot.do(own, "start")
    with pytest.raises(mastaba.BadInput, match="not among the moves"):
        client.play(server.address, str(bot.token), own, lambda view, decision: mastaba.load("babel").moves[-1])


class Hurried(BaseHTTPRequestHandler):
    """A server that asks the first caller to wait."""

    asked: ClassVar[list[float]] = []

    def do_GET(self) -> None:
        self.asked.append(time.monotonic())
        told = (
            {"title": "too-often", "detail": "Too often: request.", "wait": 0.3} if len(self.asked) == 1 else {"ok": 1}
        )
        body = json.dumps(told).encode()
        self.send_response(429 if len(self.asked) == 1 else 200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing to say."""


def test_a_client_that_is_asked_to_wait_waits() -> None:
    hurried = HTTPServer(("127.0.0.1", 0), Hurried)
    Thread(target=hurried.serve_forever, daemon=True).start()
    assert client.Api(f"http://127.0.0.1:{hurried.server_port}", "token").get("/api/session") == {"ok": 1}
    hurried.shutdown()
    hurried.server_close()
    assert Hurried.asked[1] - Hurried.asked[0] >= 0.3
