"""Amun-Re: the map of Egypt with what stands and grows there, the bids, the offering, the players and open hands."""

from __future__ import annotations

from typing import Any

from mastaba.drawing.canvas import Canvas
from mastaba.drawing.egypt import Shape, Sides, egypt, outlines
from mastaba.drawing.fonts import BOLD, width_of
from mastaba.drawing.parts import (
    HEAD,
    MARGIN,
    SIDE,
    WIDTH,
    Fact,
    Item,
    back_icon,
    deciding,
    hand_panel,
    heading,
    names_of,
    panel,
    player,
    size_of,
    wrapped,
)
from mastaba.terminal.amun_re import doing
from mastaba.texts import Texts

LOOKS = {  # of the power cards: a sign, and the pigment of the phase they are played in
    "BLK": ("h-lasso", "lapis"),
    "RBD": ("h-door", "lapis"),
    "FRM": ("h-carrier", "reed"),
    "ARC": ("h-builder", "reed"),
    "ADJ": ("h-scale", "faience"),
    "HRV": ("h-wheat", "gold"),
    "G8": ("h-gold", "gold"),
    "BPC": ("h-scroll", "carnelian"),
    "BFA": ("h-wheat", "carnelian"),
    "BUL": ("h-lotus", "carnelian"),
    "BEW": ("h-sun", "carnelian"),
    "BNI": ("h-water", "carnelian"),
}
CAMEL = (
    "M1.2 17.5c-.3-3 .2-5.6 1-7.3C2.8 8.6 4.2 8 5.4 8.6 6.3 5.2 7.9 3.4 9.6 3.4c1.9 0 3.2 2.2 4 5.2 1.3.3 2.6-.1 "
    "3.2-1.4.6-1.2.9-2.7 1.8-3.6.8-.8 2.1-1 3.9-.4.5.2.5.9 0 1.1l-2 .6c-.5 2.8-1 5.1-2.9 6.5l.3 6.1h-1.5l-.8-5.4-.6 "
    "5.4h-1.4l-.1-5.8c-2 .4-4.6.3-6.4-.2l-.3 6H5.3L5 13l-1 4.5H2.7l.4-5.2c-.6 1.4-.8 3.2-.6 5.2z"
)
ROOM = 148  # what a province needs to show all in full size


def draw(view: dict[str, Any], texts: Texts) -> str:
    canvas = Canvas(WIDTH)
    derived = view["derived"]
    facts = {"rounds": derived["rounds"], "kingdom": derived["kingdom"], "round": view["round"], "level": view["level"]}
    said = heading(canvas, texts, [texts.say("board-round", facts)])
    low = left(canvas, view, texts, HEAD)
    wide, high = outlines()["size"]["wide"]
    x = MARGIN + SIDE + 10
    scale = (WIDTH - MARGIN - x) / wide
    with canvas.moved(x, HEAD, scale):
        ground(canvas, view, texts, wide, high)
    y = max(low, HEAD + high * scale) + 10
    for seat, name in names_of(view, texts).items():
        hand = view["players"][str(seat)]["hand"]
        if isinstance(hand, str):
            y += hand_panel(canvas, y, seat, name, cards(canvas, hand, texts), 40, texts.say("board-empty"))
    return canvas.svg(y + 4, said)


