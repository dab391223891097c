"""The turn (NG-2): take stones, and the next player follows until none are left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mastaba.games.new_game.data import MOST_TAKEN
from mastaba.games.new_game.events import game_ended, stones_taken
from mastaba.games.new_game.moves import TAKE
from mastaba.games.new_game.state import Heap
from mypy_extensions import i64

from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step

TOO_FEW_STONES: Final = Rule("NG-2.2", "too_few_stones")


class Take(Step[Heap]):
    """In your turn you take one, two or three stones (NG-2.1)."""

    def candidates(self, state: Heap, out: vec[i64]) -> i64:
        k: i64
        for k in range(MOST_TAKEN):
            out[k] = TAKE + k
        return MOST_TAKEN

    def forbids(self, state: Heap, move: i64) -> Rule | None:
        return None if move - TAKE + 1 <= state.stones else TOO_FEW_STONES.about({"left": int(state.stones)})

    def take(self, state: Heap, move: i64) -> AnyStep | None:
        stones: i64 = move - TAKE + 1
        state.stones -= stones
        state.last = self.seat
        stones_taken(state, self.seat, stones=stones)
        if state.stones == 0:  # NG-3.1
            game_ended(state, self.seat)
            return None
        return Take((self.seat + 1) % state.setup.seats)

    def asks(self, state: Heap) -> Facts:
        return {"seat": int(self.seat) + 1, "left": int(state.stones)}
