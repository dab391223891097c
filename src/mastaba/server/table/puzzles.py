"""A table at which somebody solves a puzzle: it begins from a written position, only the solver moves, and what is
played is judged when it is finished. Everything that happens is in its log, as at other tables."""

from __future__ import annotations

from typing import Any, Final

from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Prompt
from mastaba.kernel.notation import Move, write_actor
from mastaba.puzzles.collection import puzzle as find
from mastaba.puzzles.puzzle import Puzzle
from mastaba.puzzles.run import PuzzleRun
from mastaba.puzzles.search import Plan
from mastaba.server.people.daily_puzzles import iso
from mastaba.server.protocol.game_messages import MoveDocument, PromptDocument
from mastaba.server.protocol.puzzle_messages import (
    PlanDocument,
    PuzzleDocument,
    PuzzleMessage,
    SolutionDocument,
    SourceDocument,
)
from mastaba.server.protocol.refusals import Problem, Refused
from mastaba.server.storage.log import Entry
from mastaba.server.storage.puzzle_store import Figures, Solved, Tried
from mastaba.server.table.lessons import settings_from
from mastaba.server.table.state import TableState

AGAIN: Final = {"state": "open", "value": None, "plan": None}  # the board as the solver has it


def settings_of(puzzle: Puzzle, rating: int, day: int | None, counts: bool) -> dict[str, Any]:
    """What a table of this puzzle is opened with."""
    about = {
        "id": puzzle.id,
        "digest": puzzle.digest,
        "seat": puzzle.seat + 1,
        "names": [None] * (puzzle.start.setup.seats - 1),  # the page has names for them
        "rating": rating,
        "day": day,
        "counts": counts,
    }
    return {**settings_from(puzzle.game, puzzle.start), "puzzle": about}


def puzzle_of(state: TableState) -> Puzzle:
    """What is solved here. A table that began with another text of the puzzle, or under other rules, is gone; a new one
    is soon opened."""
    about = state.puzzle or {}
    try:
        found = find(about["id"])
    except BadInput:
        found = None
    if found is None or (found.digest, found.start.setup.rules) != (about["digest"], state.settings["rules"]):
        raise Problem(404, "no-table", "There is no such table.")
    return found


class TableRun(PuzzleRun):
    """What is done is written into the log of the table."""

    def __init__(self, state: TableState, at: int) -> None:
        super().__init__(puzzle_of(state), state.playing())
        self.state = state
        self.at = at
        self.entries: list[Entry] = []

    def play(self, seat: int, move: Move) -> None:
        self.write("move", {"m": move.text, "s": seat + 1})

    def rewind(self, length: int) -> None:
        self.write("rewind", {"s": self.puzzle.seat + 1, "to": length})

    def write(self, kind: str, body: dict[str, Any]) -> None:
        self.entries.append(self.state.write(kind, body, self.at))
        self.record = self.state.playing()

    def note(self, did: str | None = None, **changed: Any) -> None:
        """`did` is what happened, where it is kept with the person."""
        attempt = self.state.attempt._replace(**changed)
        if did is not None or attempt != self.state.attempt:
            self.write("puzzle", {**attempt._asdict(), "did": did})

    def judge(self) -> None:
        found, attempt = self.verdict(), self.state.attempt
        if found is not None:
            self.note(
                found.standing,
                state=found.standing,
                value=found.value,
                tries=attempt.tries + 1,
                done=attempt.done or found.standing == "solved",
            )

    def show(self, plan: int) -> None:
        """The natural plan comes after the others."""
        self.again()
        for move in [*self.puzzle.plans, self.puzzle.natural][plan].moves:
            self.move(move)


def moved(state: TableState, move: Move, at: int) -> list[Entry]:
    """IllegalMove says why not, as in any game; nothing has happened then."""
    run = TableRun(state, at)
    if run.is_over():
        raise Refused("not_now")
    run.move(move)
    run.judge()
    return run.entries


