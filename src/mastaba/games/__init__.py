"""The register: the names of the games, and how to load one."""

from __future__ import annotations

from importlib import import_module

from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game

NAMES = ("babel", "amun-re", "cleopatra", "sa-re")


def load(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise BadInput(f"there is no game {name!r}; there is {', '.join(NAMES)}")
    module = import_module(f"mastaba.games.{name.replace('-', '_')}")
    game: Game = module.GAME
    return game
