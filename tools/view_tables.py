"""The parts of the games' views as tables, from the TypedDicts in view_type.py of those that have one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools import view_types


def view_tables() -> Iterator[str]:
    for name, file in view_types.files().items():
        source = file.read_text("utf-8")
        yield from (f"## {name}", "")
        for part in ast.parse(source).body:
            if isinstance(part, ast.ClassDef):
                yield from part_table(part, source.split("\n"))


def part_table(part: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    yield from (f"### `{part.name}`", "")
    said = ast.get_docstring(part)
    if said:
        yield from (" ".join(said.split()), "")
    yield from ("| field | type | what it is |", "|---|---|---|")
    for field in part.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            kind, needed = type_of(field.annotation)
            written = kind.replace("|", "\\|")
            yield f"| `{field.target.id}`{'' if needed else ' ?'} | `{written}` | {comment(lines, field)} |"
    yield ""


def type_of(annotation: ast.expr) -> tuple[str, bool]:
    """The type as it is written, and whether every view has it."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
        return ast.unparse(annotation.slice), False
    return ast.unparse(annotation), True


def comment(lines: list[str], field: ast.AnnAssign) -> str:
    """What stands behind the field, on its line."""
    assert field.end_lineno is not None
    return lines[field.end_lineno - 1][field.end_col_offset or 0 :].partition("#")[2].strip().replace("|", "\\|")
