"""The register: which games there are, found and not listed, and how to load one.

Every folder beside this file is a game, named like it with hyphens: `amun_re` is amun-re. A game of another package is
announced by an entry point of the group `mastaba.games`: its name is the game's, its value the package, or the GAME in
it. Nothing of a game is imported before it is asked for, and a guest that cannot be loaded is no harm to the others."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.kernel.values import REGISTER

if TYPE_CHECKING:  # it takes longer to load than the kernel
    from importlib.metadata import EntryPoint

GROUP = "mastaba.games"


class Found(NamedTuple):
    """The games that can be loaded, and a sentence about each one that cannot."""

    games: list[Game]
    problems: list[str]


def names() -> tuple[str, ...]:
    """Every game by its name, in the order in which all lists show them: that of the alphabet."""
    return tuple(sorted({*residents(), *guests()}))


def load(name: str) -> Game:
    """The game of this name."""
    if name in residents():
        game: Game = import_module(package_of(name)).GAME
        return game
    if name in guests():
        guest = load_guest(name)
        if isinstance(guest, str):
            raise BadInput(f"the game {name!r} of {guests()[name].value} cannot be loaded: {guest}")
        return guest
    raise BadInput(f"there is no game {name!r}; choose from {', '.join(names())}")


def load_all() -> Found:
    """Every game that can be loaded: a list for people must not end at a guest that is broken."""
    found = Found([], [])
    for name in names():
        try:
            found.games.append(load(name))
        except BadInput as problem:
            found.problems.append(str(problem))
    return found


def package_of(name: str) -> str:
    """The package with the game's editions, texts and rulebook."""
    if name in residents():
        return f"{__name__}.{name.replace('-', '_')}"
    if name in guests():
        return guests()[name].module
    raise BadInput(f"there is no game {name!r}; choose from {', '.join(names())}")


@cache
def residents() -> tuple[str, ...]:
    """The games of this folder."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__) if found.ispkg))


@cache
def guests() -> dict[str, EntryPoint]:
    """The games that other packages announce. Names of this folder are taken; of two guests the first one has it."""
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for announced in entry_points(group=GROUP):
        if announced.name not in residents():
            found.setdefault(announced.name, announced)
    return found


@cache
def load_guest(name: str) -> Game | str:
    """A game from outside, or what is wrong with it, tried once: what a stranger's package raises may be anything."""
    try:
        loaded = guests()[name].load()
    except Exception as error:
        return f"{type(error).__name__}: {error}".splitlines()[0][:200]
    game = getattr(loaded, "GAME", None) if isinstance(loaded, ModuleType) else loaded
    if not isinstance(game, Game):
        return "it has no GAME"
    return game if game.name == name else f"it calls itself {game.name!r}"


REGISTER.find = load
