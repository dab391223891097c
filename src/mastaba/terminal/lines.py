"""Lines that the tables of all games are made of: names of seats, aligned columns, wrapped words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.terminal.screen import pad, width_of
from mastaba.texts import Texts


def seat_names(table: dict[str, Any], texts: Texts) -> dict[int, str]:
    """By the number of the seat; one's own says so."""
    names = {seat: texts.players[seat - 1] for seat in range(1, table["seats"] + 1)}
    if table["seat"] is not None:
        names[table["seat"]] = texts.say("terminal-seat", {"player": names[table["seat"]]})
    return names


def aligned(rows: Sequence[Sequence[str]], to_the_right: Sequence[int] = ()) -> list[str]:
    """Columns as wide as their widest word; those named have their words at the right."""
    widths = [max(width_of(row[k]) for row in rows) for k in range(len(rows[0]))]
    return ["  ".join(pad(word, widths[k], k in to_the_right) for k, word in enumerate(row)).rstrip() for row in rows]


def wrapped(start: str, words: Sequence[str], width: int, between: str = " ") -> list[str]:
    """The words behind the start; further lines begin where the words do."""
    lines = [start]
    for word in words:
        if width_of(lines[-1]) + width_of(word) > width and width_of(lines[-1]) > width_of(start):
            lines.append(" " * width_of(start))
        lines[-1] += word + between
    return [line.rstrip() for line in lines]
