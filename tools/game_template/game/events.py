"""What happened, in the past tense; each event knows who sees it."""

from __future__ import annotations

from typing import Final

from mastaba.games.new_game.state import Heap
from mypy_extensions import i64

from mastaba.kernel.agenda import Event

NAMES: Final = ("StonesTaken", "GameEnded")


def stones_taken(state: Heap, seat: i64, *, stones: i64) -> None:
    if state.listener is not None:
        state.tell(Event("StonesTaken", {"seat": int(seat) + 1, "stones": int(stones), "left": int(state.stones)}))


def game_ended(state: Heap, seat: i64) -> None:
    if state.listener is not None:
        state.tell(Event("GameEnded", {"seat": int(seat) + 1}))
