"""Every worked example of Cleopatra is a scenario, and no edge case of the rules is without a test."""

from __future__ import annotations

import re
from importlib.resources import files

from tests.games.cleopatra.table import HERE

FILES = sorted((HERE / "scenarios").glob("*.toml"))
RULEBOOKS = [
    files("mastaba.games.cleopatra").joinpath(f"rulebook/{language}.md").read_text("utf-8") for language in ("en", "fr")
]


def test_every_worked_example_is_a_scenario() -> None:
    """Test vector 16 counts placements and is a test of its own: edge case 29."""
    vectors = {int(found[1]) for file in FILES if (found := re.match(r"TV(\d+)-", file.name))}
    assert vectors | {16} == set(range(1, 21))


def test_every_edge_case_has_its_test() -> None:
    names: list[str] = []
    for source in HERE.glob("test_edge_cases_*.py"):
        names += re.findall(r"^def test_edge_(\d\d)_", source.read_text(), re.M)
    assert {int(name) for name in names} == set(range(1, 38))


def test_both_rulebooks_have_the_same_paragraphs_and_all_that_are_cited() -> None:
    french = re.findall(r"^### (CL-\S+)", RULEBOOKS[1], re.M)
    assert french == re.findall(r"^### (CL-\S+)", RULEBOOKS[0], re.M)
    package = files("mastaba.games.cleopatra")
    sources = [package.joinpath("game.py"), *package.joinpath("rules").iterdir()]
    cited = {
        rule
        for file in sources
        if file.name.endswith(".py")
        for rule in re.findall(r'"(CL-\d+\.\d+)"', file.read_text())
    }
    assert cited <= set(french) and len(cited) > 15
