"""The coach of a first game: which line is said when, in words that can be read beside a board."""

from __future__ import annotations

import json
import sys
from collections import Counter
from types import ModuleType

import pytest

import mastaba
from mastaba import BadInput, Rng, game_modules
from mastaba.kernel.agenda import Facts
from mastaba.kernel.coaching import Coach, Line
from mastaba.lessons import coaching
from mastaba.lessons.coaching import MOST_A_TURN, coach_of, pick, spoken
from mastaba.lessons.words import check_length
from mastaba.texts import LANGUAGES, Texts
from tests.lessons.coached import GAMES, whole_game

each_game = pytest.mark.parametrize("name", GAMES)


def lines_of(name: str) -> tuple[Line, ...]:
    coach = coach_of(name)
    assert coach is not None
    return coach.lines


def test_every_row_of_the_four_tables_is_there() -> None:
    assert {name: len(lines_of(name)) for name in GAMES} == {"amun-re": 13, "babel": 10, "cleopatra": 11, "sa-re": 13}
    for name in GAMES:
        assert len({line.key for line in lines_of(name)}) == len(lines_of(name))
        assert all(line.key.startswith(f"{name}-coach-") for line in lines_of(name))


@each_game
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_each_once_one_a_decision_and_three_a_turn(name: str, level: str) -> None:
    for seed in range(3):
        said = [asked.said for asked in whole_game(name, seed, level) if asked.said is not None]
        assert len(said) >= 5
        assert len({one.key for one in said}) == len(said)
        assert max(Counter(one.turn for one in said).values()) <= MOST_A_TURN


@each_game
def test_what_is_said_can_be_read(name: str) -> None:
    """In both languages, with all figures, and no longer than a lesson says it."""
    game, heard = mastaba.load(name), dict[str, Facts]()
    texts = {lang: Texts(game, lang) for lang in LANGUAGES}
    for seed in range(2):
        for asked in whole_game(name, seed, "greedy"):
            for line in lines_of(name):
                if asked.decision.prompt.key in line.prompts:
                    facts = line.figures(asked.view, asked.decision)
                    if facts is not None:
                        heard[f"{line.key} {sorted(facts.items())}"] = facts
    assert len({key.split()[0] for key in heard}) >= len(lines_of(name)) * 2 // 3
    for key, facts in heard.items():
        for lang in LANGUAGES:
            check_length(spoken(texts[lang], key.split()[0], facts), key, lang)


@each_game
def test_nothing_is_said_of_what_a_seat_cannot_see(name: str) -> None:
    """The same for all worlds that look alike: figures are reckoned again in another one."""
    game, compared = mastaba.load(name), 0
    for asked in whole_game(name, 5, "greedy"):
        other = game.imagine(asked.view, Rng(len(asked.view)))
        assert game.view(other, 0) == asked.view
        again = next(one for one in game.decisions(other) if one.seat == 0)
        for line in lines_of(name):
            if again.prompt.key in line.prompts:
                compared += 1
                assert line.figures(game.view(other, 0), again) == line.figures(asked.view, asked.decision)
    assert compared > 50


@each_game
def test_a_line_changes_nothing(name: str) -> None:
    for asked in whole_game(name, 2, "random"):
        before = json.dumps(asked.view)
        for line in lines_of(name):
            if asked.decision.prompt.key in line.prompts:
                line.figures(asked.view, asked.decision)
        assert json.dumps(asked.view) == before


def test_the_rarer_of_two_lines_is_said() -> None:
    asked = next(whole_game("babel", 0, "random"))
    rare, common = (Line(key, (asked.decision.prompt.key,), lambda view, decision: {}) for key in ("rare", "common"))
    coach = Coach(lambda view: "1", (rare, common))
    keys = []
    for known in ((), ("rare",), ("rare", "common")):
        found = pick(coach, asked.view, asked.decision, known)
        keys.append(None if found is None else found.key)
    assert keys == ["rare", "common", None]


def test_a_turn_has_room_for_three() -> None:
    asked = next(whole_game("babel", 0, "random"))
    prompt = (asked.decision.prompt.key,)
    turns = iter(["1", "1", "1", "1", "2"])
    coach = Coach(
        lambda view: next(turns), tuple(Line(str(k), prompt, lambda view, decision: {"figure": 1}) for k in range(9))
    )
    here: list[coaching.Said] = []
    for _ in range(5):
        found = pick(coach, asked.view, asked.decision, {one.key for one in here}, here)
        here += [] if found is None else [found]
    assert [(one.key, one.turn) for one in here] == [("0", "1"), ("1", "1"), ("2", "1"), ("3", "2")]


# ---------------------------------------------------------------------- games from outside
def guest(monkeypatch: pytest.MonkeyPatch, **content: object) -> None:
    """A game of another package whose module `coach` has this content."""
    package, module = ModuleType("mastaba_guest"), ModuleType("mastaba_guest.coach")
    package.__path__ = []
    vars(module).update(content)
    module.__spec__ = mastaba.__spec__
    monkeypatch.setitem(sys.modules, "mastaba_guest", package)
    monkeypatch.setitem(sys.modules, "mastaba_guest.coach", module)
    monkeypatch.setattr(game_modules, "package_of", lambda name: "mastaba_guest")
    coach_of.cache_clear()


def test_a_game_from_outside_brings_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Coach(lambda view: "1", ())
    guest(monkeypatch, COACH=own)
    assert coach_of("guest") is own
    coach_of.cache_clear()


def test_a_coach_that_is_none_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    guest(monkeypatch, COACH="hello")
    with pytest.raises(BadInput, match="the coach of guest must be of the class Coach, not str"):
        coach_of("guest")
    guest(monkeypatch)
    with pytest.raises(BadInput, match="the coach of guest cannot be loaded: AttributeError"):
        coach_of("guest")
    coach_of.cache_clear()


def test_a_game_without_a_coach_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_modules, "package_of", lambda name: "json")  # a package without such a module
    coach_of.cache_clear()
    assert coach_of("guest") is None
    monkeypatch.setattr(game_modules, "package_of", lambda name: "this.is.nowhere")
    coach_of.cache_clear()
    assert coach_of("guest") is None
    coach_of.cache_clear()
