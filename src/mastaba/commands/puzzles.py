"""`mastaba puzzles`: finding puzzles in games of bots, choosing among them, and proving those that are there."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import mastaba
from mastaba import BadInput
from mastaba.commands.choices import add_game
from mastaba.games import names
from mastaba.terminal.output import amount, table

if TYPE_CHECKING:
    from mastaba.puzzles.mines import Yield

HELP = "find puzzles in games of bots, choose among them, prove them"
DEEDS = ("mine", "pick", "verify")


def arguments(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED")
    mine = deeds.add_parser("mine", help="bots play, and every puzzle in their games is written to a folder")
    add_game(mine)
    mine.add_argument("--out", required=True, metavar="DIR", help="the folder; a run that was stopped goes on there")
    mine.add_argument("--bot", default="normal", metavar="NAME", help="who plays the games (default normal)")
    mine.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed finds the same (default 0)")
    mine.add_argument("--minutes", type=float, default=10, metavar="M", help="how long (default 10)")
    mine.add_argument("--workers", type=int, metavar="N", help="processes (default: one per core)")
    pick = deeds.add_parser("pick", help="copy a spread of questions, lengths and themes to another folder")
    pick.add_argument("folder", metavar="DIR", help="a folder of puzzles")
    pick.add_argument("--out", required=True, metavar="DIR", help="where to")
    pick.add_argument("--puzzles", type=int, default=160, metavar="K", help="how many at most (default 160)")
    verify = deeds.add_parser("verify", help="prove puzzles, each by two searches, and print a report")
    verify.add_argument("game", nargs="?", metavar="GAME", help="of this game (default: all that are shipped)")
    verify.add_argument("--folder", metavar="DIR", help="those of this folder instead")
    verify.add_argument("--workers", type=int, metavar="N", help="processes (default: one per core)")


def run(args: argparse.Namespace) -> int:
    if args.deed == "pick":
        return pick(Path(args.folder), Path(args.out), args.puzzles)
    workers = args.workers or os.cpu_count() or 1
    if not 1 <= workers <= 256:
        raise BadInput(f"--workers must be a number from 1 to 256, not {workers}")
    return verify(args, workers) if args.deed == "verify" else mine(args, workers)


def mine(args: argparse.Namespace, workers: int) -> int:
    from mastaba.bots import levels
    from mastaba.matches.simulation import MAX_SEED
    from mastaba.puzzles.mines import Run, mine_into

    game = mastaba.load(args.game)
    if not game.puzzle_units():
        raise BadInput(f"{game.name} has no kinds of puzzles")
    levels.check_any(args.bot)
    if not 0 <= args.seed <= MAX_SEED:
        raise BadInput(f"--seed must be a number from 0 to {MAX_SEED}, not {args.seed}")
    if not 0 <= args.minutes <= 10_000:
        raise BadInput(f"--minutes must be a number from 0 to 10000, not {args.minutes}")
    found = mine_into(Path(args.out), Run(game.name, args.bot, args.seed), workers, args.minutes, show_progress)
    print(
        f"{found.puzzles:,} puzzles from {found.units:,} units of {found.games:,} games in {amount(found.seconds)} s: "
        f"{amount(found.an_hour_and_core)} an hour and core."
    )
    return 0


def show_progress(so_far: Yield) -> None:
    if sys.stderr.isatty():
        print(f"\r{so_far.games:,} games, {so_far.puzzles:,} puzzles", end="", file=sys.stderr, flush=True)


def pick(folder: Path, out: Path, most: int) -> int:
    from mastaba.puzzles.mines import read_all, spread

    if not folder.is_dir():
        raise BadInput(f"there is no folder {folder}")
    if not 1 <= most <= 100_000:
        raise BadInput(f"--puzzles must be a number from 1 to 100000, not {most}")
    out.mkdir(parents=True, exist_ok=True)
    chosen = spread(read_all(folder), most)
    for puzzle in chosen:
        name = f"{puzzle.id}.toml"
        out.joinpath(name).write_bytes(folder.joinpath(name).read_bytes())
    print(f"{len(chosen):,} puzzles are in {out}.")
    return 0


# ---------------------------------------------------------------------- proving
def verify(args: argparse.Namespace, workers: int) -> int:
    from mastaba.puzzles.collection import puzzles_of
    from mastaba.puzzles.mines import read_all
    from mastaba.puzzles.reports import Proved, prove_all, report

    if args.folder is not None and not Path(args.folder).is_dir():
        raise BadInput(f"there is no folder {args.folder}")
    if args.game is not None:
        mastaba.load(args.game)
    proved: list[Proved] = []
    games = names() if args.game is None else (args.game,)
    if args.folder is not None:
        files: list[str] = [str(Path(args.folder) / f"{each.id}.toml") for each in read_all(Path(args.folder))]
        proved = prove_all(files, workers)
    else:
        proved = prove_all([entry.id for game in games for entry in puzzles_of(game)], workers)
    refused = [each for each in proved if each.problem]
    for each in refused:
        print(f"refused: {each.problem}")
    print("\n".join(table(report(proved), indent="")))
    return 1 if refused else 0
