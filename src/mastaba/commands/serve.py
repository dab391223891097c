"""`mastaba serve`: the place to play, in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading

from mastaba import BadInput
from mastaba.commands.choices import chosen_limits

HELP = "start the server: the games in the browser"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, metavar="P", help="port to listen on (default 8000)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a file, sqlite:///file or postgresql://... (default: a file in your data folder)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another public address of this server; may be repeated",
    )
    parser.add_argument(
        "--push-contact",
        metavar="MAILTO",
        help="turns Web Push on; push services may write to this address, as in mailto:you@example.org",
    )
    parser.add_argument(
        "--smtp",
        default=os.environ.get("MASTABA_SMTP"),
        metavar="URL",
        help="a mail server for notices, as smtps://user:password@mail.example.org, or set MASTABA_SMTP "
        "(default: no mail)",
    )
    parser.add_argument("--mail-from", metavar="ADDRESS", help="the address that mails come from")
    parser.add_argument(
        "--vacation-days",
        type=int,
        default=30,
        metavar="N",
        help="days a year for which somebody's clocks may stand still in games over days (default 30; 0: never)",
    )
    parser.add_argument(
        "--heartbeat", type=float, default=20.0, metavar="S", help="seconds between pings on a socket (default 20)"
    )
    parser.add_argument(
        "--bot-workers", type=int, default=1, metavar="N", help="processes in which bots think (default 1)"
    )
    parser.add_argument(
        "--bot-pace", default="0.6-1.5", metavar="A-B", help="shortest time a bot takes, in seconds (default 0.6-1.5)"
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=BOT",
        help="a bot of your own that people can play against: Kheops=exec:COMMAND, Kheops=file.py:Class, "
        "Kheops=learned:FILE; may be repeated",
    )
    parser.add_argument(
        "--bot-programs", type=int, default=4, metavar="N", help="most processes of your own bots (default 4)"
    )
    parser.add_argument(
        "--bot-seconds", type=float, default=10.0, metavar="S", help="most time for a decision of theirs (default 10)"
    )
    parser.add_argument(
        "--bot-memory", type=int, default=4096, metavar="MB", help="most memory of each (default 4096 megabytes)"
    )
    parser.add_argument(
        "--analysis-workers",
        type=int,
        default=2,
        metavar="N",
        help="low-priority processes that analyse finished games (default 2)",
    )
    parser.add_argument(
        "--analysis-effort",
        metavar="P-S",
        help="playouts from each point, and simulations for each decision (default: what fits into 20 s)",
    )
    parser.add_argument(
        "--log-level", default="warning", choices=("debug", "info", "warning", "error"), help="default warning"
    )
    parser.add_argument(
        "--metrics-token",
        default=os.environ.get("MASTABA_METRICS_TOKEN"),
        metavar="TOKEN",
        help="bearer token for reading /metrics, or set MASTABA_METRICS_TOKEN (default: no /metrics)",
    )
    parser.add_argument("--metrics-period", type=float, default=60.0, help=argparse.SUPPRESS)
    parser.add_argument("--no-limits", action="store_true", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    from mastaba.server.run import serve
    from mastaba.server.settings import Settings, default_database
    from mastaba.server.thinking.own_bots import host_bots

    least, _, most = args.bot_pace.partition("-")
    try:
        pace = (float(least), float(most or least))
    except ValueError:
        raise BadInput(f"--bot-pace is two numbers as in 0.6-1.5, not {args.bot_pace!r:.40}") from None
    if not 0 < args.port < 65_536:
        raise BadInput(f"--port is a number from 1 to 65535, not {args.port}")
    if args.push_contact is not None and not args.push_contact.startswith(("mailto:", "https://")):
        raise BadInput(f"--push-contact is mailto:you@example.org or an https address, not {args.push_contact!r:.60}")
    if not 1 <= args.bot_programs <= 1000:
        raise BadInput(f"--bot-programs is a number from 1 to 1000, not {args.bot_programs}")
    if not 0 <= args.vacation_days <= 365:
        raise BadInput(f"--vacation-days is a number from 0 to 365, not {args.vacation_days}")
    limits = chosen_limits(args)
    settings = Settings(
        database=args.database or default_database(),
        host=args.host,
        port=args.port,
        origins=tuple(args.origin),
        bot_workers=max(1, args.bot_workers),
        bot_pace=pace,
        bots=host_bots(args.bot, limits),
        bot_programs=args.bot_programs,
        bot_limits=limits,
        analysis_workers=max(1, args.analysis_workers),
        analysis_effort=read_effort(args.analysis_effort),
        heartbeat=max(0.1, args.heartbeat),
        limits=not args.no_limits,
        metrics_token=args.metrics_token or None,
        metrics_period=args.metrics_period,
        push_contact=args.push_contact,
        vacation_days=args.vacation_days,
        mail=(args.smtp, args.mail_from) if args.smtp else None,
    )

    def announce() -> None:
        address = f"http://{named(args.host)}:{args.port}/"
        print(f"Mastaba is at {address}", file=sys.stderr, flush=True)
        if not args.no_browser:
            open_browser(address)

    serve(settings, args.log_level, announce)
    return 0


def named(host: str) -> str:
    """How a browser on this machine writes it."""
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def read_effort(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    playouts, _, lines = text.partition("-")
    for number in (playouts, lines):
        if not (number.isascii() and number.isdigit() and 1 <= int(number[:7]) <= 100_000):
            raise BadInput(f"--analysis-effort is two numbers from 1 to 100,000 as in 100-150, not {text!r:.40}")
    return int(playouts), int(lines)


def open_browser(address: str) -> None:
    """On a thread of its own: some browsers block the program that opens them."""
    import webbrowser

    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
