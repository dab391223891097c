"""Puts the small web where the routes look for FastAPI, Starlette and Pydantic; before they are imported."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from mastaba.browser import small_models, small_web

WEB = (
    *("fastapi", "fastapi.responses", "fastapi.exceptions"),
    *("starlette", "starlette.types", "starlette.requests", "starlette.responses", "starlette.datastructures"),
    *("starlette.websockets", "starlette.exceptions"),
)
ONLY_TYPES = ("ASGIApp", "Receive", "Scope")  # named in annotations


def install() -> None:
    names = {**public(small_web), **dict.fromkeys(ONLY_TYPES, Any)}
    for name in WEB:
        sys.modules[name] = module(name, names)
    sys.modules["pydantic"] = module("pydantic", public(small_models))
    # The descriptions of answers are for OpenAPI, which nobody asks for here; making them takes a second.
    described = {"answers": lambda kind, status=200: {}, "PROBLEM": {}}
    sys.modules["mastaba.server.protocol.schemas"] = module("mastaba.server.protocol.schemas", described)


def public(source: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(source).items() if not name.startswith("_")}


def module(name: str, names: dict[str, Any]) -> ModuleType:
    made = ModuleType(name)
    made.__dict__.update(names)
    return made
