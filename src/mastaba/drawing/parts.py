"""What the drawings of all games share: heading, panels, players, hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mastaba.drawing.canvas import Canvas
from mastaba.drawing.fonts import BOLD, NORMAL, width_of
from mastaba.texts import Texts, tile

WIDTH = 900
MARGIN = 12
SIDE = 186  # of the players' panels
HEAD = 48

Icon = Callable[[Canvas, float, float], float]  # draws it with its middle at this height; how wide it is
Fact = tuple[Icon, object]


def heading(canvas: Canvas, texts: Texts, chips: Sequence[str], right: str = "") -> str:
    """Name of the game and where it stands; the same in words."""
    name = tile(texts.game.name, texts.lang)["name"]
    canvas.title(MARGIN + 6, 31, name, 21)
    x = MARGIN + 24 + width_of(name, 21, BOLD, "display")
    for said in chips:
        x += chip(canvas, x, 25, said) + 6
    if right:
        canvas.text(WIDTH - MARGIN - 4, 30, right, 12.5, fill="ink-2", anchor="end", fit=WIDTH - x - 40)
    return ", ".join([name, *chips])


def chip(canvas: Canvas, x: float, y: float, said: str, fill: str = "surface", stroke: str = "line-2") -> float:
    """A word in a round frame, its middle at a height; how wide it is."""
    wide = width_of(said, 12.5, BOLD) + 20
    canvas.rect(x, y - 12, wide, 24, fill, stroke, r=12)
    canvas.text(x + wide / 2, y + 4.5, said, 12.5, BOLD, anchor="middle")
    return wide


def panel(canvas: Canvas, x: float, y: float, width: float, height: float, title: str = "", right: str = "") -> None:
    canvas.rect(x, y, width, height, "surface", "line", r=12)
    if title:
        eyebrow(canvas, x + 12, y + 19, title, width - 24 - (width_of(right, 11.5) + 8 if right else 0))
    if right:
        canvas.text(x + width - 12, y + 19, right, 11.5, fill="ink-2", anchor="end")


def eyebrow(canvas: Canvas, x: float, y: float, said: str, fit: float = 0) -> None:
    canvas.text(x, y, said[:1].upper() + said[1:], 11.5, BOLD, "ink-3", fit=fit)


def names_of(view: dict[str, Any], texts: Texts) -> dict[int, str]:
    return {seat: texts.players[seat - 1] for seat in range(1, view["seats"] + 1)}


def player(
    canvas: Canvas,
    place: tuple[float, float],
    seat: int,
    name: str,
    score: object,
    facts: Sequence[Fact],
    note: str = "",
    own: bool = False,
    turn: bool = False,
    height: float = 76,
) -> None:
    """A player's panel: badge, name, score, and a row of facts; whose turn it is has a frame of the seat's colour."""
    x, y = place
    fill, soft, _ = canvas.seat_colour(seat)
    canvas.rect(x, y, SIDE, height, soft if own else "surface", "ink" if turn else "line-2", 2 if turn else 1, 11)
    canvas.rect(x + 1, y + 10, 4, height - 20, fill)
    canvas.badge(seat, x + 12, y + 9, 32)
    wide = width_of(str(score), 20, BOLD)
    canvas.text(x + SIDE - 12, y + 32, score, 20, BOLD, anchor="end")
    room = SIDE - 70 - wide
    canvas.text(x + 52, y + (22 if note else 29), name, 14, BOLD, fit=room)
    if note:
        canvas.text(x + 52, y + 37, note, 11.5, fill="ink-2", fit=room)
    at = x + 14
    for icon, value in facts:
        at += icon(canvas, at, y + height - 17) + 4
        canvas.text(at, y + height - 12.5, value, 13, BOLD)
        at += width_of(str(value), 13, BOLD) + 12


def back_icon(canvas: Canvas, x: float, y: float) -> float:
    canvas.card_back(x, y - 8, 12, 16, 2)
    return 12


def of_sign(name: str, size: float, body: str, line: str = "ink") -> Icon:
    def draw(canvas: Canvas, x: float, y: float) -> float:
        canvas.sign(name, x, y - size / 2, size, body, line)
        return size

    return draw


def deciding(view: dict[str, Any]) -> set[int]:
    """Whose step is next, as far as the agenda names a seat."""
    agenda = view.get("agenda") or []
    return {agenda[0]["seat"]} if agenda and "seat" in agenda[0] else set()


def size_of(hand: str | int) -> int:
    """How many cards a hand of codes has."""
    return hand if isinstance(hand, int) else len(hand.split())


def hand_row(
    canvas: Canvas, y: float, seat: int, name: str, backs: int | None, draw: Callable[[float, float], None]
) -> None:
    """A hand across the picture: whose it is, then its cards from a place on, or as many backs."""
    panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, 74)
    canvas.badge(seat, MARGIN + 12, y + 11, 30)
    canvas.text(MARGIN + 12, y + 61, name, 12, BOLD, fit=118)
    x, room = MARGIN + 142, WIDTH - 2 * MARGIN - 154
    if backs is None:
        draw(x, room)
        return
    step = min(26.0, (room - 40) / max(1, backs - 1))
    for k in range(backs):
        canvas.card_back(x + k * step, y + 10, 38, 54, 5)


def wrapped(said: str, width: float, size: float, most: int, weight: int = NORMAL) -> list[str]:
    """Words in lines of that width; what does not fit stands in the last one."""
    rows: list[str] = []
    for word in said.split():
        if rows and (len(rows) == most or width_of(f"{rows[-1]} {word}", size, weight) <= width):
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


class Item(NamedTuple):
    """Something in a row: how wide it is, and how it is drawn from its upper left corner."""

    width: float
    draw: Callable[[float, float], None]


def flow(items: Sequence[Item], x: float, y: float, room: float, step: float, gap: float = 6) -> float:
    """Items in rows that are `step` high, as many beside each other as there is room for; how high all of them are."""
    at, top = x, y
    for item in items:
        if at > x and at + item.width > x + room:
            at, top = x, top + step
        item.draw(at, top)
        at += item.width + gap
    return top + step - y


def rows_needed(items: Sequence[Item], room: float, gap: float = 6) -> int:
    at, rows = 0.0, 1
    for item in items:
        if at and at + item.width > room:
            at, rows = 0.0, rows + 1
        at += item.width + gap
    return rows


LABEL = 150  # before the cards of a hand


def hand_panel(
    canvas: Canvas, y: float, seat: int, name: str, items: Sequence[Item], step: float, empty: str = ""
) -> float:
    """An open hand across the picture, as high as it needs; how high that is, with the gap below it."""
    room = WIDTH - 2 * MARGIN - LABEL - 12
    height = step * rows_needed(items, room) + 14 if items else 38
    panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, height)
    canvas.badge(seat, MARGIN + 10, y + height / 2 - 13, 26)
    canvas.text(MARGIN + 44, y + height / 2 + 4.5, name, 12.5, BOLD, fit=LABEL - 52)
    if not items:
        canvas.text(MARGIN + LABEL, y + height / 2 + 4.5, empty, 12.5, fill="ink-3")
    flow(items, MARGIN + LABEL, y + 8, room, step)
    return height + 8
