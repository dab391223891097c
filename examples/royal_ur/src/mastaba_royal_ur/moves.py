"""The vocabulary: every move the game could ever see. The order and the spelling are fixed for good."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.agenda import Facts
from mastaba.kernel.notation import Vocabulary

from mastaba_royal_ur.data import MOST_DICE, SQUARES

THROW: Final = 0  # throwing k dots is move number THROW + k
ENTER: Final = MOST_DICE + 1
MOVE: Final = ENTER + 1  # the piece on SQUARES[k] is moved by MOVE + k

VOCABULARY: Final = Vocabulary(
    "royal-ur",
    [(f"throw {dots}", Facts(dots=dots)) for dots in range(MOST_DICE + 1)],
    [("enter", Facts()), *((f"move {square}", Facts(square=square)) for square in SQUARES)],
)
