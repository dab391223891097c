"""The palace of Cleopatra from above, as the page draws it: garden, walls and doors, and the plaza before them."""

from __future__ import annotations

from typing import Any

from mastaba.drawing.canvas import Canvas

SIDE, FILES = 9, "abcdefghi"
CELL, LEFT, TOP = 36, 40, 36
LOOKS = {  # every mosaic has a sign of its own, and neighbours can be told apart
    "F": ("h-lion", "#C8502F"),
    "I": ("h-falcon", "#2A57B4"),
    "L": ("h-cobra", "#5F7F2E"),
    "N": ("h-croc", "#2E8F87"),
    "P": ("h-bull", "#A5551F"),
    "T": ("h-ankh", "#8E4A9B"),
    "U": ("h-ibis", "#3B6EA5"),
    "V": ("h-lotus", "#B0456E"),
    "W": ("h-eye", "#1F7A4D"),
    "X": ("h-scarab", "#B98318"),
    "Y": ("h-cat", "#7A4FA3"),
    "Z": ("h-sun", "#9A6A2F"),
}
LONG, THICK = 100, 18  # of a column wall
DOOR, DOORS = 129.6, {"L": 40.0, "R": 234.4}


def corner(square: str) -> tuple[float, float]:
    """Of a square of the garden, a1 in front at the left."""
    return LEFT + CELL * FILES.index(square[0]), TOP + CELL * (SIDE - int(square[1:]))


def outline(squares: list[str]) -> str:
    """Every edge that no two of them share."""
    every, edges = {corner(square) for square in squares}, []
    for x, y in sorted(every):
        edges += [f"M{x:g} {y:g}h{CELL}"] if (x, y - CELL) not in every else []
        edges += [f"M{x:g} {y + CELL:g}h{CELL}"] if (x, y + CELL) not in every else []
        edges += [f"M{x:g} {y:g}v{CELL}"] if (x - CELL, y) not in every else []
        edges += [f"M{x + CELL:g} {y:g}v{CELL}"] if (x + CELL, y) not in every else []
    return "".join(edges)


def heart(squares: list[str]) -> tuple[float, float]:
    """The square nearest to the middle of them, for the sign that stands there."""
    points = [corner(square) for square in squares]
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    return min(points, key=lambda point: (point[0] - middle[0]) ** 2 + (point[1] - middle[1]) ** 2)


def palace(canvas: Canvas, view: dict[str, Any]) -> None:
    canvas.rect(6, 2, 392, 404, "sand", "line-2", 1, 12)
    canvas.rect(37, 33, 330, 330, "reed-fill", "ink-2", 1.4)
    palms = view["derived"]["palms"].split()
    covered = {square for squares in view["mosaics"].values() for square in squares.split()}
    for file in FILES:
        for rank in range(1, SIDE + 1):
            x, y = corner(f"{file}{rank}")
            canvas.rect(x + 1, y + 1, 34, 34, "reed-soft", r=3)
            if f"{file}{rank}" in palms and f"{file}{rank}" not in covered:
                palm(canvas, x + 18, y + 19)
    for seat, one in view["players"].items():
        for zone in one["sanctuaries"]:
            sanctuary(canvas, int(seat), zone.split())
    for tile, squares in view["mosaics"].items():
        mosaic(canvas, tile, squares.split())
    throne(canvas, view)
    walls(canvas, view)


def palm(canvas: Canvas, x: float, y: float) -> None:
    with canvas.moved(x, y):
        canvas.path("M0 9Q1 3 0-1", "none", "#7A5A2E", 2)
        canvas.path("M0-1Q-6-5-9 1M0-1Q6-5 9 1M0-1Q-3-8-8-7M0-1Q3-8 8-7M0-1Q0-7 0-10", "none", "reed", 2)


def sanctuary(canvas: Canvas, seat: int, squares: list[str]) -> None:
    fill, soft, _ = canvas.seat_colour(seat)
    for x, y in map(corner, squares):
        canvas.rect(x + 1, y + 1, 34, 34, soft)
    canvas.path(outline(squares), "none", fill, 2.6, "5 4")
    x, y = heart(squares)
    canvas.sign("h-seat_god", x + 3, y + 2, 30, fill, "ink")
    canvas.seat(seat, x + 24, y + 24, 11)


