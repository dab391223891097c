"""What is wrong with a lesson is refused by name, before anybody learns from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba import BadInput
from mastaba.lessons import checking
from mastaba.lessons.courses import catalogue, course, files_of
from mastaba.lessons.lesson import read
from tests.commands.running import Mastaba

GOOD = """\
game = "babel"
title = "Three Assyrians in a row"
rule = ["BA-5.1", "BA-5.4"]

[lesson]
course = "babel"
number = 5
seconds = 80
title = "title"
task = "task"
names = ["Enki"]

[position]
players.1 = { pawn = "H", hand = "HA", columns = { H = "AA" } }
players.2 = { hand = 3, temples = { H = "2 4 6" } }

[[step]]
coach = "first"
mark = ["lane-1-H"]
goal = { "players.2.temples.H" = "" }
show = ["1 dep A", "1 A!"]
refuse = [{ move = "1 A!", rule = "BA-5.1" }]
[[step.aside]]
when = { move = "dep H" }
coach = "aside"

[[step]]
coach = "second"
goal = { "players.1.temple_column" = "4 2" }
show = ["1 end"]
then = ["* nation A"]
"""
ENGLISH = "title = Three\ntask = Do it.\nfirst = Play. Now.\naside = No.\nsecond = End it.\n"
FRENCH = "title = Trois\ntask = Faites.\nfirst = Jouez. Ici.\naside = Non.\nsecond = Terminez.\n"


def check(text: str, english: str = ENGLISH, french: str = FRENCH) -> None:
    checking.check(read(text.encode(), "five.toml"), {"en": english, "fr": french})


def test_the_example_is_good() -> None:
    check(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('hand = "HA"', 'hand = "HH"', "five.toml, step 1: show: 1 dep A is refused by BA-4.3 (card_not_in_hand)"),
        ('"1 A!"]\nrefuse', '"1 dep H"]\nrefuse', "five.toml, step 1: the moves that are shown do not reach the goal"),
        ('"1 dep A", "1 A!"', '"1 A!"', "five.toml, step 1: show: 1 A! is refused by BA-5.1 (no_run)"),
        ('["1 end"]', '["1 end", "* nation A"]', "five.toml, step 2: the goal is met before * nation A is shown"),
        ('["* nation A"]', '["2 end"]', "five.toml, step 2: then: 2 end is refused by BA-3.6 (not_your_decision)"),
        (
            '["* nation A"]',
            '["1 end"]',
            "then and also are for the others and for chance: 1 end is the learner",
        ),
        ('then = ["* ', 'also = ["2 end"]\nthen = ["* ', "step 2: also: 2 end is not possible in any position of this"),
        ('"players.1.temple_column"', '"players.1.temples.X"', "step 2: no position of this step has a field 'players"),
        (
            '{ move = "dep H" }',
            '{ move = "dep P" }',
            "aside: no legal move of this step is or begins with 'dep P'",
        ),
        ('{ move = "dep H" }', '{ "players.1.tower" = 1 }', "no position of this step has a field 'players.1.tower'"),
        ('{ move = "dep H" }', '{ "players.1.hand" = "PP" }', "aside: no legal moves of this step lead to"),
        ('{ move = "dep H" }', '{ move = "A!" }', "step 1: the aside aside also fits the moves that are shown"),
        ('{ move = "dep H" }', '{ move = "end" }\nfinal = 1', "step 1: aside[1].final must be true or false, not 1"),
        (
            '{ move = "dep H" }',
            '{ move = "dep A" }\nfinal = true',
            "after dep A the goal can still be met, so aside",
        ),
        ("when = {", "when = {} #", "step 1: aside[1].when must say when: a move, a field, or lost = true"),
        ('"BA-5.1", "BA-5.4"]', '"BA-5.99"]', "five.toml: the rulebook of babel has no paragraph BA-5.99"),
        ('rule = "BA-5.1" }', 'rule = "BA-9.9" }', "step 1: the rulebook of babel has no paragraph BA-9.9"),
        (
            'rule = "BA-5.1" }',
            'rule = "BA-5.4" }',
            "refuse: 1 A! is refused by BA-5.1 (no_run), expected BA-5.4",
        ),
        ('refuse = [{ move = "1 A!"', 'refuse = [{ move = "1 dep A"', "refuse: 1 dep A is possible, expected to be"),
        ('course = "babel"', 'course = "nothing"', "five.toml: lesson.course must be the game babel, not 'nothing'"),
        ("seconds = 80", "seconds = 0", "five.toml: lesson.seconds must be a number from 1 to 900, not 0"),
        ("seconds = 80", "minutes = 2", "five.toml: lesson.minutes is not a field here; choose from course, number"),
        ("seconds = 80", "seconds = 80\nseat = 3", "five.toml: lesson.seat must be a number from 1 to 2, not 3"),
        ('["Enki"]', '["Enki", "Ea"]', "five.toml: lesson.names must name the 1 other seats, not 2"),
        ('"lane-1-H"]', '"a", "b", "c"]', "step 1: mark points at 2 places at most, not 3"),
        ('"lane-1-H"]', '"Lane 1"]', "step 1: mark must be a place like lane-1-H, not 'Lane 1'"),
        (
            'coach = "first"',
            'coach = "First!"',
            "coach must be a key of the catalogue like babel-1-1, not 'First!'",
        ),
        ('coach = "first"', 'coach = "first"\nsay = 1', "step 1: say is not a field here; choose from coach, facts"),
        ('goal = { "players.2.temples.H" = "" }\n', "", "step 1: show needs a goal"),
        ('goal = { "players.2.temples.H" = "" }', "goal = [{}]", "step 1: goal must name at least one field"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(BadInput) as refused:
        check(GOOD.replace(old, new, 1))
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("english", "french", "said"),
    [
        ("", FRENCH, "five.toml: lessons.en.ftl has no text title"),
        (ENGLISH, FRENCH.replace("aside", "aparte"), "five.toml: lessons.fr.ftl has no text aside"),
        (
            ENGLISH.replace("Now.", "Now. Go."),
            FRENCH,
            "first of lessons.en.ftl has 3 sentences; a coach says at most",
        ),
        (ENGLISH.replace("No.", "a" * 181), FRENCH, "aside of lessons.en.ftl has 181 characters; at most 180 can be"),
        (ENGLISH, FRENCH.replace("Non.", "a" * 221), "aside of lessons.fr.ftl has 221 characters; at most 220 can be"),
        (ENGLISH.replace("Three", "3" * 61), FRENCH, "title of lessons.en.ftl is longer than 60 characters"),
        (ENGLISH.replace("No.", "{ $n } left."), FRENCH, "aside of lessons.en.ftl cannot be said: Unknown external: n"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(english: str, french: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        check(GOOD, english, french)
    assert said in str(refused.value)


def test_numbers_in_a_sentence_are_not_its_end() -> None:
    check(GOOD, ENGLISH.replace("Play. Now.", "Play 2.5 times. Now: 1, 2!"))


# ---------------------------------------------------------------------- mastaba check
def test_check_reads_the_texts_beside_the_lesson(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run = Mastaba(capsys)
    file = tmp_path / "five.toml"
    file.write_text(GOOD)
    assert run("check", file) == (2, "", f"mastaba: {file}: lessons.en.ftl has no text title\n")
    (tmp_path / "lessons.en.ftl").write_text(ENGLISH)
    (tmp_path / "lessons.fr.ftl").write_text(FRENCH)
    assert run("check", file) == (0, "ok  Three Assyrians in a row\n", "")


# ---------------------------------------------------------------------- a whole course
def with_files(monkeypatch: pytest.MonkeyPatch, folder: Path, **texts: str) -> None:
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text)
    monkeypatch.setattr("mastaba.lessons.courses.files_of", lambda game: sorted(folder.glob("*.toml")))
    course.cache_clear()


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"one": GOOD}, "the lessons of babel must be numbered from 1 without a gap, not 5"),
        (
            {"one": GOOD.replace("number = 5", "number = 1"), "two": GOOD.replace("number = 5", "number = 1")},
            "two.toml: this must be board 2 of lesson 1, not 1",
        ),
        (
            {
                "one": GOOD.replace("number = 5", "number = 1"),
                "two": GOOD.replace("number = 5", "number = 1\nboard = 2\nstar = true"),
            },
            "two.toml: title and star must be those of board 1 of lesson 1",
        ),
    ],
)
def test_the_files_of_a_course_go_together(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, texts: dict[str, str], said: str
) -> None:
    with_files(monkeypatch, tmp_path, **texts)
    with pytest.raises(BadInput, match=said):
        course("babel")
    course.cache_clear()


def test_a_lesson_lies_in_the_folder_of_its_own_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_files(monkeypatch, tmp_path, one=GOOD)
    with pytest.raises(BadInput, match=r"one\.toml: this is a lesson of babel, not of sa-re"):
        course("sa-re")
    course.cache_clear()


def test_a_game_without_lessons_has_no_course(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_files(monkeypatch, tmp_path)
    assert course("babel") == ()
    course.cache_clear()


def test_a_game_from_outside_brings_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They lie in its package, wherever that is, beside its texts."""
    folder = tmp_path / "guest_of_ours" / "lessons"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "1.toml").write_text(GOOD)
    (folder / "lessons.en.ftl").write_text(ENGLISH)
    monkeypatch.syspath_prepend(tmp_path)
    for module in ("mastaba.lessons.courses", "mastaba.texts"):
        monkeypatch.setattr(f"{module}.package_of", lambda name: "guest_of_ours")
    assert [file.name for file in files_of("guest")] == ["1.toml"]
    assert catalogue("guest", "en") == ENGLISH
    assert catalogue("guest", "fr") == ""
