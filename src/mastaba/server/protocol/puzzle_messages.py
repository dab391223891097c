"""What the server sends to somebody who solves puzzles: which there are, and how one stands. Of the solution it says
nothing before the puzzle is solved or given up."""

from __future__ import annotations

from typing import Literal

from mastaba.server.protocol.game_messages import MoveDocument, PromptDocument
from mastaba.server.protocol.structures import Sent

PuzzleState = Literal["open", "solved", "near", "missed", "shown"]  # shown: what is on the board is a plan
Outcome = Literal["new", "tried", "solved", "shown"]  # shown: it was given up
DayState = Literal["solved", "forgiven", "missed", "open"]


class PuzzleDocument(Sent):
    """The puzzle of a table; `asked` is a key of the game's catalogue of puzzles."""

    id: str
    asked: PromptDocument
    goal: bool  # whether it is reached or not; else what was reached is a number, the more the better
    rating: int
    day: str | None  # for which it is the daily one
    counts: bool  # whether a first try is rated


class PlanDocument(Sent):
    value: int
    moves: list[MoveDocument]  # of the solver


class SourceDocument(Sent):
    """The game of bots that the position is from, and after which of its moves."""

    bots: list[str]
    move: int


class SolutionDocument(Sent):
    """`plans` begins with the best; `natural` is what a quick look suggests."""

    plans: list[PlanDocument]
    natural: PlanDocument
    explain: PromptDocument
    themes: list[str]
    rules: list[str]
    source: SourceDocument
    tried: int  # by how many people
    solved: int  # by how many of them with their first try


class PuzzleMessage(Sent, tag_field="type", tag="puzzle"):
    """How the puzzle stands for its solver, at a version of their seat."""

    version: int
    state: PuzzleState
    value: int | None  # that was reached, once it is judged
    best: int | None  # that can be reached: told to whoever is near, and after the end
    tries: int
    hint: PromptDocument | None
    plan: int | None  # the number of the plan on the board
    before: int | None  # the solver's rating before and after a first try that counted
    after: int | None
    solution: SolutionDocument | None  # once it is solved or given up


class DailyPuzzle(Sent):
    day: str
    id: str
    game: str
    rating: int
    outcome: Outcome
    state: DayState  # of the day in a streak


class PuzzleTheme(Sent):
    theme: str
    puzzles: int


class PuzzleGame(Sent):
    """The puzzles of a game, and how the solver fares with them; no rating before the first that counted."""

    game: str
    puzzles: int
    solved: int
    rating: int | None
    themes: list[PuzzleTheme]


class PuzzlesDocument(Sent):
    """The daily puzzles of a week, today's last; a streak counts days."""

    week: list[DailyPuzzle]
    streak: int
    games: list[PuzzleGame]


class PuzzleEntry(Sent):
    """A puzzle in a list; its themes are told once it is solved or given up."""

    id: str
    game: str
    rating: int
    outcome: Outcome
    themes: list[str] | None


class NextPuzzle(Sent):
    id: str
