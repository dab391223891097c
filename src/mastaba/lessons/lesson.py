"""One board of a lesson, as its file describes it (docs/lessons.md)."""

from __future__ import annotations

import hashlib
import re
from typing import Final, NamedTuple

import mastaba
from mastaba.cited_paragraphs import read_rules
from mastaba.kernel.agenda import State
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.toml_files import read_toml
from mastaba.written_positions import Play, paths, read_play, read_setup, read_start, texts

MAX_STEPS: Final = 20
MAX_MARKS: Final = 2  # more would point at nothing
HEAD: Final = (
    *("game", "edition", "rules", "seats", "options", "data", "title", "rule", "source"),
    *("position", "lesson", "step"),
)
LESSON: Final = ("course", "number", "board", "seconds", "seat", "star", "title", "task", "names")
STEP: Final = ("coach", "facts", "mark", "goal", "show", "then", "also", "refuse", "aside")
KEY: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", re.ASCII)
MARK: Final = re.compile(r"[a-z]+(?:-[A-Za-z0-9]+)*", re.ASCII)

Fields = tuple[tuple[str, object], ...]  # of a saved position, by their dotted names
Facts = tuple[tuple[str, str | int], ...]  # a number, or the field that holds it


class Refusal(NamedTuple):
    """A move that is not possible when the step begins, and the paragraph that says so."""

    play: Play
    rule: str


class Aside(NamedTuple):
    """What the coach says to a legal move that was not meant; all of its conditions must hold."""

    moves: tuple[str, ...]  # any of them was the last move; `go` is every move that begins with that word
    fields: Fields
    lost: bool  # only where the goal is out of reach
    final: bool  # the goal is out of reach after this: nobody needs to search for it
    coach: str
    facts: Facts


class Step(NamedTuple):
    """One task, or something to read where there is no goal."""

    number: int
    coach: str
    facts: Facts
    marks: tuple[str, ...]
    goals: tuple[Fields, ...]  # any of them
    show: tuple[Play, ...]
    then: tuple[Play, ...]
    also: tuple[Play, ...]  # what the others do if the learner finds another way
    refusals: tuple[Refusal, ...]
    asides: tuple[Aside, ...]


class Lesson(NamedTuple):
    """One board; `start` is left as it is."""

    name: str
    game: Game
    rules: tuple[str, ...]
    number: int
    board: int
    seconds: int
    seat: int  # the learner's
    star: bool
    title: str
    task: str
    names: tuple[str, ...]  # of the other seats, in their order
    start: State
    steps: tuple[Step, ...]
    digest: str  # of the file: a table that began with another text of it cannot go on

    def name_of(self, seat: int) -> str:
        """Of another seat."""
        return self.names[seat - (seat > self.seat)]


def read(data: bytes, name: str) -> Lesson:
    """A lesson file; BadInput names the file and where possible the line or the step."""
    document = read_toml(data, name)
    try:
        head = Reader(document)
        head.only(HEAD)
        for needed in ("game", "title", "rule", "lesson", "step"):
            if needed not in document:
                raise BadInput(f"{needed} is missing")
        game = mastaba.load(head.text("game"))
        setup = read_setup(game, head)
        rules = read_rules(game, head)
        head.text("title")
        head.text("source", "")
        own = head.table("lesson")
        own.only(LESSON)
        if own.text("course") != game.name:
            raise BadInput(f"lesson.course must be the game {game.name}, not {own.text('course')!r:.60}")
        seat = own.number("seat", 1, setup.seats, 1) - 1
        names = texts(own, "names") if "names" in own.fields else ()
        if len(names) != setup.seats - 1:
            raise BadInput(f"lesson.names must name the {setup.seats - 1} other seats, not {len(names)}")
        found = head.tables("step")
        if not 1 <= len(found) <= MAX_STEPS:
            raise BadInput(f"a lesson has 1 to {MAX_STEPS} steps, not {len(found)}")
        lesson = Lesson(
            name,
            game,
            rules,
            own.number("number", 1, 99),
            own.number("board", 1, 9, 1),
            own.number("seconds", 1, 900),
            seat,
            own.flag("star", False),
            read_key(own, "title"),
            read_key(own, "task"),
            names,
            read_start(game, setup, head),
            (),
            hashlib.sha256(data).hexdigest()[:16],
        )
    except BadInput as error:
        raise BadInput(f"{name}: {error}") from None
    steps: list[Step] = []
    for number, step in enumerate(found, 1):
        try:
            steps.append(read_step(game, setup.seats, seat, number, Reader(step.fields)))
        except BadInput as error:
            raise BadInput(f"{name}, step {number}: {error}") from None
    return lesson._replace(steps=tuple(steps))


