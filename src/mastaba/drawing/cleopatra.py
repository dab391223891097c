"""Cleopatra: palace and garden with the plaza before them, the market, the worshippers, the players and open hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mastaba.drawing import goods
from mastaba.drawing.canvas import Canvas
from mastaba.drawing.fonts import BOLD, width_of
from mastaba.drawing.palace import palace, plaza
from mastaba.drawing.parts import (
    HEAD,
    MARGIN,
    SIDE,
    WIDTH,
    Fact,
    Icon,
    Item,
    back_icon,
    deciding,
    hand_panel,
    heading,
    names_of,
    of_sign,
    panel,
    player,
    size_of,
    wrapped,
)
from mastaba.games.cleopatra.garden import SHAPES, TILES
from mastaba.texts import Texts

MATERIALS: dict[str, Callable[[Canvas], None]] = {
    "A": goods.artisan,
    "S": goods.stone,
    "M": goods.marble,
    "W": goods.wood,
    "L": goods.lapis,
    "C": goods.cave,
}
HELPERS = {
    "architect": "h-builder",
    "vizier": "h-staff",
    "merchant": "h-scale",
    "beggar": "h-tired",
    "foreman": "h-overseer",
}
MINUS = "\N{MINUS SIGN}"
ORDER = ("A", "S", "M", "W", "L", "S2", "M2", "W2", "L2", "C")
BOARD = 404  # how wide palace and plaza are drawn


def draw(view: dict[str, Any], texts: Texts) -> str:
    canvas = Canvas(WIDTH)
    walked = {"steps": view["cleopatra"], "all": view["derived"]["spaces"]}
    said = heading(canvas, texts, [texts.say("board-turn", {"turn": view["turn"], **walked})])
    low = left(canvas, view, texts, HEAD)
    x = MARGIN + SIDE + 6
    with canvas.moved(x, HEAD - 2):
        palace(canvas, view)
    with canvas.moved(x, HEAD + 410):
        plaza(canvas, view)
    right = x + BOARD + 4
    wide = WIDTH - MARGIN - right
    low = max(low, HEAD + 410 + 170)
    y = market(canvas, view, texts, right, HEAD, wide)
    y = worshippers(canvas, view, texts, right, y + 8, wide)
    pieces(canvas, view, texts, right, y + 8, wide, HEAD + 580)
    y = low + 10
    for seat, name in names_of(view, texts).items():
        hand = view["players"][str(seat)]["hand"]
        if isinstance(hand, str):
            y += hand_panel(canvas, y, seat, name, cards(canvas, hand, texts), 44, texts.say("board-empty"))
    return canvas.svg(y + 4, said)


def left(canvas: Canvas, view: dict[str, Any], texts: Texts, y: float) -> float:
    """What others own is counted by nobody at a real table before the end; so it is not shown here either."""
    for seat, name in names_of(view, texts).items():
        one = view["players"][str(seat)]
        hidden = isinstance(one["hand"], int) and view["ended_by"] is None
        facts: list[Fact] = [
            (back_icon, size_of(one["hand"])),
            (of_sign("h-seat_god", 18, canvas.seat_colour(seat)[0]), one["statues"]),
            (of_material(goods.drop, 16), "?" if hidden else one["amulets"]),
        ]
        note = "" if one["bid"] is None else texts.say("board-bid", {"bid": str(one["bid"])})
        if view["derived"]["players"][str(seat)]["eliminated"]:
            note = texts.say("board-eliminated")
        own, turn = seat == view["seat"], seat in deciding(view)
        score = "?" if hidden else one["scarabs"]
        player(canvas, (MARGIN, y), seat, name, score, facts, note, own, turn)
        wide = width_of(str(score), 20, BOLD)
        canvas.sign("h-scarab", MARGIN + SIDE - 12 - wide - 21, y + 15, 19, "gold-fill", "ink")
        y += 83
    return corruption(canvas, view, texts, y)


def corruption(canvas: Canvas, view: dict[str, Any], texts: Texts, y: float) -> float:
    """What amulets that are left cost at the end, in scarabs."""
    penalties = view["derived"]["penalties"]
    step, rows = (SIDE - 16) / 4, (len(penalties) + 3) // 4
    panel(canvas, MARGIN, y, SIDE, 30 + 26 * rows, texts.say("board-amulets"))
    for k, lost in enumerate(penalties):
        x, top = MARGIN + 8 + step * (k % 4), y + 26 + 26 * (k // 4)
        canvas.rect(x + 1, top, step - 3, 22, "sunk", r=6)
        canvas.text(
            x + step / 2, top + 15, f"{k} {MINUS}{lost}" if lost else f"{k}", 11.5, BOLD, anchor="middle", fit=step - 6
        )
    return y + 30 + 26 * rows


def of_material(draw_it: Callable[[Canvas], None], size: float) -> Icon:
    def drawn(canvas: Canvas, x: float, y: float) -> float:
        with canvas.moved(x, y - size / 2, size / 32):
            draw_it(canvas)
        return size

    return drawn


# ---------------------------------------------------------------------- cards
def cards(canvas: Canvas, hand: str, texts: Texts) -> list[Item]:
    codes = hand.split()
    return [card(canvas, code, texts.several("card", code, codes.count(code))) for code in ORDER if code in codes]


def card(canvas: Canvas, code: str, said: str) -> Item:
    wide = width_of(said, 12.5, BOLD) + 48
    return Item(wide, lambda x, y: face(canvas, code, said, x, y, wide, 38))


def face(canvas: Canvas, code: str, said: str, x: float, y: float, wide: float, high: float) -> None:
    tainted = code.endswith("2") or code == "C"
    fill, edge = ("carnelian-soft", "carnelian-fill") if tainted else ("card", "line-2")
    canvas.rect(x, y, wide, high, fill, edge, 2 if tainted else 1.2, 7)
    size = high - 10
    with canvas.moved(x + 5, y + 5, size / 32):
        MATERIALS[code[0]](canvas)
    room = wide - size - 13
    lines = [said] if width_of(said, 10.5, BOLD) <= room else wrapped(said, room, 11, 2, BOLD)
    for k, line in enumerate(lines):
        at = y + high / 2 + (4.5 if len(lines) == 1 else -2 + 12 * k)
        canvas.text(x + size + 10, at, line, 12.5 if len(lines) == 1 else 11, BOLD, fit=room)


def market(canvas: Canvas, view: dict[str, Any], texts: Texts, x: float, y: float, wide: float) -> float:
    """Three stalls; a face-down card is a woven back."""
    top = texts.name("card", view["top"]) if view["top"] else "none"
    high = 256
    panel(canvas, x, y, wide, high)
    said = " ".join(texts.say("board-deck", {"cards": view["deck"], "top": top}).split())
    canvas.text(x + 12, y + 21, said, 12, BOLD, "ink-2", fit=wide - 24)
    step = (wide - 16) / len(view["stalls"])
    transit = view["transit"]
    room = high - 64 - (38 if transit else 0)
    for k, (stall, lying) in enumerate(view["stalls"].items()):
        at = x + 8 + k * step
        canvas.rect(at + 2, y + 32, step - 4, room + 24, "sunk", r=9)
        canvas.text(at + 9, y + 48, texts.say("board-stall", {"stall": stall}), 11.5, BOLD, "ink-2", fit=step - 32)
        codes = lying.split()
        canvas.text(at + step - 9, y + 48, len(codes), 11.5, BOLD, "ink-2", "end")
        apart = min(33.0, (room - 34) / max(1, len(codes) - 1))
        for row, code in enumerate(codes):
            stall_card(canvas, code, texts, at + 6, y + 54 + row * apart, step - 12)
    if transit:
        stall_card(canvas, transit, texts, x + wide / 2 - 45, y + high - 36, 90)
    return y + high


def stall_card(canvas: Canvas, code: str, texts: Texts, x: float, y: float, wide: float) -> None:
    if code.startswith("?") or code not in ORDER:
        canvas.card_back(x, y, wide, 30, 6)
        return
    said = texts.name("card", code[0]) + (" ×2" if code.endswith("2") else "")
    face(canvas, code, said, x, y, wide, 30)


# ---------------------------------------------------------------------- worshippers and pieces
def worshippers(canvas: Canvas, view: dict[str, Any], texts: Texts, x: float, y: float, wide: float) -> float:
    """In their places, each with what it costs."""
    waiting = [name for name in view["worshippers"].split() if name != "-"]
    places = view["derived"]["places"]
    panel(canvas, x, y, wide, 116, texts.say("board-worshippers"))
    step = (wide - 16) / max(5, len(waiting))
    for k, name in enumerate(waiting):
        at, helps = x + 8 + k * step, view["helper"] == name
        fill, edge = ("reed-soft", "reed-fill") if helps else ("card", "line")
        canvas.rect(at + 1.5, y + 28, step - 3, 80, fill, edge, 1.2, 8)
        scarabs, amulets = places["scarabs"][k], places["amulets"][k]
        if scarabs:
            canvas.text(at + step / 2 - 4, y + 43, scarabs, 12, BOLD, anchor="end")
            canvas.sign("h-scarab", at + step / 2 - 2, y + 32, 14, "gold-fill", "ink")
        for drop in range(amulets):
            with canvas.moved(at + step / 2 + 12 * (drop - amulets / 2), y + 32, 0.38):
                goods.drop(canvas)
        canvas.sign(HELPERS[name], at + step / 2 - 17, y + 50, 34, "reed-soft", "ink")
        canvas.text(at + step / 2, y + 101, texts.name("worshipper", name), 11, BOLD, anchor="middle", fit=step - 4)
    return y + 116


def pieces(canvas: Canvas, view: dict[str, Any], texts: Texts, x: float, y: float, wide: float, low: float) -> None:
    """What stands of each kind, of how much, and the next mosaic."""
    panel(canvas, x, y, wide, low - y)
    step = (low - y - 12) / 6
    half = wide * 0.56
    for k, (kind, (built, of)) in enumerate(view["derived"]["pieces"].items()):
        top = y + 6 + step * k + step / 2 + 4.5
        name = texts.name("piece", kind)
        canvas.text(x + 12, top, name[:1].upper() + name[1:], 12.5, fit=half - 56)
        canvas.text(x + half, top, f"{built}/{of}", 12.5, BOLD, "faience" if built == of else "ink-2", "end")
    if not view["mosaic"]:
        return
    said = " ".join(texts.say("board-mosaic", {"tile": view["mosaic"], "left": len(view["stack"])}).split())
    for k, line in enumerate(wrapped(said, wide - half - 24, 11, 3)):
        canvas.text(
            (x + half + x + wide) / 2 + 4,
            low - 44 + 14 * k,
            line,
            11,
            fill="ink-2",
            anchor="middle",
            fit=wide - half - 16,
        )
    shape = SHAPES[TILES.index(view["mosaic"])]
    cell = min(17.0, (low - y - 76) / 5)
    across, deep = max(a for a, _ in shape) + 1, max(b for _, b in shape) + 1
    left_edge = (x + half + x + wide) / 2 + 4 - across * cell / 2
    top_edge = y + 10 + (low - y - 76 - deep * cell) / 2
    for a, b in shape:
        canvas.rect(left_edge + a * cell, top_edge + (deep - 1 - b) * cell, cell, cell, "faience-fill", "card", 1.2, 2)
