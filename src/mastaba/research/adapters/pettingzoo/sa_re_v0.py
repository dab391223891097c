"""Sa-Ré for PettingZoo. The number rises whenever the environment behaves differently."""

from __future__ import annotations

from typing import Any

from mastaba.research.adapters.pettingzoo.aec import TurnEnv, wrapped
from mastaba.research.adapters.pettingzoo.parallel import TogetherEnv

NAME = "sa-re"


def env(**settings: Any) -> Any:
    """Seat after seat, with PettingZoo's usual wrappers."""
    return wrapped(raw_env(**settings))


def raw_env(**settings: Any) -> TurnEnv:
    """Seat after seat, without wrappers: faster, and an illegal action raises IllegalMove with its rule."""
    return TurnEnv(NAME, **settings)


def parallel_env(**settings: Any) -> TogetherEnv:
    """All seats in every step; those that are not asked wait."""
    return TogetherEnv(NAME, **settings)
