"""Golden transcripts replay exactly: games of 3, 4 and 5 seats, with and without options, all through six rounds."""

from __future__ import annotations

import pytest

from mastaba.kernel import record, transcript
from tests.games.amun_re.table import GAME, HERE

FILES = sorted((HERE / "transcripts").glob("*.mst"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_transcript_replays_exactly(file: object) -> None:
    path = HERE / "transcripts" / str(file)
    text = path.read_text("utf-8")
    played = record.replay(GAME, transcript.read(text, path.name))
    assert GAME.ended_by(played.state) == "six_rounds"
    assert played.transcript({"Event": "golden"}) == text


def test_there_is_a_transcript_for_every_seat_count_option_and_ending() -> None:
    headers = [transcript.read(path.read_text("utf-8"), path.name).headers for path in FILES]
    assert {header["Seats"] for header in headers} == {"3", "4", "5"}
    options = {word for header in headers for word in header.get("Options", "").split()}
    assert options == {
        "draw2=on", "draw2=show", "power_limit=sum", "strict_supply=on", "start_draft=on", "first=1", "first=3",
    }  # fmt: skip
    assert {header["Rules"] for header in headers} == {"1", "2"}
    assert GAME.endings == ("six_rounds",)
