"""Somebody who solves puzzles on a server."""

from __future__ import annotations

from typing import Any

from mastaba.puzzles.collection import puzzle
from mastaba.puzzles.puzzle import Puzzle
from mastaba.puzzles.search import Plan
from tests.server.running import Client

Document = dict[str, Any]


class Solver(Client):
    """Somebody at the table of a puzzle."""

    def solve(self, wanted: str, way: str | None = None) -> str:
        """Opens its table."""
        return str(self.post(f"/api/puzzles/{wanted}" + (f"?from={way}" if way else ""))["id"])

    def stands(self, table: str) -> Document:
        found: Document = self.get(f"/api/tables/{table}/puzzle")
        return found

    def plays(self, table: str, *moves: str) -> Document:
        for move in moves:
            answer = self.command(table, version=self.state(table)["version"], play=move)
            assert answer["accepted"], answer
        return self.stands(table)

    def plays_plan(self, table: str, plan: Plan) -> Document:
        return self.plays(table, *(move.text for move in plan.moves))

    def does(self, table: str, what: str, **more: Any) -> Document:
        answer = self.command(table, puzzle=what, **more)
        assert answer["accepted"], answer
        return self.stands(table)

    def refused(self, table: str, **message: Any) -> str:
        return str(self.command(table, **message)["refusal"]["code"])


def with_number(game: str = "babel") -> Puzzle:
    """A puzzle whose answer is a number, with a plan one short of it and one that misses."""
    return next(found for found in puzzles_in(game) if not found.kind.goal and falls_short(found) is not None)


def with_goal(game: str = "babel") -> Puzzle:
    return next(found for found in puzzles_in(game) if found.kind.goal)


def puzzles_in(game: str) -> list[Puzzle]:
    from mastaba.puzzles.collection import puzzles_of

    return [puzzle(entry.id) for entry in puzzles_of(game)]


def falls_short(found: Puzzle) -> Plan | None:
    """A plan that is near, and no more."""
    return next((plan for plan in found.plans if plan.value == found.best.value - 1), None)
