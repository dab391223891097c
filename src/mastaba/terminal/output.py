"""What the verbs print: aligned tables, one JSON document, and nothing that could upset a terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence

GAP = "  "
SPACES = "\u00a0\u202f"  # the fixed spaces of French


def json_text(document: object) -> str:
    """One JSON document for people and programs, readable under any locale."""
    return json.dumps(document, indent=2)


def printable(text: str) -> str:
    """The text with escapes for whatever is not a visible character: files from outside may hold anything."""
    return "".join(letter if letter.isprintable() or letter in SPACES else ascii(letter)[1:-1] for letter in text)


def table(rows: Sequence[Sequence[str]], indent: str = GAP) -> list[str]:
    """Lines with aligned columns; the last column may be as long as it likes."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]) - 1)]
    return [
        (indent + GAP.join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]])).rstrip()
        for row in rows
    ]


def amount(value: float) -> str:
    """A measured number, as exact as it deserves: four figures, thousands grouped."""
    if value >= 1000:
        digits = len(str(int(value)))
        return f"{round(value, 4 - digits):,.0f}"
    return f"{value:.4g}"
