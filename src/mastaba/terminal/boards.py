"""The table as text: each game has a drawing of its own, and without one its view is listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

from mastaba.kernel.documents import Document
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts

Drawing = Callable[[Document, Texts, Screen], list[str]]

NOT_THE_TABLE = ("game", "rules", "edition", "seats", "options", "data", "agenda")


def drawing_of(game: str) -> Drawing:
    name = f"mastaba.terminal.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return listed
    draw: Drawing = import_module(name).draw
    return draw


def listed(view: Document, texts: Texts, screen: Screen) -> list[str]:
    """Every field of the view on a line of its own."""
    return list_fields({name: value for name, value in view.items() if name not in NOT_THE_TABLE}, "")


def list_fields(fields: Mapping[str, object], indent: str) -> list[str]:
    lines: list[str] = []
    for name, value in fields.items():
        if isinstance(value, Mapping):
            lines += [f"{indent}{name}:", *list_fields(value, f"{indent}  ")]
        else:
            lines.append(f"{indent}{name}: {value}")
    return lines
