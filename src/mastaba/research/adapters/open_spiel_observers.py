"""What a player knows in OpenSpiel's forms: the view as an observation, the seat's log as an information state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
from numpy.typing import NDArray

from mastaba import SPECTATOR
from mastaba.research.adapters.match import Match
from mastaba.research.adapters.seat_logs import written

RECALLED = 256  # lines of the log in the tensor of an information state
TOKENS = 65_535


def observer(match: Match, kind: Any, params: Any) -> Observer | None:
    """None for what is not offered: the private information of all players together, or where nothing is hidden."""
    if params:
        raise ValueError(f"there are no parameters of an observation, and {params} were given")
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if kind.perfect_recall:
        return LogObserver(match) if own and kind.public_info else None
    if kind.public_info:
        return ViewObserver(match) if own else PublicObserver()
    return PrivateObserver() if own and match.game.has_secrets() else None


class Observer:
    """By OpenSpiel's habit: a tensor with named parts, and a string."""

    def __init__(self, parts: Mapping[str, tuple[int, ...]] | None = None) -> None:
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if parts is not None:
            self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in parts.values()), np.float32)
            first = 0
            for name, shape in parts.items():
                size = int(np.prod(shape))
                self.dict[name] = self.tensor[first : first + size].reshape(shape)
                first += size

    def set_from(self, state: Any, player: int) -> None:
        """Only observers with a tensor have anything to set."""

    def string_from(self, state: Any, player: int) -> str:
        raise NotImplementedError


class ViewObserver(Observer):
    """All that a seat sees now and could have noted down: its view, and the planes."""

    def __init__(self, match: Match) -> None:
        super().__init__({plane.name: plane.shape for plane in match.layout.planes})
        self.match = match

    def set_from(self, state: Any, player: int) -> None:
        assert self.tensor is not None
        self.tensor[:] = np.frombuffer(self.match.single.observation(state.at.state, player), "<i2")

    def string_from(self, state: Any, player: int) -> str:
        return str(state.at.view(player))


class LogObserver(Observer):
    """All that a seat has seen and done. The string is exact; the tensor has the planes, and of the log the newest
    lines, each as a number from 1 to 65,535 that is made from its text (so two lines may share one)."""

    def __init__(self, match: Match) -> None:
        super().__init__({plane.name: plane.shape for plane in match.layout.planes} | {"log": (RECALLED,)})
        self.match = match

    def set_from(self, state: Any, player: int) -> None:
        assert self.tensor is not None
        width = self.match.layout.width
        self.tensor[:width] = np.frombuffer(self.match.single.observation(state.at.state, player), "<i2")
        tokens = [1 + crc32(line.encode()) % TOKENS for line in state.at.log(player).split("\n")[-1 - RECALLED : -1]]
        self.tensor[width:] = 0
        self.tensor[width : width + len(tokens)] = tokens[::-1]

    def string_from(self, state: Any, player: int) -> str:
        return str(state.at.log(player))


class PublicObserver(Observer):
    """What everybody sees."""

    def string_from(self, state: Any, player: int) -> str:
        return str(state.at.view(SPECTATOR))


class PrivateObserver(Observer):
    """What a seat sees and a spectator does not: where it sits, its cards, its sealed choices, its notes."""

    def string_from(self, state: Any, player: int) -> str:
        game, position = state.at.match.game, state.at.state
        return written(only_here(game.view(position, player), game.view(position, SPECTATOR)))


def only_here(own: Mapping[str, object], public: Mapping[str, object]) -> dict[str, object]:
    """The fields of a view that the public one has not, or has otherwise."""
    found: dict[str, object] = {}
    for name, value in own.items():
        other = public.get(name)
        if value == other:
            continue
        if isinstance(value, Mapping) and isinstance(other, Mapping):
            found[name] = only_here(value, other)
        else:
            found[name] = value
    return found
