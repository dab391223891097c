"""Perft: counts the move sequences from a position. Other numbers than the golden ones are other rules."""

from __future__ import annotations

import json

from mastaba import CHANCE, Game, State
from mastaba.kernel import agenda


def layers(game: Game, start: State, depth: int, with_chance: bool = False) -> list[tuple[int, int]]:
    """For each depth: move sequences, and different positions. Sequences that reach the same position are merged.

    A sequence ends where nobody comes next, and at chance unless asked; of several seats that choose at once the first
    decides."""
    found: list[tuple[int, int]] = []
    layer = {written(game, start): (start, 1)}
    out = game.buffer()
    for _ in range(depth):
        following: dict[str, tuple[State, int]] = {}
        for state, count in layer.values():
            if agenda.actor(state) == CHANCE and not with_chance:
                continue
            for move in [int(out[k]) for k in range(agenda.legal_ids(state, out))]:
                there = state.copy()
                agenda.apply(there, move)
                key = written(game, there)
                following[key] = (there, count + following.get(key, (there, 0))[1])
        layer = following
        found.append((sum(count for _, count in layer.values()), len(layer)))
    return found


def written(game: Game, state: State) -> str:
    return json.dumps(game.save(state))
