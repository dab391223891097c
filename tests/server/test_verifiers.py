"""Two verifiers, in Python and JavaScript, share no code: both find every draw, and every change (trust.md 30)."""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

import pytest

import mastaba
from mastaba import BadInput
from mastaba.commands import replay
from mastaba.games import names
from mastaba.server.slices import at_once
from mastaba.server.table import transcripts
from mastaba.verification import verify
from tests.server.states import played_state
from tools.build_web import find_node

ROOT = Path(__file__).parents[2]


def exported(name: str) -> str:
    """A game that was broken off; where choices are sealed they came in any order, and are written by seat."""
    state = played_state(name, 60, 3)
    state.write("abort", {}, 1)
    return at_once(transcripts.whole(state, {}))


def legal_lines(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert replay.run(argparse.Namespace(file=str(file), legal=True, json=False, data=None)) == 0
    return capsys.readouterr().out


def in_javascript(game: Path, legal: Path) -> subprocess.CompletedProcess[str]:
    command = [str(find_node()[0]), str(ROOT / "tools" / "verify_draws.mjs"), str(game), str(legal)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", names())
def test_both_find_every_draw(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = exported(name)
    file, legal = tmp_path / "game.mst", tmp_path / "legal.jsonl"
    file.write_text(text)
    legal.write_text(legal_lines(file, capsys))
    found = verify(text, "game.mst")
    draws = sum(line.startswith("* ") for line in text.splitlines())
    assert found.draws == draws
    assert (draws > 0) == (mastaba.load(name).moves.chance_size > 0)
    told = in_javascript(file, legal)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith(f"{draws} draws and {found.moves} lines ")


def test_both_find_every_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = exported("amun-re")
    file, legal = tmp_path / "game.mst", tmp_path / "legal.jsonl"
    file.write_text(text)
    legal.write_text(legal_lines(file, capsys))
    lines = text.split("\n")
    start = lines.index("") + 1
    headers = ("Seed", "Numbers", "Commitment", "Chain")
    places = [next(k for k, line in enumerate(lines) if line.startswith(f"[{name} ")) for name in headers]
    for index in [*places, *range(start, len(lines) - 1, 11)]:
        line = lines[index]
        place = len(line) - (3 if line.startswith("[") else 1)
        changed = line[:place] + ("7" if line[place] != "7" else "8") + line[place + 1 :]
        altered = "\n".join([*lines[:index], changed, *lines[index + 1 :]])
        with pytest.raises(BadInput):
            verify(altered, "altered")
        file.write_text(altered)
        assert in_javascript(file, legal).returncode == 1, changed
