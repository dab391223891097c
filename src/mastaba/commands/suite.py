"""`mastaba suite`: a bot of one's own in the benchmark of mastaba.bench_suite."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from mastaba import BadInput
from mastaba.commands.choices import add_limits, chosen_limits
from mastaba.terminal.output import json_text, table

if TYPE_CHECKING:
    from mastaba.bench_suite import Report, TaskResult

HELP = "measure a bot by the benchmark that others can cite"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bot", metavar="BOT", help="a level, learned:FILE, file.py:Class, module:Class or exec:COMMAND")
    parser.add_argument("--tasks", metavar="A,B,...", help="only these tasks, or those that begin so: babel,sa-re-4")
    parser.add_argument("--games", type=int, metavar="K", help="at most so many games of each task, for a first look")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one per core)")
    add_limits(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba import bench_suite

    for name, value, most in (("games", args.games, 1000), ("workers", args.workers, 256)):
        if value is not None and not 1 <= value <= most:
            raise BadInput(f"--{name} must be a number from 1 to {most}, not {value}")
    tasks = bench_suite.chosen_tasks(args.tasks)
    report = bench_suite.run(args.bot, tasks, args.games, args.workers, chosen_limits(args), show)
    print(json_text(report.document()) if args.json else "\n".join(in_words(report)))
    return 0


def show(result: TaskResult) -> None:
    """Shows in the terminal what is done."""
    if sys.stderr.isatty():
        print(f"{result.task.name}: {result.reward:+.3f} ± {result.spread:.3f}", file=sys.stderr, flush=True)


def in_words(report: Report) -> list[str]:
    from mastaba.bench_suite import VERSION

    rows = [["TASK", "GAMES", "REWARD", "±", "WON", "FAILED"]]
    for one in report.results:
        figures = [f"{one.games:,}", f"{one.reward:+.3f}", f"{one.spread:.3f}", f"{one.share:.1%}", f"{one.failures:,}"]
        rows.append([one.task.name, *figures])
    whole = "" if report.complete else " (not the whole suite: not to be compared)"
    return [*table(rows, indent=""), "", f"{report.bot}, suite {VERSION}: {report.reward:+.3f}{whole}"]