def read_step(game: Game, seats: int, seat: int, number: int, fields: Reader) -> Step:
    fields.only(STEP)
    goals, show = read_goals(fields), read_moves(game, seats, fields, "show")
    if show and not goals:
        raise BadInput("show needs a goal")
    then, also = read_moves(game, seats, fields, "then"), read_moves(game, seats, fields, "also")
    for play in (*then, *also):
        if play.seat == seat:
            raise BadInput(f"then and also are for the others and for chance: {play} is the learner's")
    return Step(
        number,
        read_key(fields, "coach"),
        read_facts(fields),
        read_marks(fields),
        goals,
        show,
        then,
        also,
        tuple(read_refusal(game, seats, one) for one in fields.tables("refuse")),
        tuple(read_aside(one) for one in fields.tables("aside")),
    )


def read_goals(fields: Reader) -> tuple[Fields, ...]:
    """One table of fields, or a list of tables of which one must hold."""
    if "goal" not in fields.fields:
        return ()
    several = isinstance(fields.fields["goal"], list)
    goals = tuple(tuple(paths(one.fields)) for one in (fields.tables("goal") if several else [fields.table("goal")]))
    if not goals or not all(goals):
        raise BadInput("goal must name at least one field")
    return goals


def read_moves(game: Game, seats: int, fields: Reader, name: str) -> tuple[Play, ...]:
    return tuple(read_play(game, seats, text) for text in texts(fields, name)) if name in fields.fields else ()


def read_refusal(game: Game, seats: int, fields: Reader) -> Refusal:
    fields.only(("move", "rule"))
    (rule,) = read_rules(game, Reader({"rule": [fields.text("rule")]}))
    return Refusal(read_play(game, seats, fields.text("move")), rule)


def read_aside(fields: Reader) -> Aside:
    fields.only(("when", "final", "coach", "facts"))
    when = fields.table("when")
    if not when.fields:
        raise BadInput(f"{when.path} must say when: a move, a field, or lost = true")
    others = {name: value for name, value in when.fields.items() if name not in ("move", "lost")}
    return Aside(
        texts(when, "move") if "move" in when.fields else (),
        tuple(paths(others)),
        when.flag("lost", False),
        fields.flag("final", False),
        read_key(fields, "coach"),
        read_facts(fields),
    )


def read_key(fields: Reader, name: str) -> str:
    key = fields.text(name)
    if not KEY.fullmatch(key):
        raise BadInput(f"{fields.named(name)} must be a key of the catalogue like babel-1-1, not {key!r:.60}")
    return key


def read_facts(fields: Reader) -> Facts:
    found = fields.table("facts")
    return tuple((name, value if isinstance(value, int) else found.text(name)) for name, value in found.fields.items())


def read_marks(fields: Reader) -> tuple[str, ...]:
    """Places of the board, as the page calls them in `data-place`."""
    marks = texts(fields, "mark") if "mark" in fields.fields else ()
    if len(marks) > MAX_MARKS:
        raise BadInput(f"mark points at {MAX_MARKS} places at most, not {len(marks)}")
    for mark in marks:
        if not MARK.fullmatch(mark):
            raise BadInput(f"mark must be a place like lane-1-H, not {mark!r:.60}")
    return marks
