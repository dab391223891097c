"""What hand-written TOML files have in common, scenarios, pictures and lessons: a set-up, a position, its fields, and
moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mastaba.kernel.agenda import State
from mastaba.kernel.documents import Reader
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move, read_actor, write_actor


class Play(NamedTuple):
    """A move and who makes it."""

    seat: int
    move: Move

    def __str__(self) -> str:
        return f"{write_actor(self.seat)} {self.move}"


def read_setup(game: Game, head: Reader) -> Setup:
    seats = head.number("seats", 1, 99) if "seats" in head.fields else None
    edition = head.text("edition") if "edition" in head.fields else None
    options = head.table("options")
    for name, value in options.fields.items():
        if not isinstance(value, str | int):
            raise BadInput(f"{options.named(name)} must be a text or a number, not {value!r:.60}")
    data = head.table("data").fields if "data" in head.fields else None
    rules = head.number("rules", 1, 99) if "rules" in head.fields else None
    return game.setup(seats, edition, options.fields, data, rules)


def read_start(game: Game, setup: Setup, head: Reader) -> State:
    """The position made by hand, or the very beginning where none is given."""
    return game.position(setup, head.table("position").fields) if "position" in head.fields else game.begin(setup)


def read_plays(game: Game, seats: int, fields: Reader) -> tuple[Play, ...]:
    return tuple(read_play(game, seats, text) for text in texts(fields, "play")) if "play" in fields.fields else ()


def read_play(game: Game, seats: int, text: str) -> Play:
    actor, _, move = text.partition(" ")
    return Play(read_actor(actor, seats), game.parse(move))


def texts(fields: Reader, name: str) -> tuple[str, ...]:
    """One text, or a list of texts."""
    value = fields.fields[name]
    if isinstance(value, list):
        return tuple(Reader({name: entry}, fields.path).text(name) for entry in value)
    return (fields.text(name),)


def paths(table: Mapping[str, object], above: str = "") -> Iterator[tuple[str, object]]:
    """Expected fields with their dotted names; `a.b = 1` and `"a.b" = 1` are the same."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from paths(value, f"{above}{name}.")
        else:
            yield above + name, value


def look_up(document: object, path: str) -> object:
    """The field of a saved position that a dotted path names; lists count from 1 and hold nothing past their end."""
    here = document
    for word in path.split("."):
        if here is None:
            return None
        if isinstance(here, Mapping) and word in here:
            here = here[word]
        elif isinstance(here, list) and word.isascii() and word.isdigit() and int(word[:6]) > 0:
            here = here[int(word[:6]) - 1] if int(word[:6]) <= len(here) else None
        else:
            inside = f"; choose from {', '.join(here)}" if isinstance(here, Mapping) else ""
            raise BadInput(f"the position has no field {path!r:.100}: {word!r:.60} is unknown{inside}")
    return here
