"""What is kept of lessons: the table for a day, and with a person how far they are."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from mastaba.server.storage import log as logs
from tests.server.learners import Learner
from tests.server.running import RunningServer, running

DAY = 86_400_000


def test_a_lesson_comes_back_after_a_restart_and_goes_after_a_day(tmp_path: Path) -> None:
    database = tmp_path / "lessons.db"
    with running(database) as found:
        anna = Learner(found.address, "Anna")
        kept, old = anna.take("babel", 5), anna.take("babel", 4)
        anna.plays(kept, "dep A")
        anna.does(kept, "on")
        stood = anna.stands(kept)
    with sqlite3.connect(database) as db:
        day_before = time.time_ns() // 1_000_000 - DAY - 1
        db.execute("update game_table set updated = ? where id = ?", (day_before, old))
    with running(database) as found:
        again = Learner(found.address, token=anna.token)
        assert again.stands(kept) == stood
        assert again.plays(kept, "A!")["state"] == "solved"
        assert again.status("GET", f"/api/tables/{old}") == 404
    with sqlite3.connect(database) as db:
        tables = [row[0] for row in db.execute("select name from sqlite_master where type = 'table'")]
        for name in tables:
            columns = [row[1] for row in db.execute(f"pragma table_info({name})")]
            if "table_id" in columns:
                assert db.execute(f"select count(*) from {name} where table_id = ?", (old,)).fetchone() == (0,), name


def test_a_lesson_that_was_rewritten_is_opened_again(tmp_path: Path) -> None:
    """A new version of the program has another text of it: the old table is gone, and nothing is damaged."""
    database = tmp_path / "rewritten.db"
    with running(database) as found:
        table = Learner(found.address, "Anna").take("babel", 5)
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
    with running(database) as found:
        assert Learner(found.address, "Bella").status("GET", f"/api/tables/{table}") == 404
        assert Learner(found.address).get("/health")["quarantined"] == 0


def test_what_somebody_has_learnt_is_kept_with_them(server: RunningServer) -> None:
    anna, bella = Learner(server.address, "Anna"), Learner(server.address, "Bella")
    assert anna.get("/api/me/learn") == {}
    progress = {"babel": "1d 2d 3s", "sa-re": "9d"}
    assert anna.status("PUT", "/api/me/learn", {**progress, "cleopatra": ""}) == 204
    assert (anna.get("/api/me/learn"), bella.get("/api/me/learn")) == (progress, {})
    table = anna.take("babel", 1)
    account = anna.post("/api/account", {"login": f"anna-{table[:8].lower()}", "password": "papyrus-12"})
    again = Learner(server.address, token=account["token"])
    assert again.get("/api/me/learn") == progress
    assert again.status("DELETE", "/api/account") == 204
    with sqlite3.connect(server.database) as db:
        assert db.execute("select count(*) from learnt where progress like '%sa-re%'").fetchone() == (0,)
        assert db.execute("select count(*) from game_table where id = ?", (table,)).fetchone() == (0,)


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "1d",
        {"babel": 1},
        {"babel": ["1d"]},
        {"babel": "1"},
        {"babel": "1d,2d"},
        {"babel": "0d"},
        {"babel": "1x"},
        {"babel": "1d 1s"},
        {"babel": "2d 1d"},
        {"babel": "10d"},
        {"babel": " 1d"},
        {"babel": "1d\n"},
        {"nothing": "1d"},
        {"ba\0bel": "1d"},
        {"babel": "1d " * 400},
        {f"game-{k}": "1d" for k in range(50)},
    ],
)
def test_progress_of_another_shape_is_refused(server: RunningServer, body: Any) -> None:
    anna = Learner(server.address, "Anna")
    answer = anna.http.put("/api/me/learn", json=body)
    assert answer.status_code == 422
    assert answer.json()["detail"]
    assert anna.get("/api/me/learn") == {}
