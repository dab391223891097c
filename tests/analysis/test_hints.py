"""Hints: the search's move, and a reason that its numbers bear out."""

from __future__ import annotations

import math

import pytest

import mastaba
from mastaba.analysis.hints import Result, difference, hint, reason_of
from mastaba.games import names
from mastaba.kernel.chance import Dealer
from mastaba.kernel.record import Record
from mastaba.texts import Texts

EVEN = Result(1.0, 10.0, 8.0)


def position(name: str) -> Record:
    game = mastaba.load(name)
    record = Record(game, game.setup())
    for _ in range(40):
        record.deal(Dealer(3))
        decision = game.decisions(record.state)[0]
        if len(decision.options) > 2:
            return record
        record.play(decision.seat, decision.options[0])
    raise AssertionError("nothing to decide")


@pytest.mark.parametrize("name", names())
def test_a_hint_is_a_legal_move_with_a_reason_in_both_languages(name: str) -> None:
    record = position(name)
    game = record.game
    decision = game.decisions(record.state)[0]
    view = game.view(record.state, decision.seat)
    given = hint(game, view, decision, seed=1, clock=False)
    assert given.move in [move.id for move in decision.options]
    assert given == hint(game, view, decision, seed=1, clock=False)
    for lang in ("en", "fr"):
        texts = Texts(game, lang)
        words = {"move": texts.move(game.moves[given.move]), "other": texts.move(game.moves[given.other or 0])}
        said = texts.say(given.reason, {**given.facts, **words})
        assert texts.missing == [] and len(said) > 20


def test_the_clearest_difference_is_the_reason() -> None:
    worse = [(EVEN, Result(float(k % 4 > 0), 10.0 - 3 - k % 2, 8.0)) for k in range(40)]
    assert reason_of(worse) == ("hint-points", {"points": "3.5", "games": 40})
    rival = [(EVEN, Result(1.0, 10.0, 8.0 + 2 + k % 2)) for k in range(40)]
    assert reason_of(rival) == ("hint-rival", {"points": "2.5", "games": 40})
    wins = [(EVEN, Result(float(k % 2), 10.0 - (k % 5 - 2), 8.0)) for k in range(40)]
    assert reason_of(wins) == ("hint-wins", {"best": 100, "second": 50, "games": 40})


def test_what_luck_could_explain_is_no_reason() -> None:
    noise = [(EVEN, Result(1.0, 10.0 - (k % 3 - 1), 8.0 + (k % 3 - 1))) for k in range(30)]
    assert reason_of(noise)[0] == "hint-close"
    tiny = [(EVEN, Result(1.0, 9.9, 8.0)) for _ in range(30)]
    assert reason_of(tiny)[0] == "hint-close"


def test_no_numbers_of_few_games_and_none_that_speak_for_the_other_move() -> None:
    few = [(EVEN, Result(0.0, 4.0, 8.0)) for _ in range(8)]
    assert reason_of(few) == ("hint-even", {})
    against = [(Result(float(k % 4 == 0), 10.0, 8.0), Result(float(k % 2), 4.0, 8.0)) for k in range(40)]
    assert reason_of(against) == ("hint-even", {})  # 25 % against 50 %, whatever the points say


def test_a_difference_is_measured_in_its_errors() -> None:
    assert difference([1.0, 1.0]) == (1.0, math.inf)
    mean, sure = difference([0.0, 2.0])
    assert mean == 1.0 and sure == pytest.approx(1.0)
