"""Running the server: uvicorn with fast parts, logs as JSON lines, and a stop that loses nothing."""

from __future__ import annotations

import gc
import json
import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime

import uvicorn

import mastaba
from mastaba.games import NAMES
from mastaba.server.app import Server, create_app
from mastaba.server.listening import ListeningServer
from mastaba.server.settings import Settings
from mastaba.server.transport.doors import DOORS, raise_file_limit
from mastaba.server.transport.guarded_http import GuardedHttp
from mastaba.server.transport.guarded_sockets import GuardedSockets

PLAIN_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, message, and whatever was given as extra."""

    def format(self, record: logging.LogRecord) -> str:
        encoder = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields = {"at": encoder, "level": record.levelname.lower(), "message": record.getMessage()}
        fields |= {name: value for name, value in vars(record).items() if name not in PLAIN_FIELDS}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    if level == "warning":  # uvicorn warns of every request it cannot read, and strangers send as many as they like
        logging.getLogger("uvicorn.error").setLevel("ERROR")


def spare_the_collector() -> None:
    """What is there from the start stays for ever: the collector need not look at it again and again, while everybody
    waits."""
    for name in NAMES:
        mastaba.load(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def serve(settings: Settings, log_level: str, announce: Callable[[], None]) -> None:
    """Serves until it is told to stop; `announce` is called once it listens."""
    set_up_logs(log_level)
    server = Server(settings)
    app = create_app(server)
    spare_the_collector()
    DOORS.most = raise_file_limit()
    if not settings.limits:
        DOORS.most_of_one = DOORS.most
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=GuardedSockets,
        http=GuardedHttp,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
    )
    ListeningServer(config, server, announce).run()
