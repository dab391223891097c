"""Every scenario of Babel holds, cites paragraphs that exist, and no edge case of the rules is without a test."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from mastaba.testing import scenarios
from tests.games.babel.table import HERE

FILES = sorted((HERE / "scenarios").glob("*.toml"))
PARAGRAPHS = set(
    re.findall(r"^### (BA-\S+)", files("mastaba.games.babel").joinpath("rulebook/en.md").read_text(), re.M)
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: object) -> None:
    path = HERE / "scenarios" / str(file)
    scenario = scenarios.read(path.read_bytes(), path.name)
    assert scenarios.differences(scenario) == []
    assert set(scenario.rules) <= PARAGRAPHS


def test_every_worked_example_is_a_scenario() -> None:
    vectors = {int(found[1]) for file in FILES if (found := re.match(r"V(\d+)-", file.name))}
    assert vectors == set(range(1, 13))


def test_every_edge_case_has_its_test() -> None:
    names = [file.name for file in FILES]
    for source in HERE.glob("test_edge_cases_*.py"):
        names += re.findall(r"^def test_(edge_\d\d.*)\(", source.read_text(), re.M)
    numbers = {int(name[5:7]) for name in names if name.startswith("edge")}
    assert numbers == set(range(1, 46))
