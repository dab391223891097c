"""A question about what is legal reads the position and never writes to it, not even to put it back."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import mastaba.games.sa_re as package

RULES = sorted(Path(str(package.__file__)).parent.joinpath("rules").glob("*.py"))
QUESTIONS = ("candidates", "forbids", "options", "outcomes", "draw", "asks", "facts")


def functions() -> dict[str, list[ast.FunctionDef]]:
    """Every function and method of the rules by its name."""
    found: dict[str, list[ast.FunctionDef]] = {}
    for path in (*RULES, RULES[0].parent.parent / "state.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name not in ("__init__", "copy"):
                found.setdefault(node.name, []).append(node)
    return found


def called(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node.func.attr


def root_of(target: ast.expr) -> str:
    """The name before all dots and brackets."""
    while isinstance(target, ast.Attribute | ast.Subscript):
        target = target.value
    return target.id if isinstance(target, ast.Name) else ""


def rows_of(function: ast.FunctionDef) -> set[str]:
    """Names that stand for rows of the position, as in `need = state.need`."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and root_of(node.value) == "state":
            found.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return found


def writes(function: ast.FunctionDef) -> list[int]:
    """The lines that assign to a part of `state`, or tell it that something happened."""
    found: list[int] = []
    rows = rows_of(function)
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("tell", "then"):
            targets = [node.func]
        for target in targets:
            root = root_of(target)
            if (root == "state" and not isinstance(target, ast.Name)) or (
                root in rows and isinstance(target, ast.Subscript)
            ):
                found.append(target.lineno)
    return found


def test_questions_do_not_write_to_the_position() -> None:
    known = functions()
    asked, waiting = set[str](), list(QUESTIONS)
    while waiting:
        name = waiting.pop()
        if name in known and name not in asked:
            asked.add(name)
            waiting += [other for function in known[name] for other in called(function)]
    assert {"affordable", "forbids_barracks", "spaces_for", "possible_with_discount"} <= asked
    assert {name: lines for name in asked for function in known[name] if (lines := writes(function))} == {}


def test_moves_do() -> None:
    """What the test above looks for is found where it must be."""
    known = functions()
    for name in ("choose_building", "spend", "rise", "put_tile"):
        assert any(writes(function) for function in known[name]), name
