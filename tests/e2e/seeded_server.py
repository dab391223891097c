"""`mastaba` whose tables all have the same luck, so that a browser test meets the same game every time."""

from __future__ import annotations

import secrets
import sys
from types import SimpleNamespace

from mastaba.cli import main
from mastaba.server.table import registry

SEED = "5a" * 32


if __name__ == "__main__":
    vars(registry)["secrets"] = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_hex=lambda size: SEED)
    sys.exit(main())
