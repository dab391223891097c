"""Somebody who takes a lesson."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from mastaba.lessons.courses import find
from mastaba.lessons.run import Judgement, LessonRun

T = TypeVar("T")


def found(search: Generator[None, None, T]) -> T:
    """The end of a search."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            result: T = end.value
            return result


class Learner(LessonRun):
    """Plays moves by their notation, and hears what the coach says."""

    def tries(self, *moves: str) -> Judgement:
        for text in moves:
            self.move(self.lesson.game.parse(text))
        return found(self.judge())

    def hears(self) -> tuple[str, str | None]:
        said = found(self.judge())
        return said.standing, said.coach


def learner(game: str, number: int, board: int = 1) -> Learner:
    lesson = find(game, number, board)
    assert lesson is not None
    run = Learner(lesson)
    run.begin()
    return run
