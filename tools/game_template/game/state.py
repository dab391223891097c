"""The position: the stones that are left, and who took the last one."""

from __future__ import annotations

from typing import Final

from mastaba.games.new_game.data import Data
from mypy_extensions import i64

from mastaba.kernel.agenda import AnyStep, State
from mastaba.kernel.editions import Setup

NOBODY_YET: Final = -1


class Heap(State):
    """The heap in the middle of the table."""

    def __init__(
        self, *, setup: Setup, now: AnyStep | None, agenda: list[AnyStep], data: Data, stones: i64, last: i64
    ) -> None:
        super().__init__(setup, now, agenda)
        self.data = data
        self.stones = stones
        self.last = last  # the seat that took stones last

    def copy(self) -> Heap:
        return Heap(
            setup=self.setup,
            now=self.now,
            agenda=self.agenda[:],
            data=self.data,
            stones=self.stones,
            last=self.last,
        )


def full_heap(setup: Setup) -> Heap:
    """The start, before anybody is asked."""
    data = Data(setup.data)
    return Heap(setup=setup, now=None, agenda=[], data=data, stones=data.stones, last=NOBODY_YET)
