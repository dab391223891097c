"""Runs the server: uvicorn with our HTTP and WebSocket protocols, logs as JSON lines, graceful shutdown."""

from __future__ import annotations

import gc
import json
import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime

import uvicorn

from mastaba.games import load_all
from mastaba.server.app import create_app
from mastaba.server.listening import ListeningServer
from mastaba.server.server import Server
from mastaba.server.settings import Settings
from mastaba.server.transport.connection_limits import CONNECTIONS, raise_file_limit
from mastaba.server.transport.guarded_http import GuardedHttp
from mastaba.server.transport.guarded_sockets import GuardedSockets

PLAIN_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, message, and whatever was given as extra."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields = {"at": time, "level": record.levelname.lower(), "message": record.getMessage()}
        fields |= {name: value for name, value in vars(record).items() if name not in PLAIN_FIELDS}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    if level == "warning":  # uvicorn warns of every malformed request, and anybody can send as many as they like
        logging.getLogger("uvicorn.error").setLevel("ERROR")


def freeze_garbage_collector() -> None:
    """Objects of the start are never freed: the collector need not scan them again, which would delay every request."""
    for problem in load_all().problems:
        logging.getLogger("mastaba").error(problem)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def serve(settings: Settings, log_level: str, announce: Callable[[], None]) -> None:
    """Serves until it is stopped; `announce` is called once it listens."""
    set_up_logs(log_level)
    server = Server(settings)
    app = create_app(server)
    freeze_garbage_collector()
    CONNECTIONS.most = raise_file_limit()
    if not settings.limits:
        CONNECTIONS.most_of_one = CONNECTIONS.most
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
