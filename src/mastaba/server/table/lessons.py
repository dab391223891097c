"""A table at which somebody takes a lesson: it begins from a written position, the others follow the script, and what
was played can always be taken back. Everything that happens is in its log, as at other tables."""

from __future__ import annotations

from typing import Any

from mastaba.kernel.agenda import State
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move
from mastaba.lessons.courses import course, find
from mastaba.lessons.lesson import Lesson
from mastaba.lessons.run import Judgement, LessonRun, NotNow, Progress
from mastaba.server.protocol.lesson_messages import LessonDocument, LessonMessage
from mastaba.server.protocol.refusals import Problem, Refused
from mastaba.server.slices import at_once
from mastaba.server.storage.log import Body, Entry
from mastaba.server.table.state import TableState

VERBS = ("show", "back", "again", "restart", "take_back", "on")


def settings_of(lesson: Lesson) -> dict[str, Any]:
    """What a table of this lesson is opened with."""
    about = {
        "number": lesson.number,
        "board": lesson.board,
        "digest": lesson.digest,
        "seat": lesson.seat + 1,
        "names": list(lesson.names),
    }
    return {**settings_from(lesson.game, lesson.start), "lesson": about}


def settings_from(game: Game, start: State) -> dict[str, Any]:
    """What a table is opened with that begins from a written position and is for one person alone."""
    setup = start.setup
    return {
        "game": game.name,
        "edition": setup.edition,
        "rules": setup.rules,
        "options": dict(setup.options),
        "seats": setup.seats,
        "data": game.header(setup).get("data"),
        "name": "",
        "listed": False,
        "hints": False,
        "clock": None,
        "grace": None,
        "position": game.save(start),
    }


def lesson_of(state: TableState) -> Lesson:
    """What is taught here. A table that began with another text of the lesson, or under other rules, is gone; a new one
    is soon opened."""
    taught = state.taught or {}
    found = find(state.game.name, taught["number"], taught["board"])
    if found is None or (found.digest, found.start.setup.rules) != (taught["digest"], state.settings["rules"]):
        raise Problem(404, "no-table", "There is no such table.")
    return found


def run_of(state: TableState) -> LessonRun:
    """To ask how things stand; it is not played on."""
    return LessonRun(lesson_of(state), state.playing(), state.progress)


class TableRun(LessonRun):
    """What is done is written into the log of the table."""

    def __init__(self, state: TableState, at: int) -> None:
        super().__init__(lesson_of(state), state.playing(), state.progress)
        self.state = state
        self.at = at
        self.entries: list[Entry] = []

    def play(self, seat: int, move: Move) -> None:
        self.write("move", {"m": move.text, "s": seat + 1})  # chance is written as 0

    def rewind(self, length: int) -> None:
        self.write("rewind", {"s": self.lesson.seat + 1, "to": length})

    def note(self, progress: Progress) -> None:
        if progress != self.progress:
            self.write("lesson", progress._asdict())

    def write(self, kind: str, body: Body) -> None:
        self.entries.append(self.state.write(kind, body, self.at))
        self.record, self.progress = self.state.playing(), self.state.progress


def begin(state: TableState, at: int) -> list[Entry]:
    run = TableRun(state, at)
    run.begin()
    return run.entries


def moved(state: TableState, move: Move, at: int) -> list[Entry]:
    """IllegalMove says why not, as in any game; nothing has happened then."""
    run = TableRun(state, at)
    try:
        run.move(move)
    except NotNow:
        raise Refused("not_now") from None
    return run.entries


def perform(state: TableState, message: dict[str, Any], at: int) -> list[Entry]:
    """What a learner does besides playing."""
    run = TableRun(state, at)
    what = message.get("lesson")
    if what is not None and message.get("step") not in (None, len(run.progress.begun)):
        raise Refused("stale")
    try:
        if message.get("undo") == "own":
            run.undo()
        elif what == "take_back":
            run.take_back(at_once(run.way_back()))
        elif what == "on" and not at_once(run.judge()).can_go_on:
            raise NotNow
        elif what == "on":
            run.go_on()
        elif what in VERBS:
            getattr(run, what)()
        else:
            raise Refused("bad_command")
    except NotNow:
        raise Refused("cannot_undo" if "undo" in message else "not_now") from None
    return run.entries


def document(state: TableState) -> LessonDocument:
    lesson = lesson_of(state)
    chapter = course(state.game.name)[lesson.number - 1]
    return LessonDocument(
        number=lesson.number,
        board=lesson.board,
        boards=len(chapter.boards),
        title=lesson.title,
        task=lesson.task,
        rules=list(lesson.rules),
    )


def message(state: TableState, run: LessonRun, found: Judgement) -> LessonMessage:
    step = run.step
    own = any(seat == run.lesson.seat for seat, _ in run.made)
    return LessonMessage(
        version=state.updates.version(run.lesson.seat),
        step=step.number,
        steps=len(run.lesson.steps),
        state=found.standing,
        coach=found.coach,
        facts=found.facts,  # type: ignore[arg-type]
        marks=list(step.marks),
        reading=not step.show,
        go_on=found.can_go_on,
        show=found.standing != "solved",
        take_back=own,
        shown=run.progress.shown,
        done=run.progress.done,
    )
