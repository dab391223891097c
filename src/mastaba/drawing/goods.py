"""Materials that more than one game has, each in a square of 32."""

from __future__ import annotations

from mastaba.drawing.canvas import Canvas

EDGE = "#261D13"


def stone(canvas: Canvas) -> None:
    canvas.path("M4 12 16 5 28 12V22L16 29 4 22Z", "#B9AF9C")
    canvas.path("M4 12 16 19 28 12 16 5Z", "#D9D0BE")
    canvas.path("M16 19V29L28 22V12Z", "#958B78")
    canvas.path("M4 12 16 5 28 12V22L16 29 4 22ZM4 12l12 7 12-7M16 19v10", "none", EDGE, 1.4)


def wood(canvas: Canvas) -> None:
    canvas.rect(6, 5, 23, 9.5, "#A8703C", EDGE, 1.4, 4.7)
    canvas.rect(3, 17, 23, 9.5, "#BC8348", EDGE, 1.4, 4.7)
    canvas.circle(24.2, 9.7, 3.6, "#E7C48E", EDGE, 1.4)
    canvas.circle(21.2, 21.7, 3.6, "#E7C48E", EDGE, 1.4)


def gold(canvas: Canvas) -> None:
    canvas.path("M8 10H24L30 25H2Z", "#E2AE3C", EDGE, 1.5)
    canvas.path("M8 10H24L22 15H10Z", "#F7D98A", EDGE, 1.1)


def wild(canvas: Canvas) -> None:
    canvas.path("M16 3a13 13 0 0 1 11.3 19.5L16 16Z", "#E2AE3C")
    canvas.path("M27.3 22.5A13 13 0 0 1 4.7 22.5L16 16Z", "#BC8348")
    canvas.path("M4.7 22.5A13 13 0 0 1 16 3V16Z", "#B9AF9C")
    canvas.circle(16, 16, 13, "none", EDGE, 1.5)


def marble(canvas: Canvas) -> None:
    canvas.path("M10 3H22L29 10V22L22 29H10L3 22V10Z", "#F7ECEC", EDGE, 1.5)
    canvas.path("M6 12Q12 9 15 14T26 12M7 22Q13 17 18 21T26 20M14 5Q16 9 20 8", "none", "#B98A97", 1.6)


def lapis(canvas: Canvas) -> None:
    canvas.path("M16 2.5 28 12 16 29.5 4 12Z", "#2A57B4", EDGE, 1.5)
    canvas.path("M16 2.5 11 12 16 29.5 21 12ZM4 12H28", "none", "#9DB8FF", 1.2)
    canvas.circle(9.5, 10, 0.9, "#F0C35A")
    canvas.circle(18, 17, 0.9, "#F0C35A")


def cave(canvas: Canvas) -> None:
    canvas.path("M3 28V17A13 13 0 0 1 29 17V28Z", "#8C7B62", EDGE, 1.5)
    canvas.path("M9 28V19a7 7 0 0 1 14 0v9z", "#1b120a")
    canvas.circle(13.6, 21, 1.3, "#E9613A")
    canvas.circle(18.4, 21, 1.3, "#E9613A")


def artisan(canvas: Canvas) -> None:
    canvas.sign("h-builder", 0, 0, 32, "gold-soft", "ink")


def drop(canvas: Canvas) -> None:
    """An amulet of Sobek: a drop with the eye of a crocodile."""
    outline = "M16 2C24 10.8 29.2 16.8 29.2 22.4A13.2 12 0 0 1 2.8 22.4C2.8 16.8 8 10.8 16 2Z"
    canvas.path(outline, "carnelian-fill", "ink", 2)
    canvas.path("M16 14C13 17 13 27 16 30C19 27 19 17 16 14Z", "#1b120a")
    canvas.circle(12.4, 17.2, 2, "#ffd9cc")
