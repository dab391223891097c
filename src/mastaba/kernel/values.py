"""Positions, moves and games as values: what makes them equal, how they travel to another process, how they are shown.

All of them go by the name of their game, and a position by its saved form, which is the same compiled and
interpreted. The kernel knows no game by name and draws nothing, so whoever does says here how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from mastaba.kernel.errors import BadInput

Saved = dict[str, object]


class Keeper(Protocol):
    """What of a game is needed here."""

    def save(self, state: Any) -> Saved: ...

    def load(self, data: Saved) -> Any: ...

    def parse(self, text: str) -> Any: ...


class Register:
    """How a game is found by its name, among those that are installed or else those made in this process; and how a
    position is drawn, as text and as SVG."""

    def __init__(self) -> None:
        self.find: Callable[[str], Keeper] | None = None
        self.made: dict[str, Keeper] = {}
        self.text: Callable[[Any], str] | None = None
        self.svg: Callable[[Any], str] | None = None


REGISTER = Register()


def game_named(name: str) -> Keeper:
    try:
        if REGISTER.find is not None:
            return REGISTER.find(name)
    except BadInput:
        if name not in REGISTER.made:
            raise
    return REGISTER.made[name]


def position(game: str, saved: Saved) -> Any:
    """A position that was pickled."""
    return game_named(game).load(saved)


def move(game: str, text: str) -> Any:
    """A move that was pickled: the one of the vocabulary."""
    return game_named(game).parse(text)
