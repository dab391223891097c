"""Two editions of a game side by side: the values and options in which they differ, and what their rules say."""

from __future__ import annotations

import textwrap
import tomllib
from typing import Any, Final

from mastaba import BadInput, Game
from mastaba.kernel.editions import Cell, Edition
from mastaba.terminal.output import table
from mastaba.texts import file_of

WIDTH: Final = 100


def compared(game: Game, names: list[str]) -> tuple[Edition, Edition]:
    """The two editions that were asked for."""
    for name in names:
        if name not in game.editions:
            raise BadInput(f"{game.name} has no edition {name!r}; choose from {', '.join(game.editions)}")
    if names[0] == names[1]:
        raise BadInput(f"an edition cannot be compared with itself; {game.name} has {', '.join(game.editions)}")
    return game.editions[names[0]], game.editions[names[1]]


def differing_values(first: Edition, second: Edition) -> list[tuple[str, Cell | None, Cell | None]]:
    """Values that are not the same in both, or that only one of them has."""
    found: list[tuple[str, Cell | None, Cell | None]] = []
    for name in dict.fromkeys([*first.values, *second.values]):
        one, other = first.values.get(name), second.values.get(name)
        values = (None if one is None else one.value, None if other is None else other.value)
        if values[0] != values[1]:
            found.append((name, *values))
    return found


def differing_rules(game: Game, lang: str) -> list[dict[str, Any]]:
    """What the rulebooks say differently, in the words of one language; empty where no list was made."""
    text = file_of(game.name, "rulebook", "differences.toml")
    found: list[dict[str, Any]] = tomllib.loads(text).get("difference", [])
    return [{**{name: entry[name] for name in ("number", "switch", "rules")}, **entry[lang]} for entry in found]


def document(game: Game, first: Edition, second: Edition, lang: str) -> dict[str, object]:
    values = [
        {"name": name, first.name: one, second.name: other} for name, one, other in differing_values(first, second)
    ]
    rules = [
        {
            **{name: entry[name] for name in ("number", "topic", "switch", "rules")},
            "texts": {edition.name: entry[edition.name] for edition in (first, second)},
        }
        for entry in differing_rules(game, lang)
    ]
    return {"game": game.name, "editions": [first.name, second.name], "values": values, "rules": rules}


def page(game: Game, first: Edition, second: Edition, lang: str) -> list[str]:
    lines = [f"{edition.name}: {edition.title}, {edition.year}" for edition in (first, second)]
    values = differing_values(first, second)
    lines += ["", f"{len(values)} values differ" if values else "No value differs"]
    if values:
        shown = [[name, cell(one), cell(other)] for name, one, other in values]
        lines += table([["NAME", first.name.upper(), second.name.upper()], *shown])
    rules = differing_rules(game, lang)
    if rules:
        lines += ["", f"{len(rules)} places where the rules differ"]
    for entry in rules:
        option = f"option {entry['switch']}, " if entry["switch"] else ""
        lines += ["", f"{entry['number']:3}  {entry['topic']} ({option}{', '.join(entry['rules'])})"]
        for edition in (first, second):
            start = f"     {edition.name}  "
            lines += textwrap.wrap(entry[edition.name], WIDTH, initial_indent=start, subsequent_indent=" " * len(start))
    return lines


def cell(value: Cell | None) -> str:
    if value is None:
        return "-"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
