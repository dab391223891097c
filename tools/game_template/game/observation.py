"""The position as numbers, for programs that learn."""

from __future__ import annotations

from librt.strings import BytesWriter
from mastaba.games.new_game.state import Heap
from mypy_extensions import i64

from mastaba.kernel.observation import MOST, Plane, is_asked, put


def planes(seats: int) -> tuple[Plane, ...]:
    return (
        Plane("asked", (1,), 1, "1 if this seat decides now"),
        Plane("stones", (1,), MOST, "stones that are left"),
        Plane("last", (seats,), 1, "who took stones last, the own seat first"),
    )


def observe(state: Heap, seat: i64, out: BytesWriter) -> None:
    put(out, is_asked(state, seat))
    put(out, state.stones)
    seats: i64 = state.setup.seats
    k: i64
    for k in range(seats):
        put(out, 1 if state.last == (seat + k) % seats else 0)
