"""What the game brings beside its rules: a course, a coach and a drawing."""

from __future__ import annotations

from xml.etree import ElementTree

import mastaba
import pytest
from mastaba.lessons.checking import check
from mastaba.lessons.coaching import coach_of
from mastaba.lessons.courses import catalogues, course
from mastaba.lessons.lesson import Lesson
from mastaba.lessons.run import LessonRun

GAME = mastaba.load("royal-ur")
BOARDS = [board for lesson in course("royal-ur") for board in lesson.boards]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_lesson_is_as_the_rules_have_it_and_can_be_solved(board: Lesson) -> None:
    check(board, catalogues("royal-ur"))
    run = LessonRun(board)
    run.begin()
    while not run.progress.done:
        run.show()
        run.go_on()
    assert run.progress.shown


def test_the_coach_speaks_of_pieces_that_can_be_taken_before_those_that_wait() -> None:
    coach = coach_of("royal-ur")
    assert coach is not None
    waiting, middle = [GAME.position(GAME.setup(), {"thrown": 2, "players": {"1": {"on": on}}}) for on in ("a3", "b2")]
    for state, said in ((waiting, ["royal-ur-coach-waiting"]), (middle, [line.key for line in coach.lines])):
        (decision,) = GAME.decisions(state)
        fitting = [line for line in coach.lines if line.figures(GAME.view(state, 0), decision) is not None]
        assert [line.key for line in fitting] == said


def test_a_position_is_drawn_with_its_pieces() -> None:
    state = GAME.position(GAME.setup(), {"thrown": 2, "players": {"1": {"on": "b1"}, "2": {"on": "b3 c4"}}})
    picture = ElementTree.fromstring(mastaba.draw(state))
    words = "".join(picture.itertext())
    assert "The dice show 2" in words
    assert all(square in words for square in ("a1", "b8", "c7"))
