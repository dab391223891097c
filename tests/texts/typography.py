"""What French printers ask for: fixed spaces around double signs and round apostrophes."""

from __future__ import annotations

import re

NARROW, FIXED = "\u202f", "\u00a0"
FAULTS = re.compile(
    "|".join(
        [
            "'",
            f"(?<!{NARROW})[;!?]",
            f"(?<!{FIXED}):",
            f"«(?!{FIXED})",
            f"(?<!{FIXED})»",
        ]
    )
)


def faults(text: str) -> list[str]:
    return [found.group() for found in FAULTS.finditer(text)]
