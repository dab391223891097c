"""Every worked example of Sa-Ré is a scenario, and no edge case of the rules is without a test."""

from __future__ import annotations

import re

from tests.games.sa_re.table import HERE

FILES = sorted((HERE / "scenarios").glob("*.toml"))


def test_every_worked_example_is_a_scenario() -> None:
    vectors = {int(found[1]) for file in FILES if (found := re.match(r"V(\d+)-", file.name))}
    assert vectors == set(range(1, 32))


def test_every_edge_case_has_its_test() -> None:
    names: list[str] = []
    for source in HERE.glob("test_*.py"):
        names += re.findall(r"^def test_(edge_\d\d.*)\(", source.read_text("utf-8"), re.M)
    assert {int(name[5:7]) for name in names} == set(range(1, 63))
