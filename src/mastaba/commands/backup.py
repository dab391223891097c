"""`mastaba backup`: one file with everything, taken while the server runs."""

from __future__ import annotations

import argparse

HELP = "write a backup of a server's database"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the file to write")
    parser.add_argument("--database", metavar="URL", help="as for serve")


def run(args: argparse.Namespace) -> int:
    from mastaba.server.settings import default_database
    from mastaba.server.storage.maintenance import backup

    tables = backup(args.database or default_database(), args.file)
    print(f"{args.file} holds {tables} tables.")
    return 0
