"""What the server sends to somebody who learns a game: courses, and how a lesson stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from mastaba.server.protocol.structures import Sent

Standing = Literal["open", "solved", "aside", "lost"]


class LessonDocument(Sent):
    """One board of a lesson; `title` and `task` are keys of the game's catalogue of lessons."""

    number: int
    board: int
    boards: int
    title: str
    task: str
    rules: list[str]  # the paragraphs that it is about


class LessonMessage(Sent, tag_field="type", tag="lesson"):
    """How the step stands for the learner, at a version of their seat. `coach` is a key of the game's catalogue of
    lessons; null: the sentence for all lessons, `lesson-lost`."""

    version: int
    step: int
    steps: int
    state: Standing
    coach: str | None
    facts: Mapping[str, str | float | bool | None]
    marks: list[str]  # places of the board
    reading: bool  # there is nothing to do in this step
    go_on: bool  # whether `on` is possible
    show: bool  # whether `show` is
    take_back: bool
    shown: bool  # Show me was used on this board
    done: bool


class CoachLine(Sent):
    """`line` is a key of the game's catalogue of lessons."""

    line: str
    facts: Mapping[str, str | float | bool | None]


class CoachMessage(Sent, tag_field="type", tag="coach"):
    """What the coach of a first game said to this person at this table, in order; `now` is about the decision that is
    open, null where there is nothing new to say."""

    version: int  # of the person's seat
    quiet: bool
    now: str | None
    mark: str | None  # what that line speaks of, if it is one thing
    said: list[CoachLine]


class BoardDocument(Sent):
    task: str
    seconds: int


class CourseLesson(Sent):
    number: int
    title: str
    star: bool  # in the short version
    seconds: int
    rules: list[str]
    boards: list[BoardDocument]


class CourseDocument(Sent):
    game: str
    seconds: int
    lessons: list[CourseLesson]
