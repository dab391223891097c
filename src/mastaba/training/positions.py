"""Positions and choices of many games in one file, and as the arrays that networks are fitted to."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.training.self_play import MOST_OPTIONS, Chances, Numbers, Record

HELD_OUT = 10  # every so many games are kept for trying the network
SELDOM = 0.005  # of all seats in all positions


class Positions(NamedTuple):
    """One row for each position; seats that are not at the table have neither features nor chances."""

    features: Numbers  # positions, MOST_SEATS, features
    seats: Numbers  # at the table
    thought: Chances
    won: Chances
    games: Numbers  # which game a position comes from, modulo HELD_OUT

    def some(self, rows: np.ndarray) -> Positions:
        return Positions(*(part[rows] for part in self))


class ChoiceRows(NamedTuple):
    """One row for each choice of the search, as in Choices of self_play.py."""

    features: Numbers  # choices, MOST_SEATS, features
    seat: Numbers
    moves: Numbers
    priors: Numbers
    visits: Chances
    games: Numbers

    def some(self, rows: np.ndarray) -> ChoiceRows:
        return ChoiceRows(*(part[rows] for part in self))


class Noted(NamedTuple):
    """All that is learned from games."""

    positions: Positions
    choices: ChoiceRows


def gathered(records: list[Record]) -> Noted:
    """A game's number says whether it is held out, for its positions and its choices."""
    numbered = [(number % HELD_OUT, record) for number, record in enumerate(records)]
    positions = [
        Positions(
            padded(record.features),
            np.full(len(record.features), record.features.shape[1], np.int16),
            padded(record.thought),
            padded(np.tile(record.won, (len(record.features), 1))),
            np.full(len(record.features), number, np.int16),
        )
        for number, record in numbered
        if len(record.features)
    ]
    choices = [
        ChoiceRows(
            padded(record.choices.features), *record.choices[1:], np.full(len(record.choices.seat), number, np.int16)
        )
        for number, record in numbered
        if len(record.choices.seat)
    ]
    size = positions[0].features.shape[2]
    return Noted(
        Positions(*(np.concatenate(columns) for columns in zip(*positions, strict=True))),
        ChoiceRows(*(np.concatenate(columns) for columns in zip(*choices, strict=True))) if choices else none(size),
    )


def joined(parts: list[Noted]) -> Noted:
    positions = zip(*(part.positions for part in parts), strict=True)
    choices = zip(*(part.choices for part in parts), strict=True)
    return Noted(Positions(*map(np.concatenate, positions)), ChoiceRows(*map(np.concatenate, choices)))


def none(features: int) -> ChoiceRows:
    """No choices, as of games that were played by priors alone."""
    numbers, options = np.zeros(0, np.int16), np.zeros((0, MOST_OPTIONS), np.int16)
    return ChoiceRows(
        np.zeros((0, MOST_SEATS, features), np.int16), numbers, options, options, options.astype(np.float32), numbers
    )


def padded(rows: np.ndarray) -> np.ndarray:
    width = [(0, 0)] * rows.ndim
    width[1] = (0, MOST_SEATS - rows.shape[1])
    return np.pad(rows, width)


def save(path: Path, noted: Noted) -> None:
    choices = {f"choice_{name}": part for name, part in noted.choices._asdict().items()}
    np.savez_compressed(path, **noted.positions._asdict(), **choices)


def load(path: Path) -> Noted:
    """A file that was written before choices were noted has none."""
    with np.load(path) as file:
        positions = Positions(*(file[name] for name in Positions._fields))
        if "choice_moves" not in file:
            return Noted(positions, none(positions.features.shape[2]))
        return Noted(positions, ChoiceRows(*(file[f"choice_{name}"] for name in ChoiceRows._fields)))


def shown(features: Numbers) -> npt.NDArray[np.bool_]:
    """Which features occur at all: games that are played otherwise may have others."""
    return np.asarray(features.any((0, 1)))


def seldom(positions: Positions) -> npt.NDArray[np.bool_]:
    """Which features occur, but so seldom that nothing can be learned of them. A search that thinks long finds what a
    network only believes to be good: what it was hardly shown must count for nothing."""
    there = np.arange(positions.features.shape[1])[None, :] < positions.seats[:, None]
    share = (positions.features[there] != 0).mean(0)
    return np.asarray((share > 0.0) & (share < SELDOM))
