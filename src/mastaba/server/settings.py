"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


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
    substitute: str = "normal"  # the level of the bot that plays for people who are away
    heartbeat: float = 20.0  # seconds between pings on a socket, and for their answer
    limits: bool = True
    metrics_token: str | None = None  # with it, /metrics answers requests that carry it
    metrics_period: float = 60.0  # seconds between updates of the counters of /metrics
    push_contact: str | None = None  # contact for push services; turns Web Push on


def default_database() -> str:
    """A file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return str(Path(home) / "mastaba" / "mastaba.db")
