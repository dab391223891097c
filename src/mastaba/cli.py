"""The command line. Bad input gets one clear sentence on stderr and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from mastaba import BadInput, __version__, core

VERBS = ("games", "play", "sim", "replay", "check", "bench", "serve", "verify", "backup", "restore", "doctor")


def main(words: Sequence[str] | None = None) -> int:
    """Runs one verb and says how it went as an exit code."""
    parser = argparse.ArgumentParser(prog="mastaba", description="The ancient builders' board games.")
    parser.add_argument("--version", action="version", version=f"mastaba {__version__}, {core.status()}")
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    for verb in VERBS:
        module = import_module(f"mastaba.commands.{verb}")
        module.arguments(verbs.add_parser(verb, help=module.HELP, description=module.HELP))
    args = parser.parse_args(words)
    try:
        return int(import_module(f"mastaba.commands.{args.verb}").run(args))
    except BadInput as error:
        print(f"mastaba: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # somebody piped us into head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
