"""How well luck and skill are known: what the intervals say is what repeating shows."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.matches.simulation import Simulation
from tools import luck_errors


def text_of(name: str, seats: int) -> str:
    game = mastaba.load(name)
    simulation = Simulation(game, game.setup(seats), ["greedy"] * seats, seed=2)
    return simulation.transcript(1, simulation.play(1, logged=True))


def test_repeated_analyses_differ_by_what_their_intervals_say() -> None:
    known = luck_errors.known([text_of("sa-re", 2)], 6, 20, 1)
    for part in luck_errors.TOLD:
        told = sum(error**2 for error in known.told[part])
        seen = 1.96**2 * sum(known.seen[part])
        assert 0.3 * told < seen < 3 * told


def test_the_tool_tells_how_well_a_file_of_games_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.mst"
    file.write_text(text_of("cleopatra", 2), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["luck_errors.py", str(file), "--workers", "1", "--again", "2", "--playouts", "20"])
    luck_errors.main()
    said = capsys.readouterr().out
    assert said.startswith("1 games, ") and "of 2 seats within ± 10; repeated they differ by ±" in said
    monkeypatch.setattr("sys.argv", ["luck_errors.py", str(file), "--again", "0"])
    with pytest.raises(SystemExit):
        luck_errors.main()
    assert "one analysis" in capsys.readouterr().err
