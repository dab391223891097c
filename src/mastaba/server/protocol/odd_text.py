"""Text that not every database and program can hold: NUL, and halves of characters."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.types import Scope

SENTENCE = "Text must not hold the character NUL or half a character."


def is_odd(text: str) -> bool:
    if text.isascii():
        return "\0" in text
    return "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text)


def holds_odd_text(found: object) -> bool:
    """Anywhere in a JSON document, names included; its depth is what the reader of JSON allows."""
    waiting: list[object] = [found]
    while waiting:
        each = waiting.pop()
        if isinstance(each, str):
            if is_odd(each):
                return True
        elif isinstance(each, dict):
            waiting += [*each.keys(), *each.values()]
        elif isinstance(each, list):
            waiting += each
    return False


def any_odd(values: Iterable[object]) -> bool:
    """In a flat message."""
    return any(isinstance(value, str) and is_odd(value) for value in values)


def is_odd_address(scope: Scope) -> bool:
    """What is no UTF-8 has been replaced already."""
    return is_odd(scope["path"]) or b"%00" in scope["query_string"]
