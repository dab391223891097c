"""Somebody who takes lessons on a server."""

from __future__ import annotations

from typing import Any

from tests.server.running import Client

Document = dict[str, Any]


class Learner(Client):
    """Somebody at the table of a lesson."""

    def take(self, game: str, number: int, board: int = 1) -> str:
        return str(self.post(f"/api/learn/{game}/{number}?board={board}")["id"])

    def stands(self, table: str) -> Document:
        found: Document = self.get(f"/api/tables/{table}/lesson")
        return found

    def plays(self, table: str, *moves: str) -> Document:
        for move in moves:
            answer = self.command(table, version=self.state(table)["version"], play=move)
            assert answer["accepted"], answer
        return self.stands(table)

    def does(self, table: str, what: str, **more: Any) -> Document:
        answer = self.command(table, lesson=what, **more)
        assert answer["accepted"], answer
        return self.stands(table)

    def refused(self, table: str, **message: Any) -> str:
        return str(self.command(table, **message)["refusal"]["code"])
