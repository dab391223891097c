"""The board as a picture: three rows of squares, their rosettes and the pieces on them."""

from __future__ import annotations

from typing import Any

from mastaba.drawing.canvas import Canvas
from mastaba.drawing.fonts import BOLD
from mastaba.drawing.parts import HEAD, MARGIN, WIDTH, heading, names_of
from mastaba.texts import Texts

SQUARE = 84
GAP = 8


def draw(view: dict[str, Any], texts: Texts) -> str:
    canvas = Canvas(WIDTH)
    said = heading(canvas, texts, [f"{texts.say('view-thrown')} {view['thrown']}"])
    left = (WIDTH - 8 * SQUARE - 7 * GAP) / 2
    for row, squares in enumerate(view["board"]):
        for column, square in enumerate(squares):
            if square is not None:
                draw_square(canvas, left + column * (SQUARE + GAP), HEAD + 12 + row * (SQUARE + GAP), square)
    y = HEAD + 12 + 3 * (SQUARE + GAP) + 24
    for seat, name in names_of(view, texts).items():
        own = view["players"][str(seat)]
        canvas.seat(seat, MARGIN + 12, y - 14, 18)
        facts = f"{texts.say('view-waiting')} {own['waiting']}, {texts.say('view-home')} {own['home']}"
        canvas.text(MARGIN + 40, y, f"{name} · {facts}", 14)
        y += 26
    return canvas.svg(int(y), said)


def draw_square(canvas: Canvas, x: float, y: float, square: dict[str, Any]) -> None:
    canvas.rect(x, y, SQUARE, SQUARE, "surface", "line-2", r=10)
    canvas.text(x + 8, y + 18, square["name"], 12, BOLD, "ink-3")
    if "thing" in square:
        for turned in range(4):
            with canvas.moved(x + SQUARE / 2, y + SQUARE / 2, rest=f" rotate({45 * turned})"):
                canvas.path(f"M0 {-SQUARE * 0.36}Q9 0 0 {SQUARE * 0.36}Q-9 0 0 {-SQUARE * 0.36}Z", "gold")
    if "seat" in square:
        canvas.seat(square["seat"], x + SQUARE / 2 - 20, y + SQUARE / 2 - 20, 40)
