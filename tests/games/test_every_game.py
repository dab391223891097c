"""Scenarios and transcripts are found: a game has them in its folder here, and needs no test of its own for them.

The folders that have one (`test_scenarios.py`, `test_transcripts.py`) ask for more and are left to it."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.games import residents
from mastaba.kernel import record, transcript
from mastaba.testing import scenarios
from mastaba.texts import Texts

HERE = Path(__file__).parent


def files(kind: str, ending: str) -> list[Path]:
    folders = [HERE / name.replace("-", "_") for name in residents()]
    return [
        path
        for folder in folders
        if not folder.joinpath(f"test_{kind}.py").is_file()
        for path in sorted(folder.glob(f"{kind}/*.{ending}"))
    ]


@pytest.mark.parametrize("name", residents())
def test_every_game_has_scenarios_and_transcripts(name: str) -> None:
    folder = HERE / name.replace("-", "_")
    assert list(folder.glob("scenarios/*.toml")), "every worked example of the rulebook is a scenario"
    assert list(folder.glob("transcripts/*.mst")), "every way a game can end has a transcript"


def test_every_scenario_holds() -> None:
    for path in files("scenarios", "toml"):
        scenario = scenarios.read(path.read_bytes(), path.name)
        assert scenarios.differences(scenario) == [], path
        assert set(scenario.rules) <= set(Texts(scenario.game, "en").paragraphs), path


def test_every_transcript_replays_exactly() -> None:
    for path in files("transcripts", "mst"):
        text = path.read_text("utf-8")
        read = transcript.read(text, path.name)
        played = record.replay(mastaba.load(read.headers["Game"]), read)
        assert played.state.now is None, path
        assert played.transcript() == text, path
