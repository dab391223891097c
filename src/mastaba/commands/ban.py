"""`mastaba ban`: somebody may not play on a server any more."""

from __future__ import annotations

import argparse

from mastaba.terminal.output import json_text, printable

HELP = "ban somebody from a server, or list who is banned"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("person", nargs="?", metavar="PERSON", help="identity (as in reports), login or name")
    parser.add_argument("--database", metavar="URL", help="as for serve")
    parser.add_argument("--json", action="store_true", help="print the list as one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba.server.settings import default_database
    from mastaba.server.storage.moderation import banned, described, set_banned

    address = args.database or default_database()
    if args.person is not None:
        print(f"{printable(described(set_banned(address, args.person, True)))} is banned.")
        return 0
    found = banned(address)
    if args.json:
        print(json_text([{"id": each.id, "name": each.name, "login": each.login} for each in found]))
    else:
        print("\n".join(printable(described(each)) for each in found) or "Nobody is banned.")
    return 0
