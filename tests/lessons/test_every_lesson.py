"""Every lesson is as the rules have it, and can be played to its end."""

from __future__ import annotations

import pytest

from mastaba.games import names
from mastaba.lessons.checking import check
from mastaba.lessons.courses import catalogues, course
from mastaba.lessons.lesson import Lesson
from mastaba.lessons.run import LessonRun
from tests.lessons.learners import Learner

TAUGHT = [game for game in names() if course(game)]
BOARDS = [board for game in TAUGHT for chapter in course(game) for board in chapter.boards]

each_board = pytest.mark.parametrize(
    "lesson", BOARDS, ids=lambda lesson: f"{lesson.game.name}-{lesson.name.removesuffix('.toml')}"
)


def test_four_courses_of_nine_lessons() -> None:
    assert [len(course(game)) for game in ("amun-re", "babel", "cleopatra", "sa-re")] == [9] * 4


def test_the_short_version_is_short() -> None:
    """The lessons with a star are those that an invited friend is shown."""
    for game in TAUGHT:
        stars = [chapter for chapter in course(game) if chapter.star]
        assert 5 <= len(stars) <= 7
        assert sum(chapter.seconds for chapter in stars) < sum(chapter.seconds for chapter in course(game))


@each_board
def test_it_is_as_the_rules_have_it(lesson: Lesson) -> None:
    check(lesson, catalogues(lesson.game.name))


@each_board
def test_what_is_shown_solves_it(lesson: Lesson) -> None:
    """By the learner's own hand: the others answer by themselves."""
    run = Learner(lesson)
    run.begin()
    while not run.progress.done:
        own = [play.move.text for play in run.step.show if play.seat == lesson.seat]
        assert run.tries(*own).standing == "solved"
        run.go_on()
    assert not run.progress.shown


@each_board
def test_show_me_solves_it(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    run.begin()
    for step in lesson.steps:
        assert run.step is step
        if not run.is_solved():
            run.show()
        assert run.is_solved()
        run.go_on()
    assert run.progress.done


@each_board
def test_every_position_comes_back_from_storage(lesson: Lesson) -> None:
    saved = lesson.game.save(lesson.start)
    assert lesson.game.save(lesson.game.load(saved)) == saved
