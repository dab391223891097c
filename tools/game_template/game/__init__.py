"""New Game: take one to three stones in turn; whoever takes the last one wins."""

from __future__ import annotations

from importlib.resources import files

from mastaba.games.new_game.data import RANGES
from mastaba.games.new_game.game import NewGame

from mastaba.kernel.editions import read_edition

GAME = NewGame(
    {
        name: read_edition(files(__name__).joinpath("editions", f"{name}.toml").read_text("utf-8"), RANGES)
        for name in ("first",)
    }
)
