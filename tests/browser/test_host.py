"""The tables of a worker of the page, without a browser: the same routes as the server's, without FastAPI."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

STORY = Path(__file__).with_name("host_story.py")


def test_whole_games_lessons_puzzles_and_a_restart(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(STORY), str(tmp_path / "mastaba.db")], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["unknown"] == "Choisissez d’abord un nom\u00a0: il faut une session pour cela."
    status, refusal = seen["misspelt"]
    assert (status, refusal["type"]) == (422, "urn:mastaba:bad-request")
    assert seen["nowhere"] == 404
    for game, found in seen["games"].items():
        assert found["again"] == game
        assert 0 < found["moves"] < found["replayed"]
    assert len(seen["games"]) == 4
    assert seen["lesson"] == 1
    assert seen["prepared"]
    assert seen["puzzle"] and seen["hint"]
    assert "?" not in seen["half"]["text"] and "[Seed" not in seen["half"]["text"]
    assert seen["half"]["again"] == "open"  # its seats are to be taken, and it goes on
    assert seen["kept"] > 100  # after every change
    assert (seen["name"], seen["learned"], seen["running"]) == ("Nefret", {"babel": "1d"}, "playing")
