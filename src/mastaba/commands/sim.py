"""`mastaba sim`: bots play many games, and the figures are added up."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

from mastaba import BadInput, core
from mastaba.commands.choices import add_game, add_limits, add_setup, chosen, chosen_limits
from mastaba.commands.packed_games import PACKED, PackedGames
from mastaba.commands.transcript_folder import TranscriptFolder
from mastaba.terminal.output import amount, json_text, table

if TYPE_CHECKING:
    from mastaba.matches.simulation import Simulation, Tally

HELP = "let bots play many games and show the totals"

MOST_WORKERS = 256
MOST_REASONS = 10  # that are told apart
BETWEEN_PROGRESS = 0.1  # seconds


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument(
        "--bot",
        default="random",
        metavar="NAME",
        help="random, greedy, easy, normal, strong, master, learned:FILE, file.py:Class, module:Class or exec:COMMAND, "
        "or one per seat: a,b,...",
    )
    add_limits(parser)
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default 100)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (default 0)"
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes (default 1); the games are the same"
    )
    parser.add_argument(
        "--out",
        metavar="DIR|FILE.mst.gz",
        help="folder to write each game to, as a transcript, or one packed file for all",
    )
    parser.add_argument(
        "--rotate", action="store_true", help="the bots sit one seat further in every game; wins are counted by bot"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba.bots import named
    from mastaba.matches.simulation import MAX_GAMES, MAX_SEED, Simulation

    game, setup = chosen(args)
    bots = named.for_seats(args.bot, setup.seats, game)
    for name, value, least, most in (
        ("games", args.games, 1, MAX_GAMES),
        ("seed", args.seed, 0, MAX_SEED),
        ("workers", args.workers, 1, MOST_WORKERS),
    ):
        if not least <= value <= most:
            raise BadInput(f"--{name} must be a number from {least} to {most}, not {value}")
    simulation = Simulation(game, setup, bots, args.seed, chosen_limits(args), args.rotate)
    out = None if args.out is None else kept_in(args.out, f"{game.name}-{args.seed}", args.games)
    began = time.perf_counter()
    tally = simulate(simulation, args.games, args.workers, out)
    seconds = time.perf_counter() - began
    digest = out.digest() if isinstance(out, PackedGames) else None
    if args.json:
        print(json_text({**document(simulation, tally, seconds), "digest": digest}))
    else:
        print("\n".join(in_words(simulation, tally, seconds)))
        if digest is not None:
            print(f"The games of {args.out}, unpacked, have the SHA-256 {digest}.")
    return 0


def kept_in(out: str, prefix: str, games: int) -> TranscriptFolder | PackedGames:
    return PackedGames(out) if out.endswith(PACKED) else TranscriptFolder(out, prefix, games)


def simulate(simulation: Simulation, games: int, workers: int, out: TranscriptFolder | PackedGames | None) -> Tally:
    from mastaba.matches.processes import in_order
    from mastaba.matches.simulation import Tally

    tally = Tally(simulation.setup.seats)
    watched = sys.stderr.isatty()
    shown = 0.0
    play = partial(simulation.play, logged=out is not None)
    source = map(play, range(1, games + 1)) if workers == 1 else in_order(workers, play, games)
    with nullcontext() if out is None else out:
        for number, played in enumerate(source, 1):
            tally.add(played, simulation.seated(number))
            if out is not None:
                out.write(number, simulation.transcript(number, played))
            if watched and (time.perf_counter() - shown > BETWEEN_PROGRESS or number == games):
                shown = time.perf_counter()
                print_progress(number, games)
    return tally


def print_progress(done: int, games: int) -> None:
    bar = "#" * (30 * done // games)
    end = "\n" if done == games else ""
    print(f"\r[{bar:30}] {done:,} of {games:,} games", end=end, file=sys.stderr, flush=True)


def document(simulation: Simulation, tally: Tally, seconds: float) -> dict[str, object]:
    setup = simulation.setup
    return {
        "game": setup.game,
        "edition": setup.edition,
        "rules_version": setup.rules,
        "data": setup.data.sha256,
        "seats": setup.seats,
        "options": dict(setup.options),
        "bots": list(simulation.labels),
        "rotated": simulation.rotate,
        "seed": simulation.seed,
        "core": core_word(),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": seconds,
        "decisions_per_second": tally.decisions / seconds,
        "games_per_second": tally.games / seconds,
        "wins": tally.wins,
        "draws": tally.draws,
        "first_player_wins": tally.first_player_wins,
        "mean_score": tally.mean_score(),
        "ended_by": {ending: tally.endings[ending] for ending in endings(simulation, tally)},
        "introduced": tally.introduced,
        "failures": [failure._asdict() for failure in tally.failures],
    }


def in_words(simulation: Simulation, tally: Tally, seconds: float) -> list[str]:
    setup = simulation.setup
    rows = [["NO." if simulation.rotate else "SEAT", "BOT", "WINS", "SHARE", "MEAN SCORE"]]
    for seat, (bot, wins, score) in enumerate(zip(simulation.labels, tally.wins, tally.mean_score(), strict=True), 1):
        said = tally.introduced[seat - 1]
        rows.append(
            [str(seat), f"{bot} ({said})" if said else bot, f"{wins:,}", f"{wins / tally.games:.1%}", f"{score:.2f}"]
        )
    options = simulation.game.changed_options(setup)
    chosen_words = [f"edition {setup.edition}", *(f"{name}={value}" for name, value in options.items())]
    ended = [f"{way} {tally.endings[way]:,}" for way in endings(simulation, tally) if tally.endings[way]]
    failed = Counter((failure.bot, failure.reason) for failure in tally.failures)
    return [
        f"{tally.games:,} games of {setup.game} ({', '.join(chosen_words)}), seed {simulation.seed}",
        "",
        *table(rows, indent=""),
        "",
        f"Draws: {tally.draws:,}. Won by the first player: {tally.first_player_wins:,}.",
        f"Ended by: {', '.join(ended)}.",
        *(
            f"{bot} failed in {games:,} of {tally.games:,} games and lost them: it {reason}."
            for (bot, reason), games in failed.most_common(MOST_REASONS)
        ),
        f"{tally.decisions:,} decisions in {amount(seconds)} s: {amount(tally.decisions / seconds)} decisions/s, "
        f"{amount(tally.games / seconds)} games/s, {core_word()} core.",
    ]


def endings(simulation: Simulation, tally: Tally) -> list[str]:
    """Those of the game, and that of a bot that failed if there was one."""
    from mastaba.matches.simulation import FORFEIT

    return [*simulation.game.endings, *([FORFEIT] if tally.failures else [])]


def core_word() -> str:
    return "compiled" if core.compiled() else "pure"
