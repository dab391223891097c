"""Amendment 16.4: an eliminated seat is announced by an event of its own, and named wherever the end is told."""

from __future__ import annotations

import pytest

from mastaba import Dealer, Event, State
from mastaba.kernel import transcript
from mastaba.kernel.record import Record, replay
from mastaba.terminal.session import Session
from mastaba.terminal.story import story
from mastaba.texts import Texts
from tests.games.cleopatra.table import FOUR, GAME, HERE, play, position
from tests.terminal.streams import piped

OVER = {**FOUR, "pedestal": True, "throne": True, "last_turns_after": 1, "active": 2}


def last_turn(*amulets: int, rules: int) -> tuple[State, list[Event]]:
    """Player 2 builds nothing more and the game ends: what is told of it."""
    state = position({"amulets": amulets[0]}, {"amulets": amulets[1], "hand": "A A S M W"}, rules=rules, **OVER)
    play(state, "2 activate none / 2 go quarry / 2 build mosaic a1 b1 b2 c2 b3")
    play(state, "2 pay A / 2 pay A / 2 pay S / 2 pay M / 2 pay W / * mosaic I")
    told: list[Event] = []
    GAME.play(state, 1, GAME.parse("done"), told.append)
    return state, told


@pytest.mark.parametrize("rules", [1, 2])
def test_the_eighth_amulet_is_announced(rules: int) -> None:
    state, told = last_turn(8, 0, rules=rules)
    assert GAME.scores(state)[0] == -1
    found = [(event.name, event.facts) for event in told if event.name in ("AmuletsCounted", "PlayerEliminated")]
    assert found == [
        ("PlayerEliminated", {"seat": 1, "rest": 8}),
        ("AmuletsCounted", {"seat": 2, "rest": 0, "penalty": 0}),
    ]
    players = GAME.view(state, 1)["derived"]["players"]  # type: ignore[index]
    assert (players["1"]["eliminated"], players["2"]["eliminated"]) == (True, False)


def test_with_seven_amulets_nobody_is_eliminated() -> None:
    state, told = last_turn(7, 0, rules=2)
    assert GAME.scores(state)[0] == 0 and "PlayerEliminated" not in [event.name for event in told]
    players = GAME.view(state, 1)["derived"]["players"]  # type: ignore[index]
    assert not players["1"]["eliminated"]


def test_nobody_is_eliminated_before_the_end() -> None:
    players = GAME.view(position({"amulets": 30}), 0)["derived"]["players"]  # type: ignore[index]
    assert not players["1"]["eliminated"]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Ada has 8 amulets left and is thrown to the crocodile: eliminated.",
                "Ben has no amulets left and pays nothing.",
            ],
        ),
        (
            "fr",
            [
                "Il reste 8 amulettes à Ada, que l’on jette au crocodile\N{NO-BREAK SPACE}: élimination.",
                "Il ne reste pas d’amulette à Ben, qui ne paie rien.",
            ],
        ),
    ],
)
def test_the_log_names_who_is_eliminated(lang: str, sentences: list[str]) -> None:
    _, told = last_turn(8, 0, rules=2)
    lines = story(told, 0, Texts(GAME, lang, ["Ada", "Ben"]))
    assert lines[-3:-1] == sentences


def ended() -> Record:
    file = HERE / "transcripts" / "elimination.mst"
    return replay(GAME, transcript.read(transcript.decode(file.read_bytes(), file.name), file.name))


@pytest.mark.parametrize(("lang", "word"), [("en", "eliminated"), ("fr", "élimination")])
def test_the_terminal_names_who_is_eliminated(lang: str, word: str) -> None:
    """On the board and among the results, where nobody would understand -1 scarabs."""
    screen, out = piped()
    texts = Texts(GAME, lang, ["Ada", "Ben", "Cleo"])
    Session(ended(), Dealer(1), {}, texts, screen, "again").run()
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in out.getvalue().splitlines()]
    assert [line.split()[0] for line in lines if line.endswith(word) and not line.endswith(f": {word}")] == ["Ada"]
    assert any(line.startswith("Ada") and line.endswith(f": {word}") for line in lines)
    assert not any(line.endswith("-1") for line in lines)
