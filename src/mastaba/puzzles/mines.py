"""Mining with many processes: games are handed out by their numbers and taken back in their order, so that a seed finds
the same puzzles with any number of processes, and a run that was stopped goes on where it was."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from mastaba.kernel.errors import BadInput
from mastaba.puzzles import puzzle as puzzle_file
from mastaba.puzzles.mining import Mined, mine
from mastaba.puzzles.puzzle import Puzzle

AHEAD = 3  # games handed out for each process


class Run(NamedTuple):
    """What a run is made from: the same gives the same."""

    game: str
    bot: str
    seed: int


class Yield(NamedTuple):
    """What a run gave."""

    games: int
    units: int
    puzzles: int
    seconds: float
    workers: int

    @property
    def an_hour_and_core(self) -> float:
        return self.puzzles / (self.seconds * self.workers) * 3600


def mine_into(folder: Path, run: Run, workers: int, minutes: float, told: Callable[[Yield], None]) -> Yield:
    """Writes every puzzle that is found to the folder until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    known = {likeness(each) for each in read_all(folder)}
    began, games, units, found = time.monotonic(), 0, 0, 0
    for mined in games_from(next_game(folder, run), run, workers, began + 60 * minutes):
        for name, text in mined.puzzles:
            alike = likeness(puzzle_file.read(text.encode(), name))
            if alike not in known:
                known.add(alike)
                folder.joinpath(f"{name}.toml").write_text(text, encoding="utf-8")
                found += 1
        note_next(folder, run, mined.number + 1)
        games, units = games + 1, units + mined.units
        told(Yield(games, units, found, time.monotonic() - began, workers))
    return Yield(games, units, found, time.monotonic() - began, workers)


def games_from(first: int, run: Run, workers: int, until: float) -> Iterator[Mined]:
    """The games in their order; those begun when the time is over are still waited for."""
    number, waiting = first, list[Future[Mined]]()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        while True:
            while len(waiting) < AHEAD * workers and time.monotonic() < until:
                waiting.append(pool.submit(mine, run.game, run.bot, run.seed, number))
                number += 1
            if not waiting:
                return
            yield waiting.pop(0).result()


def likeness(puzzle: Puzzle) -> tuple[object, ...]:
    """Near-duplicates have this in common: the question, the solution, and what stood to be decided."""
    return (puzzle.game.name, puzzle.kind.name, puzzle.best, puzzle.decoys)


def read_all(folder: Path) -> list[Puzzle]:
    return [puzzle_file.read(file.read_bytes(), file.name) for file in sorted(folder.glob("*.toml"))]


# ---------------------------------------------------------------------- where a run was stopped
def notes_of(folder: Path) -> dict[str, int]:
    file = folder / "mined.json"
    if not file.exists():
        return {}
    try:
        notes: dict[str, int] = json.loads(file.read_text("utf-8"))
    except ValueError:
        raise BadInput(f"{file} does not say where mining was stopped") from None
    return notes


def next_game(folder: Path, run: Run) -> int:
    return notes_of(folder).get(" ".join(map(str, run)), 1)


def note_next(folder: Path, run: Run, number: int) -> None:
    notes = {**notes_of(folder), " ".join(map(str, run)): number}
    folder.joinpath("mined.json").write_text(json.dumps(notes), encoding="utf-8")


# ---------------------------------------------------------------------- a spread of those that were found
def spread(puzzles: list[Puzzle], most: int) -> list[Puzzle]:
    """As many of every question, length and theme as there are, in turn; the widest gaps first."""
    heaps: dict[tuple[str, int, str], list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda puzzle: (-puzzle.gap, puzzle.id)):
        heaps.setdefault((puzzle.kind.text, puzzle.decisions, puzzle.themes[0]), []).append(puzzle)
    chosen: list[Puzzle] = []
    depth = 0
    while len(chosen) < min(most, len(puzzles)):
        for key in sorted(heaps):
            if depth < len(heaps[key]) and len(chosen) < most:
                chosen.append(heaps[key][depth])
        depth += 1
    return chosen
