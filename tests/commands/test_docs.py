"""What the documentation says about the command line is so."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from mastaba.bots import levels
from mastaba.cli import VERBS
from mastaba.commands.puzzles import DEEDS
from mastaba.kernel import transcript as transcript_file
from tests.commands.running import Mastaba

DOCS = Path(__file__).resolve().parents[2] / "docs"


def section(verb: str) -> str:
    text = (DOCS / "command-line.md").read_text("utf-8")
    return re.split(r"^## ", text, flags=re.MULTILINE)[1 + VERBS.index(verb)]


@pytest.mark.parametrize("verb", VERBS)
def test_every_word_of_a_verb_is_documented(run: Mastaba, verb: str) -> None:
    deeds = [[deed] for deed in DEEDS] if verb == "puzzles" else [[]]
    taken = {word for deed in deeds for word in re.findall(r"--[a-z]+", run(verb, *deed, "--help").out)} - {"--help"}
    assert section(verb).startswith(verb)
    assert taken == set(re.findall(r"--[a-z]+", section(verb).split("```")[1]))


def examples() -> list[tuple[str, str]]:
    """Every command whose output a page shows, and that output."""
    pages = [*sorted(DOCS.rglob("*.md")), DOCS.parent / "README.md"]
    text = "\n".join(page.read_text("utf-8") for page in pages)
    return re.findall(r"^```\w*\n\$ mastaba ([^\n]+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("command", "shown"), examples(), ids=[command for command, _ in examples()])
def test_the_output_that_is_shown_is_printed(
    run: Mastaba, command: str, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`...` stands for whatever changes from run to run, or would be too long; alone on a line for any lines."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").symlink_to(DOCS.parent / "tests")
    (tmp_path / "box.toml").write_text("[end]\nwin = 16\n")
    if "babel-7-1.mst" in command:
        run("sim", "babel", "--bot", "greedy,random", "--games", 1, "--seed", 7, "--out", ".")
    printed = "\n".join(line.rstrip() for line in run(*shlex.split(command)).out.split("\n"))
    pattern = re.escape(shown.rstrip("\n")).replace(r"\.\.\.", ".*?")
    assert re.search(f"^{pattern}$" if "..." in shown else f"^{pattern}", printed, re.MULTILINE | re.DOTALL), printed


def test_there_are_examples() -> None:
    assert {command.split()[0] for command, _ in examples()} >= {"games", "sim", "arena", "replay", "check"}


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
