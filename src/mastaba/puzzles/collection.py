"""The puzzles that there are: a game's lie in its folder `puzzles`, are found there and not listed."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from mastaba.games import names, package_of
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput
from mastaba.puzzles import puzzle as puzzle_file
from mastaba.puzzles.puzzle import Puzzle, game_of, read_themes
from mastaba.toml_files import read_toml

FOLDER: Final = "puzzles"
KEPT: Final = 256  # puzzles in memory
SHOWN: Final = ("id", "kind", "themes", "rating")
BEGINNING: Final = b"\nnatural = "  # what is shown stands before it


class Entry(NamedTuple):
    """What a list of puzzles shows, and nothing that helps to solve one but its themes: show those afterwards."""

    id: str
    game: str
    kind: str
    themes: tuple[str, ...]
    rating: int


@cache
def puzzles_of(game: str) -> tuple[Entry, ...]:
    """The puzzles of a game, the easiest first; none where it has none. BadInput names the file that is wrong."""
    found = [read_entry(file) for file in files_of(game)]
    return tuple(sorted(found, key=lambda entry: (entry.rating, entry.id)))


def read_entry(file: Traversable) -> Entry:
    """No position is built for it, and as a rule only the first lines are read: as `write` writes them."""
    data = file.read_bytes()
    document = read_toml(data.partition(BEGINNING)[0], file.name).get("puzzle")
    if not isinstance(document, dict) or any(name not in document for name in SHOWN):
        document = read_toml(data, file.name).get("puzzle")
    own = Reader(document, f"{file.name}: puzzle")
    found = own.text("id")
    if file.name != f"{found}.toml":
        raise BadInput(f"{file.name}: a puzzle's file is named after its id, {found}.toml")
    return Entry(found, game_of(found), own.text("kind"), read_themes(own), own.number("rating", 0, 4000))


@lru_cache(maxsize=KEPT)
def puzzle(wanted: str) -> Puzzle:
    """BadInput if there is none of this id."""
    game = game_of(wanted)
    file = next((file for file in files_of(game) if file.name == f"{wanted}.toml"), None) if game in names() else None
    if file is None:
        raise BadInput(f"there is no puzzle {wanted!r:.60}")
    return puzzle_file.read(file.read_bytes(), file.name)


def files_of(game: str) -> list[Traversable]:
    try:
        found = list(files(package_of(game)).joinpath(FOLDER).iterdir())
    except (FileNotFoundError, NotADirectoryError, TypeError):  # TypeError: one file and no package
        return []
    return sorted((file for file in found if file.name.endswith(".toml")), key=lambda file: file.name)
