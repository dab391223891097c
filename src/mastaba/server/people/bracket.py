"""A knock-out: who meets whom, from the order in which the players were drawn."""

from __future__ import annotations

from collections.abc import Sequence


def places(players: int) -> list[int]:
    """The lines of the first round: the best drawn meet last, and have the byes where there are too few players."""
    order = [0]
    while len(order) < players:
        size = 2 * len(order)
        order = [each for seed in order for each in (seed, size - 1 - seed)]
    return order


def first_round(players: int) -> list[tuple[int, int | None]]:
    order = places(players)
    lines = list(zip(order[::2], order[1::2], strict=True)) if len(order) > 1 else []
    return [(min(pair), max(pair) if max(pair) < players else None) for pair in lines]


def next_round(winners: Sequence[int]) -> list[tuple[int, int | None]]:
    """Winners of neighbouring lines meet."""
    return list(zip(winners[::2], winners[1::2], strict=True))
