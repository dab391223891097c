"""Amun-Re: provinces, pyramids and offerings along the Nile, by Reiner Knizia."""

from __future__ import annotations

from importlib.resources import files

from mastaba.games.amun_re.data import RANGES
from mastaba.games.amun_re.game import AmunRe
from mastaba.kernel.editions import read_edition

GAME = AmunRe({"2003": read_edition(files(__name__).joinpath("editions", "2003.toml").read_text("utf-8"), RANGES)})
