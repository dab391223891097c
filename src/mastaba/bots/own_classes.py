"""Bots of one's own in Python: a class by its name or by its file, made with (game, rng); or an object that decides."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import cast

from mastaba.bots.bot import Bot, BotFailed
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput, short
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.notation import Move

Maker = Callable[[Game, Rng], Bot]


class OwnBot:
    """Holds code from outside to the rules: whatever else it does than to choose a legal move is a failure."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def decide(self, view: Document, decision: Decision) -> Move:
        try:
            move = self.bot.decide(view, decision)
            legal = move in decision.options
        except Exception as error:
            raise BotFailed(self.name, f"raised {told(error)}") from error
        if not legal:
            given: object = move
            answer = f"{str(given)!r:.60}" if isinstance(given, Move) else short(given)
            raise BotFailed(self.name, f"answered {answer}, which is not among the options of its decision")
        return move


def find(name: str) -> Maker:
    """The class of `file.py:Class` or `module:Class`."""
    where, _, attribute = name.rpartition(":")
    module = from_file(str(Path(where).absolute())) if where.endswith(".py") else imported(where)
    found = getattr(module, attribute, None) if attribute.isidentifier() else None
    if found is None:
        raise BadInput(f"{where} has no class {attribute[:60]!r}")
    if not callable(found):
        raise BadInput(f"{name} is no class, nor a function that makes a bot")
    return cast(Maker, found)


@cache
def from_file(path: str) -> ModuleType:
    if not Path(path).is_file():
        raise BadInput(f"there is no file {path}")
    look_also_in(str(Path(path).parent))  # for what lies beside it
    stem = Path(path).stem
    name = f"{stem}_{len(sys.modules)}" if stem in sys.modules else stem
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None  # it ends in .py
    module = sys.modules[name] = module_from_spec(spec)  # where dataclasses and pickle look for it
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadInput(f"{path} cannot be run: {told(error)}") from error
    return module


def imported(name: str) -> ModuleType:
    look_also_in(str(Path.cwd()))
    try:
        return import_module(name)
    except ImportError as error:
        raise BadInput(f"there is no module {name[:60]!r} to take a bot from: {told(error)}") from None
    except (Exception, SystemExit) as error:
        raise BadInput(f"the module {name[:60]!r} cannot be imported: {told(error)}") from error


def look_also_in(folder: str) -> None:
    """After everything else, so that nothing that is installed is hidden."""
    if folder not in sys.path:
        sys.path.append(folder)


def check(bot: object, game: Game) -> None:
    """A class is tried once, so that one that cannot be made is refused before anything is played."""
    if not isinstance(bot, Bot) and not callable(bot):
        raise BadInput(f"a bot has a method decide(view, decision), and {short(bot)} has none")
    made(cast("Bot | Maker", bot), game, 0)


def made(bot: Bot | Maker, game: Game, seed: int) -> Bot:
    """An object plays as it is; a class is made anew for each seat and game, with a generator of its own."""
    if not isinstance(bot, type) and isinstance(bot, Bot):
        return bot
    maker, name = cast(Maker, bot), str(getattr(bot, "__name__", type(bot).__name__))
    try:
        found = maker(game, Rng(seed))
    except BadInput:
        raise
    except Exception as error:
        raise BadInput(f"{name}(game, rng) could not be made: {told(error)}") from error
    if not isinstance(found, Bot):
        raise BadInput(f"{name}(game, rng) has no method decide(view, decision)")
    return found


def told(error: BaseException) -> str:
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words:.200}" if words else type(error).__name__
