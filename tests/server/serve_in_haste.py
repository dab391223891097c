"""A server that waits for nobody long, so that a test need not wait either: every time limit is a tenth or less."""

from __future__ import annotations

import argparse
import sys

from mastaba.commands import serve
from mastaba.server.transport import connection_limits, guarded_http

if __name__ == "__main__":
    guarded_http.HEAD_TIME = 1.0
    guarded_http.BODY_TIME = 2.0
    guarded_http.REST_TIME = 1.0
    guarded_http.READ_TIME = 2.0
    guarded_http.SLOWEST = 1_000_000
    connection_limits.CHECK = 0.2
    connection_limits.CLOSE_TIMEOUT = 1.0
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    sys.exit(serve.run(parser.parse_args()))