# ---------------------------------------------------------------------- players and tracks
def left(canvas: Canvas, view: dict[str, Any], texts: Texts, y: float) -> float:
    for seat, name in names_of(view, texts).items():
        one = view["players"][str(seat)]
        facts: list[Fact] = [
            (coin_icon, one["gold"]),
            (back_icon, size_of(one["hand"])),
            (pyramid_icon, view["derived"]["seats"]["pyramids"][seat - 1]),
        ]
        note, own, turn = doing(view, seat, texts), seat == view["seat"], seat in deciding(view)
        player(canvas, (MARGIN, y), seat, name, one["points"], facts, note, own, turn)
        y += 83
    levels = view["derived"]["scale"]
    panel(canvas, MARGIN, y, SIDE, 66)
    step = (SIDE - 16) / len(levels)
    for k, level in enumerate(levels):
        at, here = MARGIN + 8 + k * step, level["level"] == view["level"]
        canvas.rect(at + 1, y + 8, step - 4, 50, "gold-soft" if here else "sunk", "gold-fill" if here else "", 2, 7)
        canvas.text(at + step / 2 - 1, y + 27, level["level"], 16, BOLD, anchor="middle")
        canvas.text(at + step / 2 - 1, y + 41, limits(level), 11, fill="ink-2", anchor="middle", fit=step - 6)
        if level["camels"]:
            camel(canvas, at + step / 2 - 8, y + 44, 14)
    y += 73
    cards_left = {"deck": view["deck"] + len(view["bottom"].split()), "discard": len(view["discard"].split())}
    panel(canvas, MARGIN, y, SIDE, 44)
    back_icon(canvas, MARGIN + 10, y + 22)
    for k, line in enumerate(wrapped(texts.say("board-piles", cards_left), SIDE - 40, 11.5, 2)):
        canvas.text(MARGIN + 30, y + 18.5 + 15 * k, line, 11.5, fill="ink-2", fit=SIDE - 38)
    return y + 44


def limits(level: dict[str, Any]) -> str:
    """The totals that lead to a level."""
    if level["least"] is None:
        return f"< {level['most'] + 1}"
    return f"{level['least']} +" if level["most"] is None else f"{level['least']}–{level['most']}"


def cards(canvas: Canvas, hand: str, texts: Texts) -> list[Item]:
    """Each kind once, with how many there are."""
    codes = hand.split()
    return [card(canvas, code, codes.count(code), texts) for code in LOOKS if code in codes]


def card(canvas: Canvas, code: str, count: int, texts: Texts) -> Item:
    said = texts.several("card", code, count)
    sign, pigment = LOOKS[code]
    wide = min(220.0, width_of(said, 12.5, BOLD) + 46)

    def drawn(x: float, y: float) -> None:
        canvas.rect(x, y, wide, 34, "card", "line-2", 1.2, 7)
        canvas.rect(x, y, wide, 6, f"{pigment}-fill", r=3)
        canvas.sign(sign, x + 8, y + 9, 22, f"{pigment}-soft", "ink")
        canvas.text(x + 36, y + 25, said, 12.5, BOLD, fit=wide - 42)

    return Item(wide, drawn)


# ---------------------------------------------------------------------- the map
def ground(canvas: Canvas, view: dict[str, Any], texts: Texts, wide: int, high: int) -> None:
    """River, sea and banks, and on them the provinces."""
    values, river = texts.edition.values, outlines()["river"]
    map_ = egypt(
        {
            code: Sides(
                values[f"provinces.{code}.bank"].value == "W",
                values[f"provinces.{code}.half"].value == "U",
                bool(values[f"provinces.{code}.nile"].value),
            )
            for code in view["provinces"]
        }
    )
    edge = f'<clipPath id="mastaba-edge"><rect width="{wide}" height="{high}" rx="14"/></clipPath>'
    canvas.add(f'<g clip-path="{canvas.define("mastaba-edge", edge)}">')
    canvas.rect(0, 0, wide, high, "surface")
    for path in river["wide"]:
        canvas.path(path, "nile-fill")
    canvas.path(river["delta"], "fertile-2")
    canvas.path(river["waves"]["wide"], stroke="#f6f1e4", line=1.6, dash="16 26")
    canvas.path(f"M382 0V262M382 324V{high}", stroke="line-2", line=1.8, dash="1 6")
    canvas.add("</g>")
    if map_.sea:
        with canvas.moved(212, 454):
            canvas.path("M10 126 Q44 108 62 76 T150 6 L166 0 V126Z", "nile-soft")
    with canvas.moved(map_.free.left + 35, map_.free.top + 31):
        canvas.circle(0, 0, 22, "surface", "line-2")
        canvas.path("M-19 0 0-5 0 5Z", "carnelian-fill")
        canvas.path("M19 0 0-5 0 5Z", "ink-3")
    for bank, y in (("W", 282), ("E", 307)):
        for half, x in (("L", 225), ("U", 560)):
            said = texts.say("board-quarter", {"bank": bank, "half": half})
            wet = width_of(said, 11.5, BOLD) + 16
            canvas.rect(x - wet / 2, y - 12, wet, 17, "nile-fill", r=8)
            canvas.text(x, y, said[:1].upper() + said[1:], 11.5, BOLD, anchor="middle")
    for code, shape in map_.shapes.items():
        province(canvas, view, texts, code, shape)


