"""Rows of numbers for the fields of a table. This file is never compiled.

Where the rules are compiled, rows are packed arrays and nothing is boxed. Interpreted, a list or bytearray
does all that the rules do with a row (index, assign, copy by slice), and twice as fast as a packed array can there."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from mastaba import core

PACKED = core.compiled()
KEPT = 4096  # a copied piece of a kept row is a thousand times faster than a row made number by number
ZERO_COUNTS = vec[i64]([0] * KEPT)
ZERO_CELLS = vec[u8]([0] * KEPT)


def counts(size: int) -> vec[i64]:
    """A row of zeros."""
    if not PACKED:
        return cast("vec[i64]", [0] * size)
    return ZERO_COUNTS[:size] if size <= KEPT else vec[i64]([0] * size)


def cells(size: int) -> vec[u8]:
    """A row of zeros for small numbers: cards, levels."""
    if not PACKED:
        return cast("vec[u8]", bytearray(size))
    return ZERO_CELLS[:size] if size <= KEPT else vec[u8]([0] * size)


def fractions(size: int) -> vec[float]:
    """A row of zeros for numbers that are not whole."""
    return vec[float]([0.0] * size) if PACKED else cast("vec[float]", [0.0] * size)
