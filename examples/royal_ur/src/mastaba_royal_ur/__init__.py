"""The Royal Game of Ur: a race of two around a board of twenty squares, some 4600 years old.

Nobody knows who made it. The rules are read from a Babylonian tablet and from the boards, in our own words."""

from __future__ import annotations

from importlib.resources import files

from mastaba.kernel.editions import read_edition

from mastaba_royal_ur.data import RANGES
from mastaba_royal_ur.game import RoyalUr

GAME = RoyalUr(
    {
        name: read_edition(files(__name__).joinpath("editions", f"{name}.toml").read_text("utf-8"), RANGES)
        for name in ("tablet",)
    }
)
