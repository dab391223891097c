"""A table as text, as a picture for notebooks and films, and as the pixels of that picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mastaba import SPECTATOR, BadInput
from mastaba.kernel.agenda import actor
from mastaba.research.adapters.match import Match
from mastaba.terminal import printing

Rendered = str | NDArray[np.uint8] | None
MODES = ["human", "ansi", "svg", "rgb_array"]


def names(match: Match) -> list[str]:
    """The agents, as the environments call them."""
    return [f"player_{k}" for k in range(match.seats)]


def text(match: Match) -> str:
    return printing.text(match.state, names(match))


def svg(match: Match) -> str:
    """What the seat that decides sees; after the end, what everybody sees."""
    from mastaba.drawing.board import draw

    seat = actor(match.state)
    return draw(match.state, seat if seat >= 0 else SPECTATOR, players=names(match))


def rgb_array(match: Match) -> NDArray[np.uint8]:
    from mastaba.drawing.pixels import rgb

    return rgb(svg(match))


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadInput(f"render_mode may be {', '.join(MODES)} or None, not {mode!r}")


def render(match: Match, mode: str | None) -> Rendered:
    """By Gymnasium's habit: `human` prints and gives nothing back."""
    if mode == "human":
        print(text(match))
        return None
    if mode == "rgb_array":
        return rgb_array(match)
    return {"ansi": text, "svg": svg}[mode](match) if mode is not None else None
