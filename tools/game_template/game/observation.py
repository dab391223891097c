"""The position as numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mastaba.games.new_game.state import Heap
from mypy_extensions import i64

from mastaba.kernel.observation import MOST, Plane, is_asked, put

PLANES: Final = (
    Plane("asked", (1,), 1, "1 if this seat decides now"),
    Plane("stones", (1,), MOST, "stones that are left"),
)


def observe(state: Heap, seat: i64, out: BytesWriter) -> None:
    put(out, is_asked(state, seat))
    put(out, state.stones)
