"""A table as text, and the same as a picture for notebooks."""

from __future__ import annotations

import io
from html import escape

from mastaba import SPECTATOR, BadInput
from mastaba.kernel.agenda import actor
from mastaba.research.adapters.match import Match
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts

MODES = ["human", "ansi", "svg"]
LINE, LETTER, MARGIN = 18, 8.4, 14  # of the picture, in its own units


def text(match: Match) -> str:
    """What the seat that decides sees; after the end, what everybody sees."""
    seat = actor(match.state)
    view = match.game.view(match.state, seat if seat >= 0 else SPECTATOR)
    screen = Screen(io.StringIO(), io.StringIO(), {})
    texts = Texts(match.game, "en", [f"player_{k}" for k in range(match.seats)], match.setup.data)
    return "\n".join(line.rstrip() for line in drawing_of(match.game.name)(view, texts, screen))


def svg(match: Match) -> str:
    lines = text(match).split("\n")
    width = 2 * MARGIN + LETTER * max(len(line) for line in lines)
    height = 2 * MARGIN + LINE * len(lines)
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (k + 0.75):g}" xml:space="preserve">{escape(line)}</text>'
        for k, line in enumerate(lines)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img">',
            f"<title>{escape(match.game.name)}</title>",
            '<rect width="100%" height="100%" rx="8" fill="#f7f1e3"/>',
            '<g font-family="monospace" font-size="14" fill="#2b2118">',
            *rows,
            "</g>",
            "</svg>",
        ]
    )


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadInput(f"render_mode may be {', '.join(MODES)} or None, not {mode!r}")


def render(match: Match, mode: str | None) -> str | None:
    """By Gymnasium's habit: `human` prints and gives nothing back."""
    if mode == "human":
        print(text(match))
        return None
    return {"ansi": text, "svg": svg}[mode](match) if mode is not None else None
