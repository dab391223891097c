"""Sa-Ré: the season, every player's city with its track of revolt, stores and cards, and the board of buildings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mastaba.drawing import goods
from mastaba.drawing.canvas import Canvas
from mastaba.drawing.fonts import BOLD, width_of
from mastaba.drawing.parts import (
    HEAD,
    MARGIN,
    WIDTH,
    Item,
    deciding,
    eyebrow,
    flow,
    heading,
    names_of,
    panel,
    rows_needed,
    wrapped,
)
from mastaba.terminal.sa_re import doing, pyramid
from mastaba.texts import Texts

ROWS, COLUMNS = "ABC", "1234"
POWERS = ("TE", "PA", "GA", "LI", "BA", "MA")
MAIN = ("HA", "PY")
SIGNS = {
    "MB": "h-builder",
    "WH": "h-granary",
    "GO": "h-gold",
    "ST": "h-drill",
    "CA": "h-adze",
    "TE": "h-temple",
    "PA": "h-palace",
    "GA": "h-garden",
    "LI": "h-palette",
    "BA": "h-soldier",
    "MA": "h-scale",
    "HA": "h-sail",
    "PY": "h-pyramid",
}
SEASON = {  # cards without goods: sign, ground, body and line
    "HO": ("h-eye", "#2a57b4", "#f4d58a", "#0d1b3e"),
    "XX": ("h-night", "#16203a", "#2e3f6b", "#c9d2ea"),
    "U1": ("h-strike", "#efc0a6", "#fff3e4", "#5c1608"),
    "U2": ("h-strike", "#e39a78", "#c8502f", "#3d0e05"),
}
GOODS: dict[str, Callable[[Canvas], None]] = {"g": goods.gold, "s": goods.stone, "w": goods.wood, "j": goods.wild}
CITY = (WIDTH - 2 * MARGIN - 10) / 2
CELL, HIGH = 76, 52  # of a space


def draw(view: dict[str, Any], texts: Texts) -> str:
    canvas = Canvas(WIDTH)
    names = names_of(view, texts)
    said = heading(canvas, texts, [texts.say("board-turn", {"turn": view["turn"], "first": names[view["first"]]})])
    y = season(canvas, view, names, texts, HEAD)
    seats = list(names)
    for first in range(0, len(seats), 2):
        pair = seats[first : first + 2]
        needed = max(height_of(canvas, view, seat) for seat in pair)
        for k, seat in enumerate(pair):
            x = MARGIN + k * (CITY + 10) if len(pair) == 2 else MARGIN + (CITY + 10) / 2
            city(canvas, view, texts, seat, names[seat], x, y, needed)
        y += needed + 10
    y = supply(canvas, view, texts, y)
    return canvas.svg(y + MARGIN, said)


def good(canvas: Canvas, kind: str, x: float, y: float, size: float) -> None:
    with canvas.moved(x, y, size / 32):
        GOODS[kind](canvas)


def goods_on(card: str) -> list[str]:
    """The goods of a card: `GS` is gold and stone, `J` the wild one."""
    return [] if card in SEASON or card == "?" else [letter.lower() for letter in card]


# ---------------------------------------------------------------------- the season
def season(canvas: Canvas, view: dict[str, Any], names: dict[int, str], texts: Texts, y: float) -> float:
    """The shoe with what lies open, whose Work Sequence it is, and the cards that may still come."""
    shoe, sequence = view["season"], view["sequence"]
    if not any(one["up"] for one in view["players"].values()) or not shoe["shoe"]:
        return y
    looked = [card for card in (sequence["looked"], sequence["looked_next"]) if card]
    shown = looked or sequence["batch"].split() or [shoe["top"] or "?"]
    panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, 104)
    x = MARGIN + 12.0
    for card in shown[:6]:
        season_card(canvas, card, x, y + 10)
        x += 72
    top = texts.name("card", shoe["top"]) if shoe["top"] else texts.say("board-dark")
    lines = [texts.say("board-shoe", {"cards": shoe["shoe"], "top": top})]
    if sequence["taken"]:
        facts = {"who": names[sequence["actor"]], "cards": sequence["taken"], "unrest": sequence["unrest"]}
        lines.append(texts.say("board-sequence", facts))
    if sequence["batch"]:
        lines.append(texts.say("board-drawn", {"cards": sequence["batch"]}))
    room = WIDTH - MARGIN - 16 - x
    at = y + 26
    for line in lines:
        canvas.text(x + 8, at, line, 13, BOLD, fit=room)
        at += 20
    unseen = ", ".join(texts.counted("card", shoe["unseen"].split()))
    for line in wrapped(f"{texts.say('board-unseen')}: {unseen}", room, 11.5, 5 - len(lines)):
        canvas.text(x + 8, at, line, 11.5, fill="ink-2", fit=room)
        at += 15
    return y + 114


def season_card(canvas: Canvas, card: str, x: float, y: float) -> None:
    """A card of the season; face down it is a woven back."""
    if card == "?":
        canvas.card_back(x, y, 64, 84, 7)
        return
    kinds = goods_on(card)
    ground = SEASON[card][1] if card in SEASON else "gold-soft" if len(kinds) > 1 else "reed-soft"
    canvas.rect(x, y, 64, 84, ground, "ink", 1.5, 8)
    if card in SEASON:
        sign, _, body, line = SEASON[card]
        size = 30 if card == "U2" else 50
        for k in range(2 if card == "U2" else 1):
            canvas.sign(sign, x + (2 + 30 * k if card == "U2" else 7), y + 42 - size / 2, size, body, line)
        return
    size = 28 if len(kinds) > 1 else 42
    for k, kind in enumerate(kinds):
        good(canvas, kind, x + 32 - size * len(kinds) / 2 + k * size, y + 42 - size / 2, size)


# ---------------------------------------------------------------------- a player
def hand(canvas: Canvas, one: dict[str, Any]) -> list[Item]:
    """Open to everybody; a card of an earlier turn, which a revolt takes away, has a dotted edge."""
    older = one.get("older", "").split()
    items = []
    for card in one["cards"].split():
        old = card in older
        if old:
            older.remove(card)
        items.append(small_card(canvas, card, old))
    return items


def small_card(canvas: Canvas, card: str, old: bool) -> Item:
    kinds = goods_on(card)
    wide = 12 + 22 * max(1, len(kinds))

    def drawn(x: float, y: float) -> None:
        canvas.rect(x, y, wide, 28, "gold-soft" if len(kinds) > 1 else "card", "line-2", 1.4, 5, "2 2.5" if old else "")
        for k, kind in enumerate(kinds):
            good(canvas, kind, x + 6 + 22 * k, y + 3.5, 21)
        if not kinds and card in SEASON:
            canvas.sign(SEASON[card][0], x + 6, y + 3, 22, "gold-soft", "ink")

    return Item(wide, drawn)


def height_of(canvas: Canvas, view: dict[str, Any], seat: int) -> float:
    items = hand(canvas, view["players"][str(seat)])
    return 270 + (34 * rows_needed(items, CITY - 24, 5) if items else 0)


def city(
    canvas: Canvas, view: dict[str, Any], texts: Texts, seat: int, name: str, x: float, y: float, height: float
) -> None:
    one, reckoned = view["players"][str(seat)], view["derived"]["players"][str(seat)]
    fill, soft, _ = canvas.seat_colour(seat)
    own, turn = seat == view["seat"], seat in deciding(view)
    canvas.rect(x, y, CITY, height, soft if own else "surface", "ink" if turn else "line-2", 2 if turn else 1, 12)
    canvas.badge(seat, x + 12, y + 9, 32)
    note = doing(one, texts)
    score = f"{reckoned['progress']}/{reckoned['target']}" if reckoned["target"] else str(reckoned["progress"])
    room = CITY - 120 - width_of(score, 20, BOLD)
    canvas.text(x + 52, y + (22 if note else 30), name, 14.5, BOLD, fit=room)
    if note:
        canvas.text(x + 52, y + 38, note, 11.5, fill="ink-2", fit=room)
    canvas.text(x + CITY - 12, y + 32, score, 20, BOLD, anchor="end")
    obelisk(canvas, fill, x + CITY - 24 - width_of(score, 20, BOLD) - 30, y + 8, one["up"])
    track(canvas, one, reckoned["last"], seat, x + 12, y + 49, CITY - 24)
    site(canvas, view, texts, seat, x + 12, y + 74)
    stores(canvas, one, reckoned, texts, x + 12 + 4 * CELL + 38, y + 74, CITY - 24 - 4 * CELL - 38)
    items = hand(canvas, one)
    if items:
        flow(items, x + 12, y + 268, CITY - 24, 34, 5)


def obelisk(canvas: Canvas, fill: str, x: float, y: float, up: bool) -> None:
    """It stands while its player is in the season."""
    with canvas.moved(x, y, 0.85, "" if up else " rotate(90 20 22)"):
        canvas.path("M14 36 16 9 20 2 24 9 26 36Z", fill, "ink", 1.3)
        canvas.path("M11 36H29V39H11Z", fill, "ink", 1.3)


def track(canvas: Canvas, one: dict[str, Any], last: int, seat: int, x: float, y: float, wide: float) -> None:
    """From peace to open revolt; black cubes shorten it."""
    step = wide / (last + 1 + one["cubes"])
    for at in range(last):
        gap = last - at
        zone = "sunk" if at == 0 else "carnelian-soft" if gap <= 2 else "gold-soft" if gap <= 4 else "reed-soft"
        canvas.rect(x + at * step + 1, y, step - 2, 17, zone, r=4)
        if one["marker"] != at:
            canvas.text(x + (at + 0.5) * step, y + 12.5, at, 11, fill="ink-3", anchor="middle")
    for k in range(one["cubes"]):
        canvas.rect(x + (last + k) * step + 1, y, step - 2, 17, "#15110c", r=4)
        canvas.rect(x + (last + k + 0.5) * step - 3.5, y + 5, 7, 7, "#f3ecdd")
    revolt = x + (last + one["cubes"]) * step
    canvas.rect(revolt + 1, y, step - 2, 17, "carnelian-fill", r=4)
    canvas.sign("h-flame", revolt + step / 2 - 8, y + 0.5, 16, "#ffd9a0", "#5c1608")
    at = revolt if one["marker"] >= last else x + one["marker"] * step
    canvas.rect(at + 0.5, y - 0.5, step - 1, 18, "none", "ink", 2.2, 4)
    canvas.seat(seat, at + step / 2 - 7, y + 1.5, 14)


def site(canvas: Canvas, view: dict[str, Any], texts: Texts, seat: int, x: float, y: float) -> None:
    """Four by three spaces on the Nile."""
    nile = view["derived"]["nile"].split()
    wide, high = 4 * CELL + 30, 3 * HIGH + 28
    canvas.rect(x, y, wide, high, "sand", "line-2", 1, 10)
    right = all(f"{row}4" in nile for row in ROWS)
    bottom = all(f"C{column}" in nile for column in COLUMNS)
    if right:
        canvas.rect(x + wide - 20, y + 1, 19, high - 2, "nile-fill", r=8)
    if bottom:
        canvas.rect(x + 1, y + high - 17, wide - 2, 16, "nile-fill", r=8)
    for r, row in enumerate(ROWS):
        for c, column in enumerate(COLUMNS):
            space(canvas, view, texts, seat, f"{row}{column}", x + 5 + c * CELL, y + 5 + r * HIGH, nile)


def space(
    canvas: Canvas, view: dict[str, Any], texts: Texts, seat: int, where: str, x: float, y: float, nile: list[str]
) -> None:
    one, reckoned = view["players"][str(seat)], view["derived"]["players"][str(seat)]
    words = one["site"].get(where, "").split()
    tiles = [word.replace("!", "").upper() for word in words]
    project = any(word != word.upper() or word.endswith("!") for word in words)
    wide, high = CELL - 4, HIGH - 4
    if not tiles:
        canvas.rect(x, y, wide, high, "surface", "line-2", 1.2, 7, "3.5 3")
        canvas.text(x + 6, y + 13, where, 11, fill="ink-3")
    elif project:
        canvas.rect(x, y, wide, high, "lapis-soft", "lapis", 1.8, 7, "5 3.5")
    else:
        band = pigment(tiles[0])
        canvas.rect(x, y, wide, high, "card", "ink", 1.3, 7)
        canvas.rect(x + 0.7, y + 0.7, wide - 1.4, 5, f"{band}-fill", r=2.5)
    for k, tile in enumerate(tiles):
        size = 27
        at = x + wide / 2 - size * len(tiles) / 2 + k * size
        body, line = ("none", "lapis") if project else (f"{pigment(tile)}-soft", "ink")
        canvas.sign(SIGNS[tile], at, y + 7, size, body, line)
    if tiles:
        said = ", ".join(texts.name("tile", tile) for tile in tiles)
        if "PY" in tiles:
            said += f" {pyramid(one, view)}"
        canvas.text(x + wide / 2, y + high - 5, said, 11, BOLD, anchor="middle", fit=wide - 6)
    if where in nile:
        canvas.rect(x + 8, y + high - 2, wide - 16, 3, "nile-fill", r=1.5)
    saved = reckoned["savings"].get(where, "").split()
    if saved and (not tiles or project):
        for k, kind in enumerate(saved):
            at = x + wide - 26 * (len(saved) - k)
            top = y + (high - 18 if not tiles else 4)
            canvas.rect(at, top, 24, 14, "card", "line", 1, 6)
            canvas.text(at + 3, top + 11, "-1", 10.5, BOLD)
            good(canvas, kind, at + 13, top + 2, 10)


def pigment(tile: str) -> str:
    return "faience" if tile in POWERS else "carnelian" if tile in MAIN else "gold"


def stores(
    canvas: Canvas, one: dict[str, Any], reckoned: dict[str, Any], texts: Texts, x: float, y: float, wide: float
) -> None:
    """What lies in the Warehouses, of how much room; then the tokens of this turn."""
    eyebrow(canvas, x, y + 11, texts.say("board-stock"), wide)
    stock = one["stock"].split()
    slots = max(len(stock), reckoned["room"])
    per_row = max(1, int((wide + 3) // 27))
    rows = -(-slots // per_row) if slots else 0
    for k in range(slots):
        at, top = x + (k % per_row) * 27, y + 18 + 27 * (k // per_row)
        full = k < len(stock)
        canvas.rect(at, top, 24, 24, "card" if full else "none", "line-2", 1.2, 6, "" if full else "3 2.5")
        if full:
            good(canvas, stock[k], at + 3, top + 3, 18)
    top = y + 20 + 27 * rows
    for k, token in enumerate(one["tokens"].split()):
        at, high = x + (k % per_row) * 27, top + 26 * (k // per_row)
        canvas.circle(at + 12, high + 12, 11.5, "gold-soft", "gold-fill", 1.4)
        good(canvas, token, at + 4, high + 4, 16)


# ---------------------------------------------------------------------- the board of buildings
def supply(canvas: Canvas, view: dict[str, Any], texts: Texts, y: float) -> float:
    """Every kind of building: how many are left, and what one costs in gold, stone and wood."""
    left = {**view["supply"], "PY": len(view["pyramids"].split())}
    step = (WIDTH - 2 * MARGIN - 12) / len(left)
    panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, 108)
    for k, (tile, count) in enumerate(left.items()):
        x = MARGIN + 6 + k * step
        with canvas.faded(1 if count else 0.45):
            band = pigment(tile)
            canvas.rect(x + 2, y + 8, step - 4, 92, "card", "line-2", 1, 7)
            canvas.rect(x + 2, y + 8, step - 4, 5, f"{band}-fill", r=2.5)
            canvas.sign(SIGNS[tile], x + 6, y + 18, 30, f"{band}-soft", "ink")
            canvas.text(x + step - 8, y + 40, count, 17, BOLD, anchor="end")
            canvas.text(x + step / 2, y + 62, texts.name("tile", tile), 11, BOLD, anchor="middle", fit=step - 8)
            price(canvas, view["derived"]["prices"][tile], x + 4, y + 74, step - 8)
    return y + 108


def price(canvas: Canvas, cost: list[int], x: float, y: float, wide: float) -> None:
    shown = [(kind, amount) for kind, amount in zip("gsw", cost, strict=True) if amount]
    each = wide / 3
    start = x + (wide - each * len(shown)) / 2
    for k, (kind, amount) in enumerate(shown):
        canvas.text(start + k * each + 7, y + 13, amount, 11.5, BOLD, anchor="end")
        good(canvas, kind, start + k * each + 8, y + 2, 12)
