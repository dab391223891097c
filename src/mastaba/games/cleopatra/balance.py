"""What players of Cleopatra have done by the end, for the report on balance: who built most of each kind, whom each
worshipper helped most, and who was eliminated for corruption."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mastaba.games.cleopatra.rules.ending import eliminated
from mastaba.games.cleopatra.state import Palace
from mastaba.kernel.agenda import State
from mastaba.kernel.notation import Move

COUNTED: Final = {"build": "piece", "activate": "worshipper"}


def held(state: State, moves: Sequence[tuple[int, Move]]) -> list[list[str]]:
    """For each seat."""
    assert isinstance(state, Palace)
    seats = state.setup.seats
    found: list[list[str]] = [[] for _ in range(seats)]
    done: dict[str, Counter[int]] = {}
    for seat, move in moves:
        what = move.facts.get(COUNTED.get(move.kind, ""))
        if seat >= 0 and what is not None:
            done.setdefault(f"most {what}", Counter())[seat] += 1
    done.pop("most none", None)
    for thing, counted in done.items():
        (first, most), *others = counted.most_common(2)
        if not others or others[0][1] < most:
            found[first].append(thing)
    for seat in range(seats):
        if eliminated(state, seat):
            found[seat].append("eliminated")
    return found
