"""All puzzles proved anew, and what docs/puzzles.md says about it."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from mastaba.kernel.errors import BadInput
from mastaba.puzzles import collection
from mastaba.puzzles import puzzle as puzzle_file
from mastaba.puzzles.verifying import verify
from mastaba.puzzles.words import check_words

HEAD = ["GAME", "QUESTION", "PUZZLES", "DECISIONS", "RATING", "FIRST SEARCH", "SECOND SEARCH", "AGREED"]


class Proved(NamedTuple):
    """What the two searches said about a puzzle."""

    id: str
    game: str
    kind: str
    decisions: int
    rating: int
    first: int  # positions
    second: int
    problem: str


def prove(wanted: str) -> Proved:
    """A puzzle by its id, or a file by its path."""
    if wanted.endswith(".toml"):
        found = puzzle_file.read(Path(wanted).read_bytes(), Path(wanted).name)
    else:
        found = collection.puzzle(wanted)
    positions, problem = 0, ""
    try:
        check_words(found)
        positions = verify(found).positions
    except BadInput as error:
        problem = str(error)
    kind, game = found.kind.text, found.game.name
    return Proved(found.id, game, kind, found.decisions, found.rating, found.positions, positions, problem)


def prove_all(wanted: list[str], workers: int) -> list[Proved]:
    if workers == 1 or len(wanted) < 2:
        return [prove(each) for each in wanted]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return list(pool.map(prove, wanted))


def report(proved: list[Proved]) -> list[list[str]]:
    """A row for each question of each game."""
    rows = [HEAD]
    for game, kind in sorted({(each.game, each.kind) for each in proved}):
        some = [each for each in proved if (each.game, each.kind) == (game, kind)]
        rows.append(
            [
                game,
                kind,
                str(len(some)),
                spread([each.decisions for each in some]),
                spread([each.rating for each in some]),
                f"{sum(each.first for each in some):,}",
                f"{sum(each.second for each in some):,}",
                str(sum(1 for each in some if not each.problem)),
            ]
        )
    return rows


def spread(numbers: list[int]) -> str:
    return str(min(numbers)) if min(numbers) == max(numbers) else f"{min(numbers)}-{max(numbers)}"
