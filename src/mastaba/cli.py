"""The command line. Bad input gets one clear sentence on stderr and exit code 2."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from mastaba import BadInput, __version__, core
from mastaba.terminal.output import printable

VERBS = (
    "games",
    "play",
    "learn",
    "puzzle",
    "puzzles",
    "sim",
    "arena",
    "balance",
    "suite",
    "train",
    "bot",
    "replay",
    "draw",
    "analyse",
    "corpus",
    "check",
    "bench",
    "serve",
    "verify",
    "backup",
    "restore",
    "doctor",
    "reports",
    "ban",
    "unban",
)
DESCRIPTION = (
    "Board games about the builders of the ancient world. Without a VERB, the server starts and opens its lobby."
)
LONGEST_SENTENCE = 500  # a name or value given from outside may be of any length


class Parser(argparse.ArgumentParser):
    """Refuses in one sentence; the parsers of the verbs are of this kind too."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"mastaba: {sentence(message)} (see {self.prog} --help)\n")


def main(words: Sequence[str] | None = None) -> int:
    """Runs one verb and says how it went as an exit code. No word at all serves, and opens the lobby."""
    open_closed_streams()
    words = list(sys.argv[1:] if words is None else words) or ["serve"]
    parser = Parser(prog="mastaba", description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"mastaba {__version__}, {core.status()}")
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    for verb in VERBS:
        module = import_module(f"mastaba.commands.{verb}")
        module.arguments(verbs.add_parser(verb, help=module.HELP, description=module.HELP))
    args = parser.parse_args(words)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # no letter is worth a traceback
    try:
        code = int(import_module(f"mastaba.commands.{args.verb}").run(args))
        sys.stdout.flush()  # here, where a failure can still be reported
        return code
    except BadInput as error:
        print(f"mastaba: {sentence(error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # somebody piped us into head
        drop_output()
        return 0
    except OSError as error:
        drop_output()
        print(f"mastaba: stopped by the system: {sentence(error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def open_closed_streams() -> None:
    """A stream that the shell closed (`>&-`) is None in Python; here it leads nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 (until the end)


def sentence(error: Exception | str) -> str:
    """What the error says, in one line that a terminal can take."""
    text, half = printable(str(error)), LONGEST_SENTENCE // 2
    return text if len(text) <= LONGEST_SENTENCE else f"{text[:half]} ... {text[-half:]}"


def drop_output() -> None:
    """What is still buffered for stdout goes nowhere, or Python would fail over it once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
