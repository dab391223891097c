"""`mastaba corpus`: written games become one Parquet file of decisions, options and outcomes."""

from __future__ import annotations

import argparse
from pathlib import Path

from mastaba import BadInput
from mastaba.commands.choices import read_bytes
from mastaba.kernel import transcript
from mastaba.terminal.output import json_text

HELP = "write the decisions of saved games to a Parquet file"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", nargs="+", help="transcripts, or folders of them")
    parser.add_argument("--out", required=True, metavar="FILE", help="the Parquet file to write")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    try:
        from mastaba.research.corpus import Corpus
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        raise BadInput("a corpus needs pyarrow: pip install 'mastaba[corpus]'") from None
    out = Path(args.out)
    if out.exists():
        raise BadInput(f"{out} exists already and is not overwritten")
    files = [file for path in args.path for file in transcripts(Path(path))]
    with Corpus(out) as corpus:
        for file in files:
            text = transcript.decode(read_bytes(str(file), transcript.MAX_BYTES), str(file))
            corpus.add(transcript.read(text, str(file)))
    told = {"file": str(out), "games": corpus.games, "decisions": corpus.decisions, "bytes": out.stat().st_size}
    print(json_text(told) if args.json else f"{out}: {corpus.games:,} games, {corpus.decisions:,} decisions.")
    return 0


def transcripts(path: Path) -> list[Path]:
    """A file itself, or the transcripts of a folder by name."""
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.mst"))
    if not found:
        raise BadInput(f"there is no transcript (.mst) in the folder {path}")
    return found
