"""The help for the table (`table.en.md`, `table.fr.md`) ends with how moves and options are written, and it is so."""

from __future__ import annotations

import re

import pytest

import mastaba
from mastaba.games import names
from mastaba.texts import LANGUAGES, Texts, table_help

CODE = re.compile("`(.+?)`")


def rows(text: str) -> list[list[str]]:
    """The rows of a table, without its head and the line under it."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"][2:]


# A new game has none yet.
HELPED = [name for name in names() if table_help(name, "en").count("### ") > 1]


@pytest.mark.parametrize("name", HELPED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_is_spelled(name: str, lang: str) -> None:
    game = mastaba.load(name)
    *_, moves, _ = table_help(name, lang).split("### ")
    spelled = [game.parse(code) for row in rows(moves) for code in CODE.findall(row[1])]
    assert {move.kind for move in spelled} == {move.kind for move in game.moves if move.id >= game.moves.chance_size}


@pytest.mark.parametrize("name", HELPED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_spelled_with_its_values(name: str, lang: str) -> None:
    game = mastaba.load(name)
    texts = Texts(game, lang)
    *_, options = table_help(name, lang).split("### ")
    told = {(row[0], *CODE.findall(row[1])): set(CODE.findall(row[2])) for row in rows(options)}
    assert told == {(texts.say(f"option-{option.name}"), option.name): set(option.values) for option in game.options}
