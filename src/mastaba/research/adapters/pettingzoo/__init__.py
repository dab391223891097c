"""The games as PettingZoo environments.

`from mastaba.research.adapters.pettingzoo import babel_v0`, then `babel_v0.env()`.

There is a module for each game, made here when this package is imported, so that all ways of importing find it. Its
number rises whenever the environment behaves differently."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import TypedDict, Unpack

from pettingzoo import AECEnv

from mastaba.bots.bot import Limits
from mastaba.bots.named import AnyBot
from mastaba.games import names
from mastaba.research.adapters.match import Observation, module_name
from mastaba.research.adapters.pettingzoo.aec import TurnEnv, wrapped
from mastaba.research.adapters.pettingzoo.parallel import TogetherEnv


class Settings(TypedDict, total=False):
    """What an environment may be given by name; see TurnEnv and TogetherEnv."""

    seats: int | None
    edition: str | None
    options: Mapping[str, object] | None
    rewards: str
    render_mode: str | None
    bots: Mapping[int, AnyBot] | None
    limits: Limits | None
    form: str


def module_of(name: str) -> ModuleType:
    """What PettingZoo expects of the module of an environment."""

    def env(**settings: Unpack[Settings]) -> AECEnv[str, Observation, int | None]:
        """Seat after seat, with PettingZoo's usual wrappers."""
        return wrapped(raw_env(**settings))

    def raw_env(**settings: Unpack[Settings]) -> TurnEnv:
        """Seat after seat, without wrappers: faster, and an illegal action raises IllegalMove with its rule."""
        return TurnEnv(name, **settings)

    def parallel_env(**settings: Unpack[Settings]) -> TogetherEnv:
        """All seats in every step; those that are not asked wait."""
        return TogetherEnv(name, **settings)

    module = ModuleType(f"{__name__}.{module_name(name)}", f"The game {name} for PettingZoo.")
    module.__dict__["NAME"] = name
    for made in (env, raw_env, parallel_env):
        made.__module__, made.__qualname__ = module.__name__, made.__name__  # so that it can be pickled
        module.__dict__[made.__name__] = made
    return module


def __getattr__(name: str) -> ModuleType:
    """The module of a game, for those who read types: it is set below."""
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; choose from {', '.join(sorted(MODULES))}")


MODULES = {module.__name__.rpartition(".")[2]: module for module in map(module_of, names())}
for short, module in MODULES.items():
    globals()[short] = sys.modules[module.__name__] = module
