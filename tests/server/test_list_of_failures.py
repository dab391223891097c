"""docs/server-tests.md names a test for every failure, and every named test is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NUMBERS = range(1, 81)


def listed() -> dict[int, list[tuple[str, str, bool]]]:
    """File, test and whether it is called a soak, by number."""
    found: dict[int, list[tuple[str, str, bool]]] = {}
    for line in (ROOT / "docs" / "server-tests.md").read_text("utf-8").splitlines():
        cells = line.split(" | ")
        if len(cells) != 3 or not cells[0].removeprefix("| ").isdigit():
            continue
        file, soak, tests = "", False, []
        for part in cells[2].rstrip(" |").split(";"):
            soak = "soak:" in part
            named = re.match(r"\s*`(\w+)`: ", part)
            file = named[1] if named else file
            tests += [(file, name, soak) for name in re.findall(r"`(\w+)`", part[named.end() :] if named else part)]
        found[int(cells[0].removeprefix("| "))] = tests
    return found


def is_soak(test: ast.FunctionDef) -> bool:
    return any(ast.unparse(mark) == "pytest.mark.soak" for mark in test.decorator_list)


def existing() -> dict[tuple[str, str], bool]:
    """Every test of the server, and whether it is a soak."""
    found: dict[tuple[str, str], bool] = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.stem.removeprefix("test_"), node.name.removeprefix("test_")] = is_soak(node)
    return found


def test_every_number_has_its_tests() -> None:
    faults, tests = listed(), existing()
    assert list(faults) == list(NUMBERS)
    for number, named in faults.items():
        assert named, number
        for file, name, soak in named:
            assert tests.get((file, name)) is soak, (number, file, name)
        assert not all(soak for _, _, soak in named), f"{number} must be in make test too"
