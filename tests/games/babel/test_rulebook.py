"""What the rulebook prints of both editions at once, which no remark can name, is what the editions say."""

from __future__ import annotations

import re

import pytest

from mastaba.texts import CONDITION, LANGUAGES, Texts, read_paragraphs, rulebook
from tests.games.babel.table import GAME


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_opening_hands_of_both_editions_stand_side_by_side(lang: str) -> None:
    texts = Texts(GAME, lang)
    paragraph = {one.id: one for one in read_paragraphs(CONDITION.sub("", rulebook(GAME.name, lang)))}["BA-2.4"]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.+", paragraph.body, re.M)
    ]
    names = [texts.say(f"edition-{name}") for name in GAME.editions]
    assert rows[0][1:] == names
    for row, hand in zip(rows[2:], ("first", "second"), strict=True):
        dealt = [edition.values[f"opening_hand.{hand}"].value for edition in GAME.editions.values()]
        assert [int(cell.split()[0]) for cell in row[1:]] == dealt
