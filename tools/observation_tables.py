"""Writes docs/observations.md: every plane of every game's observation, from the lists in the code."""

from __future__ import annotations

from pathlib import Path

import mastaba
from mastaba.games import residents
from mastaba.kernel.observation import Plane

PAGE = Path(__file__).resolve().parents[1] / "docs" / "observations.md"
HEAD = """# Observations

<!-- Made by tools/observation_tables.py from src/mastaba/games/*/observation.py; do not edit by hand. -->

What a seat knows as numbers: for PettingZoo, Gymnasium, OpenSpiel and `mastaba.vector` alike. All numbers are whole, of
16 bits (`int16`), from 0 to the highest that is given. They are seen from one seat: where a plane has a row for each
seat, the seat that looks comes first, then the others in playing order. Parts of a row, and their highest numbers where
they differ, are listed with semicolons. A highest number in *italics* means that the number is a name, counted from 1,
and 0 is none; the form `encoded` gives each name an input of its own. What the rules do not limit is written up to 999.

An observation says no more than the [view](python.md#views) of its seat: it is the same for all positions that look
alike to it, and a law checks that. It says less where a row is cut (the oldest cards of a long column) or where a rare
note of the view has no plane (in Amun-Re, what one knows of single cards with `draw2`; in Cleopatra, from which deck a
hidden card came). How it is used: [research.md](research.md).
"""


def table(name: str) -> list[str]:
    game = mastaba.load(name)
    seats = max(game.seats)
    planes = game.planes(seats)
    width = {count: sum(plane.size() for plane in game.planes(count)) for count in game.seats}
    sizes = ", ".join(f"{numbers} numbers for {count} seats" for count, numbers in width.items())
    actions = len(game.moves) - game.moves.chance_size
    lines = [f"## {name}", "", f"{sizes}; {actions:,} actions.", "", "| plane | shape | highest | what it says |"]
    lines.append("|---|---|---|---|")
    for plane, shape in zip(planes, shapes(name), strict=True):
        lines.append(f"| `{plane.name}` | {shape} | {highest(plane)} | {plane.meaning} |")
    return lines


def highest(plane: Plane) -> str:
    """The highest numbers, by column where they differ; a column of names is in italics."""
    row = plane.highest()[: plane.shape[-1]]
    words = [f"*{most}*" if column in plane.kinds else str(most) for column, most in enumerate(row)]
    return words[0] if len(set(words)) == 1 else "; ".join(words)


def shapes(name: str) -> list[str]:
    """Each shape; a length that is the number of seats, or grows with it, is written with an n."""
    game = mastaba.load(name)
    fewest, most = min(game.seats), max(game.seats)
    found: list[str] = []
    for few, many in zip(game.planes(fewest), game.planes(most), strict=True):
        words = [length(a, b, fewest, most) for a, b in zip(few.shape, many.shape, strict=True)]
        found.append(" × ".join(words))
    return found


def length(few: int, many: int, fewest: int, most: int) -> str:
    if few == many:
        return str(few)
    rest = few - fewest
    assert many - most == rest
    return "n" if rest == 0 else f"{rest} + n"


def observed() -> list[str]:
    return [name for name in residents() if mastaba.load(name).planes(mastaba.load(name).seats[0])]


def page() -> str:
    return "\n".join([HEAD, *[line for name in observed() for line in [*table(name), ""]]])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
