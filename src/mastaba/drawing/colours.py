"""The colours of the page, read from its own style sheet, so that page and drawings cannot differ."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

BLOCK: Final = re.compile(r"^:root \{(?P<light>.*?)^\}", re.MULTILINE | re.DOTALL)
TOKEN: Final = re.compile(r"--([\w-]+): (#[0-9a-fA-F]{3,8});")


@cache
def colours() -> dict[str, str]:
    """Every colour of the light page by its name, as `ink`: #261d13."""
    found = BLOCK.search(files(__package__).joinpath("tokens.css").read_text("utf-8"))
    assert found is not None
    return dict(TOKEN.findall(found["light"]))


def colour(name: str) -> str:
    """A colour by its name; a picture's own, as #fff, and `none` are what they are."""
    return name if name.startswith("#") or name == "none" else colours()[name]
