"""Colours, widths and old encodings."""

from __future__ import annotations

import io

import pytest

from mastaba.terminal.screen import Screen, fitted, pad, width_of
from tests.terminal.streams import LiveStream, piped


def live_screen(**environment: str) -> Screen:
    return Screen(LiveStream(), LiveStream(), environment)


def test_colours_only_where_somebody_looks() -> None:
    assert live_screen(TERM="xterm").paint("temple", "bold", "red") == "\x1b[1;31mtemple\x1b[0m"
    assert live_screen(TERM="xterm", NO_COLOR="1").paint("temple", "bold") == "temple"
    assert live_screen(TERM="xterm", NO_COLOR="").paint("temple", "bold") != "temple"
    assert live_screen(TERM="dumb").paint("temple", "bold") == "temple"
    assert live_screen().paint("temple", "bold") == "temple"
    assert Screen(LiveStream(), io.StringIO(), {"TERM": "xterm"}).paint("temple", "bold") == "temple"
    assert live_screen(TERM="xterm").paint("", "bold") == ""


def test_pipes_are_never_cleared() -> None:
    screen, out = piped()
    screen.clear(also_what_scrolled_by=True)
    assert out.getvalue() == ""


def test_the_width_is_that_of_the_terminal_within_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, width in ((100, 99), (80, 79), (20, 60), (300, 120)):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert live_screen(TERM="xterm").width == width
        assert piped()[0].width == 80


def test_sentences_are_wrapped_but_not_at_fixed_spaces() -> None:
    screen, out = piped()
    screen.say("a" * 77 + " bb\u00a0: c")
    assert out.getvalue() == "a" * 77 + "\nbb\u00a0: c\n"


def test_padding_counts_what_is_seen() -> None:
    assert width_of("\x1b[1;31mabc\x1b[0m") == 3
    assert pad("\x1b[1mabc\x1b[0m", 5) == "\x1b[1mabc\x1b[0m  "
    assert pad("abc", 5, to_the_right=True) == "  abc"
    assert pad("abcdef", 5) == "abcdef"


def test_old_terminals_get_plainer_signs() -> None:
    assert fitted("L’été\u202f; « ● ··1 »", "ascii") == 'L\'ete ; " o ..1 "'
    assert fitted("L’été", "latin-1") == "L'été"
    assert fitted("L’été", "utf-8") == "L’été"
    assert fitted("L’été", None) == "L’été"


def test_what_was_typed_stands_in_the_output_of_a_pipe() -> None:
    screen, out = piped(" go A \n")
    assert screen.read("Your move") == "go A"
    assert screen.read() is None
    assert out.getvalue() == "Your move > go A\n> \n"
