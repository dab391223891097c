"""`mastaba learn`: courses in the terminal, with the same engine as on the page."""

from __future__ import annotations

import io

import pytest

from mastaba import BadInput
from mastaba.games import names
from mastaba.lessons.courses import course
from tests.commands.playing import RAW_KEY
from tests.commands.running import Mastaba, Ran


class Pupil:
    """Somebody who has typed everything beforehand."""

    def __init__(self, run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, typed: list[str], *words: object) -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        ran = self.run("learn", *words)
        assert RAW_KEY.findall(ran.out) == []
        return ran


@pytest.fixture
def pupil(run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> Pupil:
    return Pupil(run, monkeypatch)


def test_the_courses_are_listed(pupil: Pupil) -> None:
    ran = pupil([])
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 4 * 10
    assert "Babel (mastaba learn babel)\n  1  *  60 s   A card to move, a card to deploy\n" in ran.out
    assert "  9  *  100 s  La reine arrive\n" in pupil([], "--lang", "fr").out


def test_a_lesson_by_hand(pupil: Pupil) -> None:
    """A refusal, a move that was not meant, and the way to the end."""
    ran = pupil(["A!", "dep H", "", "dep A", "", "A!", "", "end", ""], "babel", 5)
    assert (ran.code, ran.err) == (0, "")
    said = [
        "Lesson 5: Three in a row",
        "Your task: Bring Enki’s temple down, then end your turn.",
        "Rule BA-5.1, Three in a row.",
        "1/3 Now a Hittite parts the Assyrians: two and one are no three.",
        "Enter takes it back > ",
        "Done. Enter goes on > ",
        "2/3 Assyrians destroy the whole temple facing you. Tap the bracket.",
        "Lesson 5 is finished. The rules behind it: BA-5.1, BA-5.4, BA-6.2, BA-6.3.",
    ]
    places = [ran.out.index(sentence) for sentence in said]
    assert places == sorted(places)


def test_going_on_anyway_and_a_sentence_for_all_lessons(pupil: Pupil) -> None:
    ran = pupil(["go A", "", "go P", "on", "dep H", "build res", "", "dep S", "end"], "babel", 2)
    assert "Each move costs a card; here the first site was as good." in ran.out
    assert "Enter takes it back, “on” goes on anyway > on" in ran.out
    assert "(board 2 of 2)" in ran.out
    assert "From here the task can no longer be solved." in ran.out


def test_commands_in_french(pupil: Pupil) -> None:
    typed = [
        "aide",
        "pourquoi A!",
        "règle BA-5.1",
        "continuer",
        "montrer",
        "",
        "retour",
        "encore",
        "annuler",
        "quitter",
    ]
    ran = pupil(typed, "babel", 5, "--lang", "fr")
    assert "  montrer        voir jouer la suite de l’étape" in ran.out
    assert "Il vous faut trois Assyriens à la suite dans votre colonne ici." in ran.out
    assert ran.out.count("Ce n’est pas possible à ce moment de la leçon.") == 2  # continuer, annuler
    assert ran.out.endswith("mastaba learn babel 5\n")


@pytest.mark.parametrize("game", [name for name in names() if course(name)])
def test_a_whole_course_is_shown(pupil: Pupil, game: str) -> None:
    """Show me where there is something to do, Enter where there is something to read."""
    typed: list[str] = []
    for chapter in course(game):
        for board in chapter.boards:
            for step in board.steps:
                typed += ["show", ""] if step.show else [""]
        typed.append("")
    ran = pupil(typed[:-1], game)
    assert (ran.code, ran.err) == (0, "")
    assert f"mastaba play {game} --bots easy" in ran.out.replace("\n", " ")


def test_the_input_may_end(pupil: Pupil) -> None:
    assert pupil([], "babel").out.endswith("The input has ended, so the lesson stops here.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing"], "there is no game 'nothing'; choose from"),
        (["babel", "10"], "babel has lessons 1 to 9, not '10'"),
        (["babel", "one"], "babel has lessons 1 to 9, not 'one'"),
        (["babel", "--lang", "de"], "--lang is en or fr, not 'de'"),
    ],
)
def test_what_there_is_not(pupil: Pupil, words: list[str], said: str) -> None:
    ran = pupil([], *words)
    assert ran.code == 2
    assert said in ran.sentence()


def test_a_broken_course_is_no_harm_to_the_others(pupil: Pupil, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> object:
        if game == "babel":
            raise BadInput("1.toml: rule is missing")
        return course(game)

    monkeypatch.setattr("mastaba.lessons.courses.course", broken)
    ran = pupil([])
    assert ran.err == "mastaba: the course of babel cannot be read: 1.toml: rule is missing\n"
    assert "Amun-Re" in ran.out and "Sa-Ré" in ran.out
