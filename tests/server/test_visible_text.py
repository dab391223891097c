"""Names and talk that nobody can see, or that look like somebody else's."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from mastaba.server.people.people import clean_name
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.visible_text import visible_line
from tests.server.running import Client, RunningServer, started_table

UNSEEN = {
    "Hangul fillers": "\u3164\u115f\u1160\uffa0",
    "Braille blank": "\u2800\u2800",
    "Khmer vowels that are not written": "\u17b4\u17b5",
    "variant selectors": "\ufe0f\ufe00\U000e0101",
    "tags": "\U000e0041\U000e007f",
    "Mongolian separators": "\u180b\u180e",
    "marks on nothing": "\u0301\u20dd\u0489",
    "marks on blanks": " \u0301 \u0308 ",
    "a joiner of graphemes": "\u034f",
    "a note without a head": "\U0001d159",
    "a soft hyphen": "\u00ad",
    "blanks of all kinds": "\u2003\u3000\u205f\u00a0\t\u1680",
    "what is not assigned": "\U000e0fff\uffff\u2065",
    "zero width": "\u200b\u200c\u200d\u2060\ufeff",
    "directions": "\u202e\u2066\u2069\u061c",
    "private": "\ue000\U000f0000",
    "half a character": "\ud800",
    "an empty hieroglyph": "\U00013441\U00013442",
}


@pytest.mark.parametrize("what", UNSEEN)
def test_what_is_not_visible(what: str) -> None:
    text = UNSEEN[what]
    assert visible_line(text) == ""
    with pytest.raises(Problem):
        clean_name(text)
    if "marks" not in what:  # those have a letter to stand on here
        assert visible_line(f"{text}Ne{text}fret{text}").replace(" ", "") == "Nefret"


@pytest.mark.parametrize(
    "name",
    [
        "Nefret",
        "\U00013000\U00013080",
        "\u5f20\u4f1f",
        "\u0639\u0644\u064a",
        "Zo\u00eb",
        "\u0928\u0940\u0932",
        "\U0001f600",
        "!?",
        "7",
        "\ud55c\uae00",
    ],
)
def test_what_is_visible(name: str) -> None:
    assert clean_name(f"  {name}\u200b ") == name


def test_few_combining_marks_on_one_letter() -> None:
    for mark in "\u0301\u0489\u0e49\u20dd":
        assert visible_line("a" + 50 * mark).count(mark) <= 3


def test_no_assigned_letter_is_lost() -> None:
    """Of the letters, digits and signs that Unicode knows, only those are taken out whose picture is empty."""
    lost = [
        code
        for code in range(sys.maxunicode + 1)
        if unicodedata.category(chr(code))[0] in "LNPS" and not visible_line(chr(code))
    ]
    assert {0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159} <= set(lost)
    assert set(lost) <= {0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159, 0x13441, 0x13442}


def test_everywhere_where_people_name_something(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    assert host.status("POST", "/api/session", {"name": "\u3164"}) == 422
    assert host.status("PATCH", "/api/session", {"name": "\u2800\ufe0f"}) == 422
    assert host.status("POST", "/api/me/bots", {"name": "\u17b4"}) == 422
    table = started_table(host, guest)
    assert host.command(table, chat="\u3164 \u2800")["refusal"]["code"] == "bad_command"
    assert host.post("/api/tables", {"game": "babel", "name": "\u200b\u3164"})["name"] == ""
