"""The vocabulary: every move the game could ever see. The order and the spelling are fixed for good."""

from __future__ import annotations

from typing import Final

from mastaba.games.new_game.data import MOST_TAKEN

from mastaba.kernel.agenda import Facts
from mastaba.kernel.notation import Vocabulary

TAKE: Final = 0  # taking k stones is move number TAKE + k - 1

VOCABULARY: Final = Vocabulary(
    "new-game",
    [],  # chance decides nothing
    [(f"take {stones}", Facts(stones=stones)) for stones in range(1, MOST_TAKEN + 1)],
)
