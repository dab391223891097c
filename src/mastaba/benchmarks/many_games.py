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


def play_one(server: ServerProcess, most: int) -> str:
    """A game of Babel with one person in both seats, to its end or for so many moves."""
    token = server.session("Bench")
    settings = {"game": "babel", "options": {"turn_cap": "40"}, "grace": None}
    table = str(server.post("/api/tables", settings, token)["id"])
    server.post(f"/api/tables/{table}/sit", {"seat": 2}, token)
    state: dict[str, Any] = server.post(f"/api/tables/{table}/start", None, token)
    for move in range(most):
        if state["status"] != "playing":
            break
        seat = state["asked"][0]
        shown = server.state(table, seat, token)
        option = shown["decision"]["options"][move % len(shown["decision"]["options"])]
        command = {"command": f"command-{move}", "seat": seat, "version": shown["version"], "play": option["text"]}
        server.post(f"/api/tables/{table}/commands", command, token)
        state = server.state(table, seat, token)["table"]
    return table


def multiply(database: str, table: str, count: int) -> None:
    """Copies of a game under other names; the log of a table does not hold its name."""
    with closing(sqlite3.connect(database)) as db:
        for name, column in (
            ("game_table", "id"),
            ("entry", "table_id"),
            ("snapshot", "table_id"),
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


def measure(folder: str, finished: int = FINISHED, running: int = RUNNING, times: int = 3) -> list[Figure]:
    database = f"{folder}/many.db"
    with ServerProcess(database) as server:
        games = [(play_one(server, 10_000), finished), (play_one(server, 60), running)]
    for table, count in games:
        multiply(database, table, count)
    starts, worked, openings = [], [], []
    for _ in range(times):
        began = time.perf_counter()
        with ServerProcess(database) as server:
            starts.append(time.perf_counter() - began)
            worked.append(server.cpu_seconds())
            for k in range(OPENED):
                table, count = games[k % 2]
                began = time.perf_counter()
                server.get(f"/api/tables/{table}-{k * count // OPENED}/state")
                openings.append((time.perf_counter() - began) * 1000)
    return [
        Figure(f"start with {finished + running:,} games", "s", starts),
        Figure("processor time of that start", "s", worked),
        Figure("opening", "ms", openings),
        Figure("slowest opening", "ms", [max(openings)]),
    ]
