"""Golden transcripts, one at least for every way a game can end: each replays to exactly the position kept with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mastaba.kernel import transcript
from mastaba.kernel.record import Record, replay
from tests.games.sa_re.table import GAME, HERE

FILES = sorted((HERE / "transcripts").glob("*.mst"))


def replayed(file: Path) -> Record:
    return replay(GAME, transcript.read(transcript.decode(file.read_bytes(), file.name), file.name))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_transcript_replays_exactly(file: Path) -> None:
    record = replayed(file)
    assert GAME.save(record.state) == json.loads(file.with_suffix(".json").read_text("utf-8"))
    assert record.transcript() == file.read_text("utf-8")


def test_every_way_to_end_every_mode_and_every_kind_of_move_is_in_a_transcript() -> None:
    found = [replayed(file) for file in FILES]
    assert {GAME.ended_by(record.state) for record in found} == set(GAME.endings)
    modes = {(record.setup.edition, record.setup.options["mode"]) for record in found}
    assert modes == {
        *(("fr", mode) for mode in ("scribe", "architect", "priest", "pharaoh")),
        *(("en", mode) for mode in ("scribe", "priest", "pharaoh", "deity")),
    }
    assert {record.setup.seats for record in found} == {2, 3, 4}
    assert {(record.setup.edition, record.setup.rules) for record in found} == {
        (edition, rules) for edition in GAME.editions for rules in (1, 2)
    }
    assert {move.kind for record in found for _, move in record.log} == {move.kind for move in GAME.moves}
