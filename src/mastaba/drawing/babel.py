"""Babel: two players face each other across five sites; one's own side is below."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from mastaba.drawing.canvas import Canvas, row_of
from mastaba.drawing.fonts import BOLD
from mastaba.drawing.parts import (
    HEAD,
    MARGIN,
    SIDE,
    WIDTH,
    Fact,
    back_icon,
    deciding,
    eyebrow,
    hand_row,
    heading,
    names_of,
    panel,
    player,
)
from mastaba.texts import Texts

NATIONS = "AHMPS"
SIGNS = {"A": "c-as", "H": "c-ha", "M": "c-ma", "P": "c-pa", "S": "c-shu"}
PIGMENTS = {"A": "n-as", "H": "n-ha", "M": "n-ma", "P": "n-pa", "S": "n-su"}
DARK = "HM"  # nations on whose colour ink is read better than white
SEATS = {1: ("#2e2a33", "#e3dddb", "#fff"), 2: ("#f6eacb", "#f4ecda", "ink")}  # obsidian and alabaster
TONES = ("#A9572F", "#B4623A", "#BE6D45", "#C87850", "#D2835B", "#DB8F68")
QUARRY, LANE, GAP = 104, 106, 6
STRIP, SITE = 22, 140


def draw(view: dict[str, Any], texts: Texts) -> str:
    canvas = Canvas(WIDTH)
    canvas.seat_colours = SEATS
    near = view["seat"] or 1
    far = 3 - near
    names = names_of(view, texts)
    said = heading(
        canvas,
        texts,
        [texts.say("board-turn", {"turn": view["turn"]})],
        texts.say("board-endgame" if view["endgame"] else "board-goal"),
    )
    longest = max(len(cards) for side in view["players"].values() for cards in side["columns"].values())
    lane = max(5, longest) * STRIP + 14
    top = HEAD
    hand(canvas, view, texts, far, names, top)
    board = top + 82
    low = board + 2 * (lane + GAP) + SITE
    left(canvas, view, names, far, near, board, low)
    x = MARGIN + SIDE + 10
    quarry(canvas, view, texts, far, near, x, board, low)
    for k, site in enumerate(NATIONS):
        at = x + QUARRY + GAP + k * (LANE + GAP)
        column(canvas, view, texts, far, site, at, board, lane, upwards=True)
        tile(canvas, view, texts, site, far, near, at, board + lane + GAP)
        column(canvas, view, texts, near, site, at, board + lane + SITE + 2 * GAP, lane, upwards=False)
    hand(canvas, view, texts, near, names, low + 8)
    return canvas.svg(low + 8 + 74 + MARGIN, said)


def cards_in(player_hand: str | int) -> int:
    return player_hand if isinstance(player_hand, int) else len(player_hand)


def left(
    canvas: Canvas, view: dict[str, Any], names: dict[int, str], far: int, near: int, top: float, low: float
) -> None:
    """Both players with their totals, and the race between them."""
    for seat, y in ((far, top), (near, low - 76)):
        side = view["players"][str(seat)]
        facts: list[Fact] = [(back_icon, cards_in(side["hand"]))]
        own, turn = seat == view["seat"], seat in deciding(view)
        player(canvas, (MARGIN, y), seat, names[seat], side["total"], facts, own=own, turn=turn)
    y = (top + low) / 2 - 45
    panel(canvas, MARGIN, y, SIDE, 90)
    race(canvas, view, far, near, MARGIN + 10, y + 9)


def race(canvas: Canvas, view: dict[str, Any], far: int, near: int, x: float, y: float) -> None:
    """Both totals on one bar, with the numbers that end a game."""
    end = view["derived"]["end"]
    low, win, last = end["low"], end["win"], end["endgame_win"]
    wide = SIDE - 20

    def at(points: float) -> float:
        return float(x + min(points, last + 0.6) * wide / (last + 0.6))

    canvas.rect(x, y + 25, at(low + 0.5) - x, 20, "carnelian-soft", r=4)
    canvas.rect(at(low + 0.5), y + 25, at(win) - at(low + 0.5), 20, "sunk")
    canvas.rect(at(win), y + 25, x + wide - at(win), 20, "gold-soft", r=4)
    for points, shown in ((low + 0.5, low), (win, win), (last, last)):
        canvas.path(f"M{at(points):.1f} {y + 25:.1f}V{y + 45:.1f}", stroke="ink-2", line=1.2)
        canvas.text(at(points) - 4, y + 39.5, shown, 12, BOLD, "ink-2", "end")
    for seat, mark, word in ((far, y + 3, y + 17), (near, y + 51, y + 65)):
        total = view["players"][str(seat)]["total"]
        canvas.seat(seat, at(total) - 8, mark, 16)
        late = total > last - 4
        canvas.text(at(total) + (-12 if late else 12), word, total, 13, BOLD, anchor="end" if late else "start")


def hand(canvas: Canvas, view: dict[str, Any], texts: Texts, seat: int, names: dict[int, str], y: float) -> None:
    cards = view["players"][str(seat)]["hand"]

    def open_hand(x: float, room: float) -> None:
        if not cards:
            canvas.text(x, y + 42, texts.say("board-empty"), 13, fill="ink-3")
        ordered = sorted(cards, key=NATIONS.index)
        for at, nation in zip(row_of(len(ordered), room - 62, 68), ordered, strict=True):
            pigment = PIGMENTS[nation]
            canvas.rect(x + at, y + 9, 62, 56, f"{pigment}-soft", "line-2", 1.2, 7)
            canvas.rect(x + at, y + 9, 62, 7, pigment, r=3.5)
            canvas.sign(SIGNS[nation], x + at + 18, y + 20, 26, "none", "ink")
            canvas.text(x + at + 31, y + 60, texts.name("nation", nation), 11.5, BOLD, anchor="middle", fit=58)

    hand_row(canvas, y, seat, names[seat], cards if isinstance(cards, int) else None, open_hand)


def column(
    canvas: Canvas,
    view: dict[str, Any],
    texts: Texts,
    seat: int,
    site: str,
    x: float,
    y: float,
    height: float,
    upwards: bool,
) -> None:
    """A player's cards at a site, growing away from it; runs are framed and counted."""
    side = view["players"][str(seat)]
    here = side["pawn"] == site
    soft = canvas.seat_colour(seat)[1]
    canvas.rect(x, y, LANE, height, soft if here else "surface", "ink" if here else "line", 1.2 if here else 1, 11)
    runs = {run["first"]: run["cards"] for run in view["derived"]["players"][str(seat)]["runs"].get(site, [])}
    cards = side["columns"][site]

    def top(k: int) -> float:
        return y + height - 7 - STRIP * (k + 1) + 1 if upwards else y + 7 + STRIP * k + 1

    for k, nation in enumerate(cards):
        pigment = PIGMENTS[nation]
        canvas.rect(x + 5, top(k), LANE - 10, STRIP - 2, f"{pigment}-soft", pigment, 1, 5)
        canvas.rect(x + 5, top(k), 6, STRIP - 2, pigment, r=3)
        canvas.sign(SIGNS[nation], x + 14, top(k) + 2.5, 15, "none", "ink")
        canvas.text(x + 33, top(k) + 14.5, texts.name("nation", nation), 12, BOLD, fit=LANE - 42)
    first = 0
    for _, same in groupby(cards):
        count = len(list(same))
        if first in runs:
            upper = min(top(first), top(first + count - 1))
            canvas.rect(x + 2.5, upper - 2, LANE - 5, STRIP * count + 2, "none", "ink-3", 2.2, 7)
            middle = upper + STRIP * count / 2 - 1
            canvas.circle(x + LANE - 3, middle, 11, "ink-3", "card", 2)
            canvas.text(x + LANE - 3, middle + 4.5, count, 12, BOLD, "card", "middle")
        first += count