def province(canvas: Canvas, view: dict[str, Any], texts: Texts, code: str, at: Shape) -> None:
    land = view["provinces"][code]
    name = texts.name("province", code)
    scale = min(1.0, (at.right - at.left) / ROOM)
    room = (at.right - at.left) / scale
    if land["card"] == "aside":
        canvas.path(at.path, "sunk", "line-2", 1.2, "5 4")
        with canvas.moved(at.left, at.top, scale):
            canvas.text(9, 22, name, 15, BOLD, "ink-3", face="display", fit=room - 16)
        return
    owner, on_offer = land["owner"], code in view["offer"].split()
    if owner:
        fill, soft, _ = canvas.seat_colour(owner)
        canvas.path(at.path, soft, fill, 4)
    else:
        canvas.path(at.path, "card" if on_offer else "sand" if at.desert else "fertile", "line-2", 3 if on_offer else 1)
    waits = land["card"] == "pile" and not owner
    with canvas.faded(0.55 if waits else 1), canvas.moved(at.left, at.top, scale):
        marks(canvas, view, texts, code, room, (at.bottom - at.top) / scale, name)


def marks(canvas: Canvas, view: dict[str, Any], texts: Texts, code: str, room: float, high: float, name: str) -> None:
    """What a province gives, its fields and farmers, and what stands there; from its upper left corner."""
    land, bid = view["provinces"][code], view["derived"]["bids"].get(code)

    def printed(what: str) -> int:
        return texts.numbers[f"provinces_{code}_{what}"]

    owner, on_offer = land["owner"], land["card"] == "offer"
    bidden = on_offer and bid is not None and bid["gold"] is not None
    canvas.text(9, 22, name, 15, BOLD, face="display", fit=room - (66 if bidden else 40 if owner else 16))
    x, y = 9.0, 29.0
    for _ in range(printed("power_symbols")):
        power(canvas, x, y)
        x += 16
    for _ in range(printed("temples")):
        canvas.sign("h-temple", x, y - 2, 21, "gold-fill", "ink")
        x += 22
    for gold, by_camel in ((printed("income"), False), (printed("camel_income"), True)):
        if gold:
            canvas.circle(x + 10, y + 8, 10, "gold-fill", "ink", 1.3)
            canvas.text(x + 10, y + 12.5, gold, 12.5, BOLD, anchor="middle")
            x += 23
            if by_camel:
                camel(canvas, x - 1, y, 22)
                x += 23
    if on_offer:
        for _ in range(land["cards"]):
            canvas.rect(x + 2, y - 0.5, 14, 18, "ink-2", "ink", 1, 2.5)
            canvas.text(x + 9, y + 13, "?", 12, BOLD, "card", "middle")
            x += 17
        if printed("free_gold"):
            canvas.text(x + 3, y + 13, f"+{printed('free_gold')}", 13, BOLD)
            coin_icon(canvas, x + 6 + width_of(f"+{printed('free_gold')}", 13, BOLD), y + 8)
    fields(canvas, land, printed("printed_farmers"), printed("fields"), room)
    pieces(canvas, land, high)
    if owner:
        canvas.seat(owner, room - 28, 7, 19)
    leads = view["derived"]["majorities"]
    if code in leads["W"] + leads["E"]:
        most = texts.numbers["points_majority"]
        canvas.rect(room - 40, high - 28, 32, 19, "card", "gold-fill", 1.2, 9)
        canvas.text(room - 24, high - 14, f"+{most}", 12, BOLD, "gold", "middle")
    if bidden:
        canvas.rect(room - 57, 6, 50, 24, "card", canvas.seat_colour(bid["seat"])[0], 2, 12)
        canvas.seat(bid["seat"], room - 52, 11, 14)
        canvas.text(room - 23, 23, bid["gold"], 14, BOLD, anchor="middle")
    for held, sign in (("gold8", "h-gold"), ("harvest", "h-wheat")):
        if view[held] == code:
            canvas.sign(sign, room - 32, 30, 24, "gold-soft", "ink")


