"""`mastaba analyse`: how everybody's chances went in a written game, and what would have been better."""

from __future__ import annotations

import argparse
import sys
from math import ceil
from typing import Any

from mastaba import BadInput
from mastaba.commands.choices import add_limits, chosen_limits, read_bytes, read_data
from mastaba.terminal.output import json_text, table

HELP = "show how the chances of winning changed in a game, and which moves would have been better"

BAR = 30


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.mst", help="a transcript")
    parser.add_argument(
        "--playouts",
        type=int,
        metavar="K",
        help="games played out from each point at first (default: what fits into 20 s)",
    )
    parser.add_argument(
        "--simulations", "--lines", type=int, metavar="K", help="simulations of the search for each decision"
    )
    parser.add_argument("--bot", metavar="NAME", help="say also what this bot would have played at every decision")
    add_limits(parser)
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one per core)")
    parser.add_argument("--data", metavar="FILE", help="the corrected values the game was played with, as TOML")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba.analysis.analysis import FEWEST, FEWEST_SIMULATIONS, Effort
    from mastaba.analysis.running import analyse
    from mastaba.kernel import transcript

    for name, value, most in (
        ("playouts", args.playouts, 100_000),
        ("simulations", args.simulations, 100_000),
        ("workers", args.workers, 256),
    ):
        if value is not None and not 1 <= value <= most:
            raise BadInput(f"--{name} must be a number from 1 to {most:,}, not {value}")
    text = transcript.decode(read_bytes(args.file, transcript.MAX_BYTES), args.file)
    asked = args.playouts is not None or args.simulations is not None
    effort = Effort(args.playouts or FEWEST, args.simulations or FEWEST_SIMULATIONS) if asked else None
    other = None if args.bot is None else choices_of(args, text)
    found = analyse(text, read_data(args.data), effort, args.workers, progress)
    if other is not None:
        found["bot"] = other
    print(json_text(found) if args.json else "\n".join(in_words(found)))
    return 0


def choices_of(args: argparse.Namespace, text: str) -> dict[str, object]:
    """Before the analysis, which takes longer: a bot that fails is told at once."""
    from mastaba.analysis import other_bot
    from mastaba.analysis.walk import Walk
    from mastaba.bots.bot import BotFailed

    walk = Walk(text, read_data(args.data))
    other_bot.check(args.bot, walk.game)
    try:
        found = other_bot.choices(walk, args.bot, chosen_limits(args))
    except BotFailed as failed:
        raise BadInput(str(failed)) from None
    return other_bot.document(args.bot, found, walk.setup.seats)


def progress(done: int, asked: int) -> None:
    if sys.stderr.isatty():
        bar = "#" * (BAR * done // asked)
        print(f"\r[{bar:{BAR}}] {done:,} of {asked:,}", end="\n" if done == asked else "", file=sys.stderr, flush=True)


def in_words(found: dict[str, Any]) -> list[str]:
    rows = [["SEAT", "AT THE START", "LUCK", "OWN MOVES", "OTHERS' MOVES", "CHOSEN AT ONCE", "AT THE END"]]
    for seat, parts in enumerate(found["parts"], 1):
        signed = [
            f"{100 * parts[name]:+.0f} ± {ceil(round(100 * parts['errors'][name], 2))}"
            for name in ("luck", "own", "others", "together")
        ]
        rows.append([str(seat), f"{100 * parts['start']:.0f} %", *signed, f"{100 * parts['end']:.0f} %"])
    lines = [*table(rows, indent=""), "", "Key moments (change of each seat's chance, in percentage points):"]
    for moment in found["key_moments"]:
        change = " ".join(f"{100 * part:+.0f}" for part in moment["change"])
        actors = ", ".join(f"seat {actor}" if actor != "chance" else "chance" for actor in moment["actors"])
        lines.append(f"  moves {moment['first']} to {moment['last']} ({actors}): {change}")
    lines += ["", "What the search would have played:"]
    dearest = sorted((o for o in found["losses"] if o["loss"] and o["again"]), key=lambda o: -o["loss"])[:5]
    for opinion in dearest:
        lines.append(
            f"  move {opinion['move']}, seat {opinion['seat']}: {opinion['best']} ({opinion['best_value']:.2f}) "
            f"instead of {opinion['played']} ({opinion['value']:.2f})"
        )
    return [*lines, *what_the_bot_chose(found.get("bot"))]


def what_the_bot_chose(told: dict[str, Any] | None) -> list[str]:
    if told is None:
        return []
    lines = ["", f"What {told['bot']} would have played:"]
    for seat, (same, asked) in enumerate(zip(told["same"], told["decisions"], strict=True), 1):
        lines.append(f"  seat {seat}: the same move in {same} of {asked} decisions")
    for one in told["choices"]:
        if one["chosen"] != one["played"]:
            thoughts = f" ({one['thoughts']})" if one["thoughts"] else ""
            played = f"{one['chosen']} instead of {one['played']}"
            lines.append(f"  move {one['number']}, seat {one['seat']}: {played}{thoughts}")
    return lines
