"""What players of Sa-Ré have at the end, for the report on balance: their pyramid and their buildings."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.games.sa_re.data import KINDS, PYRAMID, TILES
from mastaba.games.sa_re.state import City
from mastaba.kernel.agenda import State
from mastaba.kernel.notation import Move


def held(state: State, moves: Sequence[tuple[int, Move]]) -> list[list[str]]:
    """For each seat."""
    assert isinstance(state, City)
    found: list[list[str]] = []
    for seat in range(state.setup.seats):
        own = [TILES[kind] for kind in range(1, PYRAMID) if state.completed[seat * KINDS + kind] > 0]
        if state.pyramids[seat] > 0:
            own.append(f"pyramid {state.pyramids[seat]}")
        found.append(own)
    return found
