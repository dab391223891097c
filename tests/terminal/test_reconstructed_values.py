"""Values that no source gives are marked where the rules name them, unless the owner of a box gave another."""

from __future__ import annotations

import pytest

import mastaba
from mastaba.terminal.rulebook import find, print_paragraph
from mastaba.texts import STAR, VALUE, Texts, read_paragraphs, rulebook
from tests.terminal.streams import piped

WHY = {"en": "* reconstructed: none of our sources", "fr": "* reconstitué\u00a0: aucune de nos sources"}


def printed(texts: Texts, number: str) -> str:
    paragraph = find(number, texts)
    assert paragraph is not None
    screen, out = piped()
    print_paragraph(paragraph, screen, texts)
    return out.getvalue()


@pytest.mark.parametrize("lang", WHY)
def test_a_star_and_a_line_tell_what_is_reconstructed(lang: str) -> None:
    game = mastaba.load("sa-re")
    assert game.editions[game.default_edition].values["track.last"].kind == "reconstruction"
    said = printed(Texts(game, lang), "5.14")
    assert f" 8{STAR}" in said
    assert WHY[lang] in said
    owned = Texts(game, lang, edition=game.setup(data={"track.last": 9}).data)
    said = printed(owned, "5.14")
    assert (" 9" in said, STAR in said) == (True, False)


@pytest.mark.parametrize("name", ["babel", "amun-re", "cleopatra", "sa-re"])
def test_every_reconstructed_value_and_no_other_is_starred(name: str) -> None:
    texts = Texts(mastaba.load(name), "en")
    for paragraph in read_paragraphs(rulebook(name, "en")):
        named = [texts.is_reconstructed(value) for _, value in VALUE.findall(paragraph.body)]
        starred, plain = texts.starred[paragraph.id].body, texts.paragraphs[paragraph.id].body
        assert starred.count(STAR) - plain.count(STAR) == sum(named)
        assert ("* reconstructed" in printed(texts, paragraph.id)) == any(named)
