"""The player aid of a game: the numbers of the edition, paragraphs that exist, and the same in both languages."""

from __future__ import annotations

import re

import pytest

import mastaba
from mastaba.games import names
from mastaba.texts import LANGUAGES, VALUE, Texts, player_aid

AIDS = [(name, lang) for name in names() for lang in LANGUAGES if player_aid(name, lang)]
PARAGRAPH = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*\b")


def test_every_game_of_ours_has_one_in_both_languages() -> None:
    assert [aid for aid in AIDS if aid[0] in ("amun-re", "babel", "cleopatra", "sa-re")] == [
        (name, lang) for name in ("amun-re", "babel", "cleopatra", "sa-re") for lang in LANGUAGES
    ]


@pytest.mark.parametrize(("name", "lang"), AIDS)
def test_it_prints_the_default_edition_and_cites_what_there_is(name: str, lang: str) -> None:
    text, texts = player_aid(name, lang), Texts(mastaba.load(name), lang)
    quoted = VALUE.findall(text)
    assert quoted and [(value, printed) for printed, value in quoted if texts.value(value) != printed] == []
    assert set(PARAGRAPH.findall(text)) <= set(texts.paragraphs)
    last = re.split(r"^### ", text, flags=re.MULTILINE)[-1]
    assert all(PARAGRAPH.search(line) for line in last.splitlines() if line.startswith("- ")), "a reminder has its rule"


@pytest.mark.parametrize("name", sorted({name for name, _ in AIDS}))
def test_both_languages_say_the_same(name: str) -> None:
    shapes = [
        (re.findall(r"^(?:### |- |\d\. |\|)", text, re.MULTILINE), VALUE.findall(text), PARAGRAPH.findall(text))
        for text in (player_aid(name, lang) for lang in LANGUAGES)
    ]
    assert shapes[0] == shapes[1]
