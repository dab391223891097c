"""What players of Amun-Re have at the end, for the report on balance: their provinces of the New Kingdom."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.games.amun_re.data import PROVINCES
from mastaba.games.amun_re.state import LAND, Egypt
from mastaba.kernel.agenda import State
from mastaba.kernel.notation import Move


def held(state: State, moves: Sequence[tuple[int, Move]]) -> list[list[str]]:
    """For each seat."""
    assert isinstance(state, Egypt)
    found: list[list[str]] = [[] for _ in range(state.setup.seats)]
    for p in range(LAND):
        if state.owners[p] >= 0:
            found[state.owners[p]].append(PROVINCES[p])
    return found
