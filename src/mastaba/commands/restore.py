"""`mastaba restore`: fills an empty database from a backup."""

from __future__ import annotations

import argparse

HELP = "fill an empty database from a backup"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup")
    parser.add_argument("--database", metavar="URL", help="as for serve; it must be empty")


def run(args: argparse.Namespace) -> int:
    from mastaba.server.settings import default_database
    from mastaba.server.storage.maintenance import restore

    tables = restore(args.file, args.database or default_database())
    print(f"{tables} tables restored.")
    return 0
