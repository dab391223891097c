"""`mastaba bot`: one of our bots as a program that another host talks to."""

from __future__ import annotations

import argparse
import sys
from contextlib import redirect_stdout

HELP = "play as a program for another host, over lines of JSON (exec:mastaba bot LEVEL)"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bot", metavar="BOT", help="a level, learned:FILE, file.py:Class or module:Class")
    parser.add_argument(
        "--clock", action="store_true", help="a level also stops by the clock, as at a table (default: never)"
    )


def run(args: argparse.Namespace) -> int:
    from mastaba.bots.speaking import Speaker

    speaker = Speaker(args.bot, sys.stdout, args.clock)
    with redirect_stdout(sys.stderr):  # what a class of one's own prints is no message
        speaker.listen(sys.stdin)
    return 0