def fields(canvas: Canvas, land: dict[str, Any], printed: int, plots: int, room: float) -> None:
    """Printed farmers, fields with and without a farmer, and farmers that need no field."""
    places = ["printed"] * printed + ["plot"] * plots + ["free"] * land["free_farmers"]
    step = min(19.5, (room - 30) / max(1, len(places) - 1))
    for k, kind in enumerate(places):
        x = 9 + k * step + (3 if kind == "plot" and printed else 0) + (5 if kind == "free" else 0)
        full = kind != "plot" or k - printed < land["farmers"]
        canvas.rect(
            x, 50, 17, 17, "sand-2" if kind == "printed" else "reed-fill" if full else "reed-soft", "ink-2", 1, 3
        )
        if full:
            with canvas.moved(x + 1.5, 51, 0.9):
                farmer = "M8 1.2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.6 15c0-4.4 2.2-7 5.4-7s5.4 2.6 5.4 7z"
                canvas.path(farmer, "ink")
        else:
            canvas.path(f"M{x + 4:g} 63v-6m4.5 6v-8m4.5 8v-6", stroke="reed-fill", line=1.4)


def pieces(canvas: Canvas, land: dict[str, Any], high: float) -> None:
    """The lowest row: pyramids with their number, then bricks."""
    x = 9.0
    for _ in range(min(land["pyramids"], max(1, 3 - land["bricks"]))):
        pyramid(canvas, x, high - 33, 27)
        x += 25
    if land["pyramids"]:
        canvas.text(x + 5, high - 13, land["pyramids"], 15, BOLD)
        x += 20
    for k in range(land["bricks"]):
        brick(canvas, x + 21 * k, high - 21)


def pyramid(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.moved(x, y, size / 24):
        canvas.path("M12 1 23 21H1Z", "gold-fill")
        canvas.path("M12 1 23 21H15Z", "clay")
        canvas.path("M12 1 23 21H1Z", "none", "ink", 1.5)


def brick(canvas: Canvas, x: float, y: float) -> None:
    with canvas.moved(x, y):
        canvas.path("M1 4 5 1H19L15 4Z", "#E7A777")
        canvas.path("M1 4H15V11H1Z", "clay")
        canvas.path("M15 4 19 1V8L15 11Z", "#8C4A29")
        canvas.path("M1 4 5 1H19V8L15 11H1ZM15 4 19 1M1 4H15V11", "none", "ink", 1.1)


def power(canvas: Canvas, x: float, y: float) -> None:
    with canvas.moved(x, y, 0.964):
        canvas.rect(0.8, 0.8, 12.4, 16.4, "lapis-fill", "ink", 1.2, 2)
        canvas.path("M7 4.5 8.2 7.6 11 9 8.2 10.4 7 13.5 5.8 10.4 3 9 5.8 7.6Z", "#fff")


def camel(canvas: Canvas, x: float, y: float, wide: float) -> None:
    with canvas.moved(x, y, wide / 24):
        canvas.path(CAMEL, "ink")


def coin_icon(canvas: Canvas, x: float, y: float) -> float:
    canvas.circle(x + 8, y, 7.4, "gold-fill", "ink", 1.2)
    canvas.circle(x + 8, y, 4.4, "none", "ink-2", 0.8)
    return 16


def pyramid_icon(canvas: Canvas, x: float, y: float) -> float:
    pyramid(canvas, x, y - 9, 18)
    return 18