def mosaic(canvas: Canvas, tile: str, squares: list[str]) -> None:
    sign, fill = LOOKS[tile]
    stones = canvas.define(
        "mastaba-stones",
        '<pattern id="mastaba-stones" width="12" height="12" patternUnits="userSpaceOnUse">'
        '<path d="M0 0H12M0 6H12M3 0V6M9 6V12M6 6V12M10 0V6" stroke="#fff" stroke-width=".8" stroke-opacity=".35"/>'
        "</pattern>",
    )
    for paint in (fill, stones):
        for x, y in map(corner, squares):
            canvas.rect(x, y, CELL, CELL, paint)
    canvas.path(outline(squares), "none", "ink", 1.8)
    x, y = heart(squares)
    canvas.sign(sign, x + 4, y + 4, 28, "#fff", "ink")


def throne(canvas: Canvas, view: dict[str, Any]) -> None:
    x, y = corner(view["derived"]["throne"])
    stands = view["pedestal"]
    edge = ("ink", "") if stands else ("gold-fill", "4 3")
    canvas.rect(x + 1, y + 1, 34, 34, "clay-soft" if stands else "gold-soft", edge[0], 2, 3, edge[1])
    body, line = ("gold-fill", "ink") if view["throne"] else ("none", "line-2")
    canvas.sign("h-throne", x + 5, y + 5, 26, body, line)


def walls(canvas: Canvas, view: dict[str, Any]) -> None:
    """Nine column walls along the ring from the left door to the right one, and the two doors."""
    built = view["columns"].split()
    for wall in range(1, 10):
        if wall <= 3:
            x, y, upright = 8, 256 - (wall - 1) * 108, True
        elif wall <= 6:
            x, y, upright = 44 + (wall - 4) * 108, 11, False
        else:
            x, y, upright = 371, 40 + (wall - 7) * 108, True
        wide, high = (THICK, LONG) if upright else (LONG, THICK)
        if str(wall) not in built:
            canvas.rect(x, y, wide, high, "none", "line-2", 1.6, 4, "4 4")
            continue
        canvas.rect(x, y, wide, high, "clay-soft", "ink", 1.3, 3)
        for k in range(6):
            along = LONG * (k + 0.5) / 6
            at = (x + THICK / 2, y + along) if upright else (x + along, y + THICK / 2)
            canvas.circle(*at, 6, "card", "ink", 1.2)
            canvas.circle(*at, 2.4, "carnelian-fill")
    for side, left in DOORS.items():
        if side not in view["doors"].split():
            canvas.rect(left, 384, DOOR, 18, "none", "line-2", 1.6, 4, "4 4")
            continue
        canvas.rect(left, 384, DOOR, 18, "clay-soft", "ink", 1.3, 3)
        for k, apart in enumerate((10, 39, 68, 97)):
            canvas.path(f"M{left + apart:g} 386.5h23v13h-23z", "clay", "ink", 1)
            canvas.circle(left + apart + (4 if k % 2 else 19), 393, 1.8, "gold-fill")


def plaza(canvas: Canvas, view: dict[str, Any]) -> None:
    """Two rows of sphinxes with their obelisks, and Cleopatra's way between them."""
    canvas.rect(6, 0.5, 392, 169, "surface", "line", 1, 12)
    canvas.rect(173, 1, 58, 168, "sand-2")
    spaces, line = view["derived"]["spaces"], view["derived"]["line"]
    step = min(28.0, 140 / spaces)
    for k in range(1, spaces + 1):
        y = 108 + 28 - step * k
        canvas.rect(177, y, 50, step - 4, "gold-soft" if k == spaces else "card", "line-2", 1, 5)
        canvas.text(185, y + step / 2 + 2.5, k, 11.5, 700, "ink-3")
    y = 108 + 28 - step * line + step - 2
    canvas.path(f"M165 {y:g}h74", "none", "carnelian-fill", 2.6)
    canvas.sign("h-altar", 141, y - 11, 22, "carnelian-soft", "ink")
    walked = view["cleopatra"]
    left, top = (187.0, 136.0) if walked == 0 else (191.0, 108 + 28 - step * walked - 5)
    canvas.sign("h-queen", left, top, 31, "gold-fill", "ink")
    for side in "LR":
        mirrored = side == "R"
        for k in range(view["derived"]["pieces"]["sphinx"][1] // 2):
            body, edge = ("gold-fill", "ink") if k < view["sphinxes"][side] else ("none", "line-2")
            x = 404 - 62 - 48 if mirrored else 62
            canvas.sign("h-lion", x, 44 * k + 4, 48, body, edge, mirrored)
        body, edge = ("gold-fill", "ink") if side in view["obelisks"].split() else ("none", "line-2")
        canvas.sign("h-obelisk", 404 + 6 - 96 if mirrored else -6, 26, 96, body, edge)
