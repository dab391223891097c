"""A puzzle being solved: the solver moves until the unit is over, and may take back anything before and after.

Whoever keeps it, a table or a terminal, says how a move is made and how the game is taken back: `play`, `rewind`."""

from __future__ import annotations

from mastaba.kernel.agenda import actor
from mastaba.kernel.errors import BadInput
from mastaba.kernel.notation import Move
from mastaba.kernel.record import Record
from mastaba.puzzles import judging
from mastaba.puzzles.judging import Verdict
from mastaba.puzzles.puzzle import Puzzle


class PuzzleRun:
    def __init__(self, puzzle: Puzzle, record: Record | None = None) -> None:
        self.puzzle = puzzle
        self.record = record or Record(puzzle.game, puzzle.start.setup, puzzle.start.copy())

    # ---------------------------------------------------------------------- what is kept
    def play(self, seat: int, move: Move) -> None:
        self.record.play(seat, move)

    def rewind(self, length: int) -> None:
        self.record = self.record.back_to(length)

    # ---------------------------------------------------------------------- how things stand
    def is_over(self) -> bool:
        return judging.is_over(self.puzzle, self.record.state)

    def verdict(self) -> Verdict | None:
        """None while the unit goes on: nobody is to feel the way."""
        return judging.verdict(self.puzzle, self.record.state) if self.is_over() else None

    # ---------------------------------------------------------------------- what the solver does
    def move(self, move: Move) -> None:
        """Any legal move is made; IllegalMove says why another is not, BadInput that the unit is over."""
        if self.is_over():
            raise BadInput("this puzzle is played out: take something back, or begin again")
        self.play(self.puzzle.seat, move)
        while (reply := judging.reply(self.puzzle, self.record.state)) is not None:
            self.play(actor(self.record.state), reply)

    def undo(self) -> None:
        """Takes back the solver's last move, and all that came after it."""
        own = [number for number, (seat, _) in enumerate(self.record.log) if seat == self.puzzle.seat]
        if not own:
            raise BadInput("there is no move to take back")
        self.rewind(own[-1])

    def again(self) -> None:
        if self.record.log:
            self.rewind(0)
