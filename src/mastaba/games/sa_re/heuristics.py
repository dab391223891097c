"""What a player sees at a glance: how good a position looks, and which moves look promising. Used by bots alone."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.state import Table


def evaluate(state: Table, seat: i64) -> float:
    return 0.5


def priors(state: Table, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
    k: i64
    for k in range(found):
        out[k] = 1
