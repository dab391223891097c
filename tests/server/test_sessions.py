"""Logging in and out: a session that ended is worth nothing anywhere, and nobody locks the owner of an account out."""

from __future__ import annotations

import json
from pathlib import Path

import httpx2

from tests.server.rude import connected, heard
from tests.server.running import Client, RunningServer, running

PASSWORD = "correct horse battery"


def account(server: RunningServer, login: str = "nefret") -> Client:
    person = Client(server.address)
    token = person.post("/api/account", {"login": login, "password": PASSWORD})["token"]
    return Client(server.address, token=token)


def logged_in(server: RunningServer, login: str = "nefret") -> Client:
    answer = httpx2.post(f"{server.address}/api/login", json={"login": login, "password": PASSWORD}, timeout=30)
    assert answer.status_code == 200, answer.text
    return Client(server.address, token=answer.json()["token"])


def test_a_session_ends_with_logging_out_and_the_others_stay(database: str) -> None:
    with running(database) as server:
        home = account(server)
        phone = logged_in(server)
        table = home.open_table()
        sockets = [home.socket(table), phone.socket(table)]
        for socket in sockets:
            socket.until("state")
        assert phone.status("DELETE", "/api/session") == 204
        assert sockets[1].closed_with() == 4409
        assert phone.status("GET", "/api/session") == 401
        assert phone.socket(table).closed_with() == 4401
        sockets[0].send(ping=1)
        sockets[0].until("pong")
        assert home.get("/api/session")["account"] == "nefret"
        assert logged_in(server).get("/api/session")["account"] == "nefret"
        sockets[0].close()
    with running(database) as server:
        assert Client(server.address, token=phone.token).status("GET", "/api/session") == 401
        assert Client(server.address, token=home.token).status("GET", "/api/session") == 200


def test_all_sessions_end_at_once(database: str) -> None:
    with running(database) as server:
        home = account(server)
        phone = logged_in(server)
        socket = phone.socket(home.open_table())
        socket.until("state")
        assert home.status("DELETE", "/api/session?everywhere=true") == 204
        assert socket.closed_with() == 4409
        assert [each.status("GET", "/api/session") for each in (home, phone)] == [401, 401]
        assert logged_in(server).get("/api/session")["account"] == "nefret"


def test_every_process_learns_of_it(postgres_database: str) -> None:
    with running(postgres_database) as first, running(postgres_database) as second:
        home = account(first)
        there = Client(second.address, token=home.token)
        table = there.open_table()
        socket, unseen = there.socket(table), logged_in(second)
        socket.until("state")
        assert home.status("DELETE", "/api/session") == 204
        assert socket.closed_with() == 4409
        assert there.status("GET", "/api/session") == 401
        assert unseen.status("GET", "/api/session") == 200


def test_a_session_of_an_earlier_version_works_and_can_be_ended(tmp_path: Path) -> None:
    """They named no device: an upgrade logs nobody out."""
    import hashlib
    import hmac
    import sqlite3

    with running(tmp_path / "old.db") as server:
        person = Client(server.address)
        with sqlite3.connect(tmp_path / "old.db") as db:
            [(secret,)] = db.execute("select value from setting where name = 'secret'").fetchall()
        text = ".".join(person.token.split(".")[:2])
        old = f"{text}.{hmac.digest(secret.encode(), f'session {text}'.encode(), hashlib.sha256).hex()}"
        assert len(person.token.split(".")) == 4
        before = Client(server.address, token=old)
        assert before.status("GET", "/api/session") == 200
        assert before.status("DELETE", "/api/session") == 204
        assert before.status("GET", "/api/session") == 401
        assert person.status("GET", "/api/session") == 200


def test_a_bot_does_not_log_itself_out(server: RunningServer) -> None:
    owner = Client(server.address)
    bot = Client(server.address, token=owner.post("/api/me/bots", {"name": "Bot"})["token"])
    assert bot.status("DELETE", "/api/session") == 204
    assert bot.status("GET", "/api/session") == 200


def test_nobody_logs_out_with_a_forged_session(server: RunningServer) -> None:
    person = Client(server.address)
    forged = person.token[:-4] + "0000"
    answer = httpx2.delete(f"{server.address}/api/session", headers={"Authorization": f"Bearer {forged}"})
    assert answer.status_code == 204
    assert person.status("GET", "/api/session") == 200


def try_to_log_in(server: RunningServer, source: str, password: str) -> int:
    body = json.dumps({"login": "nefret", "password": password}).encode()
    with connected(server, source) as line:
        line.sendall(
            b"POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
            + f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        return int(heard(line).split()[1])


def test_wrong_passwords_lock_out_only_their_sender(tmp_path: Path) -> None:
    """Not the owner, who comes from elsewhere; however many they are."""
    with running(tmp_path / "l.db", limits=True) as server:
        account(server)
        for k in range(3):
            answers = [401]
            while answers[-1] == 401 and len(answers) < 40:  # on a slow machine a few more are let through meanwhile
                answers.append(try_to_log_in(server, f"127.0.1.{k + 1}", "a guess"))
            assert answers[-1] == 429
        assert try_to_log_in(server, "127.0.2.1", PASSWORD) == 200
