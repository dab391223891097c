"""Two small pictures for a report, drawn as SVG by hand: shares with their intervals, and how often each place."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mastaba.matches.arena.matches import Match

WIDTH, ROW, LEFT, RIGHT = 760, 34, 250, 90
SHADES = ("#1E4391", "#6D86BF", "#A9B7DA", "#D3DAEC", "#E9ECF5")


def shares(matches: Sequence[Match]) -> str:
    """A point and its interval for each match, with the fair share as a tick."""
    room = WIDTH - LEFT - RIGHT
    parts = []
    for k, match in enumerate(matches):
        y = 24 + k * ROW
        low, high = (LEFT + room * end for end in match.interval)
        point, fair = LEFT + room * match.share, LEFT + room * match.fair
        parts += [
            text(LEFT - 12, y + 4, label(match), "end"),
            f'<line x1="{LEFT}" y1="{y}" x2="{LEFT + room}" y2="{y}" stroke="#D8CAAF"/>',
            f'<line x1="{fair:.1f}" y1="{y - 10}" x2="{fair:.1f}" y2="{y + 10}" stroke="#A93519" stroke-width="2"/>',
            f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="#1E4391" stroke-width="4"/>',
            f'<circle cx="{point:.1f}" cy="{y}" r="6" fill="#1E4391"/>',
            text(WIDTH - RIGHT + 12, y + 4, f"{match.share:.1%}", "start"),
        ]
    return picture(24 + len(matches) * ROW, "Share of victories with 95 % intervals; the tick is the fair share", parts)


def placings(matches: Sequence[Match]) -> str:
    """A bar for each match: how often the single bot came first, second and so on."""
    room = WIDTH - LEFT - RIGHT
    parts = []
    for k, match in enumerate(matches):
        y, x = 8 + k * ROW, float(LEFT)
        parts.append(text(LEFT - 12, y + 16, label(match), "end"))
        one = match.places()[0]
        for place in range(1, match.pairing.seats + 1):
            width = room * one[place] / max(1, sum(one.values()))
            shade, ink = SHADES[place - 1], "#fff" if place == 1 else "#261D13"
            parts.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="24" fill="{shade}"/>')
            if width > 24:
                parts.append(text(x + width / 2, y + 16, str(place), "middle", ink))
            x += width
    return picture(16 + len(matches) * ROW, "How often the single bot reached each place", parts)


def label(match: Match) -> str:
    return f"{match.pairing.game} {match.pairing.seats}: {match.pairing.name}"


def text(x: float, y: float, words: str, anchor: str, ink: str = "#261D13") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{ink}">{escape(words)}</text>'


def picture(height: int, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif" '
        f'font-size="13"><title>{escape(title)}</title>{"".join(parts)}</svg>'
    )
