"""The list of options, and which move is meant."""

from __future__ import annotations

import mastaba
from mastaba.terminal.menu import meant, menu, nearest
from mastaba.texts import Texts
from tests.kernel.sealed_bids import Bids
from tests.terminal.streams import piped

BABEL = mastaba.load("babel")


def lines(*moves: str) -> list[str]:
    return menu(tuple(BABEL.parse(move) for move in moves), Texts(BABEL, "en"), piped()[0])


def test_options_of_a_kind_share_their_lines() -> None:
    assert lines("go A", "go H", "go M", "go P", "dep A", "build own", "A!", "A!2", "half A", "end") == [
        " Move to       1 Assyrians (go A)   2 Hittites (go H)    3 Medes (go M)",
        "               4 Persians (go P)",
        " Deploy here   5 Assyrians (dep A)",
        " Build with    6 your Temple column (build own)",
        " Ability       7 destroy the temple opposite (A!)",
        "               8 destroy the temple opposite, run 2 (A!2)",
        "               9 halve your opponent’s hand with Assyrians (half A)",
        " Finish       10 end the turn (end)",
    ]


def test_no_line_is_wider_than_the_screen() -> None:
    for lang in ("en", "fr"):
        shown = menu(tuple(BABEL.moves)[BABEL.moves.chance_size :], Texts(BABEL, lang), piped()[0])
        assert max(map(len, shown)) <= 80
        assert sum(line.count("(") for line in shown) >= 99


def test_a_game_without_texts_has_a_plain_list() -> None:
    game = Bids()
    assert menu(tuple(game.moves)[2:4], Texts(game, "en"), piped()[0]) == [
        "    1 move-bid (bid 2)     2 move-raise (raise)",
    ]


def test_capitals_and_blanks_are_not_taken_too_seriously() -> None:
    assert str(meant("go A", BABEL.moves)) == "go A"
    assert str(meant("GO a", BABEL.moves)) == "go A"
    assert str(meant(" m!2   p", BABEL.moves)) == "M!2 P"
    assert str(meant("mig h > s", BABEL.moves)) == "mig H>S"
    assert meant("go", BABEL.moves) is None
    assert meant("", BABEL.moves) is None


def test_no_two_moves_differ_by_capitals_or_blanks_only() -> None:
    assert [move for move in BABEL.moves if meant(str(move).upper(), BABEL.moves) is not move] == []


def test_a_slip_gets_a_suggestion() -> None:
    options = (BABEL.parse("go A"), BABEL.parse("build own"))
    assert nearest("biuld own", options, ["undo"]) == "build own"
    assert nearest("unod", options, ["undo"]) == "undo"
    assert nearest("xyzzy", options, ["undo"]) is None
