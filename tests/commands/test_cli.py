"""The command line as a whole: exit codes, help, and no traceback whatever is given to it."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mastaba import __version__, core
from mastaba.cli import VERBS
from mastaba.commands import serve
from mastaba.core import PLAIN_ENVIRONMENT
from mastaba.games import names
from tests.commands.running import Mastaba, in_own_process


def test_the_version_says_whether_the_rules_are_compiled(run: Mastaba) -> None:
    told = run("--version")
    assert told.code == 0
    assert told.out == f"mastaba {__version__}, {core.status()}\n"
    pure = in_own_process("--version", **PLAIN_ENVIRONMENT)
    assert pure.out == f"mastaba {__version__}, pure (MASTABA_PURE is set)\n"


def test_help_names_every_verb(run: Mastaba) -> None:
    told = run("--help")
    assert told.code == 0
    assert [verb for verb in VERBS if f"\n    {verb} " in told.out] == list(VERBS)


def test_mastaba_alone_serves_and_opens_the_lobby(run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[argparse.Namespace] = []

    def note(args: argparse.Namespace) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr(serve, "run", note)
    assert run() == run("serve") == (0, "", "")
    assert asked[0] == asked[1]
    assert (asked[0].host, asked[0].no_browser) == ("127.0.0.1", False)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(run: Mastaba, verb: str) -> None:
    told = run(verb, "--help")
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith(f"usage: mastaba {verb} ")


@pytest.mark.parametrize(
    ("words", "said", "helper"),
    [
        (["dance"], "invalid choice: 'dance'", "mastaba"),
        (["--dance"], "", "mastaba"),
        (["sim"], "the following arguments are required: GAME", "mastaba sim"),
        (["sim", "babel", "--games", "many\nmore"], "--games: invalid int value: 'many\\nmore'", "mastaba sim"),
        (["replay"], "required: FILE.mst", "mastaba replay"),
        (["check"], "required: SCENARIO", "mastaba check"),
        (["games", "a", "b\nc"], "unrecognized arguments: b\\nc", "mastaba"),
    ],
)
def test_words_that_mean_nothing_are_refused(run: Mastaba, words: list[str], said: str, helper: str) -> None:
    refused = run(*words)
    assert refused.out == ""
    assert said in refused.sentence()
    assert refused.sentence().endswith(f" (see {helper} --help)")


@pytest.mark.parametrize("words", ["games babel >&-", "sim babel --games 1 2>&- >&-", "play babel <&- >&-"])
def test_closed_streams_do_no_harm(words: str, tmp_path: Path) -> None:
    command = f'"$0" -m mastaba {words}'
    done = subprocess.run(["sh", "-c", command, sys.executable], stderr=subprocess.PIPE, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_python_m_mastaba_is_the_same() -> None:
    refused = in_own_process("games", "chess")
    assert refused.sentence() == f"there is no game 'chess'; choose from {', '.join(names())}"
    assert in_own_process("games").code == 0


def test_nothing_is_said_when_the_reader_goes_away(transcript: Path) -> None:
    command = [sys.executable, "-m", "mastaba", "replay", str(transcript), "--legal"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdout is not None and running.stderr is not None
    running.stdout.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait() == 0


def test_output_that_cannot_be_written_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mastaba", "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "mastaba: stopped by the system: [Errno 28] No space left on device\n"


def test_letters_the_terminal_does_not_have_are_escaped(transcript: Path, finished_game: str) -> None:
    transcript.write_text('[Name "Zoë"]\n' + finished_game, encoding="utf-8")
    done = in_own_process("replay", transcript, PYTHONIOENCODING="ascii")
    assert (done.code, done.err) == (0, "")
    assert "Zo\\xeb" in done.out


@pytest.mark.parametrize(
    "words", [["\udcff"], ["games", "\udcff\n\x1b[1m"], ["sim", "babel", "--bot", "\udcff"], ["replay", "\udcff"]]
)
def test_words_in_no_encoding_are_refused(words: list[str]) -> None:
    done = subprocess.run(
        [os.fsencode(word) for word in [sys.executable, "-m", "mastaba", *words]], capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr
