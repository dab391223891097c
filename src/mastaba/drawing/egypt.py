"""The map of Amun-Re: where each province is drawn, by the outlines that the page has too (games/amun_re/map.json).

It is drawn from the values of the table: a province whose bank, half or Nile was corrected lies on that side."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

GAP = 10  # between provinces
Corner = Sequence[float]


class Sides(NamedTuple):
    west: bool
    upper: bool
    nile: bool


class Shape(NamedTuple):
    """A province: its outline, where its contents begin and end, and whether it touches no water."""

    path: str
    left: float
    top: float
    right: float
    bottom: float
    desert: bool


class Egypt(NamedTuple):
    shapes: dict[str, Shape]
    free: Shape  # where nothing lies
    sea: bool  # whether that is the corner of the Red Sea


@cache
def outlines() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("mastaba.games.amun_re").joinpath("map.json").read_text("utf-8"))
    return found


def egypt(sides: Mapping[str, Sides]) -> Egypt:
    """Every province of the table in its place; up to two share a half of a line at home, more stand side by side."""
    home: dict[str, list[int]] = outlines()["home"]
    shapes: dict[str, Shape] = {}
    empty: list[tuple[tuple[int, int], Shape]] = []
    for line in range(4):
        for half in range(2):
            here = [code for code in sides if line_of(sides[code]) == line and sides[code].upper == bool(half)]
            here.sort(key=lambda code: home[code][1] * 4 + home[code][0])
            rows = rows_of(here, line, half)
            for code, row in rows.items():
                shapes[code] = place(line, half, row, len(here))
            for row in (0, 1):
                if len(here) < 2 and row not in rows.values():
                    empty.append(((line, half * 2 + row), place(line, half, row, 2)))
    corner = next((shape for where, shape in empty if where == (3, 1)), None)
    return Egypt(shapes, corner or empty[-1][1], corner is not None)


def line_of(sides: Sides) -> int:
    """From west desert (0) over the banks to east desert (3)."""
    if sides.west:
        return 1 if sides.nile else 0
    return 2 if sides.nile else 3


def rows_of(here: list[str], line: int, half: int) -> dict[str, int]:
    home: dict[str, list[int]] = outlines()["home"]
    if len(here) > 2:
        return {code: row for row, code in enumerate(here)}
    rows = {code: home[code][1] % 2 for code in here if home[code][0] == line and home[code][1] // 2 == half}
    for code in here:
        if code not in rows:
            rows[code] = 1 if 0 in rows.values() else 0
    return rows


def place(line: int, half: int, row: int, count: int) -> Shape:
    corners: Sequence[Corner] = outlines()["borders"][line][half * 2 + row] if count <= 2 else []
    return shaped(corners or share(line, half, row, count), line)


def share(line: int, half: int, row: int, count: int) -> list[Corner]:
    """One of more than two that stand side by side."""
    begin, end = outlines()["reach"][half]
    width = (end - begin - GAP * (count - 1)) / count
    left = begin + row * (width + GAP)
    right = left + width
    return [
        (left, border(line, (0, 1), left)),
        (right, border(line, (0, 1), right)),
        (right, border(line, (3, 2), right)),
        (left, border(line, (3, 2), left)),
    ]


def border(line: int, corners: tuple[int, int], x: float) -> float:
    """The height of a border of a line at a point between its corners."""
    points = [one[k] for one in outlines()["borders"][line] for k in corners]
    after = next((k for k, point in enumerate(points) if point[0] >= x), len(points) - 1)
    (x0, y0), (x1, y1) = points[max(1, after) - 1], points[max(1, after)]
    return float(y0 + (x - x0) / ((x1 - x0) or 1) * (y1 - y0))


def shaped(corners: Sequence[Corner], line: int) -> Shape:
    a, b, c, d = corners
    return Shape(
        f"M{'L'.join(f'{x:g} {y:g}' for x, y in corners)}Z",
        max(a[0], d[0]),
        max(a[1], b[1]),
        min(b[0], c[0]),
        min(c[1], d[1]),
        line in (0, 3),
    )
