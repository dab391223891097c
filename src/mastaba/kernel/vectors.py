"""Vectors of numbers for the fields of a position. This file is never compiled.

Where the rules are compiled, vectors are packed arrays and nothing is boxed. Interpreted, a list or bytearray does
all that the rules do with a vector (index, assign, copy by slice), and twice as fast as a packed array there."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from mastaba import core

PACKED = core.compiled()
KEPT = 4096  # a slice of a prepared vector is a thousand times faster than a vector made number by number
ZERO_COUNTS = vec[i64]([0] * KEPT)
ZERO_CELLS = vec[u8]([0] * KEPT)


def counts(size: int) -> vec[i64]:
    """A vector of zeros."""
    if not PACKED:
        return cast("vec[i64]", [0] * size)
    return ZERO_COUNTS[:size] if size <= KEPT else vec[i64]([0] * size)


def cells(size: int) -> vec[u8]:
    """A vector of zeros for small numbers: cards, levels."""
    if not PACKED:
        return cast("vec[u8]", bytearray(size))
    return ZERO_CELLS[:size] if size <= KEPT else vec[u8]([0] * size)


def fractions(size: int) -> vec[float]:
    """A vector of zeros for floats."""
    return vec[float]([0.0] * size) if PACKED else cast("vec[float]", [0.0] * size)
