"""Babel: a two-player card game of temples and nations by Uwe Rosenberg and Hagen Dorgathen."""

from __future__ import annotations

from importlib.resources import files

from mastaba.games.babel.data import RANGES
from mastaba.games.babel.game import Babel
from mastaba.kernel.editions import read_edition

GAME = Babel(
    {
        name: read_edition(files(__name__).joinpath("editions", f"{name}.toml").read_text("utf-8"), RANGES)
        for name in ("filosofia", "kosmos")
    }
)
