"""What the host of a server does about people, beside the running server: reports, bans, pardons (trust.md 35, 42)."""

from __future__ import annotations

import json
import time

import pytest

from mastaba.cli import main
from tests.server.running import Client, RunningServer, running, started_table


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """What the command line answers."""
    capsys.readouterr()
    code = main(list(words))
    shown = capsys.readouterr()
    return code, shown.out + shown.err


def test_reports_bans_and_unbans(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--database", database)
    with running(database) as server:
        seth, maat = Client(server.address, "Seth"), Client(server.address, "Maat")
        assert said(capsys, "reports", *where) == (0, "Nobody has reported anything.\n")
        table = started_table(seth, maat)
        socket = seth.socket(table)
        socket.until("state")
        assert seth.command(table, chat="rude \x1b words")["accepted"]
        line = maat.get(f"/api/tables/{table}/chat")[-1]["id"]
        report = {"message": line, "reason": "rude"}
        assert maat.status("POST", f"/api/tables/{table}/report", report) == 204
        shown = json.loads(said(capsys, "reports", "--json", *where)[1])
        identity = seth.token.split(".")[0]
        assert [(one["table"], one["message"], one["writer"], one["reason"]) for one in shown] == [
            (table, line, identity, "rude")
        ]
        code, listed = said(capsys, "reports", *where)
        assert code == 0 and "rude words" in listed and identity in listed and maat.token[:24] not in listed
        assert said(capsys, "ban", "Anubis", *where)[0] == 2
        assert said(capsys, "ban", identity, *where) == (0, f"Seth ({identity}) is banned.\n")
        assert socket.closed_with() == 4409
        assert seth.status("GET", "/api/session") == 401
        assert maat.status("GET", "/api/session") == 200
        assert "banned already" in said(capsys, "ban", "Seth", *where)[1]
        assert "Seth (banned)" in said(capsys, "reports", *where)[1]
        assert said(capsys, "ban", *where) == (0, f"Seth ({identity})\n")
        assert said(capsys, "unban", "Seth", *where) == (0, f"Seth ({identity}) may come back.\n")
        assert said(capsys, "ban", *where) == (0, "Nobody is banned.\n")
        wait_until_welcome(seth)
        Client(server.address, "Seth")
        code, sentence = said(capsys, "ban", "Seth", *where)
        assert code == 2 and "2 people" in sentence and identity in sentence


def wait_until_welcome(person: Client) -> None:
    """A running server reads it within a second or two."""
    deadline = time.monotonic() + 20
    while person.status("GET", "/api/session") != 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_whom_you_block_is_on_your_list(server: RunningServer) -> None:
    seth, maat = Client(server.address, "Seth"), Client(server.address, "Maat")
    table = started_table(seth, maat)
    socket = maat.socket(table)
    socket.until("state")
    assert maat.get("/api/me/blocked") == []
    assert maat.command(table, block=1)["accepted"]
    (blocked,) = maat.get("/api/me/blocked")
    assert blocked["name"] == "Seth" and seth.token.split(".")[0] not in str(blocked)
    assert seth.get("/api/me/blocked") == []
    assert seth.status("DELETE", f"/api/me/blocked/{blocked['key']}") == 404
    assert maat.status("DELETE", f"/api/me/blocked/{blocked['key']}") == 204
    assert maat.get("/api/me/blocked") == []
    assert seth.command(table, chat="hello")["accepted"]
    assert socket.until("chat")["message"]["text"] == "hello"
    socket.close()
