"""Rulebooks print the values of the default edition, and name all that an owner of a box may correct."""

from __future__ import annotations

from itertools import pairwise

import pytest

import mastaba
from mastaba.edition_values import can_be_corrected
from mastaba.games import names
from mastaba.texts import CONDITION, LANGUAGES, VALUE, Texts, rulebook

BOOKS = [(name, lang) for name in names() for lang in LANGUAGES]


@pytest.mark.parametrize(("name", "lang"), BOOKS)
def test_what_is_printed_is_the_default_edition(name: str, lang: str) -> None:
    texts = Texts(mastaba.load(name), lang)
    quoted = VALUE.findall(rulebook(name, lang))
    assert quoted or not any(
        can_be_corrected(box, value) for box in mastaba.load(name).editions.values() for value in box.values
    )
    assert [(value, printed) for printed, value in quoted if texts.value(value) != printed] == []
    assert not any("<!--" in paragraph.body + paragraph.title for paragraph in texts.paragraphs.values())


@pytest.mark.parametrize(("name", "lang"), BOOKS)
def test_every_value_that_can_be_corrected_is_named(name: str, lang: str) -> None:
    game = mastaba.load(name)
    named = {value for _, value in VALUE.findall(rulebook(name, lang))}
    for edition in game.editions.values():
        for value, sourced in edition.values.items():
            if can_be_corrected(edition, value):
                parts = (
                    [f"{value}.{k + 1}" for k in range(len(sourced.value))] if isinstance(sourced.value, list) else []
                )
                assert value in named or (parts and set(parts) <= named), value


@pytest.mark.parametrize("name", names())
def test_both_languages_name_the_same_values(name: str) -> None:
    english, french = (sorted(value for _, value in VALUE.findall(rulebook(name, lang))) for lang in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("name", names())
def test_conditions_name_what_can_be_played_and_are_the_same_in_both_languages(name: str) -> None:
    game = mastaba.load(name)
    english, french = (CONDITION.findall(rulebook(name, lang)) for lang in LANGUAGES)
    assert english == french
    for found in english:
        option, _, value = found.removeprefix("<!--if ").removesuffix("-->").partition("=")
        known = next((one for one in game.options if one.name == option), None)
        assert option in game.editions if known is None else known.accepts(value or "on"), found


@pytest.mark.parametrize(("name", "lang"), BOOKS)
def test_every_column_of_a_table_has_a_heading(name: str, lang: str) -> None:
    lines = rulebook(name, lang).splitlines()
    heads = [line for line, under in pairwise(lines) if set(under) == set("|-")]
    assert [head for head in heads if "" in [cell.strip() for cell in head.strip("|").split("|")]] == []
