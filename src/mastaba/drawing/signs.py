"""The ancient signs that page and drawings share: of each one the outlines of its body and of its line."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

SIDE: Final = 100  # of the square in which a sign is drawn
SYMBOL: Final = re.compile(
    r'<symbol id="(?P<name>[\w-]+)"[^>]*><path class="gb" d="(?P<body>[^"]+)"/><path class="gl" d="(?P<line>[^"]+)"/>'
)


class Sign(NamedTuple):
    body: str
    line: str


@cache
def sheets() -> dict[str, str]:
    """On which sheet a sign is drawn."""
    found: dict[str, str] = json.loads(files(__package__).joinpath("signs", "sheets.json").read_text("utf-8"))
    return found


@cache
def sheet(name: str) -> dict[str, Sign]:
    text = files(__package__).joinpath("signs", f"{name}.svg").read_text("utf-8")
    return {found["name"]: Sign(found["body"], found["line"]) for found in SYMBOL.finditer(text)}


def sign(name: str) -> Sign:
    return sheet(sheets()[name])[name]
