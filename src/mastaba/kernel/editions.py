"""Editions: the numbers and components of a printed game as data, every value with the source it comes from."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from typing import Final, NamedTuple

from mastaba.kernel.errors import BadInput, short
from mastaba.kernel.ranges import NOTHING_RANGED, Ranges, check_range

MOST_PARTS: Final = 4  # of a dotted name
KINDS: Final = ("rulebook", "public", "reconstruction", "ruling", "corrected")

Cell = int | str | bool | list[int] | list[str]


class Sourced(NamedTuple):
    """One value with its provenance: the kind of source, where it was read, and a remark."""

    value: Cell
    kind: str
    source: str
    note: str


class Edition(NamedTuple):
    """One edition's table: dotted names to values with their sources, in the order of the file."""

    name: str
    title: str
    year: str
    sources: Mapping[str, str]
    values: Mapping[str, Sourced]
    ranges: Ranges = NOTHING_RANGED
    sha256: str | None = None  # of corrected data only

    def number(self, name: str) -> int:
        value = self.values[name].value
        if not isinstance(value, int):
            raise BadInput(f"{name} of edition {self.name} must be a whole number")
        return value

    def numbers(self, name: str) -> list[int]:
        value = self.values[name].value
        if not isinstance(value, list):
            raise BadInput(f"{name} of edition {self.name} must be a list of whole numbers")
        return [number for number in value if isinstance(number, int)]

    def corrected(self, data: Mapping[str, object]) -> Edition:
        """This edition with values of the owner's box; their names, types and ranges must fit."""
        values = dict(self.values)
        for name, new in flat(data).items():
            old = values.get(name)
            if old is None:
                raise BadInput(f"corrected data names {name[:60]!r}, which edition {self.name} does not have")
            if not same_shape(old.value, new):
                raise BadInput(f"corrected data gives {name} as {short(new)}; it must look like {old.value!r}")
            if name.startswith("switches."):
                raise BadInput(f"{name} is an option, not a value of the box")
            check_range(self.ranges, name, new)
            values[name] = Sourced(new, "corrected", "the owner's box", f"was {old.value}")
        table = json.dumps({name: sourced.value for name, sourced in values.items()}, sort_keys=True)
        return self._replace(values=values, sha256="sha256:" + hashlib.sha256(table.encode()).hexdigest())


class Setup(NamedTuple):
    """What was chosen before the first move; part of every position and transcript."""

    game: str
    rules: int
    edition: str
    seats: int
    options: Mapping[str, str]
    data: Edition


def same_shape(old: object, new: object) -> bool:
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(same_shape(a, b) for a, b in zip(old, new, strict=True))
    return type(old) is type(new)


def flat(table: Mapping[str, object], above: str = "", part: int = 1) -> dict[str, Cell]:
    """Nested tables as dotted names."""
    if part > MOST_PARTS:
        raise BadInput(f"corrected data has tables inside one another below {above[:60]!r}; no edition has such values")
    found: dict[str, Cell] = {}
    for name, value in table.items():
        if isinstance(value, Mapping):
            found.update(flat(value, f"{above}{name}.", part + 1))
        elif isinstance(value, int | str | bool | list):
            found[f"{above}{name}"] = value
        else:
            raise BadInput(f"corrected data gives {above}{name} as {short(value)}, which is not a value of an edition")
    return found


def read_edition(text: str, ranges: Ranges = NOTHING_RANGED) -> Edition:
    """Reads an edition's file; `ranges` say what may be corrected.

    A table's `source` holds for all values in it; one may name its own: `draw = { value = 3, source = "HEN" }`.
    Sources are declared under [sources] as `code = "kind: description"`, with a kind from KINDS."""
    document = tomllib.loads(text)
    sources: dict[str, str] = document.pop("sources")
    head: dict[str, str] = document.pop("edition")
    values: dict[str, Sourced] = {}

    def collect(table: Mapping[str, object], above: str, inherited: str, remark: str) -> None:
        code = str(table.get("source", inherited))
        note = str(table.get("note", remark))
        for name, value in table.items():
            if name in ("source", "note"):
                continue
            path = f"{above}{name}"
            if isinstance(value, Mapping) and "value" in value:
                add(path, value["value"], str(value.get("source", code)), str(value.get("note", "")))
            elif isinstance(value, Mapping):
                collect(value, f"{path}.", code, note)
            else:
                add(path, value, code, note)

    def add(path: str, value: object, code: str, note: str) -> None:
        kind, _, description = sources.get(code, "").partition(": ")
        if kind not in KINDS or not isinstance(value, int | str | bool | list):
            raise BadInput(f"edition {head['name']}: {path} has no value with a declared source")
        values[path] = Sourced(value, kind, f"{code}: {description}", note)

    collect(document, "", "", "")
    return Edition(head["name"], head["title"], head["year"], sources, values, ranges)
