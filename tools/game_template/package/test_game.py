"""New Game keeps the laws, its scenarios hold and its transcripts replay."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.testing import scenarios
from mastaba.testing import boxes, laws
from mastaba.kernel import transcript
from mastaba.kernel import record

HERE = Path(__file__).parent
GAME = mastaba.load("new-game")
SETUPS = list(boxes.setups(GAME, combinations=5))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_game_keeps_the_laws(number: int) -> None:
    for seed in range(4):
        laws.check_game(GAME, SETUPS[number], seed)


@pytest.mark.parametrize("file", sorted(HERE.glob("scenarios/*.toml")), ids=lambda file: file.stem)
def test_a_scenario_holds(file: Path) -> None:
    assert scenarios.differences(scenarios.read(file.read_bytes(), file.name)) == []


@pytest.mark.parametrize("file", sorted(HERE.glob("transcripts/*.mst")), ids=lambda file: file.stem)
def test_a_transcript_replays_exactly(file: Path) -> None:
    played = record.replay(GAME, transcript.read(file.read_text("utf-8"), file.name))
    assert played.state.now is None
    assert played.transcript() == file.read_text("utf-8")
