"""Reads the catalogues as their syntax trees, for tests that compare them."""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mastaba.games import names, package_of

PACKAGES = ["mastaba", *map(package_of, names())]


class Entry:
    """A message or one of its attributes: its variables and its literal text."""

    def __init__(self, pattern: ast.Pattern) -> None:
        collected = Collected()
        collected.visit(pattern)
        self.variables = collected.variables
        self.texts = collected.texts


class Collected(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's spelling)
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def parse(package: str, lang: str) -> ast.Resource:
    folder, name = files(package).joinpath("texts"), f"{lang}.ftl"
    parts = [folder.joinpath(name)]
    if package == "mastaba":
        parts.append(folder.joinpath("terminal", name))
    lessons = files(package).joinpath("lessons", f"lessons.{lang}.ftl")
    if lessons.is_file():  # a game without a course has none
        parts.append(lessons)
    return FluentParser().parse("\n".join(part.read_text("utf-8") for part in parts))


def entries(package: str, lang: str) -> dict[str, Entry]:
    """Every message by its id, every attribute as `id.attribute`."""
    found: dict[str, Entry] = {}
    for message in parse(package, lang).body:
        if isinstance(message, ast.Message):
            patterns = {"": message.value} | {f".{part.id.name}": part.value for part in message.attributes}
            for suffix, pattern in patterns.items():
                key = message.id.name + suffix
                assert key not in found, f"{key} stands twice in {package}/{lang}"
                if pattern is not None:
                    found[key] = Entry(pattern)
    return found
