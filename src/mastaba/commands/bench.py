"""`mastaba bench`: the project's own benchmarks, as ratios to a yardstick measured in the same run."""

from __future__ import annotations

import argparse
import platform
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from mastaba import BadInput, core
from mastaba.terminal.output import amount, json_text, table

if TYPE_CHECKING:
    from mastaba.benchmarks.figures import Part, Target

HELP = "measure speed, compared with python-chess"

# names and modules of mastaba.benchmarks
PARTS = {"playout": "playout", "copy": "copying", "import": "importing", "payments": "payments", "mosaics": "mosaics"}
ON_REQUEST = {  # they take longer, or need packages of an extra
    "bots": "bots",
    "overrides": "overrides",
    "server": "server",
    "pettingzoo": "pettingzoo",
    "raw": "raw_env",
    "openspiel": "open_spiel",
    "vector": "vector",
    "workers": "workers",
    "reading": "reading",
}
GROUPS = {"adapters": ("pettingzoo", "raw", "openspiel", "vector", "workers")}
LEAST_ROUNDS = 5
MOST_ROUNDS = 1000
SLICE_SECONDS = 0.2


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("part", metavar="PART", nargs="?", help=f"one of {', '.join([*PARTS, *ON_REQUEST, *GROUPS])}")
    parser.add_argument("--rounds", type=int, default=15, metavar="N", help="how often to measure (default 15)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba.benchmarks import yardstick

    parts = PARTS | ON_REQUEST
    if args.part is not None and args.part not in [*parts, *GROUPS]:
        raise BadInput(f"there is no benchmark {args.part!r}; choose from {', '.join([*parts, *GROUPS])}")
    if not LEAST_ROUNDS <= args.rounds <= MOST_ROUNDS:
        raise BadInput(f"--rounds must be a number from {LEAST_ROUNDS} to {MOST_ROUNDS}, not {args.rounds}")
    chess = yardstick.version()
    results: list[Part] = []
    for name in GROUPS.get(args.part, [args.part]) if args.part else PARTS:
        print(f"measuring {name} ...", file=sys.stderr)
        measured: Part | list[Part] = import_module(f"mastaba.benchmarks.{parts[name]}").measure(
            args.rounds, SLICE_SECONDS
        )
        results += measured if isinstance(measured, list) else [measured]
    print(json_text(document(results, args.rounds, chess)) if args.json else "\n".join(in_words(results, args.rounds)))
    return 0


def document(results: list[Part], rounds: int, chess: str) -> dict[str, object]:
    return {
        "core": "compiled" if core.compiled() else "pure",
        "python": platform.python_version(),
        "chess": chess,
        "rounds": rounds,
        "slice_seconds": SLICE_SECONDS,
        "all_reached": all(part.reached() is not False for part in results),
        "parts": {part.name: part.document() for part in results},
    }


def in_words(results: list[Part], rounds: int) -> list[str]:
    rows = [["PART", "FIGURE", "MEDIAN", "MIN..MAX", "UNIT", "TARGET", "REACHED"]]
    for part in results:
        for figure in part.figures:
            spread = f"{amount(min(figure.rounds))}..{amount(max(figure.rounds))}"
            target = next((target for target in part.targets if target.figure == figure.name), None)
            verdict = [] if target is None else [in_short(target), reached(target, figure.median())]
            rows.append([part.name, figure.name, amount(figure.median()), spread, figure.unit, *(verdict or ["", ""])])
    short = [part.name for part in results if part.reached() is False]
    end = f"Short of the target: {', '.join(short)}." if short else "No target is missed."
    return [f"The rules run {core.status()}; {rounds} rounds.", "", *table(rows, indent=""), "", end]


def in_short(target: Target) -> str:
    aim = "" if target.aim is None else f" (aim {amount(target.aim)})"
    return f"{'<' if target.below else '>='} {amount(target.value)}{aim}"


def reached(target: Target, value: float) -> str:
    if not target.reached(value):
        return "no"
    return "yes" if target.aim is None or value < target.aim else "yes, and the aim"
