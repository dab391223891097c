"""How a server starts that holds many games, and how quickly it opens one of them."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Any

from mastaba.benchmarks.figures import Figure
from mastaba.benchmarks.server_process import ServerProcess

FINISHED, RUNNING = 10_000, 1_000
OPENED = 30


def play_one(database: str, unfinished: bool) -> str:
    """A game of a person and three bots' stand-ins: one person in all seats plays first options."""
    with ServerProcess(database) as server:
        token = server.session("Bench")
        table = str(server.post("/api/tables", {"game": "amun-re", "seats": 4, "grace": None}, token)["id"])
        for seat in (2, 3, 4):
            server.post(f"/api/tables/{table}/sit", {"seat": seat}, token)
        state: dict[str, Any] = server.post(f"/api/tables/{table}/start", None, token)
        moves = 0
        while state["status"] == "playing" and not (unfinished and moves == 100):
            seat = state["asked"][0]
            shown = server.state(table, seat, token)
            option = shown["decision"]["options"][moves % len(shown["decision"]["options"])]
            command = {"command": f"command-{moves}", "seat": seat, "version": shown["version"], "play": option["text"]}
            server.post(f"/api/tables/{table}/commands", command, token)
            moves += 1
            state = server.state(table, seat, token)["table"]
    return table


def multiply(database: str, table: str, count: int) -> None:
    """Copies of a game under other names; the log of a table does not hold its name."""
    with closing(sqlite3.connect(database)) as db:
        for name, column in (
            ("game_table", "id"),
            ("entry", "table_id"),
            ("command", "table_id"),
            ("seat", "table_id"),
        ):
            fields = [row[1] for row in db.execute(f"pragma table_info({name})") if row[1] != column]
            rows = db.execute(f"select {', '.join(fields)} from {name} where {column} = ?", (table,)).fetchall()
            marks = ", ".join("?" * (len(fields) + 1))
            db.executemany(
                f"insert into {name} ({column}, {', '.join(fields)}) values ({marks})",
                ((f"{table}-{k}", *row) for k in range(count) for row in rows),
            )
        db.commit()


def measure(folder: str, finished: int = FINISHED, running: int = RUNNING) -> list[Figure]:
    database = f"{folder}/many.db"
    games = [(play_one(database, False), finished), (play_one(database, True), running)]
    for table, count in games:
        multiply(database, table, count)
    starts, openings = [], []
    for _ in range(3):
        began = time.perf_counter()
        with ServerProcess(database) as server:
            starts.append(time.perf_counter() - began)
            for k in range(OPENED):
                table, count = games[k % 2]
                began = time.perf_counter()
                server.get(f"/api/tables/{table}-{k * count // OPENED}/state")
                openings.append((time.perf_counter() - began) * 1000)
    return [
        Figure(f"start with {finished + running:,} games", "s", starts),
        Figure("opening", "ms", openings),
        Figure("slowest opening", "ms", [max(openings)]),
    ]
