"""For a game that has no drawing: its view in lines, as the terminal lists it."""

from __future__ import annotations

import io
from typing import Any

from mastaba.drawing.canvas import Canvas
from mastaba.drawing.parts import MARGIN, WIDTH, heading
from mastaba.terminal.boards import listed
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts

LINE = 20


def draw(view: dict[str, Any], texts: Texts) -> str:
    canvas = Canvas(WIDTH)
    said = heading(canvas, texts, [])
    lines = [line.rstrip() for line in listed(view, texts, Screen(io.StringIO(), io.StringIO(), {}))]
    canvas.rect(MARGIN, 48, WIDTH - 2 * MARGIN, LINE * len(lines) + 20, "surface", "line", r=12)
    for k, line in enumerate(lines):
        inset = len(line) - len(line.lstrip())
        canvas.text(MARGIN + 14 + 8 * inset, 72 + LINE * k, line.lstrip(), 13, fit=WIDTH - 2 * MARGIN - 28 - 8 * inset)
    return canvas.svg(48 + LINE * len(lines) + 20 + MARGIN, said)
