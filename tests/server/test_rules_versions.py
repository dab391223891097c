"""A table keeps the rules it was opened under: over a restart, in a branch of it, and as games of before rules 2 do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mastaba
from mastaba.server.doctor import examine
from mastaba.server.table.state import TableState
from tests.server.running import Client, running

OLD = Path(__file__).parents[1] / "games" / "babel" / "transcripts" / "turn_cap.mst"


def beginning(moves: int) -> str:
    """The first lines of a game of rules 1, without its result."""
    head, _, lines = OLD.read_text().partition("\n\n")
    kept = [line for line in head.splitlines() if not line.startswith("[Result")]
    return "\n".join(kept) + "\n\n" + "\n".join(lines.splitlines()[:moves]) + "\n"


def brought(person: Client, text: str) -> str:
    response = person.http.post("/api/import?seat=1", content=text)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def test_a_game_of_rules_1_goes_on_under_them(tmp_path: Path) -> None:
    assert '[Rules "1"]' in OLD.read_text() and mastaba.load("babel").rules_version == 2
    with running(tmp_path / "a.db") as server:
        host = Client(server.address)
        old, new = brought(host, beginning(60)), host.open_table()
        host.do(old, "bot", seat=2, level="greedy")
        host.do(old, "start")
        assert [host.get(f"/api/tables/{table}")["rules"] for table in (old, new)] == [1, 2]
        assert host.state(old)["view"]["rules"] == 1
    with running(tmp_path / "a.db") as server:
        host = Client(server.address, token=host.token)
        assert host.get(f"/api/tables/{old}")["rules"] == 1
        host.do(old, "abort")
    assert examine(str(tmp_path / "a.db")).well()


@pytest.mark.parametrize(("stored", "played"), [({}, 1), ({"rules": 1}, 1), ({"rules": 2}, 2), ({"rules": 0}, 2)])
def test_tables_from_before_rules_2_do_not_name_their_rules(stored: dict[str, Any], played: int) -> None:
    state = TableState("table", "0" * 64)
    chosen = {"game": "babel", "edition": "filosofia", "options": {}, "seats": 2, "clock": None}
    state.write("open", {**chosen, **stored}, 0)
    assert (state.rules, state.setup().rules) == (played, played)
