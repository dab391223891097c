"""What notices say, in English and French: which game and which table, and nothing of the game itself."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from mastaba.games import names
from mastaba.texts import tile

LINE = re.compile(r"^notice-([\w-]+) = (.+)$", re.MULTILINE)


@cache
def sentences(lang: str) -> dict[str, str]:
    """Plain words with a few facts, so that Fluent need not be loaded."""
    return dict(LINE.findall(files(__package__).joinpath("texts", f"{lang}.ftl").read_text("utf-8")))


def say(lang: str, key: str, **facts: object) -> str:
    text = sentences(lang)[key]
    for name, value in facts.items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return text


def game_name(game: str, lang: str) -> str:
    return tile(game, lang)["name"] if game in names() else game


def table_name(game: str, name: str, lang: str) -> str:
    """Babel, or with the name of the table: Babel (Friday)."""
    shown = game_name(game, lang)
    return f"{shown} ({name})" if name else shown
