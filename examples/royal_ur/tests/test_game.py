"""The Royal Game of Ur keeps the laws, its scenarios hold and its transcripts replay."""

from __future__ import annotations

from pathlib import Path

import mastaba
import pytest
from mastaba.kernel import record, transcript
from mastaba.testing import boxes, laws, scenarios

HERE = Path(__file__).parent
GAME = mastaba.load("royal-ur")
SETUPS = list(boxes.setups(GAME, combinations=5))
BOXES = list(boxes.extremes(GAME, combinations=4))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_game_keeps_the_laws(number: int) -> None:
    for seed in range(4):
        laws.check_game(GAME, SETUPS[number], seed, every=5)


@pytest.mark.parametrize("file", sorted(HERE.glob("scenarios/*.toml")), ids=lambda file: file.stem)
def test_a_scenario_holds(file: Path) -> None:
    assert scenarios.differences(scenarios.read(file.read_bytes(), file.name)) == []


@pytest.mark.parametrize("number", range(len(BOXES)))
def test_boxes_at_the_ends_of_their_ranges_keep_the_laws(number: int) -> None:
    laws.check_game(GAME, BOXES[number], number, every=20)


@pytest.mark.parametrize("file", sorted(HERE.glob("transcripts/*.mst")), ids=lambda file: file.stem)
def test_a_transcript_replays_exactly(file: Path) -> None:
    played = record.replay(GAME, transcript.read(file.read_text("utf-8"), file.name))
    assert played.state.now is None
    assert played.transcript() == file.read_text("utf-8")
