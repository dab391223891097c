"""Written games of Babel between random seats: reading them from a file, and replaying them with every rule checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import mastaba
from mastaba import core
from mastaba.benchmarks.figures import Part, Target
from mastaba.benchmarks.slices import Loop, all_together
from mastaba.matches.simulation import Simulation

GAMES = 20  # in the file
TARGETS = (Target("babel, read", 1000),)  # 10,000 games in ten seconds


class ReadGames:
    """Reads a file of games again and again; with `check`, every game is replayed as well."""

    def __init__(self, file: Path, check: bool) -> None:
        self.file, self.check = file, check
        self.games: Iterator[mastaba.GameRecord] = iter(())

    def work(self) -> int:
        found = next(self.games, None)
        if found is None:
            self.games = mastaba.read_games(self.file)
            found = next(self.games)
        if self.check:
            found.check()
        return 1


def measure(rounds: int, seconds: float) -> Part:
    with TemporaryDirectory() as folder:
        file = Path(folder, "games.mst")
        file.write_text("\n".join(written_games()), encoding="utf-8")
        loops = [
            Loop("babel, read", "games/s", ReadGames(file, check=False).work),
            Loop("babel, read and checked", "games/s", ReadGames(file, check=True).work),
        ]
        return Part("reading", all_together(loops, rounds, seconds), TARGETS if core.compiled() else ())


def written_games() -> Iterator[str]:
    game = mastaba.load("babel")
    simulation = Simulation(game, game.setup(), ["random", "random"], seed=1)
    for number in range(1, GAMES + 1):
        yield simulation.transcript(number, simulation.play(number, logged=True))
