"""Random ids and secrets of letters and digits alone: none looks like a flag on a command line, and none ends with a
character that could belong to the sentence around it."""

from __future__ import annotations

import secrets
import string

ALPHABET = string.ascii_letters + string.digits


def random_id(letters: int) -> str:
    """Every letter is worth almost six bits."""
    return "".join([secrets.choice(ALPHABET) for _ in range(letters)])
