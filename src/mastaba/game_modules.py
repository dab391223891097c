"""Modules that a game may bring along beside its rules: a coach, reasons, what the report on balance counts."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from mastaba.games import package_of
from mastaba.kernel.errors import BadInput

T = TypeVar("T")


def brought(game: str, module: str, name: str, kind: type[T]) -> T | None:
    """What that module of a game calls `name`, if there is such a module. BadInput if what a guest brings cannot be
    used."""
    path = f"{package_of(game)}.{module}"
    try:
        found = find_spec(path)
    except ModuleNotFoundError:  # the game is one file and no package
        return None
    if found is None:
        return None
    try:
        value = getattr(import_module(path), name)
    except Exception as error:  # a stranger's module may raise anything
        raise BadInput(f"the {module} of {game} cannot be loaded: {type(error).__name__}: {error}") from None
    if not isinstance(value, kind):
        raise BadInput(f"the {module} of {game} must be of the class {kind.__name__}, not {type(value).__name__}")
    return value