def tile(
    canvas: Canvas, view: dict[str, Any], texts: Texts, site: str, far: int, near: int, x: float, y: float
) -> None:
    """A site: the name of its nation between the two temples, and the pawns that stand there."""
    pigment = PIGMENTS[site]
    canvas.rect(x, y, LANE, SITE, "card", pigment, 2, 13)
    canvas.rect(x, y + SITE / 2 - 18, LANE, 36, pigment)
    on = "ink" if site in DARK else "#fff"
    canvas.sign(SIGNS[site], x + 6, y + SITE / 2 - 11, 22, "none", on)
    canvas.text(x + 32, y + SITE / 2 + 4.5, texts.name("site", site), 12.5, BOLD, on, face="display", fit=LANE - 36)
    for seat, top in ((far, y + 4), (near, y + SITE / 2 + 20)):
        level = view["derived"]["players"][str(seat)]["levels"][site]
        ziggurat(canvas, view["players"][str(seat)]["temples"][site], x + 6, top)
        canvas.text(x + LANE - 12, top + 31, level, 19 if level else 13, BOLD, "ink" if level else "ink-3", "middle")
        if view["players"][str(seat)]["pawn"] == site:
            pawn(canvas, seat, x + 1, top + 15)


def ziggurat(canvas: Canvas, cards: str, x: float, y: float) -> None:
    """A temple as a stepped tower: every card that it has is a step; the top one is the level."""
    built = {int(level) for level in cards.split()}
    with canvas.moved(x, y, 0.9):
        for k, tone in enumerate(TONES):
            inset, high = 5.5 * k, 43 - 8 * k
            shape = f"M{inset:g} {high + 7.4:g}L{inset + 2:g} {high}H{82 - inset:g}L{84 - inset:g} {high + 7.4:g}Z"
            if k < max(built, default=0):
                canvas.path(shape, tone if k + 1 in built else "clay-soft", "ink", 1)
                canvas.path(f"M38 {high + 7.4:g}V{high}h8v7.4z", "#F0CFA0", "ink", 0.6)
            else:
                canvas.path(shape, "none", "line-2", 0.9, "1.6 2.2")


