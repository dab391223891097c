"""A learner may go any way: other ways to the goal, moves that were not meant, and back."""

from __future__ import annotations

import pytest

from mastaba import IllegalMove
from mastaba.lessons.run import NotNow
from tests.lessons.learners import found, learner


# ---------------------------------------------------------------------- other ways to the goal
def test_any_site_will_do() -> None:
    run = learner("babel", 2)
    assert run.tries("go P").standing == "solved"
    run.go_on()
    assert run.tries("dep A", "build res").standing == "solved"


def test_a_temple_that_falls_in_another_way_solves_all_steps_to_it() -> None:
    """The migration comes before the Mede has changed sides: then the way that was shown is not the one taken."""
    run = learner("babel", 9)
    run.tries("S!")
    run.go_on()
    assert run.tries("mig H>S", "S!", "A!").standing == "solved"
    run.go_on()
    assert run.step.number == 4  # the third was solved with the second


def test_the_order_of_two_tasks_is_free() -> None:
    """Half the hand first, then the change of sides: Enki answers by the script all the same."""
    run = learner("babel", 7)
    assert run.tries("half S", "S!").standing == "solved"
    run.go_on()
    assert run.progress.done  # the second task was solved before the first


def test_an_opponent_who_is_not_in_the_way_that_is_shown_answers_too() -> None:
    run = learner("sa-re", 3)
    for moves in (["take"], ["keep U1"], ["give U2 4"]):
        assert run.tries(*moves).standing == "solved"
        run.go_on()
    assert run.tries("take").standing == "solved"


def test_the_mirror_image_counts() -> None:
    run = learner("cleopatra", 5)
    assert run.tries("go quarry").standing == "solved"
    run.go_on()
    assert run.tries("build column 9", "pay A", "pay S", "pay W2").standing == "solved"
    run.go_on()
    assert run.tries("build door R", "pay A", "pay A", "credit W", "pay W", "pay W").standing == "solved"


def test_who_plays_on_has_read_what_there_was_to_read() -> None:
    run = learner("amun-re", 5)
    assert run.hears() == ("solved", "amun-re-5-1")
    assert run.tries("offer 4").standing == "solved"
    run.go_on()
    said = found(run.judge())
    assert (said.coach, said.facts) == ("amun-re-5-3", {"total": 2, "level": 1})


# ---------------------------------------------------------------------- legal, but not now
def test_a_move_that_was_not_meant_is_played_and_answered() -> None:
    run = learner("babel", 5)
    said = run.tries("dep H")
    assert (said.standing, said.coach, said.can_go_on) == ("lost", "babel-5-parted", False)
    assert run.record.log[-1][1].text == "dep H"
    run.take_back(found(run.way_back()))
    assert run.hears() == ("open", "babel-5-1")


def test_where_the_goal_is_within_reach_the_learner_may_go_on_anyway() -> None:
    run = learner("babel", 2)
    run.tries("go A")
    run.go_on()
    said = run.tries("go P")
    assert (said.standing, said.coach, said.can_go_on) == ("aside", "babel-2-second", True)
    run.go_on()
    assert run.hears() == ("open", "babel-2-2")
    assert run.tries("dep H", "build res").standing == "solved"


def test_a_way_that_is_as_good_is_solved_and_answered() -> None:
    run = learner("amun-re", 3)
    run.tries("farmer BAH", "farmer BAH")
    run.go_on()
    assert run.tries("free BAH") == ("solved", "amun-re-3-baharya", {}, True)


def test_an_aside_may_say_a_number() -> None:
    run = learner("sa-re", 6)
    said = run.tries("start TE A3")
    assert (said.coach, said.facts) == ("sa-re-6-elsewhere", {"n": 2})


def test_what_is_final_needs_no_search() -> None:
    run = learner("cleopatra", 8)
    run.go_on()
    assert run.tries("activate vizier")[:2] == ("lost", "cleopatra-8-other")


# ---------------------------------------------------------------------- lost
def test_the_way_back_leads_to_the_last_position_that_could() -> None:
    run = learner("babel", 9)
    assert run.tries("dep S").standing == "open"
    said = run.tries("dep H", "go A")
    assert (said.standing, said.coach) == ("lost", "babel-9-lost")
    run.take_back(found(run.way_back()))
    assert run.hears() == ("open", "babel-9-1")


def test_where_nobody_knows_what_to_do_all_is_lost() -> None:
    """The turn is over, and no script says what Enki would do."""
    run = learner("babel", 4)
    assert run.tries("end").standing == "lost"
    assert all(decision.seat != 0 for decision in run.lesson.game.decisions(run.record.state))
    run.undo()
    assert run.hears() == ("open", "babel-4-1")


# ---------------------------------------------------------------------- back and forth
def test_back_again_and_restart() -> None:
    run = learner("babel", 1)
    run.tries("dep P")
    run.go_on()
    run.tries("go A")
    run.again()
    assert (run.step.number, run.hears()) == (2, ("open", "babel-1-2"))
    run.back()
    assert (run.step.number, run.hears(), run.record.log) == (1, ("open", "babel-1-1"), [])
    run.back()
    assert run.step.number == 1
    run.show()
    run.go_on()
    run.restart()
    assert (run.progress, run.record.log) == (((0,), (), False, False), [])


def test_undo_crosses_steps_and_what_others_did() -> None:
    run = learner("amun-re", 1)
    run.tries("bid ABY 3")
    run.go_on()
    run.go_on()
    assert (run.step.number, len(run.record.log)) == (3, 4)
    run.undo()
    assert (run.step.number, run.record.log) == (1, [])
    with pytest.raises(NotNow):
        run.undo()


def test_show_me_goes_on_from_where_the_learner_is_or_from_the_start_of_the_step() -> None:
    run = learner("babel", 3)
    run.tries("go M")
    run.go_on()
    run.tries("build own")
    run.show()
    assert [move.text for _, move in run.made] == ["build own", "build opp", "build opp"]
    run.again()
    run.tries("dep A")
    run.show()
    assert [move.text for _, move in run.made] == ["build own", "build opp", "build opp"]
    assert run.progress.shown
    with pytest.raises(NotNow):
        run.show()


def test_a_refusal_is_the_games_own() -> None:
    run = learner("babel", 5)
    with pytest.raises(IllegalMove) as refused:
        run.move(run.lesson.game.parse("A!"))
    assert refused.value.rule == "BA-5.1"
    assert run.hears() == ("open", "babel-5-1")


def test_after_the_end_nothing_more_is_played() -> None:
    run = learner("babel", 8)
    run.tries("build own")
    run.go_on()
    for act in (run.go_on, lambda: run.tries("end")):
        with pytest.raises(NotNow):
            act()
    run.undo()
    assert run.hears() == ("open", "babel-8-1")


def test_reckoning_is_solved_by_looking() -> None:
    """The lesson about the end of the game has nothing to play: the learner reckons, then sees."""
    run = learner("cleopatra", 9, 2)
    assert run.hears() == ("solved", "cleopatra-9-3")
    run.go_on()
    assert run.hears() == ("solved", "cleopatra-9-4")
    assert run.lesson.game.winners(run.record.state) == (1,)
