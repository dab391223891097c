"""Sa-Ré: a game of buildings and pushed luck on the Nile for two to four, by François Bachelart."""

from __future__ import annotations

from importlib.resources import files

from mastaba.games.sa_re.data import RANGES
from mastaba.games.sa_re.game import SaRe
from mastaba.kernel.editions import read_edition

GAME = SaRe(
    {
        name: read_edition(files(__name__).joinpath("editions", f"{name}.toml").read_text("utf-8"), RANGES)
        for name in ("fr", "en")
    }
)
