"""The types of the games' views: `games/NAME/view_type.py` of every game that has one, for the page and the tests."""

from __future__ import annotations

import importlib.util
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal
from unittest.mock import patch

import typing_extensions
from pydantic import ConfigDict, TypeAdapter

GAMES = Path(__file__).resolve().parents[1] / "src" / "mastaba" / "games"


def files(folder: Path = GAMES) -> dict[str, Path]:
    """By the name of the game."""
    return {file.parent.name.replace("_", "-"): file for file in sorted(folder.glob("*/view_type.py"))}


def load(file: Path) -> ModuleType:
    """From its source, for compiled modules do not keep their annotations; with the newer TypedDict, which pydantic
    wants and the rules may not import. No field may be missing, none may be added."""
    spec = importlib.util.spec_from_file_location(f"{file.parent.name}_view_type", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where annotations are looked up
    with patch.object(typing, "TypedDict", typing_extensions.TypedDict):
        spec.loader.exec_module(module)
    for kind in typed_dicts(module):
        kind.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[attr-defined]
    return module


def typed_dicts(module: ModuleType) -> Iterator[type]:
    for kind in vars(module).values():
        if typing_extensions.is_typeddict(kind) and kind.__module__ == module.__name__:
            yield kind


def view_of(file: Path) -> TypeAdapter[Any]:
    """The view itself: `SaReView` of sa_re."""
    name = "".join(word.title() for word in file.parent.name.split("_"))
    return TypeAdapter(getattr(load(file), f"{name}View"))


def schemas(place: str, folder: Path = GAMES) -> dict[str, dict[str, Any]]:
    """Every type of every game as JSON Schema, by its name."""
    kinds = [kind for file in files(folder).values() for kind in typed_dicts(load(file))]
    names = [kind.__name__ for kind in kinds]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise ValueError(f"two games name a type alike: {', '.join(sorted(twice))}")
    adapters: list[tuple[str, Literal["validation"], TypeAdapter[Any]]]
    adapters = [(kind.__name__, "validation", TypeAdapter(kind)) for kind in kinds]
    found: dict[str, dict[str, Any]] = TypeAdapter.json_schemas(adapters, ref_template=place)[1].get("$defs", {})
    return found
