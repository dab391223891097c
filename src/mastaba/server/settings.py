"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from mastaba.bots import levels as bot_levels
from mastaba.bots.bot import Limits

AT_TABLES = Limits(seconds=10.0)  # people wait for them


class HostBot(NamedTuple):
    """A bot of the host: the name of its seat, the program that plays, and which games it plays."""

    name: str
    command: str
    games: tuple[str, ...]


@dataclass(frozen=True)
class Settings:
    """Everything a host may choose."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # further addresses under which the page is reached, as https://play.example.org
    bot_workers: int = 1
    bot_pace: tuple[float, float] = (
        0.6,
        1.5,
    )  # seconds a bot takes at least, so that its pace shows nothing of its hand
    analysis_workers: int = 2
    analysis_effort: tuple[int, int] | None = (
        None  # playouts from a point and simulations for a decision; None: the usual
    )
    levels: tuple[str, ...] = bot_levels.NAMES  # that are offered
    bots: tuple[HostBot, ...] = ()
    bot_programs: int = 4  # processes of such bots
    bot_limits: Limits = AT_TABLES  # for each of them
    substitute: str = "normal"  # the level that plays for people who are away, and for bots of the host that failed
    heartbeat: float = 20.0  # seconds between pings on a socket, and for their answer
    limits: bool = True
    metrics_token: str | None = None  # with it, /metrics answers requests that carry it
    metrics_period: float = 60.0  # seconds between updates of the counters of /metrics
    push_contact: str | None = None  # contact for push services; turns Web Push on
    vacation_days: int = 30  # for which somebody's clocks may stand still in a year
    mail: tuple[str, str | None] | None = None  # the address of the mail server, and whom its mails come from


def default_database() -> str:
    """A file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return str(Path(home) / "mastaba" / "mastaba.db")
