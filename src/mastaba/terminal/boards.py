"""The table as text: each game has a drawing of its own, and without one its view is listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from mastaba.kernel.documents import Document
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts

Drawing = Callable[[Document, Texts, Screen], list[str]]
PartDrawing = Callable[[Document, Texts, Screen, Sequence[str]], list[str]]

NOT_THE_TABLE = ("game", "rules", "edition", "seats", "options", "data", "agenda", "seat")


def drawing_of(game: str) -> Drawing:
    module = module_of(game)
    draw: Drawing = listed if module is None else module.draw
    return draw


def part_drawing_of(game: str, part: str) -> Drawing:
    """For a picture of the rulebook: a part of the table, as `sites H`; all of it if the drawing has no such part."""
    name, *of = part.split() or [""]
    parts: Mapping[str, PartDrawing] = getattr(module_of(game), "PARTS", {})
    if name not in parts:
        return drawing_of(game)
    return lambda view, texts, screen: parts[name](view, texts, screen, of)


def module_of(game: str) -> ModuleType | None:
    name = f"mastaba.terminal.{game.replace('-', '_')}"
    return None if find_spec(name) is None else import_module(name)


def listed(view: Document, texts: Texts, screen: Screen) -> list[str]:
    """Every field of the view on a line of its own, called as the catalogue says: `view-waiting`. What belongs to a
    seat, under `players` or in `scores`, stands with its name."""
    return list_fields({name: value for name, value in view.items() if name not in NOT_THE_TABLE}, texts, "")


def list_fields(fields: Mapping[str, object], texts: Texts, indent: str) -> list[str]:
    lines: list[str] = []
    for name, value in fields.items():
        key = f"view-{name}"
        kind = texts.say(f"{key}.kind") if texts.has(f"{key}.kind") else ""
        label = texts.say(key) if texts.has(key) else name
        if kind == "hidden":
            continue
        if kind == "seat" and isinstance(value, int):
            lines.append(f"{indent}{label}: {texts.players[value - 1] if value > 0 else '-'}")
        elif name == "scores" and isinstance(value, list):
            lines += [
                indent + texts.say("result-score", {"player": texts.players[seat], "score": score})
                for seat, score in enumerate(value)
            ]
        elif name == "players" and isinstance(value, Mapping):
            for seat, own in value.items():
                lines += [f"{indent}{texts.players[int(seat) - 1]}:", *list_fields(own, texts, f"{indent}  ")]
        elif isinstance(value, Mapping):
            lines += [f"{indent}{label}:", *list_fields(value, texts, f"{indent}  ")]
        elif isinstance(value, list) and value and all(isinstance(row, list) for row in value):
            lines += [f"{indent}{label}:", *[f"{indent}  {' '.join(map(square, row)).rstrip()}" for row in value]]
        else:
            lines.append(f"{indent}{label}: {value}")
    return lines


def square(told: object) -> str:
    """A square of a board in few letters: its name, and the number of the seat whose piece stands there."""
    if not isinstance(told, Mapping):
        return "" if told is None else str(told)
    seat, mark = told.get("seat"), "*" if told.get("thing") else ""
    return f"{told.get('name', '')}{mark}" + (f"={seat}" if seat else "")
