"""Documents as JSON text."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json  # four times as fast as json.dumps


def encode(document: Any) -> str:
    return to_json(document).decode()
