"""`mastaba doctor`: checks a server's database and replays every stored game."""

from __future__ import annotations

import argparse
import json

from mastaba import core

HELP = "check a server's database and replay every stored game"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="as for serve")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba.server.doctor import examine
    from mastaba.server.settings import default_database

    found = examine(args.database or default_database())
    if args.json:
        print(json.dumps({"well": found.well(), **found._asdict(), "core": str(core.status())}, indent=2))
    else:
        for problem in found.database:
            print(f"The database: {problem}")
        for table, problem in found.damaged.items():
            print(f"Table {table}: {problem}")
        print(f"{found.tables} tables, {found.moves} moves replayed, {len(found.damaged)} tables damaged.")
        less = "" if core.compiled() else ": bots think less"
        print(f"The rules run {core.status()}{less}.")
    return 0 if found.well() else 1
