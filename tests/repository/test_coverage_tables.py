"""docs/coverage: every statement of a printed rulebook has a paragraph of ours, and something that holds it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

import mastaba
from mastaba.games import package_of
from mastaba.texts import read_paragraphs, rulebook

ROOT = Path(__file__).parents[2]
TABLES = sorted(ROOT.joinpath("docs", "coverage").glob("*.md"))
ROW = re.compile(r"^\| (\d+\w*) \| (.+) \| (.*) \| (.*) \|$")
NAMED = re.compile(r"`([^`]+)`")
RULING = re.compile(r"(?<!\w)(?:[A-Z]+\d+\w*|\d+\w*)(?!\w)")

pytestmark = pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)


class Statement(NamedTuple):
    """A row: its number, what the rulebook says, our paragraphs, and the tests or rulings that hold it."""

    number: str
    says: str
    ours: str
    held: str


def statements(path: Path) -> list[Statement]:
    rows = [ROW.match(line) for line in path.read_text("utf-8").splitlines()]
    return [Statement(*row.groups()) for row in rows if row is not None]


def game_of(path: Path) -> str:
    return mastaba.load(path.stem.replace("_", "-")).name


def rulings(game: str) -> set[str]:
    text = files(package_of(game)).joinpath("rulebook", "RULINGS.md").read_text("utf-8")
    return set(re.findall(r"^\| (\w+) \|", text, re.MULTILINE)) - {"no"}


def test_statements_are_numbered_in_their_order(path: Path) -> None:
    numbers = [int(re.sub(r"\D", "", row.number)) for row in statements(path)]
    assert numbers == sorted(numbers) and numbers[0] == 1
    assert set(numbers) == set(range(1, numbers[-1] + 1))


def test_every_paragraph_exists(path: Path) -> None:
    game = game_of(path)
    paragraphs = {paragraph.id for paragraph in read_paragraphs(rulebook(game, "en"))}
    prefix = mastaba.load(game).prefix
    for row in statements(path):
        named = re.findall(rf"{prefix}-[0-9.]*[0-9]", row.ours)
        assert set(named) <= paragraphs, row
        assert named or rulings(game) & set(RULING.findall(row.held)), row


def test_every_statement_is_held_by_a_test_or_explained_by_a_ruling(path: Path) -> None:
    game = game_of(path)
    folder = ROOT / "tests" / "games" / path.stem.replace("-", "_")
    for row in statements(path):
        named = NAMED.findall(row.held)
        explained = RULING.findall(NAMED.sub("", row.held))
        assert named or explained, row
        assert set(explained) <= rulings(game), row
        for name in named:
            assert exists(folder, name), f"{row.number}: {name}"


def exists(folder: Path, name: str) -> bool:
    """A file of the game's tests or of the repository, and the test in it if one is named."""
    file, _, test = name.partition("::")
    path = next((one for one in (folder / file, ROOT / file) if one.is_file()), None)
    return path is not None and (not test or re.search(rf"^def {test}\(", path.read_text("utf-8"), re.M) is not None)
