"""Scenarios and transcripts are found: a game has them in its folder here, and needs no test of its own for them.

`-k NAME` chooses those of one game."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.games import residents
from mastaba.kernel import record, transcript
from mastaba.testing import scenarios
from mastaba.texts import Texts

HERE = Path(__file__).parent


def folder_of(name: str) -> Path:
    return HERE / name.replace("-", "_")


def files(name: str, kind: str) -> list[Path]:
    return sorted(folder_of(name).glob(kind))


def replayed(path: Path) -> tuple[record.Record, dict[str, str]]:
    """The game, and the headers that are free, as the seed that `mastaba sim --out` writes."""
    read = transcript.read(path.read_text("utf-8"), path.name)
    played = record.replay(mastaba.load(read.headers["Game"]), read)
    own = transcript.read(played.transcript(), path.name).headers
    return played, {name: value for name, value in read.headers.items() if name not in own}


@pytest.mark.parametrize("name", residents())
def test_every_scenario_holds(name: str) -> None:
    found = files(name, "scenarios/*.toml")
    assert found, "every worked example of the rulebook is a scenario"
    for path in found:
        scenario = scenarios.read(path.read_bytes(), path.name)
        assert scenarios.differences(scenario) == [], path
        assert set(scenario.rules) <= set(Texts(scenario.game, "en").paragraphs), path


@pytest.mark.parametrize("name", residents())
def test_every_transcript_replays_exactly_and_every_ending_has_one(name: str) -> None:
    ended = set()
    for path in files(name, "transcripts/*.mst"):
        played, free = replayed(path)
        assert played.state.now is None, path
        assert played.transcript(free) == path.read_text("utf-8"), path
        ended.add(played.game.ended_by(played.state))
    assert ended == set(mastaba.load(name).endings), "every way a game can end has a transcript"
