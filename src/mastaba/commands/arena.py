"""`mastaba arena`: matches between bots with swapped seats and common luck, and what they show."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from mastaba import BadInput, Game
from mastaba.commands.choices import add_game, add_limits, add_setup, chosen, chosen_limits
from mastaba.terminal.output import json_text, table

if TYPE_CHECKING:
    from mastaba.matches.arena.matches import Match

HELP = "let bots play matches against each other, with seats swapped and the same luck for both"

MOST_GAMES = 1_000_000


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument(
        "--bots",
        default="strong,normal",
        metavar="A,B,...",
        help="each pair plays a match, one A among Bs; a single name plays itself (default strong,normal); "
        "levels, file.py:Class, exec:COMMAND and so on",
    )
    add_limits(parser)
    parser.add_argument("--games", type=int, default=400, metavar="K", help="most games per match (default 400)")
    parser.add_argument(
        "--least", type=int, default=40, metavar="K", help="fewest games before a match may stop early (default 40)"
    )
    parser.add_argument("--all", action="store_true", help="do not stop early, even when the result is clear")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (default 0)"
    )
    parser.add_argument("--backend", default="local", metavar="B", help="local (processes) or ray (a cluster)")
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes of the local backend (default: one per core)"
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="each level against the one below, and one scale for all (--bots is not asked)",
    )
    parser.add_argument(
        "--part", type=int, default=1, metavar="N", help="with --ladder: all levels make N times fewer simulations"
    )
    parser.add_argument(
        "--keep",
        metavar="FILE",
        help="write every round to this file as it is played; the same command goes on where it was broken off",
    )
    parser.add_argument("--report", metavar="DIR", help="write report.html and results.json there")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from functools import partial
    from itertools import islice

    from mastaba.matches.arena import report
    from mastaba.matches.arena.backends import rounds
    from mastaba.matches.arena.kept import KeptRounds
    from mastaba.matches.arena.ladder import LOWEST, counted, document, rungs, table_rows
    from mastaba.matches.arena.matches import play_match
    from mastaba.matches.arena.pairings import pairing
    from mastaba.matches.arena.ratings import ratings
    from mastaba.matches.arena.scale import scale

    game, setup = chosen(args)
    for name, value, most in (("games", args.games, MOST_GAMES), ("least", args.least, MOST_GAMES)):
        if not 1 <= value <= most:
            raise BadInput(f"--{name} must be a number from 1 to {most:,}, not {value}")
    if args.workers is not None and not 1 <= args.workers <= 256:
        raise BadInput(f"--workers must be a number from 1 to 256, not {args.workers}")
    if not 1 <= args.part <= 100 or (args.part > 1 and not args.ladder):
        raise BadInput("--part is a number from 1 to 100, and only for --ladder")
    limits = chosen_limits(args)
    kept = None if args.keep is None else KeptRounds(Path(args.keep))
    matches = []
    for one, others in rungs(game, setup.seats, args.part) if args.ladder else pairs(args.bots, game):
        wanted = pairing(setup, game, one, others, args.seed, limits)
        most = -(-args.games // wanted.games_a_round)
        play = partial(rounds, args.backend, args.workers, wanted, most)
        source = play() if kept is None else islice(kept.rounds(wanted, play), most)
        stops = not args.all and not wanted.balanced
        matches.append(play_match(wanted, source, args.least, stops, progress(args.games)))
    if args.ladder:
        climbed = [counted(match) for match in matches]
        if args.json:
            print(json_text(document(game, setup, climbed, args.part)))
        else:
            print("\n".join(table(table_rows(scale(climbed, LOWEST), climbed), indent="")))
        return 0
    found = ratings([result for match in matches for result in match.results])
    written = json_text(report.document(matches, found))
    if args.report is not None:
        folder = Path(args.report)
        folder.mkdir(parents=True, exist_ok=True)
        folder.joinpath("results.json").write_text(written, encoding="utf-8")
        folder.joinpath("report.html").write_text(report.page(matches, found), encoding="utf-8")
    if args.json:
        print(written)
        return 0
    failed = report.failure_rows(matches)
    for rows in (report.match_rows(matches), report.rating_rows(found), report.balance_rows(matches), failed):
        if rows is failed and len(rows) == 1:
            continue
        print("\n".join(table(rows, indent="")), end="\n\n")
    return 0


def pairs(words: str, game: Game) -> list[tuple[str, str]]:
    from mastaba.bots import named

    names = named.read(words, game)
    if len({named.label(name) for name in names}) != len(names):
        raise BadInput(f"--bots names each bot once, and not {words!r}")
    return [(names[0], names[0])] if len(names) == 1 else list(combinations(names, 2))


def progress(games: int) -> Callable[[Match], None]:
    """Shows the score of a match in the terminal."""

    def show(match: Match) -> None:
        if sys.stderr.isatty():
            low, high = match.interval
            words = f"{match.pairing.name}: {match.games:,} of at most {games:,} games, {match.share:.1%}"
            print(f"\r{words} ({low:.1%} to {high:.1%})  ", end="", file=sys.stderr, flush=True)

    return show
