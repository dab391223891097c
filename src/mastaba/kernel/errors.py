"""What is said when something from outside cannot be used."""

from __future__ import annotations

from collections.abc import Sequence


class BadInput(ValueError):
    """Something given from outside that cannot be used; the message is one clear sentence."""


class UnknownMove(BadInput):
    """The text is not a move of this game."""


def short(value: object) -> str:
    """A value from outside, shortened for a message: whatever its size, it takes little time and room."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else f"a number of about {value.bit_length() * 3 // 10} digits"
    if isinstance(value, str):
        return repr(value[:40])
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return f"a {type(value).__name__}"


def either(names: Sequence[object]) -> str:
    """A list for a sentence."""
    return ", ".join(str(name) for name in names)
