"""mastaba check: runs scenarios, lessons and puzzles and prints what differs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from mastaba import BadInput
from mastaba.commands.choices import read_bytes
from mastaba.terminal.output import printable
from mastaba.texts import LANGUAGES
from mastaba.toml_files import MAX_BYTES, read_toml

HELP = "run scenarios: positions, moves and what must follow"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenarios", nargs="+", metavar="SCENARIO", help="a TOML file, or a folder of such files")


def run(args: argparse.Namespace) -> int:
    from mastaba.testing import scenarios

    failed = False
    for path in files(args.scenarios):
        data, name = read_bytes(str(path), MAX_BYTES), printable(str(path))
        document = read_toml(data, name)
        if "lesson" in document or "puzzle" in document:
            check = check_lesson if "lesson" in document else check_puzzle
            print("ok ", printable(check(path, data, name)))
            continue
        scenario = scenarios.read(data, name)
        found = scenarios.differences(scenario)
        print("differs " if found else "ok ", printable(scenario.title))
        for difference in found:
            print(difference)
        failed = failed or bool(found)
    return 1 if failed else 0


def check_lesson(path: Path, data: bytes, name: str) -> str:
    """Its title; what is wrong with it is bad input, for nothing can be learnt from it."""
    from mastaba.lessons import checking, lesson, words

    found = lesson.read(data, name)
    beside = {lang: path.with_name(words.file_name(lang)) for lang in LANGUAGES}
    catalogues = {lang: file.read_text("utf-8") if file.is_file() else "" for lang, file in beside.items()}
    checking.check(found, catalogues)
    return str(read_toml(data, name)["title"])


def check_puzzle(path: Path, data: bytes, name: str) -> str:
    """Its title; a puzzle whose proof does not hold is bad input too."""
    from mastaba.puzzles import puzzle, verifying, words

    found = puzzle.read(data, name)
    words.check_words(found)
    verifying.verify(found)
    return str(read_toml(data, name)["title"])


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
