"""`mastaba draw`: a position as a picture, from a written game, a saved position or a hand-written file."""

from __future__ import annotations

import argparse
import json
import os
import sys

import mastaba
from mastaba import BadInput, State
from mastaba.commands.choices import read_bytes
from mastaba.kernel.documents import Reader
from mastaba.texts import language
from mastaba.toml_files import MAX_BYTES, read_toml

HELP = "draw a position as SVG or PNG"
MOST = 4_000_000  # bytes of a saved position


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a transcript, a saved position (JSON), or a scenario, lesson or puzzle (TOML)"
    )
    parser.add_argument("--at", type=int, metavar="MOVE", help="of a transcript: after so many moves; else the last")
    parser.add_argument("--seat", type=int, metavar="N", help="what that seat sees, 0 for those who watch; else all")
    parser.add_argument("--lang", metavar="LANG", help="en or fr")
    parser.add_argument("--svg", action="store_true", help="print SVG, which is what happens without --out")
    parser.add_argument("--out", metavar="FILE", help="write to a file that ends in .svg or .png")
    parser.add_argument("--game", metavar="GAME", help="of a picture of a rulebook, which does not name its game")


def run(args: argparse.Namespace) -> int:
    lang = language(args.lang, os.environ)
    state, players = read(args.file, args.at, args.game)
    seats = state.setup.seats
    if args.seat is not None and not 0 <= args.seat <= seats:
        raise BadInput(f"--seat is a number from 1 to {seats}, or 0 for those who watch, not {args.seat}")
    seat = None if args.seat is None else args.seat - 1 if args.seat else mastaba.SPECTATOR
    drawing = mastaba.draw(state, seat, lang, players)
    if args.out is None:
        sys.stdout.write(drawing)
    else:
        drawing.save(args.out)
    return 0


def read(path: str, at: int | None, game: str | None) -> tuple[State, list[str] | None]:
    """The position that a file holds, and who plays if it says so."""
    ending = path.removesuffix(".gz").rpartition(".")[2]
    if ending == "mst":
        record = mastaba.read_game(path)
        if at is not None and not 0 <= at <= len(record):
            raise BadInput(f"{path} has {len(record)} moves: --at is a number from 0 to {len(record)}, not {at}")
        names = record.headers.get("Players", "").split()
        return record.position(len(record) if at is None else at), names if len(names) == record.setup.seats else None
    if at is not None:
        raise BadInput("--at goes with a transcript only")
    if ending == "json":
        return read_saved(path), None
    if ending == "toml":
        return read_written(path, game), None
    raise BadInput(f"{path} is no transcript (.mst), saved position (.json) or hand-written file (.toml)")


def read_saved(path: str) -> State:
    try:
        document = json.loads(read_bytes(path, MOST))
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        raise BadInput(f"{path} is not JSON") from None
    try:
        if not isinstance(document, dict):
            raise BadInput("a saved position is an object with the name of its game")
        return mastaba.load(Reader(document).text("game")).load(document)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def read_written(path: str, name: str | None) -> State:
    """The position with which a hand-written file begins; in a picture of a rulebook, moves are played first."""
    from mastaba.rulebook_pictures import play_all
    from mastaba.written_positions import read_setup, read_start

    head = Reader(read_toml(read_bytes(path, MAX_BYTES), path))
    try:
        if "game" not in head.fields and name is None:
            raise BadInput("it names no game: --game says which one")
        game = mastaba.load(head.text("game") if "game" in head.fields else str(name))
        state = read_start(game, read_setup(game, head), head)
        play_all(game, state, head)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    return state
