"""TOML files: those from outside, of which every complaint names the file, and corrected values written as one."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from typing import Final

from mastaba.kernel.editions import Cell
from mastaba.kernel.errors import BadInput

MAX_BYTES: Final = 1_000_000
MAX_LINE: Final = 2_000
MAX_DOTS: Final = 30  # in a line, remarks aside: reading one key takes as long as the square of its parts
MAX_DEPTH: Final = 20  # tables and lists inside one another
# The values of a box, of which the largest fill a tenth of this; reading them never takes as long as a second.
MAX_VALUES: Final = 100_000
MAX_DOTS_OF_VALUES: Final = 5_000


def read_values(data: bytes, name: str) -> dict[str, object]:
    """The corrected values of a box, from a file or over the wire."""
    if len(data) > MAX_VALUES:
        raise BadInput(f"{name} is larger than {MAX_VALUES} bytes")
    if data.count(b".") > MAX_DOTS_OF_VALUES:
        raise BadInput(f"{name} has more than {MAX_DOTS_OF_VALUES} dots; no box has so many values")
    return read_toml(data, name)


def read_toml(data: bytes, name: str) -> dict[str, object]:
    """The tables of a TOML file, read with the care that a stranger's file needs."""
    if len(data) > MAX_BYTES:
        raise BadInput(f"{name} is larger than {MAX_BYTES} bytes")
    for number, written in enumerate(data.split(b"\n"), 1):
        if len(written) > MAX_LINE:
            raise BadInput(f"{name}, line {number}: more than {MAX_LINE} bytes in one line")
        if written.count(b".") > MAX_DOTS and not written.lstrip().startswith(b"#"):
            raise BadInput(f"{name}, line {number}: more than {MAX_DOTS} dots in one line")
    try:
        document = tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadInput(f"{name}, line {line}: this is not UTF-8 text") from None
    except RecursionError:
        raise BadInput(f"{name} has lists or tables inside one another without end") from None
    except ValueError as error:  # TOMLDecodeError, and whole numbers of thousands of digits
        raise BadInput(f"{name} is not a TOML file: {error}") from None
    if depth(document) > MAX_DEPTH:
        raise BadInput(f"{name} has lists or tables more than {MAX_DEPTH} deep inside one another")
    return document


def depth(document: object) -> int:
    """How deep lists and tables lie inside one another."""
    found = 0
    layer = [document]
    while layer:
        found += 1
        inner: list[object] = []
        for thing in layer:
            if isinstance(thing, dict):
                inner.extend(thing.values())
            elif isinstance(thing, list):
                inner.extend(thing)
        layer = inner
    return found


def write_values(values: Mapping[str, Cell]) -> str:
    """Values of an edition by their dotted names, as the TOML file that `--data` takes."""
    tables: dict[str, list[str]] = {}
    for name, value in values.items():
        table, _, key = name.rpartition(".")
        tables.setdefault(table, [f"[{table}]"]).append(f"{key} = {json.dumps(value, ensure_ascii=False)}")
    return "\n\n".join("\n".join(lines) for lines in tables.values()) + "\n"
