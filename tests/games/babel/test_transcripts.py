"""Golden transcripts, one at least for every way a game can end: each replays to exactly the position kept with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mastaba.kernel import transcript
from mastaba.kernel.record import Record, replay
from mastaba.testing import laws
from tests.games.babel.table import GAME, HERE

FILES = sorted((HERE / "transcripts").glob("*.mst"))


def replayed(file: Path) -> Record:
    return replay(GAME, transcript.read(transcript.decode(file.read_bytes(), file.name), file.name))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_transcript_replays_exactly(file: Path) -> None:
    record = replayed(file)
    assert GAME.save(record.state) == json.loads(file.with_suffix(".json").read_text())
    assert record.transcript() == file.read_text()


def test_every_way_to_end_and_every_kind_of_move_is_in_a_transcript() -> None:
    records_ = [replayed(file) for file in FILES]
    assert {GAME.ended_by(record.state) for record in records_} == set(GAME.endings)
    assert any(len(GAME.winners(record.state)) == 2 for record in records_)
    assert {move.kind for record in records_ for _, move in record.log} == {move.kind for move in GAME.moves}


@pytest.mark.parametrize("edition", GAME.editions)
def test_a_game_of_rules_1_keeps_the_laws(edition: str) -> None:
    played = laws.check_game(GAME, GAME.setup(edition=edition, rules=1), 5, every=20)
    assert '[Rules "1"]' in played.transcript()
