"""The pictures of the rulebooks, each a position in `rulebook/pictures/NAME.toml` of a game's folder.

A line `![Caption.](name)` of a rulebook shows one. The page draws it with the components of the board, the terminal
with the drawing of the game; so a picture cannot show what the game does not know (docs/add-a-game.md#pictures)."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from mastaba.games import load, package_of
from mastaba.kernel.agenda import SPECTATOR, IllegalMove, State
from mastaba.kernel.documents import Document, Reader
from mastaba.kernel.editions import Edition
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.toml_files import read_toml
from mastaba.written_positions import read_plays, read_setup, read_start

LINE: Final = re.compile(r"^!\[(?P<caption>.+)\]\((?P<name>[^()\s]+)\)$", re.MULTILINE)
FILE: Final = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)\.toml", re.ASCII)
PART: Final = re.compile(r"[a-z]+(?: [A-Za-z0-9-]+)*", re.ASCII)
FIELDS: Final = ("edition", "seats", "options", "part", "seat", "play", "position")


class Picture(NamedTuple):
    """What is seen, and which part of the board shows it: a name and what it is of, as `sites H`; empty for all."""

    name: str
    part: str
    view: Document
    edition: Edition


@cache
def picture_names(game: str) -> tuple[str, ...]:
    """The pictures that a game has: nothing else in its folder is ever read as one."""
    return tuple(sorted(files_of(game)))


def picture(game: str, name: str) -> Picture:
    """A picture by its name; BadInput names the file, and where possible the line or the field."""
    if name not in picture_names(game):
        raise BadInput(f"the rulebook of {game} has no picture {name!r:.60}")
    return kept(game, name)


@cache
def kept(game: str, name: str) -> Picture:
    return read_picture(load(game), files_of(game)[name].read_bytes(), name)


def files_of(game: str) -> dict[str, Traversable]:
    try:
        found = list(files(package_of(game)).joinpath("rulebook", "pictures").iterdir())
    except (FileNotFoundError, NotADirectoryError, TypeError):  # TypeError: one file and no package
        return {}
    return {named[1]: file for file in found if (named := FILE.fullmatch(file.name)) is not None}


def read_picture(game: Game, data: bytes, name: str) -> Picture:
    file = f"{name}.toml"
    head = Reader(read_toml(data, file))
    try:
        head.only(FIELDS)
        setup = read_setup(game, head)
        part = head.text("part", "")
        if part and PART.fullmatch(part) is None:
            raise BadInput(f"part must be a name and what it is of, like 'sites H', not {part!r:.60}")
        seat = head.number("seat", 1, setup.seats) - 1 if "seat" in head.fields else SPECTATOR
        state = read_start(game, setup, head)
        play_all(game, state, head)
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    return Picture(name, part, game.view(state, seat), setup.data)


def play_all(game: Game, state: State, head: Reader) -> None:
    for play in read_plays(game, state.setup.seats, head):
        try:
            game.play(state, play.seat, play.move)
        except IllegalMove as refusal:
            raise BadInput(f"{play} is refused by {refusal.rule} ({refusal.reason})") from None
