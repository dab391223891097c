"""The rulebooks of both languages agree, and hold every paragraph that a refusal cites."""

from __future__ import annotations

import pytest

import mastaba
from mastaba.games import names
from mastaba.texts import LANGUAGES, Texts, read_paragraphs
from tests.texts.test_every_key import rules_of


@pytest.mark.parametrize("name", names())
def test_both_languages_have_the_same_paragraphs_in_the_same_order(name: str) -> None:
    english, french = (Texts(mastaba.load(name), lang).paragraphs for lang in LANGUAGES)
    assert list(english) == list(french)
    assert english


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cited_paragraph_is_there_and_says_something(name: str, lang: str) -> None:
    game = mastaba.load(name)
    texts = Texts(game, lang)
    cited = {rule.paragraph for rule in rules_of(game)} | set(game.general)
    assert cited <= set(texts.paragraphs)
    assert [paragraph.id for paragraph in texts.paragraphs.values() if not (paragraph.title and paragraph.body)] == []
    assert all(paragraph_id.startswith(f"{game.prefix}-") for paragraph_id in texts.paragraphs)


def test_a_rulebook_is_read_by_its_headings() -> None:
    text = "# Game\n\nIntro.\n\n## 1 Part\n\n### GA-1.1 First\n\nOne.\n\n- two\n\n"
    text += "### GA-1.2 Second rule\n\nThree.\n## 2 Next\nx"
    first, second = read_paragraphs(text)
    assert first == ("GA-1.1", "First", "One.\n\n- two")
    assert second == ("GA-1.2", "Second rule", "Three.")
