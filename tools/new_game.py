"""Lays out a new game: small, complete and playable, to be changed into the one you have in mind.

    python tools/new_game.py royal-ur --title "The Royal Game of Ur" --prefix UR
    python tools/new_game.py royal-ur --package ../mastaba-royal-ur

Without --package it becomes a folder of src/mastaba/games, with --package a package of its own, which announces the
game by an entry point. Nothing else has to be told about it: the register finds it."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from mastaba.core import PLAIN_ENVIRONMENT

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = Path(__file__).with_name("game_template")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX = re.compile(r"[A-Z]{2}")
IMPORTS = re.compile(r"^from __future__ import annotations\n\n((?:(?:from|import) [^\n(]+\n|\n)+)", re.MULTILINE)
FROM_OUTSIDE = ("librt", "mypy_extensions", "pytest")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("name", metavar="NAME", help="as players type it: small letters and hyphens")
    parser.add_argument("--title", metavar="T", help="as people read it; by default made from the name")
    parser.add_argument("--prefix", metavar="XX", help="two capitals for the paragraphs of its rulebook")
    parser.add_argument("--package", metavar="FOLDER", type=Path, help="a package of its own in this new folder")
    args = parser.parse_args(words)
    try:
        made = lay_out(args.name, args.title, args.prefix, args.package)
    except ValueError as problem:
        print(f"new_game: {problem}", file=sys.stderr)
        return 2
    if args.package is not None:
        print(f"{len(made)} files in {args.package}; begin with {made[0].parent}/rules/turn.py and docs/add-a-game.md")
        return 0
    tables = "tools/observation_tables.py"  # the page of docs that is made from the games
    subprocess.run([sys.executable, str(ROOT / tables)], check=True, env=with_sources())
    game = made[0].parent.relative_to(ROOT)
    print(f"{len(made)} files in {game} and tests/games/{game.name}, and a part of docs/observations.md.")
    print(f"To take the game away again, delete the two folders and run {tables}.")
    print(f"Begin with {game}/rules/turn.py and docs/add-a-game.md.")
    return 0


def with_sources() -> dict[str, str]:
    """The environment, with the sources of this repository before any other Mastaba, and as plain Python."""
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path, **PLAIN_ENVIRONMENT}


def lay_out(name: str, title: str | None = None, prefix: str | None = None, package: Path | None = None) -> list[Path]:
    """The files that were written, the game's own __init__.py first."""
    if not NAME.fullmatch(name):
        raise ValueError(f"a name has small letters, digits and hyphens, as royal-ur, and not {name!r}")
    prefix = prefix or re.sub("[^a-z]", "", name).ljust(2, "x")[:2].upper()
    if not PREFIX.fullmatch(prefix):
        raise ValueError(f"a prefix is two capitals, as UR, and not {prefix!r}")
    if prefix in (taken := prefixes()):
        raise ValueError(f"the prefix {prefix} belongs to {taken[prefix]}; choose another with --prefix")
    folder = name.replace("-", "_")
    words = {
        "mastaba_new_game": f"mastaba_{folder}",
        "mastaba.games.new_game": f"mastaba.games.{folder}" if package is None else f"mastaba_{folder}",
        "new-game": name,
        "NewGame": "".join(part.capitalize() for part in name.split("-")),
        "New Game": title or name.replace("-", " ").title(),
        "NG-": f"{prefix}-",
        '"NG"': f'"{prefix}"',
    }
    if package is None:
        places = {"game": ROOT / "src/mastaba/games" / folder, "tests": ROOT / "tests/games" / folder}
    else:
        places = {"game": package / f"src/mastaba_{folder}", "tests": package / "tests", "package": package}
    for place in places.values():
        if place.exists() and any(place.iterdir()):
            raise ValueError(f"{place} is there already")
    return [written for part, place in places.items() for written in copied(TEMPLATE / part, place, words)]


def prefixes() -> dict[str, str]:
    """The prefixes that are taken, by the games of this folder."""
    found = {}
    for book in sorted(ROOT.glob("src/mastaba/games/*/rulebook/en.md")):
        first = re.search(r"^### ([A-Z]{2})-", book.read_text("utf-8"), re.MULTILINE)
        if first is not None:
            found[first[1]] = book.parents[1].name
    return found


def copied(source: Path, place: Path, words: dict[str, str]) -> list[Path]:
    written = []
    for file in sorted(source.rglob("*")):
        if not file.is_file() or "__pycache__" in file.parts:
            continue
        text = file.read_text("utf-8")
        for old, new in words.items():
            text = text.replace(old, new)
        target = place / file.relative_to(source)
        if file.name == "test_game.py":
            target = place / "tests" / file.name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(with_sorted_imports(text) if file.suffix == ".py" else text, "utf-8")
        written.append(target)
    return written


def with_sorted_imports(text: str) -> str:
    """The names of modules changed, and with them the order that the linter asks for: the standard library, packages
    from outside, our own; in each `import` before `from`, by the alphabet."""
    found = IMPORTS.search(text)
    if found is None:
        return text
    lines = [line for line in found[1].splitlines() if line]
    guest = any(line.split()[1].startswith("mastaba_") for line in lines)

    def section(line: str) -> int:
        package = line.split()[1].partition(".")[0]
        if package.startswith("mastaba_") or (package == "mastaba" and not guest):
            return 2
        return 1 if package == "mastaba" or package in FROM_OUTSIDE else 0

    ordered = sorted(lines, key=lambda line: (section(line), line.startswith("from"), line.split()[1]))
    blocks = ["\n".join(line for line in ordered if section(line) == k) for k in range(3)]
    body = "\n\n".join(block for block in blocks if block)
    after = text[found.end() :]
    gap = "\n\n\n" if after.startswith(("class ", "def ", "@")) else "\n\n"
    return f"{text[: found.start(1)]}{body}{gap}{after}"


if __name__ == "__main__":
    sys.exit(main())
