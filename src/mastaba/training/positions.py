"""Positions of many games in one file, and as the arrays that a network is fitted to."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

from mastaba.training.self_play import Chances, Numbers, Record

MOST_SEATS = 5
HELD_OUT = 10  # every so many games are kept for trying the network


class Positions(NamedTuple):
    """One row for each position; seats that are not at the table have neither features nor chances."""

    features: Numbers  # positions, MOST_SEATS, features
    seats: Numbers  # at the table
    thought: Chances
    won: Chances
    games: Numbers  # which game a position comes from, modulo HELD_OUT

    def some(self, rows: np.ndarray) -> Positions:
        return Positions(*(part[rows] for part in self))


def gathered(records: list[Record]) -> Positions:
    parts = [
        Positions(
            padded(record.features),
            np.full(len(record.features), record.features.shape[1], np.int16),
            padded(record.thought),
            padded(np.tile(record.won, (len(record.features), 1))),
            np.full(len(record.features), number % HELD_OUT, np.int16),
        )
        for number, record in enumerate(records)
        if len(record.features)
    ]
    return joined(parts)


def joined(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def padded(rows: np.ndarray) -> np.ndarray:
    width = [(0, 0)] * rows.ndim
    width[1] = (0, MOST_SEATS - rows.shape[1])
    return np.pad(rows, width)


def save(path: Path, positions: Positions) -> None:
    np.savez_compressed(path, **positions._asdict())


def load(path: Path) -> Positions:
    with np.load(path) as file:
        return Positions(*(file[name] for name in Positions._fields))
