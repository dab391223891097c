"""Cleopatra and the Society of Architects: a game of palaces and corruption by Bruno Cathala and Ludovic Maublanc."""

from __future__ import annotations

from importlib.resources import files

from mastaba.games.cleopatra.data import RANGES
from mastaba.games.cleopatra.game import Cleopatra
from mastaba.kernel.editions import read_edition

GAME = Cleopatra(
    {
        name: read_edition(files(__name__).joinpath("editions", f"{name}.toml").read_text("utf-8"), RANGES)
        for name in ("2020",)
    }
)