def perform(state: TableState, message: dict[str, Any], at: int) -> list[Entry]:
    """What a solver does besides playing."""
    run, what, attempt = TableRun(state, at), message.get("puzzle"), state.attempt
    if message.get("undo") == "own":
        if not state.can_undo(run.puzzle.seat):
            raise Refused("cannot_undo")
        run.undo()
        run.note(**AGAIN)
    elif what == "again":
        run.again()
        run.note(**AGAIN)
    elif what == "hint":
        if not attempt.hint and not attempt.done:
            run.note("hint", hint=True)
    elif what == "give_up":
        if not attempt.done:
            run.show(0)
            run.note("given-up", state="shown", value=run.puzzle.best.value, plan=0, done=True)
    elif what == "plan":
        plan = message.get("plan")
        if not attempt.done:
            raise Refused("not_now")
        if type(plan) is not int or not 0 <= plan <= len(run.puzzle.plans):
            raise Refused("bad_command")
        run.show(plan)
        run.note(state="shown", value=[*run.puzzle.plans, run.puzzle.natural][plan].value, plan=plan)
    else:
        raise Refused("bad_command")
    return run.entries


def played_on(state: TableState) -> list[tuple[str, str]]:
    """The moves after which a game goes on from a puzzle: the solver's own, where they solve it, else the best plan."""
    record = state.playing()
    if state.attempt.state != "solved":
        run = PuzzleRun(puzzle_of(state))
        for move in run.puzzle.best.moves:
            run.move(move)
        record = run.record
    if record.state.now is None:
        raise Problem(409, "over", "The game is over.")
    return [(write_actor(seat), move.text) for seat, move in record.log]


def tried_of(state: TableState, entries: list[Entry]) -> Tried | None:
    """What is kept with the solver, if something of these entries is."""
    did = [body["did"] for entry in entries if entry.kind == "puzzle" and (body := entry.read())["did"] is not None]
    about = state.puzzle
    if not did or about is None:
        return None
    at = entries[-1].at
    return Tried(
        person=state.seats[about["seat"] - 1].person or "",
        puzzle=about["id"],
        game=state.game.name,
        outcome=did[-1],
        at=at,
        ms=at - state.created,
        day=about["day"],
        rating=puzzle_of(state).rating,
        counts=about["counts"],
    )


# ---------------------------------------------------------------------- what is told
def document(state: TableState) -> PuzzleDocument:
    puzzle, about = puzzle_of(state), state.puzzle or {}
    return PuzzleDocument(
        id=puzzle.id,
        asked=said(puzzle.asked()),
        goal=puzzle.kind.goal,
        rating=about["rating"],
        day=None if about["day"] is None else iso(about["day"]),
        counts=about["counts"],
    )


def message(state: TableState, kept: Solved | None, figures: Figures | None) -> PuzzleMessage:
    puzzle, attempt = puzzle_of(state), state.attempt
    return PuzzleMessage(
        version=state.updates.version(puzzle.seat),
        state=attempt.state,
        value=attempt.value,
        best=puzzle.best.value if attempt.done or attempt.state == "near" else None,
        tries=attempt.tries,
        hint=said(puzzle.hint()) if attempt.hint else None,
        plan=attempt.plan,
        before=None if kept is None else kept.before,
        after=None if kept is None else kept.after,
        solution=solution(puzzle, figures) if attempt.done else None,
    )


def solution(puzzle: Puzzle, figures: Figures | None) -> SolutionDocument:
    return SolutionDocument(
        plans=[plan_document(plan) for plan in puzzle.plans],
        natural=plan_document(puzzle.natural),
        explain=said(puzzle.explanation()),
        themes=list(puzzle.themes),
        rules=list(puzzle.rules),
        source=SourceDocument(bots=list(puzzle.source.bots), move=puzzle.source.move),
        tried=0 if figures is None else figures.tried,
        solved=0 if figures is None else figures.solved,
    )


def plan_document(plan: Plan) -> PlanDocument:
    moves = [MoveDocument(id=move.id, text=move.text, kind=move.kind, facts=move.facts) for move in plan.moves]
    return PlanDocument(value=plan.value, moves=moves)


def said(prompt: Prompt) -> PromptDocument:
    return PromptDocument(key=prompt.key, facts=prompt.facts)
