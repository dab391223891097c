"""Golden transcripts: every way a game can end, elimination, a shared victory, a deck rebuilt in mid-refill.

Each replays to exactly the position kept with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mastaba.kernel import transcript
from mastaba.kernel.record import Record, replay
from tests.games.cleopatra.table import GAME, HERE

FILES = sorted((HERE / "transcripts").glob("*.mst"))


def replayed(file: Path) -> Record:
    return replay(GAME, transcript.read(transcript.decode(file.read_bytes(), file.name), file.name))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_transcript_replays_exactly(file: Path) -> None:
    record = replayed(file)
    assert GAME.save(record.state) == json.loads(file.with_suffix(".json").read_text())
    assert record.transcript() == file.read_text()


def test_every_way_to_end_and_every_kind_of_move_is_in_a_transcript() -> None:
    games = [replayed(file) for file in FILES]
    assert {GAME.ended_by(game.state) for game in games} == set(GAME.endings)
    assert any(len(GAME.winners(game.state)) > 1 for game in games)
    assert any(-1 in GAME.scores(game.state) for game in games)
    kinds = {move.kind for game in games for _, move in game.log}
    assert {move.kind for move in GAME.moves} - kinds <= {"pass"}  # reached only when all cards are in hands


def test_a_deck_is_rebuilt_in_the_middle_of_a_refill() -> None:
    record = replayed(HERE / "transcripts" / "rebuild-in-mid-refill.mst")
    again = Record(GAME, record.setup)
    found = False
    for seat, move in record.log:
        names: list[str] = []
        stocking = GAME.save(again.state)["stocked"] != "" or move.kind in ("take", "stock")
        again.play(seat, move, lambda event, names=names: names.append(event.name))  # type: ignore[misc]
        found = found or (
            stocking and "DeckRebuilt" in names and GAME.save(again.state)["stocked"] not in ("", "1 2 3")
        )
    assert found
