"""What the log of a table for one person says besides its moves: how far a lesson is, or how a puzzle stands."""

from __future__ import annotations

from typing import NamedTuple

from mastaba.lessons.run import Progress
from mastaba.server.protocol.puzzle_messages import PuzzleState
from mastaba.server.storage.log import Body
from mastaba.server.storage.private_tables import PRIVATE
from mastaba.server.table.seats import Seat, follow_script


class Attempt(NamedTuple):
    """How a puzzle stands."""

    state: PuzzleState = "open"  # of the position on the board
    value: int | None = None  # that was reached, once it is judged
    tries: int = 0  # at this table
    hint: bool = False
    done: bool = False  # solved or given up: from then on everything may be told
    plan: int | None = None  # that is shown on the board


class PrivateState:
    settings: Body

    def open_private(self, settings: Body, seats: list[Seat]) -> None:
        self.kind = next((kind for kind in PRIVATE if kind in settings), None)  # None: it is no such table
        self.private: Body | None = None if self.kind is None else settings[self.kind]  # which lesson or puzzle
        self.taught = self.private if self.kind == "lesson" else None
        self.puzzle = self.private if self.kind == "puzzle" else None
        self.progress = Progress()
        self.attempt = Attempt()
        follow_script(seats, self.private)

    def on_lesson(self, body: Body, at: int) -> None:
        """How far the learner is."""
        self.progress = Progress(tuple(body["begun"]), tuple(body["passed"]), body["shown"], body["done"])

    def on_coach(self, body: Body, at: int) -> None:
        """From now on somebody explains."""
        self.settings = {**self.settings, "coach": True}

    def on_puzzle(self, body: Body, at: int) -> None:
        self.attempt = Attempt(**{name: body[name] for name in Attempt._fields})
