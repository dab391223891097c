"""What French printers ask for: fixed spaces around double signs and round apostrophes."""

from __future__ import annotations

import re

NARROW, FIXED = "\u202f", "\u00a0"
FAULTS = {
    "'": "an apostrophe is U+2019",
    f"(?<!{NARROW})[;!?]": "U+202F before it",
    f"(?<!{FIXED}):": "U+00A0 before it",
    f"«(?!{FIXED})": "U+00A0 after it",
    f"(?<!{FIXED})»": "U+00A0 before it",
}


def faults(text: str) -> list[str]:
    """What is wrong, and what it should be: the spaces look alike."""
    return [f"{found.group()} ({asked})" for sign, asked in FAULTS.items() for found in re.finditer(sign, text)]
