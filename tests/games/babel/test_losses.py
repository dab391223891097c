"""What ending a turn gives up (BA-3.5)."""

from __future__ import annotations

from tests.games.babel.table import losses, position


def test_what_could_still_be_done_is_given_up() -> None:
    three = {"pawn": "A", "hand": "HH", "columns": {"M": "HSP"}}
    assert losses(position(three)) == {"end": "BA-3.5 actions_left {'build': 0, 'migrate': 1, 'cards': 2}"}
    level = {"pawn": "A", "hand": "", "columns": {"A": "H"}, "temple_column": "1"}
    assert losses(position(level)) == {"end": "BA-3.5 actions_left {'build': 1, 'migrate': 0, 'cards': 0}"}


def test_with_nothing_to_do_nothing_is_given_up() -> None:
    assert losses(position({"pawn": "A", "hand": ""})) == {}
    assert losses(position({"pawn": "-", "hand": "H"})) == {}
