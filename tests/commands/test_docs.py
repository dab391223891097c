"""What the documentation says about the command line is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mastaba.bots import levels
from mastaba.cli import VERBS
from mastaba.kernel import transcript as transcript_file
from tests.commands.running import Mastaba

DOCS = Path(__file__).resolve().parents[2] / "docs"


def section(verb: str) -> str:
    text = (DOCS / "command-line.md").read_text("utf-8")
    return re.split(r"^## ", text, flags=re.MULTILINE)[1 + VERBS.index(verb)]


@pytest.mark.parametrize("verb", VERBS)
def test_every_word_of_a_verb_is_documented(run: Mastaba, verb: str) -> None:
    taken = set(re.findall(r"--[a-z]+", run(verb, "--help").out)) - {"--help"}
    assert section(verb).startswith(verb)
    assert taken == set(re.findall(r"--[a-z]+", section(verb).split("```")[1]))


def field_names(text: str) -> set[str]:
    return set(re.findall(r"`([a-z_]+)`", text))


def test_every_json_field_is_documented(run: Mastaba, transcript: Path) -> None:
    assert set(run("sim", "babel", "--games", 1, "--json").document()) <= field_names(section("sim"))
    assert set(run("replay", transcript, "--json").document()) <= field_names(section("replay"))
    game = run("games", "babel", "--json").document()
    documented = field_names(section("games"))
    assert {*game, *game["options"][0], *game["tables"][0], *game["tables"][0]["values"][0]} <= documented


def test_every_bot_is_named(run: Mastaba) -> None:
    for text in (section("sim"), run("sim", "--help").out):
        assert [name for name in levels.NAMES if name not in text] == []


def test_the_example_of_a_transcript_can_be_replayed(run: Mastaba, tmp_path: Path) -> None:
    text = (DOCS / "transcripts.md").read_text("utf-8")
    file = tmp_path / "example.mst"
    file.write_text(text.split("```")[1].lstrip("\n"))
    told = run("replay", file, "--json").document()
    assert told["options"]["sumerians"] == "tail"
    assert f"{transcript_file.MAX_BYTES:,} bytes and {transcript_file.MAX_MOVES:,} moves" in text
