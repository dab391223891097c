"""What players of Babel have done by the end, for the report on balance: which abilities of the nations they used."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.kernel.agenda import State
from mastaba.kernel.notation import Move


def held(state: State, moves: Sequence[tuple[int, Move]]) -> list[list[str]]:
    """For each seat."""
    found: list[set[str]] = [set() for _ in range(state.setup.seats)]
    for seat, move in moves:
        if seat >= 0 and (move.kind.endswith("!") or move.kind == "half"):
            found[seat].add(move.kind)
    return [sorted(own) for own in found]