def pawn(canvas: Canvas, seat: int, x: float, y: float) -> None:
    fill = canvas.seat_colour(seat)[0]
    with canvas.moved(x, y, 0.85):
        canvas.path("M13 37c0-8 4-10 4-17h6c0 7 4 9 4 17z", fill, "card", 4)
        canvas.path("M13 37c0-8 4-10 4-17h6c0 7 4 9 4 17z", fill, "ink", 1.6)
        canvas.path("M9 38h22v-4H9z", fill, "ink", 1.6)
        canvas.seat(seat, 9, 2, 22)


def quarry(
    canvas: Canvas, view: dict[str, Any], texts: Texts, far: int, near: int, x: float, top: float, low: float
) -> None:
    """Both Temple columns, only the last card of which can be taken; the piles between them."""
    panel(canvas, x, top, QUARRY, low - top)
    half = (low - top) / 2
    room = half - 78
    for seat, upper in ((far, top + 8), (near, low - 8 - room)):
        temple_column(canvas, view, texts, seat, x + 9, upper, room, seat == far)
    middle = top + half
    returned = view["returned"].split()
    piles = [
        texts.say("board-temple-pile", {"cards": view["pile"] + len(returned)}),
        *([texts.say("board-on-top", {"levels": " ".join(reversed(returned))})] if returned else []),
        texts.say("board-draw-pile", {"cards": view["deck"]}),
        texts.say("board-discard", {"cards": len(view["discard"])}),
    ]
    first = middle - 7.5 * len(piles)
    for k, said in enumerate(piles):
        canvas.text(
            x + QUARRY / 2, first + 11 + 15 * k, said[:1].upper() + said[1:], 11.5, BOLD, "ink-2", "middle", fit=96
        )
    gone = [(nation, view["discard"].count(nation)) for nation in NATIONS if nation in view["discard"]]
    for k, (nation, count) in enumerate(gone):
        at = x + QUARRY / 2 - 9.5 * len(gone) + 19 * k
        canvas.rect(at, first + 15 * len(piles) + 4, 18, 15, f"{PIGMENTS[nation]}-soft", PIGMENTS[nation], 1, 3)
        canvas.text(at + 9, first + 15 * len(piles) + 15.5, count, 11, BOLD, anchor="middle")
    waiting = [seat for seat in (far, near) if view["players"][str(seat)]["pawn"] == "-"]
    for k, seat in enumerate(waiting):
        pawn(canvas, seat, x + QUARRY / 2 - 17 * len(waiting) + 34 * k, first - 38)


def temple_column(
    canvas: Canvas, view: dict[str, Any], texts: Texts, seat: int, x: float, y: float, room: float, is_far: bool
) -> None:
    side = view["players"][str(seat)]
    in_reserve = view["derived"]["players"][str(seat)]["builds"]["res"]
    levels = side["temple_column"].split()
    wide = QUARRY - 18
    eyebrow(canvas, x, y + 12 if is_far else y + room - 2, texts.say("board-temple-column"), wide)
    at = y + 18 if is_far else y + room - 18 - 42
    if side["reserve"]:
        reserve = at + (room - 18 - 26 if is_far else -(room - 18 - 42))
        canvas.rect(x, reserve, wide, 24, "none", "line-2", 1.3, 6, "3 3")
        canvas.text(x + 8, reserve + 16.5, texts.say("board-reserve"), 11.5, fill="ink-2", fit=wide - 28)
        canvas.text(x + wide - 9, reserve + 17, in_reserve, 13, BOLD, anchor="end")
    beneath = levels[:-1]
    space = room - 18 - 42 - (32 if side["reserve"] else 4)
    most = int(space // 17)
    if len(beneath) > most:  # the oldest share a card
        beneath = [" ".join(beneath[: len(beneath) - most + 1]), *beneath[len(beneath) - most + 1 :]]
    step = min(19.0, space / max(1, len(beneath)))
    if is_far:
        at += step * len(beneath)
    for k, level in enumerate(beneath):
        high = at - step * (len(beneath) - k)
        canvas.rect(x, high, wide, 24, "sunk", "line-2", 1, 6)
        canvas.text(x + wide / 2, high + 14, level, 13, BOLD, "ink-2", "middle", fit=wide - 6)
    if not levels:
        canvas.rect(x, at, wide, 42, "none", "line-2", 1.3, 8, "4 4")
        return
    canvas.rect(x, at, wide, 42, "clay-soft", "line-2", 1.5, 8)
    with canvas.moved(x + 14, at + 8):
        canvas.path("M2 27V20H32V27ZM7 20V13H27V20ZM12 13V6H22V13Z", "clay", "ink", 1.3)
        canvas.path("M15 27V6h4v21z", "#F0CFA0", "ink", 0.8)
    canvas.text(x + wide - 22, at + 30, levels[-1], 23, BOLD, anchor="middle")
