"""Games are alike by shape: the same files in every folder, small ones, with both languages.

What a game has no use for it need not have: a view and imagined worlds (nothing is hidden), observations, heuristics,
positions made by hand, a board of its own."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import mastaba
from mastaba.games import names, package_of

PACKAGE = Path(mastaba.__file__).parent
FILES = (
    "__init__.py",
    "data.py",
    "events.py",
    "game.py",
    "moves.py",
    "rulebook/RULINGS.fr.md",
    "rulebook/RULINGS.md",
    "rulebook/en.md",
    "rulebook/fr.md",
    "rules/__init__.py",
    "state.py",
    "texts/en.ftl",
    "texts/fr.ftl",
)
LONGEST = 400  # more than that is two ideas; most files have 60 to 200
CITATION = re.compile(r'Rule\("([A-Z]{2}-[0-9.]+)"')


def folder(name: str) -> Path:
    return Path(str(files(package_of(name))))


def paragraphs(name: str, lang: str) -> list[str]:
    text = folder(name).joinpath("rulebook", f"{lang}.md").read_text("utf-8")
    return re.findall(r"^### ([A-Z]{2}-[0-9]+\.[0-9]+) \S", text, re.MULTILINE)


@pytest.mark.parametrize("name", names())
def test_every_game_has_the_same_files(name: str) -> None:
    assert [file for file in FILES if not folder(name).joinpath(file).is_file()] == []
    assert list(folder(name).joinpath("editions").glob("*.toml"))
    phases = {path.stem for path in folder(name).joinpath("rules").glob("*.py")}
    assert phases & {"turn", "round"}, "the table of contents of the rules is missing"


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_files_are_small_and_say_what_they_are(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.startswith('"""')
    assert len(text.splitlines()) <= LONGEST


@pytest.mark.parametrize("name", names())
def test_every_edition_is_named_by_its_file_and_every_value_has_a_source(name: str) -> None:
    game = mastaba.load(name)
    assert {path.stem for path in folder(name).joinpath("editions").glob("*.toml")} == set(game.editions)
    for edition in game.editions.values():
        assert edition.values
        assert all(value.kind and value.source for value in edition.values.values())


@pytest.mark.parametrize("name", names())
def test_every_citation_is_a_paragraph_of_both_rulebooks(name: str) -> None:
    english, french = paragraphs(name, "en"), paragraphs(name, "fr")
    assert english == french
    assert len(english) == len(set(english))
    general = mastaba.load(name).general
    cited = {general.over, general.turn, general.phase, general.chance}
    for path in folder(name).joinpath("rules").glob("*.py"):
        cited.update(CITATION.findall(path.read_text("utf-8")))
    assert cited
    assert cited - set(english) == set()


@pytest.mark.parametrize("name", names())
def test_rulings_name_the_paragraph_where_they_are_applied(name: str) -> None:
    text = folder(name).joinpath("rulebook", "RULINGS.md").read_text("utf-8")
    prefix = mastaba.load(name).prefix
    cited = set(re.findall(rf"{prefix}-[0-9]+\.[0-9]+", text))
    assert cited
    assert cited - set(paragraphs(name, "en")) == set()
