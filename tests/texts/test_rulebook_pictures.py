"""Pictures of the rulebooks: positions that can be, shown in both languages at the same place, and drawn as text."""

from __future__ import annotations

import re

import pytest

import mastaba
from mastaba import BadInput
from mastaba.games import names
from mastaba.rulebook_pictures import LINE, picture, picture_names, read_picture
from mastaba.terminal.rulebook import MARGIN, find, picture_lines, print_paragraph
from mastaba.terminal.screen import width_of
from mastaba.texts import LANGUAGES, Texts, read_paragraphs, rulebook
from tests.terminal.streams import piped

PICTURES = [(game, name) for game in names() for name in picture_names(game)]


def shown(game: str, lang: str) -> list[tuple[str, str]]:
    """Each picture with the paragraph in which it stands."""
    return [(one.id, name) for one in read_paragraphs(rulebook(game, lang)) for _, name in LINE.findall(one.body)]


@pytest.mark.parametrize("game", names())
def test_both_languages_show_every_picture_in_the_same_paragraph(game: str) -> None:
    english, french = (shown(game, lang) for lang in LANGUAGES)
    assert english == french
    assert sorted(name for _, name in english) == list(picture_names(game))
    for lang in LANGUAGES:  # a line that is almost a picture is one that nobody sees
        assert rulebook(game, lang).count("![") == len(english)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_caption_is_a_sentence(game: str, lang: str) -> None:
    captions = [caption for caption, _ in LINE.findall(rulebook(game, lang))]
    assert [caption for caption in captions if caption[0].islower() or caption[-1] not in ".!?"] == []


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_a_picture_is_a_position_that_can_be(game: str, name: str) -> None:
    shown = picture(game, name)
    assert shown.view["game"] == game
    assert shown is picture(game, name)  # read once


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_a_picture_is_drawn_in_the_terminal(game: str, name: str, lang: str) -> None:
    texts = Texts(mastaba.load(game), lang)
    screen, out = piped()
    drawn = [f"{' ' * MARGIN}{line}".rstrip() for line in picture_lines(name, screen.inset(MARGIN), texts)]
    assert len(drawn) > 1
    paragraph_id = next(paragraph for paragraph, one in shown(game, lang) if one == name)
    paragraph = find(paragraph_id, texts)
    assert paragraph is not None
    print_paragraph(paragraph, screen, texts)
    printed = out.getvalue().splitlines()
    assert set(drawn) <= set(printed)
    assert not any("![" in line for line in printed)
    assert max(width_of(line) for line in printed if line not in drawn) <= screen.width


HEAD = "[position]\n"
WRONG = {
    "colour = 'red'": "here.toml: colour is not a field here",
    "part = '../sites'": "part must be a name",
    "part = 3": "part must be a text",
    "seat = 3": "seat must be a number from 1 to 2",
    "seats = 5": "babel is for 2 seats",
    "edition = 'gold'": "babel has no edition",
    "options = { dice = 'on' }": "babel has no option",
    "play = '1 fly A'": "fly A",
    "play = ['1 end', '1 end']": "here.toml: 1 end is refused by",
    "[position]\nturn = 'late'": "here.toml: position.turn must be a number",
    "part = ": "here.toml is not a TOML file",
}


@pytest.mark.parametrize("written", WRONG)
def test_what_is_wrong_with_a_picture_is_said(written: str) -> None:
    data = written if HEAD in written else f"{written}\n{HEAD}"
    with pytest.raises(BadInput, match=re.escape(WRONG[written])):
        read_picture(mastaba.load("babel"), data.encode(), "here")


@pytest.mark.parametrize("name", ["", "..", "../en", "three-hittites.toml", "/etc/passwd", "Three-Hittites", "none"])
def test_nothing_but_a_picture_is_read(name: str) -> None:
    with pytest.raises(BadInput, match="the rulebook of babel has no picture"):
        picture("babel", name)


def test_a_picture_is_seen_from_a_seat_or_by_everybody() -> None:
    babel = mastaba.load("babel")
    position = b"[position]\nplayers.1 = { hand = 'AAH' }\nplayers.2 = { hand = 'S' }"
    hands = {
        seat: read_picture(babel, f"{seat}\npart = 'sites H M'\n".encode() + position, "here").view["players"]
        for seat in ("", "seat = 1", "seat = 2")
    }
    assert [[player["hand"] for player in players.values()] for players in hands.values()] == [  # type: ignore[attr-defined]
        [3, 1],
        ["AAH", 1],
        [3, "S"],
    ]


def test_moves_are_played_before_the_picture_is_taken() -> None:
    data = b"play = ['1 dep H', '1 H!']\n[position]\nplayers.1 = { pawn = 'A', hand = 'H', columns = { A = 'HH' } }\n"
    data += b"players.2 = { temples = { A = '1' } }"
    view = read_picture(mastaba.load("babel"), data, "here").view
    assert view["players"]["1"]["temples"]["A"] == "1"  # type: ignore[index]
