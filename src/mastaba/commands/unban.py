"""`mastaba unban`: somebody may play on a server again."""

from __future__ import annotations

import argparse

from mastaba.terminal.output import printable

HELP = "lift a ban"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("person", metavar="PERSON", help="identity, login or name")
    parser.add_argument("--database", metavar="URL", help="as for serve")


def run(args: argparse.Namespace) -> int:
    from mastaba.server.settings import default_database
    from mastaba.server.storage.moderation import described, set_banned

    person = set_banned(args.database or default_database(), args.person, False)
    print(f"{printable(described(person))} may come back.")
    return 0
