"""What the rulebook draws and quotes is so: the mosaics, the walls, the names of options."""

from __future__ import annotations

import re

import pytest

from mastaba.games.cleopatra.garden import NAMES, TILES, WALL_SQUARES, orientations
from mastaba.texts import LANGUAGES, Texts
from tests.games.cleopatra.table import GAME

QUOTED = re.compile("[“«]\N{NO-BREAK SPACE}?(.+?)\N{NO-BREAK SPACE}?[”»]")
OPTION = re.compile(f"\\*\\*Option ({QUOTED.pattern})\\.\\*\\* (.+)")

pytestmark = pytest.mark.parametrize("lang", LANGUAGES)


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a text, without the lines under their heads."""
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return [row for row in found if not all(set(cell) <= {"-"} for cell in row)]


def test_the_twelve_mosaics_are_drawn(lang: str) -> None:
    drawn: dict[str, list[str]] = {}
    heads: list[str] = []
    for row in rows(Texts(GAME, lang).paragraph("CL-2.5").body):
        if all(cell in TILES for cell in row):
            heads = row
            continue
        for tile, line in zip(heads, row, strict=True):
            drawn.setdefault(tile, []).append(line.strip("`"))
    assert "".join(drawn) == TILES
    for number, lines in enumerate(drawn.values()):
        squares = [(x, y) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "■"]
        assert squares and sorted(squares) in orientations(number)


def test_the_walls_touch_what_the_table_says(lang: str) -> None:
    told: list[set[str]] = []
    for row in rows(Texts(GAME, lang).paragraph("CL-1.5").body)[1:]:
        told += [set(re.findall("[a-i][1-9]", part)) for part in row[2].split(", ")]
    ends = [{NAMES[wall[0]], NAMES[wall[-1]]} for wall in map(sorted, WALL_SQUARES)]
    assert told == ends


def test_options_are_called_as_on_the_page(lang: str) -> None:
    texts = Texts(GAME, lang)
    names = {texts.say(f"option-{option.name}"): option for option in GAME.options}
    book = "\n\n".join(paragraph.body for paragraph in texts.paragraphs.values())
    found = OPTION.findall(book)
    assert {name for _, name, _ in found} == {name for name in names if names[name].name != "first"}
    for _, name, body in found:
        values = {texts.say(f"option-{names[name].name}-{value}") for value in names[name].values}
        assert set(QUOTED.findall(body)) <= values
    assert texts.say("option-first") in QUOTED.findall(texts.paragraph("CL-2.6").body)
