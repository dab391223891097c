"""`mastaba puzzle`: puzzles to be solved in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import mastaba
from mastaba import BadInput
from mastaba.games import names
from mastaba.terminal.output import table
from mastaba.terminal.screen import Screen
from mastaba.texts import language, tile

if TYPE_CHECKING:
    from mastaba.puzzles.collection import Entry
    from mastaba.puzzles.puzzle import Puzzle

HELP = "solve puzzles in the terminal"
INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "wanted", nargs="?", metavar="GAME", help="of which game, or the id of a puzzle; without it, all are counted"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same order (default: any)")
    parser.add_argument("--lang", metavar="LANG", help="en or fr (default: the language of your environment)")


def run(args: argparse.Namespace) -> int:
    from mastaba.puzzles.collection import puzzle, puzzles_of

    lang = language(args.lang, os.environ)
    if args.wanted is None:
        return count(lang)
    if args.wanted not in names() and args.wanted.rpartition("-")[0] in names():
        found = puzzle(args.wanted)
        return solve(found.game.name, lang, iter([found]))
    game = mastaba.load(args.wanted)
    entries = puzzles_of(game.name)
    if not entries:
        raise BadInput(f"{game.name} has no puzzles")
    return solve(game.name, lang, in_turn(entries, Random(args.seed)))


def count(lang: str) -> int:
    from mastaba.puzzles.collection import puzzles_of

    rows = [
        (f"mastaba puzzle {game}", tile(game, lang)["name"], str(len(puzzles_of(game))), rated(puzzles_of(game)))
        for game in names()
        if puzzles_of(game)
    ]
    for line in table(rows, indent="") if rows else ():
        print(line)
    return 0


def rated(entries: tuple[Entry, ...]) -> str:
    return f"{entries[0].rating}-{entries[-1].rating}"


def in_turn(entries: tuple[Entry, ...], rng: Random) -> Iterator[Puzzle]:
    """All of them, the easier half first."""
    from mastaba.puzzles.collection import puzzle

    half = len(entries) // 2
    for some in (entries[:half], entries[half:]):
        for entry in rng.sample(some, len(some)):
            yield puzzle(entry.id)


def solve(game: str, lang: str, puzzles: Iterator[Puzzle]) -> int:
    from mastaba.puzzles.words import PuzzleTexts
    from mastaba.terminal.solving import Solving

    screen = Screen(sys.stdout, sys.stdin, os.environ)
    try:
        Solving(PuzzleTexts(mastaba.load(game), lang), screen).solve_all(puzzles)
    except KeyboardInterrupt:
        screen.write()
        return INTERRUPTED
    return 0
