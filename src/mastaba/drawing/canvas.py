"""What drawings are made with: shapes, words and signs in the colours of the page, written as SVG.

Everything is said by attributes, never by a style sheet, which inside a notebook would reach beyond the picture. Signs
are outlined once and used by their name. Colours are names of the page's tokens or, of a material, its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape

from mastaba.drawing.colours import colour
from mastaba.drawing.fonts import BOLD, FACES, NORMAL, width_of
from mastaba.drawing.signs import SIDE, sign

SEATS = {  # the shape that doubles the colour of a seat, in a square of 100
    1: '<circle cx="50" cy="50" r="46"/>',
    2: '<rect x="8" y="8" width="84" height="84" rx="6"/>',
    3: '<path d="M50 2 98 50 50 98 2 50Z"/>',
    4: '<path d="M50 6 98 92H2Z"/>',
    5: '<path d="M26 8H74L98 50 74 92H26L2 50Z"/>',
}
ANIMALS = ("h-falcon", "h-lion", "h-ibis", "h-cobra", "h-bull")


def number(value: float) -> str:
    return f"{round(value, 2):g}"


class Canvas:
    def __init__(self, width: int) -> None:
        self.width = width
        self.parts: list[str] = []
        self.defs: dict[str, str] = {}
        self.seat_colours: dict[int, tuple[str, str, str]] = {}  # where a game has its own: fill, soft, on it

    # ---------------------------------------------------------------------- shapes
    def add(self, markup: str) -> None:
        self.parts.append(markup)

    def define(self, name: str, markup: str) -> str:
        """Something that others refer to, by the address given back."""
        self.defs.setdefault(name, markup)
        return f"url(#{name})"

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1, rest: str = "") -> Iterator[None]:
        size = f" scale({number(scale)})" if scale != 1 else ""
        self.add(f'<g transform="translate({number(x)} {number(y)}){size}{rest}">')
        yield
        self.add("</g>")

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        self.add(f'<g opacity="{number(opacity)}">')
        yield
        self.add("</g>")

    def look(self, fill: str, stroke: str, width: float, dash: str) -> str:
        painted = fill if fill.startswith("url(") else colour(fill)
        line = f' stroke="{colour(stroke)}" stroke-width="{number(width)}"' if stroke else ""
        return f'fill="{painted}"{line}' + (f' stroke-dasharray="{dash}"' if dash else "")

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "none",
        stroke: str = "",
        line: float = 1,
        r: float = 0,
        dash: str = "",
    ) -> None:
        box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        corner = f' rx="{number(r)}"' if r else ""
        self.add(f"<rect {box}{corner} {self.look(fill, stroke, line, dash)}/>")

    def circle(self, x: float, y: float, r: float, fill: str = "none", stroke: str = "", line: float = 1) -> None:
        where = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
        self.add(f"<circle {where} {self.look(fill, stroke, line, '')}/>")

    def path(self, d: str, fill: str = "none", stroke: str = "", line: float = 1, dash: str = "") -> None:
        joined = ' stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
        self.add(f'<path d="{d}" {self.look(fill, stroke, line, dash)}{joined}/>')

    # ---------------------------------------------------------------------- words
    def text(
        self,
        x: float,
        y: float,
        said: object,
        size: float = 13,
        weight: int = NORMAL,
        fill: str = "ink",
        anchor: str = "start",
        face: str = "ui",
        fit: float = 0,
    ) -> None:
        """One line; one that is wider than `fit` is set smaller, and cut where it would be too small to read."""
        shown = str(said)
        if fit and width_of(shown, size, weight, face) > fit:
            size = max(size * 0.68, size * fit / width_of(shown, size, weight, face))
            while shown and width_of(shown + "…", size, weight, face) > fit:
                shown = shown[:-1]
            shown = str(said) if width_of(str(said), size, weight, face) <= fit + 0.01 else shown.rstrip() + "…"
        look = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{colour(fill)}"'
        look += f' font-weight="{weight}"' if weight != NORMAL else ""
        look += f' text-anchor="{anchor}"' if anchor != "start" else ""
        look += f' font-family="{FACES[face]}"' if face != "ui" else ""
        whole = f"<title>{escape(str(said))}</title>" if shown != str(said) else ""
        self.add(f"<text {look}>{whole}{escape(shown)}</text>")

    def title(self, x: float, y: float, said: str, size: float = 15, fit: float = 0, anchor: str = "start") -> None:
        """In the face of the headings."""
        self.text(x, y, said, size, BOLD, face="display", fit=fit, anchor=anchor)

    # ---------------------------------------------------------------------- signs and seats
    def sign(
        self, name: str, x: float, y: float, size: float, body: str = "gb", line: str = "gl", mirrored: bool = False
    ) -> None:
        drawn, scale = sign(name), size / SIDE
        place = f"translate({number(x + (size if mirrored else 0))} {number(y)})"
        place += f" scale({'-' if mirrored else ''}{scale:.4g} {scale:.4g})"
        for part, outline, paint in (("b", drawn.body, body), ("l", drawn.line, line)):
            if paint != "none":
                address = f"mastaba-{name}-{part}"
                self.define(address, f'<path id="{address}" d="{outline}"/>')
                self.add(f'<use href="#{address}" transform="{place}" fill="{colour(paint)}"/>')

    def seat_colour(self, seat: int) -> tuple[str, str, str]:
        """Of a seat: its fill, the soft tint of it, and what can be read on it."""
        known = self.seat_colours.get(seat)
        return known or (f"s{seat}", f"s{seat}-soft", "on-s4" if seat == 4 else "on-seat")

    def seat(self, seat: int, x: float, y: float, size: float) -> None:
        """The shape of a seat."""
        fill = colour(self.seat_colour(seat)[0])
        self.add(
            f'<g transform="translate({number(x)} {number(y)}) scale({size / 100:.4g})" fill="{fill}"'
            f' stroke="{colour("ink")}" stroke-width="{number(min(9, 130 / size))}">{SEATS[seat]}</g>'
        )

    def badge(self, seat: int, x: float, y: float, size: float) -> None:
        """The shape with the animal of the seat."""
        fill, _, on = self.seat_colour(seat)
        self.seat(seat, x, y, size)
        inner = size * 0.6
        low = size * 0.08 if seat == 4 else 0
        self.sign(ANIMALS[seat - 1], x + (size - inner) / 2, y + (size - inner) / 2 + low, inner, on, fill)

    def card_back(self, x: float, y: float, width: float, height: float, r: float = 3) -> None:
        weave = self.define(
            "mastaba-weave",
            '<pattern id="mastaba-weave" width="7" height="7" patternUnits="userSpaceOnUse">'
            f'<rect width="7" height="7" fill="{colour("lapis-fill")}"/>'
            '<path d="M0 0 7 7M7 0 0 7" stroke="#fff" stroke-opacity=".28" stroke-width=".9"/></pattern>',
        )
        self.rect(x, y, width, height, "card", "line-2", 1, r)
        edge = min(2.5, width / 9)
        self.rect(x + edge, y + edge, width - 2 * edge, height - 2 * edge, weave, r=max(0, r - 1))

    # ---------------------------------------------------------------------- the whole
    def svg(self, height: float, title: str) -> str:
        size = f'viewBox="0 0 {self.width} {number(height)}" width="{self.width}" height="{number(height)}"'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}"'
                f' font-family="{FACES["ui"]}" font-weight="{NORMAL}" style="max-width:100%;height:auto">',
                f"<title>{escape(title)}</title>",
                f"<defs>{''.join(self.defs.values())}</defs>",
                f'<rect width="{self.width}" height="{number(height)}" rx="14" fill="{colour("page")}"/>',
                *self.parts,
                "</svg>",
                "",
            ]
        )


def row_of(count: int, room: float, step: float) -> Sequence[float]:
    """Where so many things stand beside each other: a step apart, or as close as the room asks for."""
    gap = min(step, room / max(1, count - 1)) if count > 1 else 0
    return [k * gap for k in range(count)]
