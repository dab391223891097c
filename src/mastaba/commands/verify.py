"""`mastaba verify`: recomputes every draw of a finished game from the seed its server had committed to."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from mastaba import BadInput
from mastaba.commands.choices import read_data

HELP = "check that the cards of a game from a server were dealt fairly"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.mst", help="a game exported after its end")
    parser.add_argument("--data", metavar="FILE", help="the corrected values the game was played with, as TOML")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba.kernel import transcript
    from mastaba.verification import verify

    try:
        with Path(args.file).open("rb") as file:
            data = file.read(transcript.MAX_BYTES + 1)
    except OSError as error:
        raise BadInput(f"{args.file} cannot be read: {error.strerror}") from None
    found = verify(transcript.decode(data, args.file), args.file, read_data(args.data))
    if args.json:
        print(json.dumps({"file": args.file, "verified": True, **found._asdict()}, indent=2))
    else:
        print(f"{args.file}: all {found.draws} draws follow from the seed, and all {found.moves} moves are legal.")
        if found.redrawn:
            print(f"Agreed takebacks, after which everything was drawn anew: {found.redrawn}")
        print(f"Compare this with what the table showed before the game: {found.commitment}")
    return 0
