"""Positions that no game could come to are refused, with the reason."""

from __future__ import annotations

import pytest

import mastaba
from mastaba import BadInput

BABEL = mastaba.load("babel")
PHASES = [{"step": "Act", "seat": 1}, {"step": "RevealTemples", "seat": 1}, {"step": "PassTurn", "seat": 1}]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"ended_by": "20"}, "totals of 0 and 0 on turn 3 do not end a game by 20"),
        ({"ended_by": "15-9"}, "do not end a game by 15-9"),
        ({"ended_by": "drop"}, "do not end a game by drop"),
        ({"ended_by": "exhausted"}, "do not end a game by exhausted"),
        ({"ended_by": "turn_cap"}, "do not end a game by turn_cap"),
        ({"turn": 0}, "agenda"),
        ({"agenda": [{"step": "DrawNation", "seat": 2, "left": 2}, *PHASES]}, "agenda"),
        ({"agenda": [{"step": "DrawNation", "seat": 1, "left": 7}, *PHASES]}, "agenda"),
        ({"agenda": PHASES[1:]}, "agenda"),
    ],
)
def test_a_moment_that_cannot_be_is_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        BABEL.position(BABEL.setup(), given)


def test_the_same_moments_with_the_right_numbers_are_accepted() -> None:
    drawing = {"agenda": [{"step": "DrawNation", "seat": 1, "left": 3}, *PHASES]}
    assert str(BABEL.decisions(BABEL.position(BABEL.setup(), drawing))[0].options[0]) == "nation A"
    assert BABEL.decisions(BABEL.position(BABEL.setup(), {"ended_by": "turn_cap", "turn": 100})) == ()
