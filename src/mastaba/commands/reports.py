"""`mastaba reports`: what people reported to the host of a server."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from mastaba.terminal.output import json_text, printable, table

if TYPE_CHECKING:
    from mastaba.server.storage.moderation import Report

HELP = "list the messages that people reported to the host"
HEAD = ("WHEN", "TABLE", "LINE", "WRITTEN BY", "IDENTITY", "TEXT", "REASON")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="as for serve")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    from mastaba.server.settings import default_database
    from mastaba.server.storage.moderation import reports

    found = reports(args.database or default_database())
    if args.json:
        print(json_text([each._asdict() for each in found]))
    elif not found:
        print("Nobody has reported anything.")
    else:
        print("\n".join(table([HEAD, *[row(each) for each in found]], "")))
    return 0


def row(report: Report) -> tuple[str, ...]:
    when = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    name = (report.name or "-") + (" (banned)" if report.banned else "")
    cells = (when, report.table, str(report.message), name, report.writer or "-", report.text or "-", report.reason)
    return tuple(printable(cell) for cell in cells)
