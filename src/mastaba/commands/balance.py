"""`mastaba balance`: who begins, who plays and what the winners had, in saved games of one kind."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mastaba.commands.choices import read_data
from mastaba.terminal.output import json_text, table
from mastaba.written_games import GameRecord, transcripts_in

if TYPE_CHECKING:
    from mastaba.matches.balance import Balance

HELP = "show what the winners of saved games had, and whether it is fair"
HEAD = ["WHO HAD", "SEATS", "TIMES FAIR", "95 %", ""]
WORDS = {"far": "far from fair", "off": "not fair", "": ""}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", nargs="+", help="transcripts, or folders of them")
    parser.add_argument("--data", metavar="FILE.toml", help="the corrected values that the games were played with")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba.matches.balance import report

    found = report(games(args.path, read_data(args.data)))
    print(json_text(document(found)) if args.json else "\n".join(in_words(found)))
    return 0


def games(paths: list[str], data: dict[str, object] | None) -> Iterator[GameRecord]:
    for path in paths:
        for transcript in transcripts_in(path):
            yield GameRecord(transcript, data)


def in_words(found: Balance) -> list[str]:
    setup = found.setup
    rows = [HEAD]
    for one in found.shares():
        low, high = one.interval
        rows.append(
            [one.thing, f"{one.had:,}", f"{one.times_fair:.2f}", f"{low:.2f} to {high:.2f}", WORDS[one.verdict]]
        )
    return [
        f"{found.games:,} games of {setup.game}, {setup.seats} seats, edition {setup.edition}, rules {setup.rules}",
        *table(rows),
    ]


def document(found: Balance) -> dict[str, object]:
    setup = found.setup
    return {
        "game": setup.game,
        "rules": setup.rules,
        "edition": setup.edition,
        "data": setup.data.sha256,
        "seats": setup.seats,
        "options": dict(setup.options),
        "games": found.games,
        "shares": [
            {
                "thing": one.thing,
                "had": one.had,
                "won": round(one.won, 3),
                "times_fair": round(one.times_fair, 3),
                "low": round(one.interval.low, 3),
                "high": round(one.interval.high, 3),
                "verdict": one.verdict,
            }
            for one in found.shares()
        ],
    }
