"""mastaba check: runs scenarios and prints what differs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from mastaba import BadInput
from mastaba.commands.choices import read_bytes
from mastaba.terminal.output import printable
from mastaba.toml_files import MAX_BYTES

HELP = "run scenarios: positions, moves and what must follow"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenarios", nargs="+", metavar="SCENARIO", help="a TOML file, or a folder of such files")


def run(args: argparse.Namespace) -> int:
    from mastaba.testing import scenarios

    failed = False
    for path in files(args.scenarios):
        scenario = scenarios.read(read_bytes(str(path), MAX_BYTES), printable(str(path)))
        found = scenarios.differences(scenario)
        print("differs " if found else "ok ", printable(scenario.title))
        for difference in found:
            print(difference)
        failed = failed or bool(found)
    return 1 if failed else 0


def files(words: list[str]) -> Iterator[Path]:
    """The named files, and all scenarios in the named folders."""
    for word in words:
        path = Path(word)
        if not is_folder(path):
            yield path
            continue
        inside = sorted(file for file in path.rglob("*.toml") if file.is_file())
        if not inside:
            raise BadInput(f"{printable(str(path))} holds no scenario: there is no file *.toml in it")
        yield from inside


def is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name too long, for one; reading it says so
        return False
