"""The command line, and a written game to try it on."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.matches.simulation import Simulation
from tests.commands.running import Mastaba


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Mastaba:
    return Mastaba(capsys)


@pytest.fixture(scope="session")
def finished_game() -> str:
    """The transcript of a random game."""
    game = mastaba.load("babel")
    simulation = Simulation(game, game.setup(), ["random", "random"], seed=5)
    return simulation.transcript(1, simulation.play(1, logged=True))


@pytest.fixture
def transcript(finished_game: str, tmp_path: Path) -> Path:
    file = tmp_path / "game.mst"
    file.write_text(finished_game)
    return file
