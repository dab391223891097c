"""What a game may say to somebody who plays it for the first time: lines that explain a kind of decision once.

A game that has a coach keeps it as COACH in the module `coach` of its package. A line sees what its seat sees, and
nothing else; it says what a decision is and what it weighs, and never which move to make. The words lie beside those
of the lessons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mastaba.kernel.agenda import Facts
from mastaba.kernel.game import Decision

Figures = Callable[[Any, Decision], Facts | None]  # of a view; None where the line does not fit


class Line(NamedTuple):
    """`prompts` are the keys of what is asked when it may be said. `mark` is what it speaks of, as lessons name what
    they point at, and never a move to be made; "{own}" in it is the number of the seat."""

    key: str
    prompts: tuple[str, ...]
    figures: Figures
    mark: str = ""


class Coach(NamedTuple):
    """`turn` tells the turns apart, in each of which only a few lines are said; of lines that fit together the first
    is said, so the rarest come first."""

    turn: Callable[[Any], str]
    lines: tuple[Line, ...]


def offers(decision: Decision, *kinds: str) -> bool:
    """Whether a move of one of these kinds is possible."""
    return any(move.kind in kinds for move in decision.options)
